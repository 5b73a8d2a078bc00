package uniboard.web.compiler;

import java.util.Set;
import java.util.TreeSet;
import org.teavm.model.ClassHolder;
import org.teavm.model.ListableClassHolderSource;

/** A program's classes by name, in the order in which they are written: what is alike stands close together, which compresses better. */
final class SortedClasses implements ListableClassHolderSource {
    private final ListableClassHolderSource classes;

    SortedClasses(ListableClassHolderSource classes) {
        this.classes = classes;
    }

    @Override
    public Set<String> getClassNames() {
        return new TreeSet<>(classes.getClassNames());
    }

    @Override
    public ClassHolder get(String name) {
        return classes.get(name);
    }
}
