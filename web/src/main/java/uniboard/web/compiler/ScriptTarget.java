package uniboard.web.compiler;

import org.teavm.backend.javascript.JSModuleType;
import org.teavm.backend.javascript.JavaScriptTarget;
import org.teavm.backend.javascript.TeaVMJavaScriptHost;
import org.teavm.model.ListableClassHolderSource;
import org.teavm.vm.BuildTarget;

/** TeaVM's JavaScript, such that it compresses well. Names the host's interface once more, since plugins ask for it at the class itself. */
final class ScriptTarget extends JavaScriptTarget implements TeaVMJavaScriptHost {
    ScriptTarget() {
        setObfuscated(true);
        setModuleType(JSModuleType.NONE);
        add(new SharedFieldNames());
    }

    @Override
    public void emit(ListableClassHolderSource classes, BuildTarget folder, String name) {
        super.emit(new SortedClasses(classes), folder, name);
    }
}
