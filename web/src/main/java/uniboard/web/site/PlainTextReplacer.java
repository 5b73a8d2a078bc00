package uniboard.web.site;

import org.teavm.model.ClassHierarchy;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.MethodDescriptor;
import org.teavm.model.MethodHolder;
import org.teavm.model.emit.ProgramEmitter;
import org.teavm.model.emit.ValueEmitter;
import uniboard.web.PlainText;

/** Puts {@link PlainText} in the place of {@code String.split} and {@code replaceFirst}, in the program, libGDX and the backend alike. */
final class PlainTextReplacer implements ClassHolderTransformer {
    @Override
    public void transformClass(ClassHolder type, ClassHolderTransformerContext context) {
        if (!type.getName().equals("java.lang.String")) return;
        ClassHierarchy hierarchy = context.getHierarchy();
        ProgramEmitter split = ProgramEmitter.create(method(type, "split", String.class, String[].class), hierarchy);
        replace(split, "split", String[].class, split.constant(0));
        ProgramEmitter limited = ProgramEmitter.create(method(type, "split", String.class, int.class, String[].class), hierarchy);
        replace(limited, "split", String[].class, limited.var(2, int.class));
        ProgramEmitter replaceFirst = ProgramEmitter.create(method(type, "replaceFirst", String.class, String.class, String.class), hierarchy);
        replace(replaceFirst, "replaceFirst", String.class, replaceFirst.var(2, String.class));
    }

    private static MethodHolder method(ClassHolder type, String name, Class<?>... signature) {
        MethodHolder method = type.getMethod(new MethodDescriptor(name, signature));
        if (method == null) throw new IllegalStateException("TeaVM's class library has changed: String lacks a method " + name);
        return method;
    }

    private static void replace(ProgramEmitter body, String method, Class<?> result, ValueEmitter last) {
        body.invoke(PlainText.class, method, result, body.var(0, String.class), body.var(1, String.class), last).returnValue();
    }
}
