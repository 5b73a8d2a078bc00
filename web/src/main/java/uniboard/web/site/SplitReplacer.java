package uniboard.web.site;

import org.teavm.model.ClassHierarchy;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.MethodDescriptor;
import org.teavm.model.MethodHolder;
import org.teavm.model.emit.ProgramEmitter;
import org.teavm.model.emit.ValueEmitter;
import uniboard.web.Separators;

/** Puts {@link Separators} in the place of {@code String.split}, in the program, libGDX and the backend alike. */
final class SplitReplacer implements ClassHolderTransformer {
    @Override
    public void transformClass(ClassHolder type, ClassHolderTransformerContext context) {
        if (!type.getName().equals("java.lang.String")) return;
        ClassHierarchy hierarchy = context.getHierarchy();
        ProgramEmitter unlimited = ProgramEmitter.create(method(type, String.class, String[].class), hierarchy);
        replace(unlimited, unlimited.constant(0));
        ProgramEmitter limited = ProgramEmitter.create(method(type, String.class, int.class, String[].class), hierarchy);
        replace(limited, limited.var(2, int.class));
    }

    private static MethodHolder method(ClassHolder type, Class<?>... signature) {
        MethodHolder method = type.getMethod(new MethodDescriptor("split", signature));
        if (method == null) throw new IllegalStateException("TeaVM's class library has changed: String lacks a split");
        return method;
    }

    private static void replace(ProgramEmitter body, ValueEmitter limit) {
        body.invoke(Separators.class, "split", String[].class, body.var(0, String.class), body.var(1, String.class), limit).returnValue();
    }
}
