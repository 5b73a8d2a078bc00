package uniboard.stage.kit;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.g2d.TextureAtlas.AtlasRegion;
import com.badlogic.gdx.math.MathUtils;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Touchable;

/** A drawn picture of an atlas, stretched over the actor's bounds; tinted by the actor's colour. */
public class Picture extends Actor {
    private final AtlasRegion region;

    public Picture(AtlasRegion region) {
        this.region = region;
        setTouchable(Touchable.disabled);
    }

    public Picture(AtlasRegion region, Color tint) {
        this(region);
        setColor(tint);
    }

    /** A straight stroke with flat ends, of a picture that has one colour everywhere. */
    public static Picture stroke(AtlasRegion region, Color tint, float x, float y, float toX, float toY, float width) {
        Picture stroke = new Picture(region, tint);
        stroke.setBounds(x, y - width / 2, (float) Math.hypot(toX - x, toY - y), width);
        stroke.setOrigin(0, width / 2);
        stroke.setRotation(MathUtils.atan2(toY - y, toX - x) * MathUtils.radiansToDegrees);
        return stroke;
    }

    @Override
    public void draw(Batch batch, float parentAlpha) {
        Color tint = getColor();
        batch.setColor(tint.r, tint.g, tint.b, tint.a * parentAlpha);
        // The packer trims transparent edges; what is left keeps its place in the whole picture.
        float scaleX = getWidth() / region.originalWidth;
        float scaleY = getHeight() / region.originalHeight;
        float left = region.offsetX * scaleX;
        float bottom = region.offsetY * scaleY;
        batch.draw(region, getX() + left, getY() + bottom, getOriginX() - left, getOriginY() - bottom, region.packedWidth * scaleX,
            region.packedHeight * scaleY, getScaleX(), getScaleY(), getRotation());
    }
}
