package uniboard.text;

import com.badlogic.gdx.graphics.TextureData;

/**
 * A painted paragraph: white ink, its coverage in the alpha channel (RGBA8888, not premultiplied), to be tinted when drawn. The picture
 * fits the ink: its height is lines × line height, its width that of the widest line, rounded up.
 *
 * @param picture  managed, so that the texture made of it comes back by itself after a lost GL context
 * @param baseline physical pixels from the picture's top to the first line's baseline
 */
public record PaintedText(TextureData picture, int baseline) {
}
