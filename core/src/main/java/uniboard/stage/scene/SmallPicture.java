package uniboard.stage.scene;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.GL20;
import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.Texture;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import com.badlogic.gdx.graphics.glutils.FrameBuffer;
import com.badlogic.gdx.math.Matrix4;
import com.badlogic.gdx.scenes.scene2d.utils.ScissorStack;
import com.badlogic.gdx.utils.Disposable;
import com.badlogic.gdx.utils.ScreenUtils;

/**
 * Something drawn much smaller than its art was made for. The graphics card would pick single pixels of the art; so it is painted twice as
 * large and every four pixels become one. To be painted while nothing else is painted into a picture of its own.
 */
public final class SmallPicture implements Disposable {
    private static final int FINER = 2;
    /** Wider ones aren't small: their art fits them. Physical pixels. */
    private static final int WIDEST_FINER = 600;

    private final float width;
    private final float height;
    private final FrameBuffer buffer;
    private final TextureRegion region;
    private final Matrix4 projection = new Matrix4();

    /** Size in CSS pixels. */
    public SmallPicture(float width, float height, float density) {
        this.width = width;
        this.height = height;
        float scale = width * density <= WIDEST_FINER ? density * FINER : density;
        buffer = new FrameBuffer(Pixmap.Format.RGBA8888, Math.round(width * scale), Math.round(height * scale), false);
        buffer.getColorBufferTexture().setFilter(Texture.TextureFilter.Linear, Texture.TextureFilter.Linear);
        region = new TextureRegion(buffer.getColorBufferTexture());
        region.flip(false, true);
        projection.setToOrtho2D(0, 0, width, height);
    }

    /** @param content draws with the batch, in CSS pixels from the picture's lower left corner */
    public void paint(Batch batch, Runnable content) {
        batch.end();
        Matrix4 before = batch.getProjectionMatrix().cpy();
        Matrix4 placed = batch.getTransformMatrix().cpy();
        boolean isClipped = ScissorStack.peekScissors() != null;
        if (isClipped) Gdx.gl.glDisable(GL20.GL_SCISSOR_TEST);
        buffer.begin();
        ScreenUtils.clear(0, 0, 0, 0);
        batch.setProjectionMatrix(projection);
        batch.setTransformMatrix(new Matrix4());
        // What is half transparent on nothing must still be so when the picture is drawn: colours come out multiplied by their alpha.
        batch.setBlendFunctionSeparate(GL20.GL_SRC_ALPHA, GL20.GL_ONE_MINUS_SRC_ALPHA, GL20.GL_ONE, GL20.GL_ONE_MINUS_SRC_ALPHA);
        batch.begin();
        content.run();
        batch.end();
        batch.setBlendFunction(GL20.GL_SRC_ALPHA, GL20.GL_ONE_MINUS_SRC_ALPHA);
        buffer.end(0, 0, Gdx.graphics.getBackBufferWidth(), Gdx.graphics.getBackBufferHeight());
        if (isClipped) Gdx.gl.glEnable(GL20.GL_SCISSOR_TEST);
        batch.setProjectionMatrix(before);
        batch.setTransformMatrix(placed);
        batch.begin();
    }

    public void draw(Batch batch, float x, float y) {
        batch.setColor(1, 1, 1, 1);
        batch.setBlendFunction(GL20.GL_ONE, GL20.GL_ONE_MINUS_SRC_ALPHA);
        batch.draw(region, x, y, width, height);
        batch.setBlendFunction(GL20.GL_SRC_ALPHA, GL20.GL_ONE_MINUS_SRC_ALPHA);
    }

    @Override
    public void dispose() {
        buffer.dispose();
    }
}
