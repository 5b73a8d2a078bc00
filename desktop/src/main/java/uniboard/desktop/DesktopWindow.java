package uniboard.desktop;

import com.badlogic.gdx.ApplicationListener;
import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input.Keys;

/** The program in its window: draws frames only when something asks for one; F11 fills the screen and gives it back. */
final class DesktopWindow extends WrappedListener {
    private int windowedWidth;
    private int windowedHeight;

    DesktopWindow(ApplicationListener inner) {
        super(inner);
    }

    @Override
    public void create() {
        WindowSize.adaptToScreen();
        Gdx.graphics.setContinuousRendering(false);
        super.create();
    }

    @Override
    public void render() {
        if (Gdx.input.isKeyJustPressed(Keys.F11)) toggleFullscreen();
        super.render();
    }

    private void toggleFullscreen() {
        if (Gdx.graphics.isFullscreen()) {
            Gdx.graphics.setWindowedMode(windowedWidth, windowedHeight);
        } else {
            windowedWidth = Gdx.graphics.getWidth();
            windowedHeight = Gdx.graphics.getHeight();
            Gdx.graphics.setFullscreenMode(Gdx.graphics.getDisplayMode());
        }
    }
}
