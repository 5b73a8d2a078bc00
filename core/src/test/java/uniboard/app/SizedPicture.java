package uniboard.app;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.files.FileHandle;
import com.badlogic.gdx.graphics.GL20;
import com.badlogic.gdx.graphics.Pixmap;
import java.nio.ByteBuffer;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import uniboard.stage.kit.UnreadPicture;

/** A picture with a size and a number in place of its pixels, which no graphics card shows in tests. */
final class SizedPicture extends UnreadPicture {
    /** By path: each file is decoded once, however many tables show it. */
    private static final Map<String, SizedPicture> OF_FILES = new ConcurrentHashMap<>();

    private final int width;
    private final int height;
    private final int content;

    /** @param content tells pictures apart that don't look the same */
    SizedPicture(int width, int height, int content) {
        this.width = width;
        this.height = height;
        this.content = content;
    }

    static SizedPicture of(FileHandle file) {
        return OF_FILES.computeIfAbsent(file.path(), path -> decoded(file));
    }

    private static SizedPicture decoded(FileHandle file) {
        Pixmap pixels = new Pixmap(file);
        SizedPicture picture = new SizedPicture(pixels.getWidth(), pixels.getHeight(), file.path().hashCode());
        pixels.dispose();
        return picture;
    }

    @Override
    public void consumeCustomData(int target) {
        ByteBuffer uploaded = ByteBuffer.allocate(Integer.BYTES).putInt(0, content);
        Gdx.gl.glTexImage2D(target, 0, GL20.GL_RGBA, width, height, 0, GL20.GL_RGBA, GL20.GL_UNSIGNED_BYTE, uploaded);
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
