package uniboard.stage.kit;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.Texture;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import com.badlogic.gdx.math.Interpolation;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.actions.Actions;

/** A disc, or a bar with round ends, of any size: shaded triangles whose edge fades over one pixel of the screen. */
public final class RoundShape extends Actor {
    private static final int CORNERS_OF_AN_END = 13;
    private static final int CORNERS = 2 * CORNERS_OF_AN_END;
    private static final int FLOATS_A_CORNER = 5;

    private final Texture texture;
    private final float u;
    private final float v;
    private final float soft;
    private final boolean isMirrored;
    private final Color far;
    private final float[] net = new float[CORNERS * 2 * 4 * FLOATS_A_CORNER];
    private int filled;

    public RoundShape(UiContext look, Color colour) {
        this(look, colour, colour);
    }

    /** @param far the colour at the lower right, away from the light */
    public RoundShape(UiContext look, Color colour, Color far) {
        TextureRegion white = look.art().region("pixel");
        texture = white.getTexture();
        u = (white.getU() + white.getU2()) / 2;
        v = (white.getV() + white.getV2()) / 2;
        soft = 0.5f / look.density();
        isMirrored = look.rightToLeft();
        this.far = far;
        setColor(colour);
        setTouchable(Touchable.disabled);
    }

    /** A disc around a point. */
    public RoundShape around(float x, float y, float radius) {
        setBounds(x - radius, y - radius, 2 * radius, 2 * radius);
        return this;
    }

    /** Is seen to grow to its width, from where a line of text begins. */
    public void grow(float seconds) {
        float place = getX();
        float hidden = (getWidth() - getHeight()) / 2;
        moveBy(isMirrored ? hidden : -hidden, 0);
        setScaleX(0);
        addAction(Actions.parallel(Actions.scaleTo(1, 1, seconds, Interpolation.pow2Out),
            Actions.moveTo(place, getY(), seconds, Interpolation.pow2Out)));
    }

    @Override
    public void draw(Batch batch, float parentAlpha) {
        float edge = getHeight() * getScaleY() / 2;
        float alpha = getColor().a * parentAlpha;
        filled = 0;
        for (int corner = 0; corner < CORNERS; corner++) {
            band(corner, 0, edge - soft, alpha, alpha);
            band(corner, edge - soft, edge + soft, alpha, 0);
        }
        batch.draw(texture, net, 0, filled);
    }

    private void band(int corner, float from, float to, float alphaFrom, float alphaTo) {
        int next = (corner + 1) % CORNERS;
        add(corner, from, alphaFrom);
        add(corner, to, alphaTo);
        add(next, to, alphaTo);
        add(next, from, alphaFrom);
    }

    private void add(int corner, float distance, float alpha) {
        boolean isRight = corner < CORNERS_OF_AN_END;
        int step = isRight ? corner : corner - 1;
        double angle = Math.PI * (step / (CORNERS_OF_AN_END - 1.0) - 0.5);
        float half = Math.max(0, getWidth() - getHeight()) * getScaleX() / 2;
        float x = getX() + getWidth() / 2 + (isRight ? half : -half) + distance * (float) Math.cos(angle);
        float y = getY() + getHeight() / 2 + distance * (float) Math.sin(angle);
        float shade = 0.5f + (x - getX() - getWidth() / 2) / (2 * getWidth()) - (y - getY() - getHeight() / 2) / (2 * getHeight());
        Color colour = getColor().cpy().lerp(far, Math.max(0, Math.min(1, shade)));
        colour.a = alpha;
        net[filled++] = x;
        net[filled++] = y;
        net[filled++] = colour.toFloatBits();
        net[filled++] = u;
        net[filled++] = v;
    }
}
