package uniboard.stage.kit;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.Texture;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import com.badlogic.gdx.graphics.glutils.FrameBuffer;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.utils.Disposable;
import com.badlogic.gdx.utils.ScreenUtils;
import com.badlogic.gdx.utils.viewport.Viewport;

/**
 * All that stays where it is while something moves. It is painted once into a picture of the window's size, and that picture is what the
 * frames of a motion begin with: where pixels are expensive (phones, software rendering) they come several times as fast.
 */
public final class CachedLayer extends Group implements Disposable {
    private final Viewport viewport;
    private FrameBuffer buffer;
    private TextureRegion picture;
    private boolean fresh;

    /** @param viewport of the stage; the layer covers its world */
    public CachedLayer(Viewport viewport) {
        this.viewport = viewport;
        setTransform(false);
        setTouchable(Touchable.childrenOnly);
    }

    /** To be called when anything in the layer has changed. */
    public void repaint() {
        fresh = false;
    }

    /** Whether the picture shows all that has changed. */
    public boolean isFresh() {
        return fresh;
    }

    @Override
    public void draw(Batch batch, float parentAlpha) {
        if (!fresh) paint(batch, parentAlpha);
        batch.disableBlending();
        batch.setColor(1, 1, 1, 1);
        batch.draw(picture, 0, 0, viewport.getWorldWidth(), viewport.getWorldHeight());
        batch.enableBlending();
    }

    private void paint(Batch batch, float parentAlpha) {
        batch.end();
        int width = viewport.getScreenWidth();
        int height = viewport.getScreenHeight();
        if (buffer == null || buffer.getWidth() != width || buffer.getHeight() != height) {
            dispose();
            buffer = new FrameBuffer(Pixmap.Format.RGBA8888, width, height, false);
            buffer.getColorBufferTexture().setFilter(Texture.TextureFilter.Nearest, Texture.TextureFilter.Nearest);
            picture = new TextureRegion(buffer.getColorBufferTexture());
            picture.flip(false, true);
        }
        buffer.begin();
        ScreenUtils.clear(Color.CLEAR);
        batch.begin();
        super.draw(batch, parentAlpha);
        batch.end();
        buffer.end(viewport.getScreenX(), viewport.getScreenY(), width, height);
        batch.begin();
        fresh = true;
    }

    @Override
    public void dispose() {
        if (buffer != null) buffer.dispose();
        buffer = null;
    }
}
