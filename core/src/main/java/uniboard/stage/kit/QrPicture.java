package uniboard.stage.kit;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import io.nayuki.qrcodegen.QrCode;
import io.nayuki.qrcodegen.QrSegment;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** A text as a QR code, with the light margin that the standard asks for: dark on light in every theme, as cameras want it. */
public final class QrPicture extends Actor {
    /** Light modules on each side. */
    private static final int QUIET = 4;
    private static final Color LIGHT = Color.WHITE;
    private static final Color DARK = Color.BLACK;

    private final QrCode code;
    private final TextureRegion pixel;
    /** The screen's pixels a CSS pixel. */
    private final float density;

    public QrPicture(UiContext look, String text) {
        code = QrCode.encodeSegments(List.of(QrSegment.makeBytes(text.getBytes(StandardCharsets.UTF_8))), QrCode.Ecc.LOW);
        density = look.density();
        pixel = look.art().region("pixel");
        setTouchable(Touchable.disabled);
    }

    /** The largest size up to a limit in CSS pixels, at which a module is a whole number of the screen's pixels if it can be. */
    public float fitting(float most) {
        int modules = code.size + 2 * QUIET;
        float pixels = (float) Math.floor(most * density / modules);
        return pixels < 1 ? most : pixels * modules / density;
    }

    @Override
    public void draw(Batch batch, float parentAlpha) {
        float module = getWidth() / (code.size + 2 * QUIET);
        batch.setColor(LIGHT.r, LIGHT.g, LIGHT.b, parentAlpha);
        batch.draw(pixel, getX(), getY(), getWidth(), getHeight());
        batch.setColor(DARK.r, DARK.g, DARK.b, parentAlpha);
        for (int y = 0; y < code.size; y++) drawRow(batch, y, module);
    }

    /** Dark modules side by side are one stroke. */
    private void drawRow(Batch batch, int row, float module) {
        float y = getY() + getHeight() - (QUIET + row + 1) * module;
        for (int x = 0; x < code.size; x++) {
            int first = x;
            while (code.getModule(x, row)) x++;
            if (x > first) batch.draw(pixel, getX() + (QUIET + first) * module, y, (x - first) * module, module);
        }
    }
}
