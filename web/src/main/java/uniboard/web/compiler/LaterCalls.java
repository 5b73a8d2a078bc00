package uniboard.web.compiler;

import java.util.LinkedHashSet;
import java.util.Set;
import org.teavm.dependency.DependencyInfo;
import org.teavm.dependency.MethodDependencyInfo;
import org.teavm.model.MethodReference;
import org.teavm.model.ValueType;

/**
 * Keeps calls from a part of a program to what comes later as they are written: found by the object's class when they are made. TeaVM
 * would name the one method that it finds, which the earlier script doesn't have.
 */
public final class LaterCalls {
    /** Tells TeaVM that there is more than one. */
    private static final MethodReference ANOTHER = new MethodReference(LaterCalls.class.getName(), "another", ValueType.VOID);

    private LaterCalls() {
    }

    /** Carries a program's parts to where TeaVM looks for implementations: it is the only object of ours that it hands on. */
    static final class Loader extends ClassLoader {
        private final ProgramParts parts;

        Loader(ClassLoader parent, ProgramParts parts) {
            super(parent);
            this.parts = parts;
        }
    }

    /** @return the implementations that a call may meet; more than one if it mustn't be made directly */
    public static Set<MethodReference> of(Set<MethodReference> found, MethodDependencyInfo caller, DependencyInfo program) {
        if (!(program.getClassLoader() instanceof Loader loader) || found.size() != 1) return found;
        MethodReference only = found.iterator().next();
        if (loader.parts.of(caller.getReference()) >= loader.parts.of(only)) return found;
        Set<MethodReference> kept = new LinkedHashSet<>(found);
        kept.add(ANOTHER);
        return kept;
    }
}
