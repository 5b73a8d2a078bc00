package uniboard.stage;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.Texture;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.glutils.PixmapTextureData;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.utils.Disposable;

/** The table itself: its colour in soft light that falls from the upper left. */
public final class Backdrop extends Actor implements Disposable {
    private static final int SIZE = 64;
    // Where the light is brightest, and how far it reaches, in parts of the window.
    private static final float LIGHT_X = 0.26f;
    private static final float LIGHT_Y = 0.08f;
    private static final float REACH_X = 1.2f;
    private static final float REACH_Y = 1.1f;
    private static final float PLAIN_AT = 0.52f;

    private final Pixmap pixmap = new Pixmap(SIZE, SIZE, Pixmap.Format.RGB888);
    private final Texture texture;

    public Backdrop(Color plain) {
        Color lit = plain.cpy().lerp(Color.WHITE, 0.45f);
        Color far = new Color(plain.r * 0.935f, plain.g * 0.92f, plain.b * 0.89f, 1);
        for (int y = 0; y < SIZE; y++) {
            for (int x = 0; x < SIZE; x++) {
                float dx = ((x + 0.5f) / SIZE - LIGHT_X) / REACH_X;
                float dy = ((y + 0.5f) / SIZE - LIGHT_Y) / REACH_Y;
                float distance = (float) Math.sqrt(dx * dx + dy * dy);
                Color colour = distance < PLAIN_AT ? lit.cpy().lerp(plain, distance / PLAIN_AT)
                    : plain.cpy().lerp(far, Math.min(1, (distance - PLAIN_AT) / (1 - PLAIN_AT)));
                pixmap.drawPixel(x, y, Color.rgba8888(colour));
            }
        }
        texture = new Texture(new PixmapTextureData(pixmap, Pixmap.Format.RGB888, false, false, true));
        texture.setFilter(Texture.TextureFilter.Linear, Texture.TextureFilter.Linear);
        setTouchable(Touchable.disabled);
    }

    @Override
    public void draw(Batch batch, float parentAlpha) {
        batch.setColor(Color.WHITE);
        batch.draw(texture, getX(), getY(), getWidth(), getHeight());
    }

    @Override
    public void dispose() {
        texture.dispose();
        pixmap.dispose();
    }
}
