package uniboard.games.unitar.scene;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.Texture;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import com.badlogic.gdx.math.MathUtils;
import uniboard.stage.kit.UiContext;

/** Paints plain shapes of one colour. */
final class Fill {
    private final Texture texture;
    private final float u;
    private final float v;
    private final float[] corners = new float[20];

    Fill(UiContext look) {
        TextureRegion white = look.art().region("pixel");
        texture = white.getTexture();
        u = (white.getU() + white.getU2()) / 2;
        v = (white.getV() + white.getV2()) / 2;
    }

    /** A colour as it is painted with some transparency. */
    static float bits(Color colour, float alpha) {
        return Color.toFloatBits(colour.r, colour.g, colour.b, colour.a * alpha);
    }

    void rectangle(Batch batch, float x, float y, float width, float height, float bits) {
        quad(batch, x, y, x, y + height, x + width, y + height, x + width, y, bits);
    }

    /** A rectangle around a middle, turned anti-clockwise by an angle in degrees. */
    void turned(Batch batch, float middleX, float middleY, float width, float height, float degrees, float bits) {
        float cos = MathUtils.cosDeg(degrees) / 2;
        float sin = MathUtils.sinDeg(degrees) / 2;
        float alongX = width * cos;
        float alongY = width * sin;
        float acrossX = -height * sin;
        float acrossY = height * cos;
        quad(batch, middleX - alongX - acrossX, middleY - alongY - acrossY, middleX - alongX + acrossX, middleY - alongY + acrossY,
            middleX + alongX + acrossX, middleY + alongY + acrossY, middleX + alongX - acrossX, middleY + alongY - acrossY, bits);
    }

    /** A line between two places. */
    void line(Batch batch, float fromX, float fromY, float toX, float toY, float width, float bits) {
        float length = (float) Math.sqrt((toX - fromX) * (toX - fromX) + (toY - fromY) * (toY - fromY));
        float degrees = MathUtils.atan2(toY - fromY, toX - fromX) * MathUtils.radiansToDegrees;
        turned(batch, (fromX + toX) / 2, (fromY + toY) / 2, length, width, degrees, bits);
    }

    void quad(Batch batch, float ax, float ay, float bx, float by, float cx, float cy, float dx, float dy, float bits) {
        corner(0, ax, ay, bits);
        corner(5, bx, by, bits);
        corner(10, cx, cy, bits);
        corner(15, dx, dy, bits);
        batch.draw(texture, corners, 0, corners.length);
    }

    /** A quad whose lower edge has another colour than its upper one. */
    void shaded(Batch batch, float leftBelow, float rightBelow, float below, float leftAbove, float rightAbove, float above,
        float bitsBelow, float bitsAbove) {
        corner(0, leftBelow, below, bitsBelow);
        corner(5, leftAbove, above, bitsAbove);
        corner(10, rightAbove, above, bitsAbove);
        corner(15, rightBelow, below, bitsBelow);
        batch.draw(texture, corners, 0, corners.length);
    }

    private void corner(int at, float x, float y, float bits) {
        corners[at] = x;
        corners[at + 1] = y;
        corners[at + 2] = bits;
        corners[at + 3] = u;
        corners[at + 4] = v;
    }
}
