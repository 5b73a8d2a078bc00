package uniboard.desktop;

import com.badlogic.gdx.ApplicationListener;

/** A listener around another, to which it hands everything on. */
abstract class WrappedListener implements ApplicationListener {
    private final ApplicationListener inner;

    WrappedListener(ApplicationListener inner) {
        this.inner = inner;
    }

    @Override
    public void create() {
        inner.create();
    }

    @Override
    public void resize(int width, int height) {
        inner.resize(width, height);
    }

    @Override
    public void render() {
        inner.render();
    }

    @Override
    public void pause() {
        inner.pause();
    }

    @Override
    public void resume() {
        inner.resume();
    }

    @Override
    public void dispose() {
        inner.dispose();
    }
}
