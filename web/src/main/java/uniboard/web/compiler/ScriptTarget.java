package uniboard.web.compiler;

import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.teavm.backend.javascript.JSModuleType;
import org.teavm.backend.javascript.JavaScriptTarget;
import org.teavm.backend.javascript.TeaVMJavaScriptHost;
import org.teavm.model.ListableClassHolderSource;
import org.teavm.model.MethodReference;
import org.teavm.model.optimization.InliningFilterFactory;
import org.teavm.vm.BuildTarget;

/** TeaVM's JavaScript, such that it compresses well. Names the host's interface once more, since plugins ask for it at the class itself. */
final class ScriptTarget extends JavaScriptTarget implements TeaVMJavaScriptHost {
    /** Null if the program isn't parted. */
    private final ProgramParts parts;
    private final List<MethodReference> beginnings;
    private final NamedParts names = new NamedParts();
    /** By the names of classes: at how many of {@link #beginnings} their initializers were asked for. */
    private final Map<String, Integer> asked = new HashMap<>();

    /** A program in one script. */
    ScriptTarget() {
        this(null, null);
    }

    /**
     * A program in several.
     *
     * @param beginnings where each part runs what classes have to be initialized with, for TeaVM to see to at once
     */
    ScriptTarget(ProgramParts parts, List<MethodReference> beginnings) {
        this.parts = parts;
        this.beginnings = beginnings;
        setObfuscated(true);
        setModuleType(JSModuleType.NONE);
        if (parts != null) add(names);
        add(new SharedFieldNames());
    }

    NamedParts names() {
        return names;
    }

    @Override
    public Collection<? extends MethodReference> getInitializerMethods() {
        return beginnings;
    }

    /** Asked for each class at the first beginning, then for each at the next one. */
    @Override
    public boolean filterClassInitializer(String name) {
        return parts == null || asked.merge(name, 1, Integer::sum) - 1 == parts.ofInitializer(name);
    }

    @Override
    public InliningFilterFactory getInliningFilter() {
        if (parts == null) return super.getInliningFilter();
        return caller -> called -> parts.of(caller) >= parts.of(called);
    }

    @Override
    public void emit(ListableClassHolderSource classes, BuildTarget folder, String name) {
        super.emit(new SortedClasses(classes), folder, name);
    }
}
