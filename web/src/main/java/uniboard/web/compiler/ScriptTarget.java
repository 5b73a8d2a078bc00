package uniboard.web.compiler;

import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.teavm.backend.javascript.JSModuleType;
import org.teavm.backend.javascript.JavaScriptTarget;
import org.teavm.backend.javascript.TeaVMJavaScriptHost;
import org.teavm.model.ListableClassHolderSource;
import org.teavm.model.MethodReference;
import org.teavm.model.ValueType;
import org.teavm.model.optimization.InliningFilterFactory;
import org.teavm.vm.BuildTarget;

/** TeaVM's JavaScript, such that it compresses well. Names the host's interface once more, since plugins ask for it at the class itself. */
final class ScriptTarget extends JavaScriptTarget implements TeaVMJavaScriptHost {
    private final FirstPart first;
    private final List<MethodReference> beginnings;
    private final NamedParts parts = new NamedParts();
    /** The initializers that were asked for at the first of {@link #beginnings}. */
    private final Set<String> atStart = new HashSet<>();

    /** A program in one script. */
    ScriptTarget() {
        this(null, null);
    }

    /**
     * A program in two.
     *
     * @param beginnings where each of them runs what classes have to be initialized with, for TeaVM to see to at once
     */
    ScriptTarget(FirstPart first, List<MethodReference> beginnings) {
        this.first = first;
        this.beginnings = beginnings;
        setObfuscated(true);
        setModuleType(JSModuleType.NONE);
        if (first != null) add(parts);
        add(new SharedFieldNames());
    }

    NamedParts parts() {
        return parts;
    }

    @Override
    public Collection<? extends MethodReference> getInitializerMethods() {
        return beginnings;
    }

    /** Asked for each class at the first beginning, then for each at the second one. */
    @Override
    public boolean filterClassInitializer(String name) {
        if (first == null) return true;
        return atStart.add(name) == first.has(new MethodReference(name, "<clinit>", ValueType.VOID));
    }

    @Override
    public InliningFilterFactory getInliningFilter() {
        if (first == null) return super.getInliningFilter();
        return caller -> called -> !first.has(caller) || first.has(called);
    }

    @Override
    public void emit(ListableClassHolderSource classes, BuildTarget folder, String name) {
        super.emit(new SortedClasses(classes), folder, name);
    }
}
