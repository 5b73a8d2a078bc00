package uniboard.web;

import com.badlogic.gdx.ApplicationListener;
import com.badlogic.gdx.Gdx;
import com.github.xpenatan.gdx.backends.teavm.FirstFrame;
import java.util.function.BooleanSupplier;
import org.teavm.jso.JSBody;

/**
 * Hands the program on to the backend, and the canvas its size. The backend's own way of following the window reckons with whole numbers of
 * physical pixels to a CSS pixel, and leaves the canvas blank until the next frame.
 */
final class CanvasFollower implements ApplicationListener {
    private final ApplicationListener program;
    private final BooleanSupplier resting;
    private final BooleanSupplier busy;

    /**
     * @param resting whether the last frame has left nothing to be drawn
     * @param busy whether something that the program waits for is on its way
     */
    CanvasFollower(ApplicationListener program, BooleanSupplier resting, BooleanSupplier busy) {
        this.program = program;
        this.resting = resting;
        this.busy = busy;
    }

    @Override
    public void create() {
        FirstFrame.now();
        program.create();
    }

    @Override
    public void resize(int width, int height) {
        program.resize(width, height);
    }

    @Override
    public void render() {
        int width = Page.width();
        int height = Page.height();
        if (width != Gdx.graphics.getWidth() || height != Gdx.graphics.getHeight()) {
            setCanvasSize(width, height);
            Gdx.gl.glViewport(0, 0, width, height);
            program.resize(width, height);
        }
        program.render();
        boolean rests = resting.getAsBoolean();
        Page.rest(rests, rests && !busy.getAsBoolean());
    }

    @Override
    public void pause() {
        program.pause();
    }

    @Override
    public void resume() {
        program.resume();
    }

    @Override
    public void dispose() {
        program.dispose();
    }

    @JSBody(params = {"width", "height"},
        script = "var canvas = document.getElementById('canvas'); canvas.width = width; canvas.height = height;")
    private static native void setCanvasSize(int width, int height);
}
