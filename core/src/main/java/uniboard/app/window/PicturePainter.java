package uniboard.app.window;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.GL20;
import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.glutils.FrameBuffer;
import com.badlogic.gdx.scenes.scene2d.Stage;
import com.badlogic.gdx.utils.BufferUtils;
import com.badlogic.gdx.utils.ScreenUtils;
import com.badlogic.gdx.utils.viewport.ScreenViewport;
import java.nio.ByteBuffer;
import uniboard.app.platform.SystemSharing;
import uniboard.stage.kit.Backdrop;
import uniboard.stage.kit.CachedLayer;
import uniboard.stage.kit.Motion;
import uniboard.stage.kit.Screen;
import uniboard.stage.kit.Settings;
import uniboard.stage.kit.Sounds;
import uniboard.stage.kit.TableLayout;
import uniboard.stage.kit.UiContext;

/** Draws a screen aside, where nobody sees it, as a picture. */
public final class PicturePainter {
    /** Given the picture. */
    public interface Taker {
        /** @param pixels as of {@link SystemSharing#savePicture} */
        void take(ByteBuffer pixels, int width, int height);
    }

    /** Pixels of a unit of the layout. */
    private static final float DENSITY = 2;
    private static final int WIDTH = 1600;
    private static final int HEIGHT = 1200;
    private static final int BYTES_A_PIXEL = 4;

    private final Batch batch;

    PicturePainter(Batch batch) {
        this.batch = batch;
    }

    /** @param look of the window; to be called before the window itself draws its frame */
    void paint(Window.ScreenMaker maker, UiContext look, Taker taker) {
        ScreenViewport viewport = new ScreenViewport();
        viewport.setUnitsPerPixel(1 / DENSITY);
        UiContext dense = new UiContext(look.theme(), look.art(), look.textCache(), look.texts(), DENSITY, Motion.reduced(), Settings.ON,
            Sounds.none());
        TableLayout layout = TableLayout.of(WIDTH / DENSITY, HEIGHT / DENSITY, look.rightToLeft());
        Stage aside = new Stage(viewport, batch);
        // Of itself it takes the window's size.
        viewport.update(WIDTH, HEIGHT, true);
        CachedLayer still = new CachedLayer(viewport);
        still.addActor(new Backdrop(dense, layout.width(), layout.height()));
        aside.addActor(still);
        Screen screen = maker.make(dense, layout, still);
        aside.addActor(screen);
        screen.open();
        // What is kept as pictures is painted now: that can't be done while this one is.
        aside.draw();
        FrameBuffer buffer = new FrameBuffer(Pixmap.Format.RGBA8888, WIDTH, HEIGHT, false);
        ByteBuffer pixels = BufferUtils.newByteBuffer(WIDTH * HEIGHT * BYTES_A_PIXEL);
        buffer.begin();
        ScreenUtils.clear(Color.BLACK);
        aside.draw();
        Gdx.gl.glReadPixels(0, 0, WIDTH, HEIGHT, GL20.GL_RGBA, GL20.GL_UNSIGNED_BYTE, pixels);
        buffer.end();
        buffer.dispose();
        aside.clear();
        still.dispose();
        taker.take(pixels, WIDTH, HEIGHT);
    }
}
