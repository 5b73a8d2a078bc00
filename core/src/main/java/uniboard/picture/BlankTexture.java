package uniboard.picture;

import uniboard.stage.kit.UnreadPicture;

/** A texture without pixels: what is drawn with it is known by the texture itself. */
abstract class BlankTexture extends UnreadPicture {
    private final int width;
    private final int height;

    BlankTexture(int width, int height) {
        this.width = Math.max(1, width);
        this.height = height;
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
    public boolean isManaged() {
        return false;
    }
}
