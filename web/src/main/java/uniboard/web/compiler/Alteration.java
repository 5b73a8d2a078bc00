package uniboard.web.compiler;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.MethodReference;

/**
 * A change to the libraries' classes on their way into a program. Keeps account of what it looks for and of the methods in which it met
 * that: else it would do nothing, and say nothing, once that is renamed or no longer used.
 */
abstract class Alteration implements ClassHolderTransformer {
    private static final String PACKAGE = "^([a-z0-9]+\\.)+";

    private final Map<String, Set<MethodReference>> changed = new LinkedHashMap<>();

    /** @param what a class, field or method with its package, or whatever else names it in the account */
    final void seek(String what) {
        changed.put(what, new LinkedHashSet<>());
    }

    /** @param method was changed for the sake of what is sought */
    final void met(String what, MethodReference method) {
        changed.get(what).add(method);
    }

    /** Whether a program without the sought method is an error; not where only some games use it. */
    boolean isForEveryProgram() {
        return true;
    }

    /**
     * What was met, and in how many methods.
     *
     * @param program its name
     * @param isUsed  whether a method is part of the program: what was changed elsewhere counts for nothing
     * @throws IllegalStateException if something sought in every program wasn't met
     */
    final String account(String program, Predicate<MethodReference> isUsed) {
        List<String> met = new ArrayList<>();
        List<String> missed = new ArrayList<>();
        changed.forEach((what, methods) -> {
            long count = methods.stream().filter(isUsed).count();
            if (count == 0) missed.add(what);
            else met.add(what.replaceFirst(PACKAGE, "") + (count == 1 ? "" : " ×" + count));
        });
        String name = getClass().getSimpleName();
        if (!missed.isEmpty() && isForEveryProgram()) {
            throw new IllegalStateException(program + ": " + name + " looked for " + String.join(" and ", missed)
                + " and met nothing of that. Let it look for what is there now, or leave it out of this program.");
        }
        return name + ": " + String.join(", ", met);
    }
}
