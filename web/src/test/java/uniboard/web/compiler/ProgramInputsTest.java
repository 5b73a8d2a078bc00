package uniboard.web.compiler;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

class ProgramInputsTest {
    private static final Map<String, String> CLASSES = Map.of("uniboard.games.a.A", "1", "uniboard.games.b.B", "2",
        "uniboard.web.compiler.Target", "3", "com.example.Shadow", "4");
    private static final String ACCOUNT = new ProgramInputs("gdx-1.jar", CLASSES).of(Set.of("uniboard.games.a.A", "java.lang.String"));

    private static boolean isStill(String changed) {
        Map<String, String> classes = new HashMap<>(CLASSES);
        classes.put(changed, "changed");
        return new ProgramInputs("gdx-1.jar", classes).areStill(ACCOUNT);
    }

    @Test
    void aProgramIsKeptWhileNothingInItChanges() {
        assertTrue(new ProgramInputs("gdx-1.jar", CLASSES).areStill(ACCOUNT));
        assertTrue(isStill("uniboard.games.b.B"), "another game's class");
        assertTrue(isStill("uniboard.games.c.C"), "a new class that nothing in the program knows");
    }

    @Test
    void itIsMadeAnewWhenAnythingInItHasChanged() {
        assertFalse(isStill("uniboard.games.a.A"));
        assertFalse(isStill("uniboard.web.compiler.Target"), "the compiler");
        assertFalse(isStill("com.example.Shadow"), "a class in the place of a library's");
        assertFalse(new ProgramInputs("gdx-2.jar", CLASSES).areStill(ACCOUNT));
        Map<String, String> without = new HashMap<>(CLASSES);
        without.remove("uniboard.games.a.A");
        assertFalse(new ProgramInputs("gdx-1.jar", without).areStill(ACCOUNT), "a class that is gone");
    }
}
