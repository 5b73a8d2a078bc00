package uniboard.desktop;

import com.badlogic.gdx.ApplicationListener;
import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.files.FileHandle;
import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.PixmapIO;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.zip.Deflater;

/** Lets the program draw some frames without pause, saves the last one as a PNG and ends it. */
final class Screenshot extends WrappedListener {
    private final Path file;
    private int framesLeft;

    /** @param frames at least 1 */
    Screenshot(ApplicationListener inner, Path file, int frames) {
        super(inner);
        this.file = file;
        this.framesLeft = frames;
    }

    @Override
    public void render() {
        super.render();
        if (--framesLeft > 0) {
            Gdx.graphics.requestRendering();
        } else if (framesLeft == 0) {
            save(file);
            Gdx.app.exit();
        }
    }

    /** Saves what the current frame has drawn so far. */
    static void save(Path file) {
        Pixmap picture = Pixmap.createFromFrameBuffer(0, 0, Gdx.graphics.getBackBufferWidth(), Gdx.graphics.getBackBufferHeight());
        // The window shows no transparency, whatever the alpha channel holds.
        ByteBuffer pixels = picture.getPixels();
        for (int i = 3; i < pixels.limit(); i += 4) pixels.put(i, (byte) 0xff);
        PixmapIO.writePNG(new FileHandle(file.toAbsolutePath().toFile()), picture, Deflater.DEFAULT_COMPRESSION, true);
        picture.dispose();
    }
}
