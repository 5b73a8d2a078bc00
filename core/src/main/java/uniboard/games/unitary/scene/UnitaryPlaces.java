package uniboard.games.unitary.scene;

import com.badlogic.gdx.math.Rectangle;
import uniboard.game.Position;
import uniboard.stage.kit.TableLayout;
import uniboard.stage.kit.UiContext;
import uniboard.stage.scene.Viewpoint;

/**
 * Where everything lies. Frame: the scene's CSS pixels.
 *
 * @param form     how much there is, and how it is arranged
 * @param mat      the cloth with the fraction on it
 * @param fraction room of the units with the line between them
 * @param stacks   room of the stacks of units: one below the other, or side by side if it is broader than high; null for none
 * @param seats    null where there is nothing but the mat; so is all that follows on a miniature
 * @param formula  of the sheet with the formula
 * @param deck     of the deck's card
 * @param pile     of the discard pile's card
 * @param hand     of the hand's cards at rest, as high as one
 * @param card     breadth of the hand's cards
 * @param hidden   of the own hidden card; small where it is told in words alone
 * @param goal     of the strip with the own goal in words; null where the card alone tells it
 * @param actions  of the buttons: one row, or two where it is high enough
 */
record UnitaryPlaces(Form form, Rectangle mat, Rectangle fraction, Rectangle stacks, Rectangle seats, Rectangle formula, Rectangle deck,
    Rectangle pile, Rectangle hand, float card, Rectangle hidden, Rectangle goal, Rectangle actions) {
    enum Form {
        /** With words on everything. */
        LARGE,
        /** On phones. */
        SMALL,
        /** On a page of rules: no plates and no buttons. */
        EXAMPLE,
        /** In the menu: the mat alone. */
        MINIATURE
    }

    /** How far a chosen card is lifted. */
    static final float LIFT = 20;
    static final float SMALL_LIFT = 8;
    private static final float DISC_OUT = 28;
    private static final float SMALL_DISC_OUT = 18;

    private static final float GAP = UiContext.UNIT;
    private static final float BROAD = 700;
    private static final float ROOMY = 860;
    private static final float LOW = 420;
    private static final float LOW_EXAMPLE = 330;
    /** Below this a phone held upright has no room for stacks and numbers: in lessons, with words above the table. */
    private static final float LOW_STACKED = 480;
    private static final float PLATE = 60;
    private static final float LOW_PLATE = 52;
    private static final float LOW_FORMULA = 46;
    /** Of the strip with the goal. */
    private static final float GOAL = 38;
    private static final float LEAST_FORMULA = 200;
    private static final float ROW = 44;

    static UnitaryPlaces of(TableLayout layout, UiContext look, Viewpoint viewpoint) {
        UnitaryPlaces places = unmirrored(layout, viewpoint.you() != Position.NOBODY);
        layout.settle(look, places.mat, places.fraction, places.stacks, places.seats, places.formula, places.deck, places.pile,
            places.hand, places.hidden, places.goal, places.actions);
        return places;
    }

    /** How far a chosen card is lifted here. */
    float lift() {
        return form == Form.LARGE ? LIFT : SMALL_LIFT;
    }

    /** How far the button that turns a card reaches out below the lifted card. */
    float discBelow() {
        return form == Form.LARGE ? DISC_OUT : SMALL_DISC_OUT;
    }

    /** @param alone whether the goal lies open all the time */
    private static UnitaryPlaces unmirrored(TableLayout layout, boolean alone) {
        Rectangle play = layout.play();
        if (layout.shape() == TableLayout.Shape.MINIATURE) {
            return new UnitaryPlaces(Form.MINIATURE, new Rectangle(play), inset(play, 26, 22), null, null, null, null, null, null, 0, null,
                null, null);
        }
        if (layout.bar().height == 0) return example(play);
        boolean isUpright = layout.shape() == TableLayout.Shape.TALL || layout.footer() != null;
        if (!isUpright && play.height < LOW) return beside(play);
        return play.width >= BROAD ? broad(play, alone) : stacked(play, alone);
    }

    private static Rectangle inset(Rectangle box, float x, float y) {
        return new Rectangle(box.x + x, box.y + y, box.width - 2 * x, box.height - 2 * y);
    }

    /** On tables: the mat, the hand below it, the formula, the piles and the buttons beside them. */
    private static UnitaryPlaces broad(Rectangle play, boolean alone) {
        float column = play.width >= ROOMY ? 256 : 212;
        float width = play.width - column - 2 * GAP;
        float card = Math.min(Math.min(136, play.height * 0.2f), (width - 5 * 12) / 4.9f);
        float height = card * CardActor.RATIO;
        float hiddenWidth = 0.9f * card;
        Rectangle hidden = new Rectangle(play.x, play.y + 4, hiddenWidth, hiddenWidth * CardActor.RATIO);
        float handX = play.x + hiddenWidth + 24;
        Rectangle hand = new Rectangle(handX, play.y + 4, play.x + width - handX, height);
        float top = play.y + play.height;
        Rectangle seats = new Rectangle(play.x, top - PLATE, width, PLATE);
        float bottom = play.y + height + LIFT + 14;
        Rectangle mat = new Rectangle(play.x, bottom, width, seats.y - GAP - bottom);
        float stack = Math.min(84, (mat.height - 40) / 3);
        Rectangle stacks = new Rectangle(play.x + 20, mat.y + (mat.height - 3 * stack) / 2, stack + 40, 3 * stack);
        float left = stacks.x + stacks.width + 12;
        Rectangle fraction = new Rectangle(left, mat.y + 34, mat.x + mat.width - 28 - left, mat.height - 58);
        float x = play.x + width + 2 * GAP;
        Rectangle actions = new Rectangle(x, play.y + 4, column, 2 * ROW + GAP);
        float pileWidth = Math.min(84, (play.height * 0.21f - 24) / CardActor.RATIO);
        float pileY = actions.y + actions.height + 2 * GAP + 22;
        float pileHeight = pileWidth * CardActor.RATIO;
        float apart = (column - 2 * pileWidth) / 3;
        Rectangle deck = new Rectangle(x + apart, pileY, pileWidth, pileHeight);
        Rectangle pile = new Rectangle(x + column - apart - pileWidth, pileY, pileWidth, pileHeight);
        float formulaY = Math.max(pileY + pileHeight + 2 * GAP, top - 380);
        // Where there is no room for it the card alone tells the goal.
        boolean told = alone && top - formulaY - GOAL > LEAST_FORMULA;
        Rectangle goal = told ? new Rectangle(x, formulaY, column, GOAL + 6) : null;
        float above = told ? formulaY + goal.height + 4 : formulaY;
        Rectangle formula = new Rectangle(x, above, column, top - above);
        return new UnitaryPlaces(Form.LARGE, mat, fraction, stacks, seats, formula, deck, pile, hand, card, hidden, goal, actions);
    }

    /** On phones held upright: everything below everything else, the hand in the thumbs' reach. */
    private static UnitaryPlaces stacked(Rectangle play, boolean alone) {
        float card = Math.min(Math.min(128, play.height * 0.16f), (play.width - 3 * 7) / 4);
        float y = play.y + 3;
        Rectangle actions = new Rectangle(play.x, y, play.width, ROW);
        Rectangle hand = new Rectangle(play.x, y + ROW + 16, play.width, card * CardActor.RATIO);
        float above = hand.y + hand.height + SMALL_LIFT + 6;
        if (play.height < LOW_STACKED) return lowStacked(play, hand, card, actions, above);
        Rectangle goal = new Rectangle(play.x, above, play.width, alone ? GOAL : ROW);
        float formulaY = goal.y + goal.height + 4;
        Rectangle formula = new Rectangle(play.x, formulaY, play.width, Math.max(60, Math.min(104, play.height * 0.11f)));
        Rectangle seats = new Rectangle(play.x, play.y + play.height - PLATE, play.width, PLATE);
        float matY = formulaY + formula.height + GAP;
        Rectangle mat = new Rectangle(play.x, matY, play.width, seats.y - 4 - matY);
        return small(Form.SMALL, mat, seats, formula, hand, card, cardOn(goal), goal, actions);
    }

    /** The goal stands beside the plates, for the mat's sake. */
    private static UnitaryPlaces lowStacked(Rectangle play, Rectangle hand, float card, Rectangle actions, float above) {
        float half = (play.width - GAP) / 2;
        float y = play.y + play.height - LOW_PLATE;
        Rectangle seats = new Rectangle(play.x, y, half, LOW_PLATE);
        Rectangle goal = new Rectangle(play.x + half + GAP, y, half, LOW_PLATE);
        Rectangle formula = new Rectangle(play.x, above, play.width, LOW_FORMULA);
        float matY = above + LOW_FORMULA + GAP;
        Rectangle mat = new Rectangle(play.x, matY, play.width, y - 4 - matY);
        return lowMat(Form.SMALL, mat, seats, formula, hand, card, cardOn(goal), goal, actions);
    }

    /** On phones held sideways: the mat, and beside it the formula, the hand and the buttons. */
    private static UnitaryPlaces beside(Rectangle play) {
        float column = Math.min(400, play.width * 0.54f);
        float x = play.x + play.width - column;
        float width = play.width - column - GAP;
        float y = play.y + 2;
        Rectangle actions = new Rectangle(x, y, column, ROW);
        float formulaHeight = 62;
        float room = play.height - ROW - formulaHeight - SMALL_LIFT - 38;
        float card = Math.min(room / CardActor.RATIO, (column - 3 * 6) / 4);
        Rectangle formula = new Rectangle(x, play.y + play.height - formulaHeight, column, formulaHeight);
        float free = room - card * CardActor.RATIO;
        Rectangle hand = new Rectangle(x, y + ROW + 18 + free / 2, column, card * CardActor.RATIO);
        Rectangle seats = new Rectangle(play.x, play.y + play.height - PLATE, width, PLATE);
        Rectangle goal = new Rectangle(play.x, play.y + 2, width, ROW);
        float matY = goal.y + goal.height + 6;
        Rectangle mat = new Rectangle(play.x, matY, width, seats.y - 4 - matY);
        return small(Form.SMALL, mat, seats, formula, hand, card, cardOn(goal), goal, actions);
    }

    /** On a page of rules. */
    private static UnitaryPlaces example(Rectangle play) {
        boolean low = play.height < LOW_EXAMPLE;
        float card = Math.min(low ? 60 : 76, (play.width - 5 * GAP - 24) / 5);
        float height = card * CardActor.RATIO;
        Rectangle hidden = new Rectangle(play.x + 4, play.y + 6, card, height);
        Rectangle hand = new Rectangle(play.x + card + 28, play.y + 6, play.width - card - 32, height);
        Rectangle formula = new Rectangle(play.x, hand.y + height + SMALL_LIFT + GAP, play.width, low ? 46 : 62);
        float matY = formula.y + formula.height + GAP;
        Rectangle mat = new Rectangle(play.x, matY, play.width, play.y + play.height - matY);
        return low ? lowMat(Form.EXAMPLE, mat, null, formula, hand, card, hidden, null, null)
            : small(Form.EXAMPLE, mat, null, formula, hand, card, hidden, null, null);
    }

    /** Where there is no room for stacks and numbers. */
    private static UnitaryPlaces lowMat(Form form, Rectangle mat, Rectangle seats, Rectangle formula, Rectangle hand, float card,
        Rectangle hidden, Rectangle goal, Rectangle actions) {
        float width = 24;
        float height = width * CardActor.RATIO;
        float x = mat.x + mat.width - width - 2 * GAP;
        float middle = mat.y + mat.height / 2;
        Rectangle deck = new Rectangle(x, middle + 3, width, height);
        Rectangle pile = new Rectangle(x, middle - 3 - height, width, height);
        Rectangle fraction = new Rectangle(mat.x + 2 * GAP, mat.y + 10, x - GAP - mat.x - 2 * GAP, mat.height - 20);
        return new UnitaryPlaces(form, mat, fraction, null, seats, formula, deck, pile, hand, card, hidden, goal, actions);
    }

    /** A small card at the strip's beginning. */
    private static Rectangle cardOn(Rectangle goal) {
        float height = goal.height - 8;
        return new Rectangle(goal.x + 4, goal.y + 4, height / CardActor.RATIO, height);
    }

    /** With stacks, deck and pile in a row at the mat's lower edge. */
    private static UnitaryPlaces small(Form form, Rectangle mat, Rectangle seats, Rectangle formula, Rectangle hand, float card,
        Rectangle hidden, Rectangle goal, Rectangle actions) {
        float pileWidth = 24;
        float row = ROW - 8;
        float y = mat.y + 12;
        float part = (mat.width - 24) / 5;
        Rectangle stacks = new Rectangle(mat.x + 12, y, 3 * part, row);
        Rectangle deck = new Rectangle(mat.x + 12 + 3 * part + 4, y + 2, pileWidth, pileWidth * CardActor.RATIO);
        Rectangle pile = new Rectangle(mat.x + 12 + 4 * part + 4, y + 2, pileWidth, pileWidth * CardActor.RATIO);
        float units = y + ROW - 3;
        Rectangle fraction = new Rectangle(mat.x + 16, units, mat.width - 32, mat.y + mat.height - 14 - units);
        return new UnitaryPlaces(form, mat, fraction, stacks, seats, formula, deck, pile, hand, card, hidden, goal, actions);
    }
}
