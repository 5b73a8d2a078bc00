package uniboard.web.site;

import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.MethodDescriptor;
import org.teavm.model.MethodHolder;
import org.teavm.model.emit.ProgramEmitter;
import uniboard.web.BrowserBits;

/** Puts {@link BrowserBits} in the place of what {@code Integer} counts bits with. For JavaScript: WebAssembly has instructions of its own. */
final class BitReplacer implements ClassHolderTransformer {
    @Override
    public void transformClass(ClassHolder type, ClassHolderTransformerContext context) {
        if (!type.getName().equals("java.lang.Integer")) return;
        replace(type, context, "numberOfTrailingZeros", "trailingZeros");
        replace(type, context, "bitCount", "count");
    }

    private static void replace(ClassHolder type, ClassHolderTransformerContext context, String name, String replacement) {
        MethodHolder method = type.getMethod(new MethodDescriptor(name, int.class, int.class));
        if (method == null) throw new IllegalStateException("TeaVM's class library has changed: Integer lacks a method " + name);
        ProgramEmitter body = ProgramEmitter.create(method, context.getHierarchy());
        body.invoke(BrowserBits.class, replacement, int.class, body.var(1, int.class)).returnValue();
    }
}
