package uniboard.games.onitama.scene;

import com.badlogic.gdx.math.Rectangle;
import uniboard.stage.kit.TableLayout;
import uniboard.stage.kit.UiContext;

/**
 * Where board, cards and plates lie. Frame: the stage's CSS pixels. Far is the opponent's edge, near the player's own.
 *
 * @param hands     the slots of the five cards: two near, two far, the one beside the board; none where there is no room for cards
 * @param nearPlate null where there is none, and so are the other plate and the note
 */
record OnitamaPlaces(Rectangle board, Rectangle[] hands, Rectangle nearPlate, Rectangle farPlate, Rectangle sideNote) {
    static final int NEAR = 0;
    static final int FAR = 2;
    static final int SIDE = 4;

    /** A card's height in parts of its width. */
    static final float CARD_SHAPE = 120f / 137;
    private static final float GAP = UiContext.UNIT;
    private static final float CARD_GAP = 12;
    private static final float PLATE = 36;
    private static final float TABLET = 560;
    private static final float LEAST_ROW = 70;
    private static final float MOST_ROW = 102;
    private static final float ROW_TO_HEIGHT = 0.134f;
    /** A card's width beside the board below which its squares are hard to tell apart. */
    private static final float LEAST_CARD = 66;
    /** A card's width in parts of the board's on a roomy table. */
    private static final float CARD_TO_BOARD = 0.205f;
    private static final float MINIATURE_CARD_TO_BOARD = 0.32f;
    /** The width below which a miniature's cards would be specks. */
    private static final float LEAST_MINIATURE_CARD = 80;

    static OnitamaPlaces of(TableLayout layout, UiContext look) {
        OnitamaPlaces places = switch (layout.shape()) {
            case TALL -> tall(layout);
            case WIDE -> wide(layout);
            case MINIATURE -> miniature(layout);
        };
        layout.settle(look, places.hands);
        layout.settle(look, places.board, places.farPlate, places.nearPlate, places.sideNote);
        return places;
    }

    /** The hands in rows above and below the board; the card beside the board ends the near row. */
    private static OnitamaPlaces tall(TableLayout layout) {
        Rectangle play = layout.play();
        // A tablet has room for cards as large as a wide table's.
        float row = play.width < TABLET ? LEAST_ROW : Math.max(LEAST_ROW, Math.min(MOST_ROW, play.height * ROW_TO_HEIGHT));
        float board = Math.min(play.width, play.height - 2 * (GAP + row));
        float rowHeight = (play.height - board) / 2 - GAP;
        float card = Math.min((play.width - 2 * GAP - 10) / 3, rowHeight / CARD_SHAPE);
        float height = card * CARD_SHAPE;
        // Spread over the board's width, so that the rows end where the board ends, if no card covers another there.
        float rowWidth = Math.max(board, 3 * card + 2 * GAP);
        float left = play.x + (play.width - rowWidth) / 2;
        float right = left + rowWidth;
        float boardLeft = play.x + (play.width - board) / 2;
        float boardBottom = play.y + (play.height - board) / 2;
        float nearRow = boardBottom - GAP - height;
        float farRow = boardBottom + board + GAP;
        float step = Math.min((rowWidth - card) / 2, card * 1.35f);
        Rectangle[] hands = {
            new Rectangle(left, nearRow, card, height), new Rectangle(left + step, nearRow, card, height),
            new Rectangle(right - card - step, farRow, card, height), new Rectangle(right - card, farRow, card, height),
            new Rectangle(right - card, nearRow, card, height),
        };
        Rectangle farPlate = new Rectangle(left, farRow, card, height);
        return new OnitamaPlaces(new Rectangle(boardLeft, boardBottom, board, board), hands, null, farPlate, null);
    }

    /** The board on one side; beside it the far hand, the card beside the board and the near hand, from top to bottom. */
    private static OnitamaPlaces wide(TableLayout layout) {
        Rectangle play = layout.play();
        float gap = layout.panel() == null ? 2 * UiContext.UNIT : 3 * UiContext.UNIT;
        float board = Math.min(play.height, (play.width - gap - CARD_GAP) / (1 + 2 * CARD_TO_BOARD));
        board = Math.min(board, Math.max(play.width / 2, play.width - gap - CARD_GAP - 2 * LEAST_CARD));
        float room = play.width - board - gap;
        float highest = (play.height - 2 * PLATE - 2 * GAP) / 3 / CARD_SHAPE;
        float card = Math.min((room - CARD_GAP) / 2, Math.min(highest, Math.max(board * CARD_TO_BOARD, 110)));
        float height = card * CARD_SHAPE;
        float column = 2 * card + CARD_GAP;
        float left = play.x + (play.width - board - gap - column) / 2;
        float cards = left + board + gap;
        float second = cards + card + CARD_GAP;
        float top = play.y + play.height;
        float middle = play.y + (play.height - height) / 2;
        Rectangle[] hands = {
            new Rectangle(cards, play.y, card, height), new Rectangle(second, play.y, card, height),
            new Rectangle(cards, top - height, card, height), new Rectangle(second, top - height, card, height),
            new Rectangle(cards, middle, card, height),
        };
        return new OnitamaPlaces(new Rectangle(left, play.y + (play.height - board) / 2, board, board), hands,
            new Rectangle(cards, play.y + height + GAP, column, PLATE), new Rectangle(cards, top - height - PLATE - 2, column, PLATE),
            new Rectangle(second - 2, middle, card + 2, height));
    }

    /** The board in the middle; the far hand on one side of it, the near one on the other, with the card beside the board above. */
    private static OnitamaPlaces miniature(TableLayout layout) {
        Rectangle play = layout.play();
        float besideCards = (play.width - 6 * GAP) / (1 + 2 * MINIATURE_CARD_TO_BOARD);
        float card = Math.min(play.height, besideCards) * MINIATURE_CARD_TO_BOARD;
        boolean hasCards = card >= LEAST_MINIATURE_CARD;
        float board = hasCards ? Math.min(play.height, besideCards) : Math.min(play.height, play.width);
        Rectangle middle = new Rectangle(play.x + (play.width - board) / 2, play.y + (play.height - board) / 2, board, board);
        if (!hasCards) return new OnitamaPlaces(middle, new Rectangle[0], null, null, null);
        float height = card * CARD_SHAPE;
        float step = height + (board - 3 * height) / 2;
        float aside = (play.width - board) / 2;
        float left = play.x + (aside - card) / 2;
        float right = middle.x + board + (aside - card) / 2;
        float centre = play.y + (play.height - height) / 2;
        Rectangle[] hands = {
            new Rectangle(right, centre, card, height), new Rectangle(right, centre - step, card, height),
            new Rectangle(left, centre + step / 2, card, height), new Rectangle(left, centre - step / 2, card, height),
            new Rectangle(right, centre + step, card, height),
        };
        return new OnitamaPlaces(middle, hands, null, null, null);
    }
}
