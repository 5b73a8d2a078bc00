package uniboard.app;

import com.badlogic.gdx.ApplicationAdapter;
import com.badlogic.gdx.utils.ScreenUtils;

/** The program, on whichever platform. */
public final class Uniboard extends ApplicationAdapter {
    private final Platform platform;
    private final Start start;
    private int framesDrawn;

    public Uniboard(Platform platform, Start start) {
        this.platform = platform;
        this.start = start;
    }

    @Override
    public void render() {
        ScreenUtils.clear(0.91f, 0.88f, 0.83f, 1);
        if (framesDrawn++ == 0) platform.shown();
    }

    /** Frames in which something was drawn; stands still while nothing moves. */
    public int framesDrawn() {
        return framesDrawn;
    }
}
