package uniboard.web.compiler;

import java.util.Arrays;
import org.teavm.model.ValueType;

/**
 * Which classes a program can tell the names of: errors alone, since nobody asks for others' names. TeaVM takes whatever is asked for its
 * class in any {@code equals} for something whose name is asked for, some 370 classes in a game's program.
 */
public final class ErrorNames {
    private ErrorNames() {
    }

    /** Called with the types that {@code ClassMetadataRequirements} gives names, see {@link CompilerLoader}. */
    public static ValueType[] of(ValueType[] types) {
        return Arrays.stream(types).filter(ErrorNames::isError).toArray(ValueType[]::new);
    }

    private static boolean isError(ValueType type) {
        return type instanceof ValueType.Object object && isError(object.getClassName());
    }

    private static boolean isError(String name) {
        try {
            return Throwable.class.isAssignableFrom(Class.forName(name, false, ErrorNames.class.getClassLoader()));
        } catch (ClassNotFoundException | LinkageError e) {
            // Made by the compiler: a lambda, say.
            return false;
        }
    }
}
