package uniboard.web.compiler;

import java.util.List;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.MethodHolder;
import org.teavm.model.emit.ProgramEmitter;

/**
 * Leaves out what is in classes that are named but never used in a browser: anybody who comes to use one there is told so by an
 * exception.
 */
final class UnusedClasses extends Alteration {
    private static final List<String> UNUSED = List.of(
        // Vertices and indices of a batch lie in plain buffer objects.
        "com.badlogic.gdx.graphics.glutils.IndexBufferObjectSubData",
        "com.badlogic.gdx.graphics.glutils.VertexArray",
        "com.badlogic.gdx.graphics.glutils.VertexBufferObjectSubData",
        "com.badlogic.gdx.graphics.glutils.VertexBufferObjectWithVAO",
        // Pixels stay with the browser, see BrowserPicture.
        "com.badlogic.gdx.graphics.Pixmap",
        "com.badlogic.gdx.graphics.glutils.FileTextureData",
        "com.badlogic.gdx.graphics.glutils.MipMapGenerator",
        // The page has a field of its own.
        "uniboard.stage.kit.AskSheet");

    UnusedClasses() {
        UNUSED.forEach(this::seek);
    }

    @Override
    public void transformClass(ClassHolder type, ClassHolderTransformerContext context) {
        if (!UNUSED.contains(type.getName())) return;
        for (MethodHolder method : type.getMethods()) {
            if (method.getProgram() == null || method.getName().equals("<clinit>")) continue;
            ProgramEmitter body = ProgramEmitter.create(method, context.getHierarchy());
            body.construct(IllegalStateException.class, body.constant("left out of the site as unused")).raise();
            met(type.getName(), method.getReference());
        }
    }
}
