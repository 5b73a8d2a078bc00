package uniboard.desktop;

import com.badlogic.gdx.ApplicationListener;
import com.badlogic.gdx.Gdx;

/** The program in its window: draws frames only when something asks for one. */
final class DesktopWindow extends WrappedListener {
    DesktopWindow(ApplicationListener inner) {
        super(inner);
    }

    @Override
    public void create() {
        WindowSize.adaptToScreen();
        Gdx.graphics.setContinuousRendering(false);
        super.create();
    }
}
