package uniboard.stage.kit;

import com.badlogic.gdx.math.Rectangle;

/**
 * Where the parts of the table lie in a window. CSS pixels (on large windows larger ones, see {@link #zoom}), origin at the lower left.
 *
 * @param mirrored  whether rows run from the right, as in right-to-left languages
 * @param bar       the top bar
 * @param play      what the game's scene may fill, as on a left-to-right table: a scene mirrors what it places there
 * @param objective a line between bar and play that says what wins, on a tablet whatever is said; null where the bar has room for it
 * @param panel     the status and the moves, beside the play; null where there is no room
 * @param footer    the controls below the play, on a tablet what is offered there; null where they stand in the bar
 */
public record TableLayout(float width, float height, Shape shape, boolean mirrored, Rectangle bar, Rectangle play, Rectangle objective,
    Rectangle panel, Rectangle footer) {
    /**
     * Tall: hands above and below the board, controls at the bottom. Wide: hands beside it, controls in the bar. Miniature: only to look
     * at, a few fingers wide; what can't be told apart at that size is left out, and so are plates and words.
     */
    public enum Shape { TALL, WIDE, MINIATURE }

    /** From that width on a tall table has the controls of a wide one in its bar, and words below it. */
    private static final float TABLET = 700;
    private static final float TWO_LINES = 40;
    private static final float OBJECTIVE = 18;
    /** From a control's edge to its icon. */
    private static final float ICON_INSET = 11;
    /** By how much the line with the objective is raised, so that it touches nothing below it. */
    private static final float ABOVE_PLAY = 2;
    private static final float PANEL = 216;
    private static final float ROOM_FOR_PANEL = 1000;
    private static final float LOW = 520;
    private static final float WIDE_WIDTH = 1280;
    private static final float WIDE_HEIGHT = 900;
    private static final float TALL_WIDTH = 540;
    private static final float TALL_HEIGHT = 860;
    private static final float TABLET_WIDTH = 768;
    private static final float TABLET_HEIGHT = 1024;
    private static final float LEAST_WIDE_WIDTH = 560;
    private static final float LEAST_WIDE_HEIGHT = 300;
    private static final float LEAST_TALL_WIDTH = 320;
    private static final float LEAST_TALL_HEIGHT = 440;
    private static final float MOST_ZOOM = 1.5f;

    /**
     * How many times larger than on a small screen everything is in a window of that size in CSS pixels, so that it is as easy to
     * read.
     * Smaller only where a table couldn't be laid otherwise.
     */
    public static float zoom(float width, float height) {
        boolean wide = width > height;
        float tall = width < TABLET ? Math.min(width / TALL_WIDTH, height / TALL_HEIGHT)
            : Math.min(width / TABLET_WIDTH, height / TABLET_HEIGHT);
        float most = wide ? Math.min(width / WIDE_WIDTH, height / WIDE_HEIGHT) : tall;
        float least = wide ? Math.min(width / LEAST_WIDE_WIDTH, height / LEAST_WIDE_HEIGHT)
            : Math.min(width / LEAST_TALL_WIDTH, height / LEAST_TALL_HEIGHT);
        return Math.min(least, Math.max(1, Math.min(MOST_ZOOM, most)));
    }

    public static TableLayout of(float width, float height, boolean mirrored) {
        return width > height ? wide(width, height, mirrored) : tall(width, height, mirrored);
    }

    /** A table without anything but the game's scene. */
    public static TableLayout within(Rectangle room, boolean mirrored) {
        return new TableLayout(room.width, room.height, shape(room), mirrored, new Rectangle(), room, null, null, null);
    }

    private static Shape shape(Rectangle room) {
        return room.width > room.height ? Shape.WIDE : Shape.TALL;
    }

    /** The same window with another bar, play and footer, and nothing else. */
    public TableLayout with(Rectangle newBar, Rectangle newPlay, Rectangle newFooter) {
        return new TableLayout(width, height, shape(newPlay), mirrored, newBar, newPlay, null, null, newFooter);
    }

    /** How far the bar's outer controls stand from its ends: their icons are in line with the play. */
    public float controlMargin() {
        return Math.max(0, play.x - ICON_INSET);
    }

    /** Whether nothing else lies between the play and the bar, such as a lesson's words. */
    public boolean reachesBar() {
        float top = isTablet() ? objective.y : bar.y;
        return bar.height > 0 && play.y + play.height >= top - OBJECTIVE - UiContext.UNIT;
    }

    /** Whether the table is a tall one with its controls in the bar. */
    public boolean isTablet() {
        return shape == Shape.TALL && objective != null;
    }

    /** Whether it is {@link #above} something at the lower edge. */
    public boolean isDrawnTogether() {
        return footer != null && footer.y > 0;
    }

    /** The same window with the play, and what stands below it, above what is taken from the lower edge. */
    public TableLayout above(float taken) {
        Rectangle room = new Rectangle(play.x, taken, play.width, play.y + play.height - taken);
        Rectangle below = footer == null ? null : new Rectangle(footer.x, taken - footer.height, footer.width, footer.height);
        return new TableLayout(width, height, shape, mirrored, bar, room, objective, panel, below);
    }

    /** The same window with nothing but the game's scene. */
    public TableLayout alone() {
        Rectangle all = new Rectangle(UiContext.UNIT, UiContext.UNIT, width - 2 * UiContext.UNIT, height - 2 * UiContext.UNIT);
        return new TableLayout(width, height, shape, mirrored, new Rectangle(), all, null, null, null);
    }

    /**
     * A miniature's.
     *
     * @param play what lies within, with room for shadows around
     */
    public static TableLayout miniature(float width, float height, Rectangle play, boolean mirrored) {
        return new TableLayout(width, height, Shape.MINIATURE, mirrored, new Rectangle(), play, null, null, null);
    }

    private static TableLayout tall(float width, float height, boolean mirrored) {
        boolean isTablet = width >= TABLET;
        float bar = isTablet ? 64 : 48;
        float footer = 48;
        float margin = isTablet ? 3 * UiContext.UNIT : UiContext.UNIT;
        float said = isTablet ? TWO_LINES : 0;
        Rectangle play = new Rectangle(margin, footer, width - 2 * margin, height - bar - said - footer);
        Rectangle objective = isTablet ? new Rectangle(margin, play.y + play.height, play.width, said) : null;
        return new TableLayout(width, height, Shape.TALL, mirrored, new Rectangle(0, height - bar, width, bar), play, objective, null,
            new Rectangle(0, 0, width, footer));
    }

    private static TableLayout wide(float width, float height, boolean mirrored) {
        boolean low = height < LOW;
        float margin = low ? UiContext.UNIT : 3 * UiContext.UNIT;
        float bar = low ? UiContext.TOUCH : 64;
        float top = low ? bar : bar + UiContext.UNIT;
        float bottom = low ? UiContext.UNIT : 4 * UiContext.UNIT;
        boolean roomy = width >= ROOM_FOR_PANEL && !low;
        float right = roomy ? PANEL + 2 * margin : margin;
        Rectangle objective = roomy ? null : new Rectangle(margin, height - top - OBJECTIVE + ABOVE_PLAY, width - 2 * margin, OBJECTIVE);
        Rectangle play = new Rectangle(margin, bottom, width - margin - right, height - top - bottom - (roomy ? 0 : OBJECTIVE));
        Rectangle panel = roomy ? new Rectangle(width - margin - PANEL, bottom, PANEL, play.height) : null;
        TableLayout layout = new TableLayout(width, height, Shape.WIDE, mirrored, new Rectangle(0, height - bar, width, bar), play,
            objective, panel, null);
        if (panel != null) layout.mirror(panel);
        return layout;
    }

    /** Turns places of the left-to-right table into those of this one, with edges on whole physical pixels. Null ones are passed over. */
    public void settle(UiContext look, Rectangle... places) {
        for (Rectangle place : places) {
            if (place == null) continue;
            mirror(place);
            place.set(look.snap(place.x), look.snap(place.y), look.snap(place.width), look.snap(place.height));
        }
    }

    /** Turns a place of the left-to-right table into that of this one. Returns the same rectangle. */
    public Rectangle mirror(Rectangle place) {
        if (mirrored) place.x = width - place.x - place.width;
        return place;
    }
}
