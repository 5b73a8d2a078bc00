package uniboard.web.compiler;

import com.badlogic.gdx.math.Matrix4;
import com.github.xpenatan.gdx.backends.teavm.TeaApplication;
import com.github.xpenatan.gdx.backends.teavm.TeaApplicationConfiguration;
import com.github.xpenatan.gdx.backends.teavm.filesystem.FileData;
import org.teavm.jso.dom.html.HTMLCanvasElement;
import org.teavm.model.emit.ProgramEmitter;

/** Leaves out of the page's program what is done at start whether it is wanted or not. */
final class BackendTrimmer extends NewBodies {
    private static final String BACKEND = "com.github.xpenatan.gdx.backends.teavm.";

    BackendTrimmer() {
        // Load a sound library and an image decoder; the browser decodes our images.
        empty(BACKEND + "TeaApplication", "initSound", void.class);
        empty(BACKEND + "TeaApplication", "initGdx", void.class);
        // Waits for a list of files to load first, for ever if it can't be had. Ours are asked for by the launcher.
        empty(BACKEND + "assetloader.AssetLoadImpl", "preload", TeaApplicationConfiguration.class, String.class, void.class);
        // Files dropped on the page mean nothing to us.
        empty(BACKEND + "assetloader.AssetLoadImpl", "setupFileDrop", HTMLCanvasElement.class, TeaApplication.class, void.class);
        // Takes copying and pasting from the whole page.
        empty(BACKEND + "TeaClipboard", "<init>", void.class);
        // Opens a database of files, which we don't use: the start would wait for it, and fail in a frame without storage.
        empty(BACKEND + "filesystem.types.LocalDBStorage", "setupIndexedDB", TeaApplication.class, void.class);
        empty(BACKEND + "filesystem.types.LocalDBStorage", "putFile", String.class, FileData.class, void.class);
        empty(BACKEND + "filesystem.types.LocalDBStorage", "removeFile", String.class, void.class);
        // Reads version numbers, which nobody asks for, by a regular expression: those are half of the compiled program.
        empty("com.badlogic.gdx.graphics.glutils.GLVersion", "extractVersion", String.class, String.class, void.class);
        // Planes that nobody asks whether something is in sight of.
        empty("com.badlogic.gdx.math.Frustum", "update", Matrix4.class, void.class);
        // The backend sets a property that nobody reads.
        give("java.lang.System", "setProperty", body -> body.constantNull(String.class).returnValue(), String.class, String.class,
            String.class);
    }

    private void empty(String type, String name, Class<?>... signature) {
        give(type, name, ProgramEmitter::exit, signature);
    }
}
