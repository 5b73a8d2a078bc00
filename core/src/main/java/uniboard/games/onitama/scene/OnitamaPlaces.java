package uniboard.games.onitama.scene;

import com.badlogic.gdx.math.Rectangle;
import uniboard.stage.kit.TableLayout;
import uniboard.stage.kit.UiContext;

/**
 * Where board, cards and plates lie. Frame: the stage's CSS pixels. Far is the opponent's edge, near the player's own.
 *
 * @param hands     the slots of the five cards: two near, two far, the one beside the board; the near ones alone in a close-up, none
 *                  where there is no room for cards
 * @param nearPlate null where there is none
 * @param sideNote  for words about the card beside the board, on a tall table for one; null where there is no room
 */
record OnitamaPlaces(Rectangle board, Rectangle[] hands, Rectangle nearPlate, Rectangle farPlate, Rectangle sideNote) {
    static final int NEAR = 0;
    static final int FAR = 2;
    static final int SIDE = 4;

    /** A card's height in parts of its width. */
    static final float CARD_SHAPE = 120f / 137;
    private static final float GAP = UiContext.UNIT;
    private static final float CARD_GAP = 12;
    /** On a tablet between the board and the rows. */
    private static final float BESIDE_BOARD = 6;
    private static final float PLATE = 36;
    private static final float TABLET = 560;
    private static final float LEAST_ROW = 70;
    /** A board narrower than this part of the table leaves room beside the cards. */
    private static final float FULL_BOARD = 0.85f;
    private static final float NEARLY_SQUARE = 1.2f;
    private static final float LEAST_SMALL_ROW = 54;
    private static final float MOST_ROW = 122;
    private static final float ROW_TO_HEIGHT = 0.155f;
    private static final float ROW_TO_CARD = 5.5f;
    private static final float LEAST_PLATE = 44;
    /** Between a hand and the card beside the board, for a word. */
    private static final float NEXT = 46;
    /** Around the card beside the board. */
    private static final float WELL = 5;
    private static final float LARGE_CARD = 240;
    private static final float LARGE_GAP = 20;
    /** Of large cards below the board, in parts of the table's height. */
    private static final float LARGE_ROW = 0.275f;
    /** Of the board beside large cards, in parts of the table's width. */
    private static final float LARGE_BOARD = 0.72f;
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
            case WIDE -> isTall(layout) ? tall(layout) : wide(layout);
            case MINIATURE -> miniature(layout);
        };
        layout.settle(look, places.hands);
        layout.settle(look, places.board, places.farPlate, places.nearPlate, places.sideNote);
        return places;
    }

    /** Whether the hands lie above and below the board: also where little more lies beside it than would above it. */
    static boolean isTall(TableLayout layout) {
        if (layout.shape() != TableLayout.Shape.WIDE) return layout.shape() == TableLayout.Shape.TALL;
        return layout.panel() == null && layout.play().width <= NEARLY_SQUARE * layout.play().height;
    }

    /** With the near hand alone, large: beside the board or below it. */
    static OnitamaPlaces closeUp(TableLayout layout, UiContext look) {
        OnitamaPlaces places = isTall(layout) ? largeBelow(layout.play()) : largeBeside(layout.play());
        layout.settle(look, places.hands);
        layout.settle(look, places.board, places.nearPlate);
        return places;
    }

    private static OnitamaPlaces largeBeside(Rectangle play) {
        float board = Math.min(play.height, play.width * LARGE_BOARD);
        float room = play.width - board - 2 * GAP;
        float card = Math.min(Math.min(LARGE_CARD, room), (play.height - PLATE - GAP - LARGE_GAP) / 2 / CARD_SHAPE);
        float height = card * CARD_SHAPE;
        float left = play.x + (play.width - board - 2 * GAP - card) / 2;
        float x = left + board + 2 * GAP;
        float middle = play.y + play.height / 2;
        Rectangle first = new Rectangle(x, middle + LARGE_GAP / 2, card, height);
        Rectangle[] hands = {first, new Rectangle(x, middle - LARGE_GAP / 2 - height, card, height)};
        return new OnitamaPlaces(new Rectangle(left, middle - board / 2, board, board), hands,
            new Rectangle(x, first.y + height + GAP, card, PLATE), null, null);
    }

    private static OnitamaPlaces largeBelow(Rectangle play) {
        float row = Math.min(play.height * LARGE_ROW, LARGE_CARD * CARD_SHAPE);
        float card = Math.min(row / CARD_SHAPE, (play.width - LARGE_GAP) / 2);
        float height = card * CARD_SHAPE;
        float board = Math.min(play.width, play.height - height - 2 * GAP);
        float bottom = play.y + (play.height - board - height - GAP) / 2;
        float x = play.x + play.width / 2;
        Rectangle[] hands = {new Rectangle(x - LARGE_GAP / 2 - card, bottom, card, height),
            new Rectangle(x + LARGE_GAP / 2, bottom, card, height)};
        return new OnitamaPlaces(new Rectangle(x - board / 2, bottom + height + GAP, board, board), hands, null, null, null);
    }

    /** The hands in rows above and below the board; the card beside the board ends the near row. */
    private static OnitamaPlaces tall(TableLayout layout) {
        Rectangle play = layout.play();
        float board = Math.min(play.width, play.height - 2 * (GAP + LEAST_ROW));
        if (play.width >= TABLET || board < play.width * FULL_BOARD) return rows(play);
        float rowHeight = (play.height - board) / 2 - GAP;
        float card = Math.min((play.width - 2 * GAP - 10) / 3, rowHeight / CARD_SHAPE);
        float height = card * CARD_SHAPE;
        // Spread over the board's width, so that the rows end where the board ends, if no card covers another there.
        float rowWidth = Math.max(board, 3 * card + 2 * GAP);
        float left = play.x + (play.width - rowWidth) / 2;
        float right = left + rowWidth;
        Rectangle square = middle(play, board);
        float nearRow = square.y - GAP - height;
        float farRow = square.y + board + GAP;
        float step = Math.min((rowWidth - card) / 2, card * 1.35f);
        Rectangle[] hands = {
            new Rectangle(left, nearRow, card, height), new Rectangle(left + step, nearRow, card, height),
            new Rectangle(right - card - step, farRow, card, height), new Rectangle(right - card, farRow, card, height),
            new Rectangle(right - card, nearRow, card, height),
        };
        return new OnitamaPlaces(square, hands, null, new Rectangle(left, farRow, card, height), null);
    }

    private static Rectangle middle(Rectangle play, float board) {
        return new Rectangle(play.x + (play.width - board) / 2, play.y + (play.height - board) / 2, board, board);
    }

    /** As {@link #tall}, where there is room beside the cards for whose they are. */
    private static OnitamaPlaces rows(Rectangle play) {
        boolean isTablet = play.width >= TABLET;
        float gap = isTablet ? CARD_GAP : GAP;
        float apart = isTablet ? BESIDE_BOARD : GAP;
        float row = Math.max(LEAST_SMALL_ROW, Math.min(MOST_ROW, play.height * ROW_TO_HEIGHT));
        Rectangle square = middle(play, Math.min(play.width, play.height - 2 * (apart + row)));
        float card = Math.min(row / CARD_SHAPE, (play.width - NEXT - LEAST_PLATE - 3 * GAP) / 3);
        float height = card * CARD_SHAPE;
        float width = Math.min(play.width, Math.max(square.width, ROW_TO_CARD * card));
        float left = play.x + (play.width - width) / 2;
        float side = left + width - card - WELL;
        float second = side - NEXT - card;
        float first = second - gap - card;
        float farSecond = isTablet ? left + width - card : second;
        float farFirst = farSecond - gap - card;
        float nearRow = square.y - apart - height;
        float farRow = square.y + square.height + apart;
        Rectangle[] hands = {
            new Rectangle(first, nearRow, card, height), new Rectangle(second, nearRow, card, height),
            new Rectangle(farFirst, farRow, card, height), new Rectangle(farSecond, farRow, card, height),
            new Rectangle(side, nearRow, card, height),
        };
        return new OnitamaPlaces(square, hands, new Rectangle(left, nearRow, first - gap - left, height),
            new Rectangle(left, farRow, farFirst - gap - left, height), new Rectangle(second + card, nearRow, NEXT - WELL, height));
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
        Rectangle middle = middle(play, board);
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
