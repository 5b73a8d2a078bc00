package uniboard.web.compiler;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.teavm.model.MethodReference;
import org.teavm.model.ValueType;

/**
 * What of a program comes when: part 0 can run before any door is opened, part 1 once the first door is, and so on. A part may have
 * the doors of several later ones; each comes with all parts before it.
 */
final class ProgramParts {
    private final List<MethodReference> doors;
    /** By methods, class initializers among them; those of the last part needn't be told. */
    private final Map<MethodReference, Integer> parts = new HashMap<>();

    /**
     * @param doors the one method of each part but part 0 that parts before it may call, in order
     * @param reach what can be reached while such doors are closed
     */
    ProgramParts(List<MethodReference> doors, Function<List<MethodReference>, Set<MethodReference>> reach) {
        this.doors = List.copyOf(doors);
        for (int part = 0; part < doors.size(); part++) {
            List<MethodReference> closed = doors.subList(part, doors.size());
            for (MethodReference method : reach.apply(closed)) if (!closed.contains(method)) parts.putIfAbsent(method, part);
        }
    }

    int count() {
        return doors.size() + 1;
    }

    List<MethodReference> doors() {
        return doors;
    }

    /** The part that the method comes with. */
    int of(MethodReference method) {
        return parts.getOrDefault(method, doors.size());
    }

    /** The part that a class's initializer comes with. */
    int ofInitializer(String className) {
        return of(new MethodReference(className, "<clinit>", ValueType.VOID));
    }
}
