package uniboard.stage.kit;

import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.TextureData;

/** A texture's picture whose pixels the program never reads: anybody who has them hands them on. */
public abstract class UnreadPicture implements TextureData {
    /** Whether the pixels have come; its size is known before. */
    public boolean isThere() {
        return true;
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
        throw new IllegalStateException("The pixels of this picture can't be read");
    }

    @Override
    public boolean disposePixmap() {
        return false;
    }

    @Override
    public Pixmap.Format getFormat() {
        return Pixmap.Format.RGBA8888;
    }

    @Override
    public boolean useMipMaps() {
        return false;
    }
}
