package uniboard.stage.rules;

import com.badlogic.gdx.math.Rectangle;

/**
 * Equal cards in rows, as large as all of them fit into a box, in its middle.
 *
 * @param card breadth of a card
 */
public record CardRows(float width, float height, int count, float ratio, float gap, int columns, float card) {
    /**
     * @param width  of the box, in CSS pixels like all lengths
     * @param count  at least one card
     * @param ratio  a card's height in parts of its breadth
     * @param gap    between two cards
     */
    public static CardRows within(float width, float height, int count, float ratio, float gap) {
        int columns = 1;
        float card = 0;
        for (int each = 1; each <= count; each++) {
            int rows = (count + each - 1) / each;
            float fitting = Math.min((width + gap) / each - gap, ((height + gap) / rows - gap) / ratio);
            if (fitting <= card) continue;
            card = fitting;
            columns = each;
        }
        return new CardRows(width, height, count, ratio, gap, columns, card);
    }

    /** The same, larger by a factor. */
    public CardRows zoomed(float zoom) {
        return new CardRows(width * zoom, height * zoom, count, ratio, gap * zoom, columns, card * zoom);
    }

    /**
     * Where a card lies; y runs upwards from the box's lower edge.
     *
     * @param index       from 0, in reading order
     * @param rightToLeft whether rows begin at the right
     */
    public Rectangle place(int index, boolean rightToLeft) {
        float cardHeight = card * ratio;
        int rows = (count + columns - 1) / columns;
        int row = index / columns;
        int column = rightToLeft ? columns - 1 - index % columns : index % columns;
        float left = (width - columns * (card + gap) + gap) / 2;
        float top = (height + rows * (cardHeight + gap) - gap) / 2;
        return new Rectangle(left + column * (card + gap), top - row * (cardHeight + gap) - cardHeight, card, cardHeight);
    }
}
