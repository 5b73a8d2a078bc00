package uniboard.web.compiler;

import com.github.xpenatan.gdx.backends.teavm.TeaGraphics;
import com.github.xpenatan.gdx.backends.teavm.dom.impl.TeaWindow;
import org.teavm.model.emit.ProgramEmitter;
import uniboard.web.RestingFrames;

/** Puts {@link RestingFrames} in the place of the backend's way to its next frame, and of its asking for one, which does nothing. */
final class FrameReplacer extends NewBodies {
    FrameReplacer() {
        give(TeaWindow.class.getName(), "requestAnimationFrame", FrameReplacer::next, Runnable.class, void.class);
        give(TeaGraphics.class.getName(), "requestRendering", FrameReplacer::wake, void.class);
    }

    private static void next(ProgramEmitter body) {
        body.invoke(RestingFrames.class, "next", body.var(1, Runnable.class));
        body.exit();
    }

    private static void wake(ProgramEmitter body) {
        body.invoke(RestingFrames.class, "wake");
        body.exit();
    }
}
