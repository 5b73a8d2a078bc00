package uniboard.games.unitar.scene;

import com.badlogic.gdx.math.Rectangle;
import uniboard.stage.kit.TableLayout;
import uniboard.stage.kit.UiContext;

/**
 * Where the parts lie. Frame: the scene's CSS pixels.
 *
 * @param field  a square
 * @param frames who has how many frames; null in a miniature, and so is all that follows
 * @param panel  what the player is told; null where the bar tells it
 * @param board  the Intention Board and all that takes its place; null on a page of rules, and so is all that follows
 * @param note   beside the button; null where there is no room
 * @param commit the button
 * @param again  beside the cloth, where a corner of it is cut off
 * @param footer of the table's controls; null where there is none
 * @param leadsToPoints whether a tap on the frames opens them round by round: the bar has no room for one more control
 */
record UnitarPlaces(Rectangle field, Rectangle frames, Rectangle panel, Rectangle board, Rectangle note, Rectangle commit, Rectangle again,
    Rectangle footer, boolean leadsToPoints) {
    private static final float GAP = UiContext.UNIT;
    private static final float LINE = 28;
    private static final float FRAMES_PANEL = 54;
    private static final float STATUS = 112;
    /** Where a heading may take two lines. */
    private static final float NARROW_STATUS = 126;
    private static final float NARROW_COLUMN = 430;
    private static final float BUTTON = 48;
    private static final float LEAST_COLUMN = 340;
    private static final float BROADEST_COLUMN = 560;
    /** Of the Intention Board in three rows. */
    private static final float LEAST_BOARD = 3 * UiContext.TOUCH + 28;
    private static final float BOARD = 236;
    /** Narrower, words would run out of the Intention Board. */
    private static final float LEAST_LOW_COLUMN = 276;
    private static final float ROOMY = 700;
    private static final float COMMIT = 150;
    private static final float NARROW_COMMIT = 108;
    private static final float EXAMPLE_COLUMN = 3 * 28 + 2 * 7 + 4;

    /** For what is told at the end of a game: the column below the frames; null where there is none. */
    Rectangle end() {
        return panel == null ? null : new Rectangle(panel.x, commit.y, panel.width, panel.y + panel.height - commit.y);
    }

    static UnitarPlaces of(TableLayout layout, UiContext look) {
        UnitarPlaces places = of(layout);
        layout.settle(look, places.field, places.frames, places.panel, places.board, places.note, places.commit, places.again,
            places.footer);
        return places;
    }

    private static UnitarPlaces of(TableLayout layout) {
        if (layout.shape() == TableLayout.Shape.MINIATURE) return bare(square(layout.play()), null);
        if (layout.bar().height == 0) return example(layout.play());
        if (layout.shape() == TableLayout.Shape.TALL) {
            // After the end the field alone is looked at.
            return tall(layout.footer() == null ? footed(layout) : layout, layout.isDrawnTogether() ? 0 : leastBoard(layout));
        }
        if (layout.panel() != null) return wide(layout);
        UnitarPlaces low = low(layout);
        if (layout.footer() == null) return low;
        // Wider than high, and yet so narrow that the field may be larger above the board than beside it.
        UnitarPlaces tall = tall(layout, leastBoard(layout));
        return tall.field.width > low.field.width ? tall : low;
    }

    private static UnitarPlaces bare(Rectangle field, Rectangle frames) {
        return new UnitarPlaces(field, frames, null, null, null, null, null, null, false);
    }

    private static Rectangle square(Rectangle room) {
        float side = Math.min(room.width, room.height);
        return new Rectangle(room.x + (room.width - side) / 2, room.y + (room.height - side) / 2, side, side);
    }

    /** On a page of rules: frames and marks in a column beside the field. */
    private static UnitarPlaces example(Rectangle play) {
        float side = Math.min(play.height, play.width - EXAMPLE_COLUMN - GAP);
        float x = play.x + (play.width - side - EXAMPLE_COLUMN - GAP) / 2;
        float y = play.y + (play.height - side) / 2;
        return bare(new Rectangle(x, y, side, side), new Rectangle(x + side + GAP, y, EXAMPLE_COLUMN, side));
    }

    /** The field on one side, everything else in a column beside it, from the top: frames, what is told, the board, the button. */
    private static UnitarPlaces wide(TableLayout layout) {
        Rectangle play = layout.play();
        float margin = play.x;
        float room = layout.width() - 2 * margin;
        float gap = 2 * GAP;
        float side = Math.min(play.height, room - LEAST_COLUMN - gap);
        float column = Math.min(BROADEST_COLUMN, room - side - gap);
        float left = margin + (room - side - gap - column) / 2;
        float x = left + side + gap;
        float top = play.y + play.height;
        Rectangle field = new Rectangle(left, top - side, side, side);
        Rectangle frames = new Rectangle(x, top - FRAMES_PANEL, column, FRAMES_PANEL);
        float status = column < NARROW_COLUMN ? NARROW_STATUS : STATUS;
        Rectangle panel = new Rectangle(x, frames.y - gap - status, column, status);
        Rectangle note = new Rectangle(x, play.y, column - COMMIT - gap, BUTTON);
        Rectangle commit = new Rectangle(x + column - COMMIT, play.y, COMMIT, BUTTON);
        Rectangle board = new Rectangle(x, play.y + BUTTON + gap, column, panel.y - play.y - BUTTON - 2 * gap);
        return new UnitarPlaces(field, frames, panel, board, note, commit, again(field, layout), null, false);
    }

    /** As on wide tables, with what is told in the bar. */
    private static UnitarPlaces low(TableLayout layout) {
        Rectangle play = layout.play();
        float side = Math.min(play.height, Math.min(play.width * 0.56f, play.width - LEAST_LOW_COLUMN - GAP));
        float column = Math.min(BROADEST_COLUMN, play.width - side - GAP);
        float left = play.x + (play.width - side - GAP - column) / 2;
        float x = left + side + GAP;
        float top = play.y + play.height;
        Rectangle field = new Rectangle(left, play.y + (play.height - side) / 2, side, side);
        Rectangle frames = new Rectangle(x, top - LINE, column, LINE);
        Rectangle commit = new Rectangle(x + column - COMMIT, play.y, COMMIT, UiContext.TOUCH);
        Rectangle board = new Rectangle(x, play.y + UiContext.TOUCH + GAP, column, play.height - LINE - UiContext.TOUCH - 1.5f * GAP);
        Rectangle note = new Rectangle(x, play.y, column - COMMIT - GAP, UiContext.TOUCH);
        return new UnitarPlaces(field, frames, null, board, note, commit, again(field, layout), null, false);
    }

    /** Everything below everything else, the button in the footer's corner under the thumb. A lesson keeps no points. */
    private static UnitarPlaces tall(TableLayout layout, float least) {
        Rectangle play = layout.play();
        boolean roomy = layout.width() >= ROOMY;
        float side = Math.min(layout.width() - 10, play.height - LINE - least - 1.5f * GAP);
        float top = play.y + play.height;
        float board = Math.min(BOARD, play.height - LINE - side - 1.5f * GAP);
        // What is left lies around the field.
        float rest = play.height - LINE - side - board - 1.5f * GAP;
        Rectangle frames = new Rectangle(play.x, top - LINE, play.width, LINE);
        Rectangle field = new Rectangle((layout.width() - side) / 2, top - LINE - rest / 2 - side, side, side);
        float commit = roomy ? COMMIT : NARROW_COMMIT;
        Rectangle footer = layout.footer();
        Rectangle button = new Rectangle(footer.width - commit - GAP / 2, footer.y + 2, commit, footer.height - 4);
        return new UnitarPlaces(field, frames, null, new Rectangle(play.x, play.y + GAP, play.width, board), null, button,
            again(field, layout), new Rectangle(footer.x, footer.y, footer.width - commit - GAP, footer.height), layout.reachesBar());
    }

    private static float leastBoard(TableLayout layout) {
        return layout.width() >= ROOMY ? BOARD : LEAST_BOARD;
    }

    /** Where nothing stands below the play, as in reviews, its lowest part is the button's. */
    private static TableLayout footed(TableLayout layout) {
        Rectangle play = layout.play();
        float foot = UiContext.TOUCH;
        return layout.with(layout.bar(), new Rectangle(play.x, play.y + foot, play.width, play.height - foot),
            new Rectangle(0, play.y, layout.width(), foot));
    }

    private static Rectangle again(Rectangle field, TableLayout layout) {
        float x = Math.max(0, Math.min(field.x, (layout.width() - field.width) / 2) - GAP);
        return new Rectangle(x, field.y, UiContext.TOUCH, UiContext.TOUCH);
    }
}
