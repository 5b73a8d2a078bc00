package uniboard.app;

import com.badlogic.gdx.files.FileHandle;
import com.badlogic.gdx.graphics.Pixmap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import uniboard.stage.kit.UnreadPicture;

/** A picture that is nowhere but has a size: more isn't asked for where no graphics card shows it. */
final class SizedPicture extends UnreadPicture {
    /** By path: each file is decoded once, however many tables show it. */
    private static final Map<String, SizedPicture> OF_FILES = new ConcurrentHashMap<>();

    private final int width;
    private final int height;

    SizedPicture(int width, int height) {
        this.width = width;
        this.height = height;
    }

    static SizedPicture of(FileHandle file) {
        return OF_FILES.computeIfAbsent(file.path(), path -> decoded(file));
    }

    private static SizedPicture decoded(FileHandle file) {
        Pixmap pixels = new Pixmap(file);
        SizedPicture picture = new SizedPicture(pixels.getWidth(), pixels.getHeight());
        pixels.dispose();
        return picture;
    }

    @Override
    public void consumeCustomData(int target) {
        // Nothing is uploaded.
    }

    @Override
    public int getWidth() {
        return width;
    }

    @Override
    public int getHeight() {
        return height;
    }

    @Override
    public boolean isManaged() {
        return true;
    }
}
