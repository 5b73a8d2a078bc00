package uniboard.text;

import com.badlogic.gdx.graphics.Pixmap;

/**
 * A painted paragraph: white ink, its coverage in the alpha channel (RGBA8888, not premultiplied), to be tinted when drawn. The picture
 * fits the ink: its height is lines × line height, its width that of the widest line, rounded up.
 *
 * @param pixmap   owned by the receiver
 * @param baseline physical pixels from the picture's top to the first line's baseline
 */
public record PaintedText(Pixmap pixmap, int baseline) {
}
