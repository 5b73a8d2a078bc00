package uniboard.desktop;

import com.badlogic.gdx.ApplicationListener;
import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input.Keys;

/** The program in its window: draws frames only when something asks for one; F11 fills the screen and gives it back. */
final class DesktopWindow extends WrappedListener {
    private final WindowMemory memory;
    private final boolean restored;
    private int windowedWidth;
    private int windowedHeight;

    /** @param restored whether the window opens where it was remembered */
    DesktopWindow(ApplicationListener inner, WindowMemory memory, boolean restored) {
        super(inner);
        this.memory = memory;
        this.restored = restored;
    }

    @Override
    public void create() {
        if (!restored) WindowSize.adaptToScreen();
        Gdx.graphics.setContinuousRendering(false);
        super.create();
    }

    @Override
    public void render() {
        if (Gdx.input.isKeyJustPressed(Keys.F11)) toggleFullscreen();
        super.render();
    }

    @Override
    public void dispose() {
        memory.save();
        super.dispose();
    }

    private void toggleFullscreen() {
        if (Gdx.graphics.isFullscreen()) {
            Gdx.graphics.setWindowedMode(windowedWidth, windowedHeight);
        } else {
            memory.save();
            windowedWidth = Gdx.graphics.getWidth();
            windowedHeight = Gdx.graphics.getHeight();
            Gdx.graphics.setFullscreenMode(Gdx.graphics.getDisplayMode());
        }
    }
}
