package uniboard.known;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** A test that fails where the program no longer keeps the rules named, or a part of what they state. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
public @interface Proves {
    /** Ids of rules in the book of the game in whose package the test stands. */
    String[] value();
}
