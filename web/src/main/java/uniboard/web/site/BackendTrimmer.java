package uniboard.web.site;

import com.badlogic.gdx.math.Matrix4;
import com.github.xpenatan.gdx.backends.teavm.TeaApplication;
import com.github.xpenatan.gdx.backends.teavm.TeaApplicationConfiguration;
import com.github.xpenatan.gdx.backends.teavm.filesystem.FileData;
import org.teavm.jso.dom.html.HTMLCanvasElement;
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
            // Waits for a list of files to load first, for ever if it can't be had. Ours are asked for by the launcher.
            // And files dropped on the page mean nothing to us.
            case "com.github.xpenatan.gdx.backends.teavm.assetloader.AssetLoadImpl" -> {
                empty(type, context, "preload", TeaApplicationConfiguration.class, String.class, void.class);
                empty(type, context, "setupFileDrop", HTMLCanvasElement.class, TeaApplication.class, void.class);
            }
            // Takes copying and pasting from the whole page.
            case "com.github.xpenatan.gdx.backends.teavm.TeaClipboard" -> empty(type, context, "<init>", void.class);
            // Opens a database of files, which we don't use: the start would wait for it, and fail in a frame without storage.
            case "com.github.xpenatan.gdx.backends.teavm.filesystem.types.LocalDBStorage" -> {
                empty(type, context, "setupIndexedDB", TeaApplication.class, void.class);
                empty(type, context, "putFile", String.class, FileData.class, void.class);
                empty(type, context, "removeFile", String.class, void.class);
            }
            // Reads version numbers, which nobody asks for, by a regular expression: those are half of the compiled program.
            case "com.badlogic.gdx.graphics.glutils.GLVersion" -> empty(type, context, "extractVersion", String.class, String.class, void.class);
            // Planes that nobody asks whether something is in sight of.
            case "com.badlogic.gdx.math.Frustum" -> empty(type, context, "update", Matrix4.class, void.class);
            // The backend sets a property that nobody reads.
            case "java.lang.System" -> ProgramEmitter.create(method(type, "setProperty", String.class, String.class, String.class),
                context.getHierarchy()).constantNull(String.class).returnValue();
            default -> {
            }
        }
    }

    private static void empty(ClassHolder type, ClassHolderTransformerContext context, String name, Class<?>... signature) {
        ProgramEmitter.create(method(type, name, signature), context.getHierarchy()).exit();
    }

    private static MethodHolder method(ClassHolder type, String name, Class<?>... signature) {
        MethodHolder method = type.getMethod(new MethodDescriptor(name, signature));
        if (method == null) throw new IllegalStateException(type.getName() + " has changed: it lacks " + name + "()");
        return method;
    }
}
