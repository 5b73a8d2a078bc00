package uniboard.app;

import com.badlogic.gdx.graphics.TextureData;
import com.badlogic.gdx.graphics.g2d.TextureAtlas.TextureAtlasData;
import uniboard.stage.kit.UnreadPicture;

/** The pictures of a fake platform, which are there at once or come when a test says so. */
final class FakePictures {
    private boolean areThere = true;

    /** From now on they haven't come yet. */
    void hold() {
        areThere = false;
    }

    void come() {
        areThere = true;
    }

    TextureData of(TextureAtlasData.Page page) {
        return areThere ? SizedPicture.of(page.textureFile) : new Coming(page);
    }

    private final class Coming extends UnreadPicture {
        private final TextureAtlasData.Page page;

        Coming(TextureAtlasData.Page page) {
            this.page = page;
        }

        @Override
        public boolean isThere() {
            return areThere;
        }

        @Override
        public void consumeCustomData(int target) {
            if (areThere) SizedPicture.of(page.textureFile).consumeCustomData(target);
        }

        @Override
        public int getWidth() {
            return (int) page.width;
        }

        @Override
        public int getHeight() {
            return (int) page.height;
        }

        @Override
        public boolean isManaged() {
            return true;
        }
    }
}
