package uniboard.picture;

import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.TextureData;

/** A texture without pixels: what is drawn with it is known by the texture itself. */
abstract class BlankTexture implements TextureData {
    private final int width;
    private final int height;

    BlankTexture(int width, int height) {
        this.width = Math.max(1, width);
        this.height = height;
    }

    @Override
    public TextureDataType getType() {
        return TextureDataType.Custom;
    }

    @Override
    public boolean isPrepared() {
        return true;
    }

    @Override
    public void prepare() {
        // There is nothing to read.
    }

    @Override
    public Pixmap consumePixmap() {
        throw new UnsupportedOperationException("no pixels");
    }

    @Override
    public boolean disposePixmap() {
        return false;
    }

    @Override
    public void consumeCustomData(int target) {
        // There is nothing to upload.
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
    public Pixmap.Format getFormat() {
        return Pixmap.Format.RGBA8888;
    }

    @Override
    public boolean useMipMaps() {
        return false;
    }

    @Override
    public boolean isManaged() {
        return false;
    }
}
