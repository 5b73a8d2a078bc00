package uniboard.games.unlur.scene;

import com.badlogic.gdx.math.Rectangle;
import uniboard.stage.kit.TableLayout;
import uniboard.stage.kit.UiContext;

/**
 * Where board, plates, the pass and the goals lie. Frame: the scene's CSS pixels.
 *
 * @param board     its room
 * @param letters   whether there is room for letters at the board's left
 * @param nearPlate null where there is nothing but the board, and so is all that follows
 * @param note      what passing means; null where there is no room
 * @param slip      for the words of the moment; null where the bar or a column has them
 * @param lineGoal  White's aim
 * @param yGoal     Black's aim
 * @param zoom      in a corner of the board's room, where there is none of the board
 */
record UnlurPlaces(Rectangle board, boolean letters, Rectangle nearPlate, Rectangle farPlate, Rectangle pass, Rectangle note,
    Rectangle slip, Rectangle lineGoal, Rectangle yGoal, Rectangle zoom) {
    private static final float GAP = UiContext.UNIT;
    private static final float PLATE = 40;
    private static final float BUTTON = 48;
    private static final float NOTE = 34;
    private static final float NARROW_NOTE = 84;
    private static final float LEAST_SLIP = 64;
    private static final float HIGHEST_SLIP = 118;
    private static final float GOAL = 68;
    private static final float HIGHEST_GOAL = 124;
    private static final float BROADEST_GOAL = 230;
    /** A goal with its words below. */
    private static final float UPRIGHT_GOAL = 168;
    private static final float COLUMN = 184;
    private static final float BROADEST_COLUMN = 420;
    /** From here on two plates or goals stand side by side. */
    private static final float BROAD_COLUMN = 300;

    static UnlurPlaces of(TableLayout layout, UiContext look) {
        UnlurPlaces places = of(layout, BoardActor.hasLetters(look, layout.play().height / 20) ? BoardActor.LETTERS : 0);
        layout.settle(look, places.board, places.nearPlate, places.farPlate, places.pass, places.note, places.slip,
            places.lineGoal, places.yGoal, places.zoom);
        return places;
    }

    /** @param letters how much room the rows' letters take at the left of a wide table's board */
    static UnlurPlaces of(TableLayout layout, float letters) {
        if (layout.bar().height == 0) return bare(layout);
        return layout.shape() == TableLayout.Shape.TALL ? tall(layout) : wide(layout, letters);
    }

    private static UnlurPlaces bare(TableLayout layout) {
        return new UnlurPlaces(new Rectangle(layout.play()), false, null, null, null, null, null, null, null, null);
    }

    /** Plates above the board; below it the words of the moment, the goals, then, in the thumb's reach, the pass. */
    private static UnlurPlaces tall(TableLayout layout) {
        Rectangle play = layout.play();
        float half = (play.width - GAP) / 2;
        float plates = play.y + play.height - PLATE;
        float least = PLATE + BUTTON + 3 * GAP;
        float board = Math.min(play.width * HexGrid.ROW, play.height - least);
        float rest = play.height - PLATE - board - BUTTON - 3 * GAP;
        boolean hasSlip = layout.reachesBar() && rest >= LEAST_SLIP + GAP;
        float slip = hasSlip ? Math.min(HIGHEST_SLIP, rest - GAP) : 0;
        if (hasSlip) rest -= slip + GAP;
        boolean hasNote = rest >= NOTE + GAP;
        if (hasNote) rest -= NOTE + GAP;
        boolean hasGoals = rest >= GOAL + GAP;
        float goal = hasGoals ? Math.min(HIGHEST_GOAL, rest - GAP) : 0;
        if (hasGoals) rest -= goal + GAP;
        // What is left lies above and below the board and its goals.
        float boardY = plates - GAP - rest / 3 - board;
        float slipY = boardY - GAP - slip;
        float goalY = (hasSlip ? slipY : boardY) - GAP - rest / 3 - goal;
        float buttonY = play.y + (hasNote ? NOTE + GAP : 0);
        float goalWidth = Math.min(half, BROADEST_GOAL);
        float middle = play.x + play.width / 2;
        return new UnlurPlaces(new Rectangle(play.x, boardY, play.width, board), false,
            new Rectangle(play.x + GAP, plates, half - GAP, PLATE),
            new Rectangle(play.x + half + GAP, plates, half - GAP, PLATE), new Rectangle(play.x, buttonY, play.width, BUTTON),
            hasNote ? new Rectangle(play.x, play.y, play.width, NOTE) : null,
            hasSlip ? new Rectangle(play.x, slipY, play.width, slip) : null,
            hasGoals ? new Rectangle(middle - GAP / 2 - goalWidth, goalY, goalWidth, goal) : null,
            hasGoals ? new Rectangle(middle + GAP / 2, goalY, goalWidth, goal) : null,
            corner(play.x, play.width, boardY));
    }

    /** The board on one side, all else in a column beside it: plates on top, the goals at the bottom. */
    private static UnlurPlaces wide(TableLayout layout, float letters) {
        Rectangle play = layout.play();
        float gap = 3 * GAP;
        float board = Math.min(HexGrid.widthOf(play.height), play.width - COLUMN - gap - letters);
        float column = Math.min(BROADEST_COLUMN, play.width - board - gap - letters);
        float left = play.x + (play.width - board - gap - column - letters) / 2 + letters;
        Rectangle boardRoom = new Rectangle(left, play.y, board, play.height);
        float x = left + board + gap;
        return column >= BROAD_COLUMN ? broadColumn(boardRoom, letters > 0, x, column) : narrowColumn(boardRoom, letters > 0, x, column);
    }

    private static UnlurPlaces broadColumn(Rectangle board, boolean letters, float x, float column) {
        float half = (column - GAP) / 2;
        float top = board.y + board.height;
        float rest = board.height - PLATE - BUTTON - NOTE - 4 * GAP;
        float goal = Math.min(UPRIGHT_GOAL, rest);
        float button = top - PLATE - 2 * GAP - BUTTON;
        boolean hasGoals = goal >= GOAL;
        return new UnlurPlaces(board, letters, new Rectangle(x, top - PLATE, half, PLATE),
            new Rectangle(x + half + GAP, top - PLATE, half, PLATE),
            new Rectangle(x, button, column, BUTTON), new Rectangle(x, button - GAP - NOTE, column, NOTE), null,
            hasGoals ? new Rectangle(x, board.y, half, goal) : null, hasGoals ? new Rectangle(x + half + GAP, board.y, half, goal) : null,
            corner(board.x, board.width, board.y));
    }

    private static UnlurPlaces narrowColumn(Rectangle board, boolean letters, float x, float column) {
        float top = board.y + board.height;
        float button = top - 2 * PLATE - 3 * GAP - BUTTON;
        float note = button - GAP - NARROW_NOTE;
        float rest = note - GAP - board.y;
        float goal = Math.min(UPRIGHT_GOAL, (rest - GAP) / 2);
        boolean hasNote = rest >= 0;
        boolean hasGoals = goal >= GOAL;
        return new UnlurPlaces(board, letters, new Rectangle(x, top - PLATE, column, PLATE),
            new Rectangle(x, top - 2 * PLATE, column, PLATE),
            new Rectangle(x, button, column, BUTTON), hasNote ? new Rectangle(x, note, column, NARROW_NOTE) : null, null,
            hasGoals ? new Rectangle(x, board.y + goal + GAP, column, goal) : null,
            hasGoals ? new Rectangle(x, board.y, column, goal) : null, corner(board.x, board.width, board.y));
    }

    private static Rectangle corner(float x, float width, float y) {
        return new Rectangle(x + width - UiContext.TOUCH, y, UiContext.TOUCH, UiContext.TOUCH);
    }
}
