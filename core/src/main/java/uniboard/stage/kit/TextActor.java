package uniboard.stage.kit;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.Texture;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Stage;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import uniboard.text.Direction;
import uniboard.text.Paragraph;
import uniboard.text.TextCache.TextPicture;
import uniboard.text.TextStyle;

/**
 * A painted paragraph within the actor's bounds. Its picture is kept only while it is on a stage: before that it has only been measured.
 */
public final class TextActor extends Actor {
    /** Where a line that is narrower than the bounds lies; start and end follow the paragraph's direction. */
    public enum Place { START, CENTRE, END }

    private final UiContext look;
    private final TextStyle style;
    private final float size;
    private final Place place;
    private final Direction direction;
    private String text = "";
    private float maxWidth;
    private float textWidth;
    private float textHeight;
    private TextPicture picture;

    /**
     * @param size      font size in CSS pixels
     * @param direction the base direction; notation runs left to right in every language
     */
    public TextActor(UiContext look, TextStyle style, float size, Color colour, Place place, Direction direction) {
        this.look = look;
        this.style = style;
        this.size = size;
        this.place = place;
        this.direction = direction;
        setColor(colour);
        setTouchable(Touchable.disabled);
    }

    public TextActor(UiContext look, TextStyle style, float size, Color colour, Place place) {
        this(look, style, size, colour, place, look.texts().language().direction());
    }

    /** One line, as wide as it gets. */
    public TextActor line(String text) {
        return paint(text, 0);
    }

    /** Lines no wider than {@code maxWidth} CSS pixels. */
    public TextActor wrapped(String text, float maxWidth) {
        return paint(text, maxWidth);
    }

    /** Lines no wider than {@code width} CSS pixels, in bounds of that width that are as high as they need. */
    public TextActor block(String text, float width) {
        wrapped(text, width);
        setSize(width, textHeight);
        return this;
    }

    private TextActor paint(String newText, float newMaxWidth) {
        if (newText.equals(text) && newMaxWidth == maxWidth) return this;
        release();
        text = newText;
        maxWidth = newMaxWidth;
        acquire();
        measure();
        if (getStage() == null) release();
        return this;
    }

    private void acquire() {
        if (text.isEmpty()) return;
        Paragraph.Align align = place == Place.CENTRE ? Paragraph.Align.CENTRE : Paragraph.Align.START;
        picture = look.textCache().acquire(look.paragraph(text, style, size, maxWidth, direction, align));
    }

    private void measure() {
        textWidth = picture == null ? 0 : picture.texture().getWidth() / look.density();
        textHeight = picture == null ? 0 : picture.texture().getHeight() / look.density();
    }

    /** Width of the ink, in CSS pixels. */
    public float textWidth() {
        return textWidth;
    }

    /** Height of all lines, in CSS pixels. */
    public float textHeight() {
        return textHeight;
    }

    public String text() {
        return text;
    }

    @Override
    public void draw(Batch batch, float parentAlpha) {
        if (picture == null) return;
        Texture texture = picture.texture();
        boolean toTheRight = place == Place.END != (direction == Direction.RIGHT_TO_LEFT);
        float free = getWidth() - textWidth;
        float x = getX() + (place == Place.CENTRE ? free / 2 : toTheRight ? free : 0);
        float y = getY() + (getHeight() - textHeight) / 2;
        Color tint = getColor();
        batch.setColor(tint.r, tint.g, tint.b, tint.a * parentAlpha);
        batch.draw(texture, look.snap(x), look.snap(y), textWidth, textHeight);
    }

    @Override
    protected void setStage(Stage stage) {
        boolean leaves = getStage() != null && stage == null;
        super.setStage(stage);
        if (leaves) release();
        else if (stage != null && picture == null) acquire();
    }

    private void release() {
        if (picture == null) return;
        look.textCache().release(picture);
        picture = null;
    }
}
