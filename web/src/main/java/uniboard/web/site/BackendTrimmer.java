package uniboard.web.site;

import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.MethodDescriptor;
import org.teavm.model.MethodHolder;
import org.teavm.model.emit.ProgramEmitter;

/** Leaves out of the compiled program what is done at start whether it is wanted or not. */
final class BackendTrimmer implements ClassHolderTransformer {
    @Override
    public void transformClass(ClassHolder type, ClassHolderTransformerContext context) {
        switch (type.getName()) {
            // Load a sound library and an image decoder; the browser decodes our images.
            case "com.github.xpenatan.gdx.backends.teavm.TeaApplication" -> {
                empty(type, context, "initSound", void.class);
                empty(type, context, "initGdx", void.class);
            }
            // Reads version numbers, which nobody asks for, by a regular expression: those are half of the compiled program.
            case "com.badlogic.gdx.graphics.glutils.GLVersion" -> empty(type, context, "extractVersion", String.class, String.class, void.class);
            default -> {
            }
        }
    }

    private static void empty(ClassHolder type, ClassHolderTransformerContext context, String name, Class<?>... signature) {
        MethodHolder method = type.getMethod(new MethodDescriptor(name, signature));
        if (method == null) throw new IllegalStateException(type.getName() + " has changed: it lacks " + name + "()");
        ProgramEmitter.create(method, context.getHierarchy()).exit();
    }
}
