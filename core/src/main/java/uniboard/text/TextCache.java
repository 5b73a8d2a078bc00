package uniboard.text;

import com.badlogic.gdx.graphics.Texture;
import com.badlogic.gdx.graphics.TextureData;
import com.badlogic.gdx.utils.Disposable;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;

/** Painted paragraphs as textures, painted once; those that nobody shows are kept for a while, the longest unused go first. */
public final class TextCache implements Disposable {
    private static final int KEPT_UNUSED = 96;

    private final TextPainter painter;
    /** Least recently released first. */
    private final Map<Paragraph, TextPicture> pictures = new LinkedHashMap<>();
    private int unused;

    public TextCache(TextPainter painter) {
        this.painter = painter;
    }

    /** The paragraph's picture; give it back with {@link #release} when it is no longer shown. */
    public TextPicture acquire(Paragraph paragraph) {
        TextPicture picture = pictures.get(paragraph);
        if (picture == null) {
            picture = paint(paragraph);
            pictures.put(paragraph, picture);
        } else if (picture.users == 0) {
            unused--;
        }
        picture.users++;
        return picture;
    }

    public void release(TextPicture picture) {
        if (--picture.users > 0) return;
        pictures.remove(picture.paragraph);
        pictures.put(picture.paragraph, picture);
        unused++;
        if (unused > KEPT_UNUSED) forgetLongestUnused();
    }

    private void forgetLongestUnused() {
        for (Iterator<TextPicture> each = pictures.values().iterator(); each.hasNext() && unused > KEPT_UNUSED; ) {
            TextPicture picture = each.next();
            if (picture.users > 0) continue;
            each.remove();
            picture.dispose();
            unused--;
        }
    }

    private TextPicture paint(Paragraph paragraph) {
        PaintedText painted = painter.paint(paragraph);
        Texture texture = new Texture(painted.picture());
        texture.setFilter(Texture.TextureFilter.Linear, Texture.TextureFilter.Linear);
        return new TextPicture(paragraph, texture, painted.baseline());
    }

    @Override
    public void dispose() {
        for (TextPicture picture : pictures.values()) picture.dispose();
        pictures.clear();
        unused = 0;
    }

    /** A painted paragraph on the graphics card. */
    public static final class TextPicture {
        private final Paragraph paragraph;
        private final Texture texture;
        private final int baseline;
        private int users;

        private TextPicture(Paragraph paragraph, Texture texture, int baseline) {
            this.paragraph = paragraph;
            this.texture = texture;
            this.baseline = baseline;
        }

        private void dispose() {
            TextureData data = texture.getTextureData();
            texture.dispose();
            // A managed texture leaves its pixels to its owner.
            if (data.getType() == TextureData.TextureDataType.Pixmap) data.consumePixmap().dispose();
        }

        public Texture texture() {
            return texture;
        }

        /** Physical pixels from the top to the first line's baseline. */
        public int baseline() {
            return baseline;
        }
    }
}
