package uniboard.text;

/**
 * A text to paint.
 *
 * @param text      one paragraph, without line breaks
 * @param style     the face
 * @param size      font size in physical pixels
 * @param maxWidth  physical pixels at which lines break between words; 0: one line, as wide as it gets
 * @param direction the paragraph's base direction
 * @param align     where lines shorter than the widest lie
 */
public record Paragraph(String text, TextStyle style, int size, int maxWidth, Direction direction, Align align) {
    /** Start is the side where the direction begins. */
    public enum Align { START, CENTRE }
}
