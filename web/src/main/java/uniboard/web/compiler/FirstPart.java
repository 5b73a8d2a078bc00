package uniboard.web.compiler;

import java.util.HashSet;
import java.util.Set;
import org.teavm.model.MethodReference;

/**
 * What of a program can run before its door is opened.
 *
 * @param methods class initializers among them
 */
record FirstPart(Set<MethodReference> methods) {
    FirstPart without(MethodReference method) {
        Set<MethodReference> others = new HashSet<>(methods);
        others.remove(method);
        return new FirstPart(others);
    }

    boolean has(MethodReference method) {
        return methods.contains(method);
    }
}
