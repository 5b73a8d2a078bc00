package uniboard.games.unikat.scene;

import com.badlogic.gdx.math.Rectangle;
import uniboard.games.unikat.UnikatPosition;
import uniboard.stage.kit.TableLayout;
import uniboard.stage.kit.UiContext;

/**
 * Where the table of cards, the plates, rack, display, bag and actions lie. Frame: the scene's CSS pixels.
 *
 * @param table       room of the laid cards
 * @param seats       null where there is nothing but the table, and so is all that follows
 * @param rackTray    around the rack's cards
 * @param rack        the places of its cards, first to last: ten, on pages of rules five
 * @param displayMat  under display and bag; null where they lie on the table itself
 * @param display     room of the open cards, as high as one
 * @param chain       what the chain under way changed from card to card; null where there is no room
 * @param actions     room of the controls
 */
record UnikatPlaces(Rectangle table, Rectangle seats, Rectangle rackTray, Rectangle[] rack, Rectangle displayMat, Rectangle display,
    Rectangle bag, Rectangle chain, Rectangle actions) {
    private static final int EXAMPLE_RACK = 5;

    /** On smaller tables cards are smaller at first. */
    private static final float NARROW = 560;

    private static final float GAP = UiContext.UNIT;
    /** The tray's frame with the room inside it. */
    private static final float RIM = 13;
    private static final float NARROW_RIM = 11;
    private static final float ROW = 48;
    private static final float PLATE = 40;
    private static final float NARROW_PLATE = 38;
    private static final float BROAD = 860;
    private static final float ROOM_FOR_ONE_ROW = 560;
    private static final float LOW = 420;
    private static final float LARGEST_CARD = 76;
    /** Of two open cards side by side, in their tray. */
    private static final float COLUMN = 162;
    private static final float LARGE_BAG = 84;
    private static final float ROOM_FOR_CHAIN = 400;
    private static final float ROOM_FOR_CHAIN_ROW = 680;
    private static final float CHAIN = 38;
    /** Of open cards and two controls beside the bag. */
    private static final float ROOM_FOR_FOUR = 343;

    static UnikatPlaces of(TableLayout layout, UiContext look) {
        UnikatPlaces places = unmirrored(layout);
        layout.settle(look, places.table, places.seats, places.rackTray, places.displayMat, places.display, places.bag, places.chain,
            places.actions);
        if (places.rack != null) layout.settle(look, places.rack);
        return places;
    }

    /** How the table of cards is seen at first. */
    Framing framing(TableLayout layout) {
        if (layout.shape() == TableLayout.Shape.MINIATURE) return Framing.MINIATURE;
        if (seats == null) return Framing.EXAMPLE;
        return Math.min(layout.width(), layout.height()) < NARROW ? Framing.PHONE : Framing.TABLE;
    }

    private static UnikatPlaces unmirrored(TableLayout layout) {
        Rectangle play = layout.play();
        if (layout.shape() == TableLayout.Shape.MINIATURE) {
            return new UnikatPlaces(new Rectangle(play), null, null, null, null, null, null, null, null);
        }
        if (layout.bar().height == 0) return example(play);
        if (layout.shape() == TableLayout.Shape.WIDE && play.height < LOW) return beside(play);
        return play.width >= BROAD ? below(play) : stacked(play);
    }

    /** On a page of rules, where racks are small: the table with rack, display and bag below it. */
    private static UnikatPlaces example(Rectangle play) {
        float open = 38;
        float card = Math.min(66, (play.width - 2 * NARROW_RIM - 4 * GAP - open - 2 * GAP) / EXAMPLE_RACK);
        Rectangle tray = new Rectangle(play.x, play.y, play.width - open - 3 * GAP, card + 2 * NARROW_RIM);
        float row = tray.y + tray.height + GAP;
        float bagSide = open + 2 * GAP;
        Rectangle bag = new Rectangle(play.x + play.width - bagSide, play.y + (tray.height - bagSide) / 2, bagSide, bagSide);
        Rectangle display = new Rectangle(play.x, row, play.width, open);
        Rectangle table = new Rectangle(play.x, row + open + GAP, play.width, play.y + play.height - row - open - GAP);
        return new UnikatPlaces(table, null, tray, slots(tray, 1, EXAMPLE_RACK, card), null, display, bag, null, null);
    }

    /** On large screens: the rack at the near edge, plates at the far one, display and bag in a column beside the table. */
    private static UnikatPlaces below(Rectangle play) {
        float card = Math.min(LARGEST_CARD, (play.width - 2 * RIM - 9 * GAP) / UnikatPosition.RACK);
        Rectangle tray = new Rectangle(play.x, play.y, play.width, card + 2 * RIM + 6);
        float row = tray.y + tray.height + GAP;
        float half = play.width / 2;
        Rectangle actions = new Rectangle(play.x + half, row, half, ROW);
        Rectangle chain = new Rectangle(play.x, row, half - GAP, ROW);
        Rectangle seats = new Rectangle(play.x, play.y + play.height - PLATE, play.width, PLATE);
        float bottom = row + ROW + GAP;
        Rectangle table = new Rectangle(play.x, bottom, play.width - COLUMN - GAP, seats.y - bottom - GAP);
        Rectangle displayMat = new Rectangle(table.x + table.width + GAP, bottom, COLUMN, table.height);
        Rectangle bag = new Rectangle(displayMat.x + (COLUMN - LARGE_BAG) / 2, bottom + RIM, LARGE_BAG, LARGE_BAG);
        float open = bag.y + LARGE_BAG + GAP;
        Rectangle display = new Rectangle(displayMat.x + RIM + 1, open, COLUMN - 2 * RIM - 2,
            displayMat.y + displayMat.height - RIM - 2 - open);
        return new UnikatPlaces(table, seats, tray, slots(tray, 1, UnikatPosition.RACK, card), displayMat, display, bag, chain, actions);
    }

    /** On phones and tablets held upright: everything below everything else, the rack in the thumbs' reach. */
    private static UnikatPlaces stacked(Rectangle play) {
        boolean oneRow = play.width >= ROOM_FOR_ONE_ROW;
        float rim = oneRow ? RIM : NARROW_RIM;
        int columns = oneRow ? UnikatPosition.RACK : UnikatPosition.RACK / 2;
        float largest = oneRow ? LARGEST_CARD : Math.max(52, play.height * 0.1f);
        float card = Math.min(largest, (play.width - 2 * rim - (columns - 1) * 5) / columns);
        int rows = UnikatPosition.RACK / columns;
        Rectangle tray = new Rectangle(play.x, play.y, play.width, rows * (card + 5) - 5 + 2 * rim);
        float open = oneRow ? 60 : 44;
        float y = tray.y + tray.height + GAP / 2;
        float row = open + (oneRow ? GAP : 4);
        // Where it is narrow, four cards touch each other rather than lie on each other.
        float displayWidth = oneRow ? 5 * (open + 5) - 5 : play.width >= ROOM_FOR_FOUR ? 4 * open + 1 : 3 * (open + 5) - 5;
        Rectangle display = new Rectangle(play.x + 3, y + (row - open) / 2, displayWidth, open);
        Rectangle bag = new Rectangle(display.x + displayWidth + GAP, y + (row - open) / 2 - 2, open + 4, open + 4);
        float rest = bag.x + bag.width + GAP;
        float width = play.x + play.width - rest;
        float controls = Math.min(width, 240);
        boolean beside = width >= ROOM_FOR_CHAIN;
        boolean above = !beside && play.height >= ROOM_FOR_CHAIN_ROW;
        Rectangle actions = new Rectangle(play.x + play.width - controls, y + (row - ROW) / 2, controls, ROW);
        Rectangle chain = beside ? new Rectangle(rest, y + (row - ROW) / 2, width - controls - GAP, ROW)
            : above ? new Rectangle(play.x, y + row + 2, play.width, CHAIN) : null;
        float top = y + row + (above ? CHAIN + 2 : 0) + GAP / 2;
        float plate = oneRow ? PLATE : NARROW_PLATE;
        Rectangle seats = new Rectangle(play.x, play.y + play.height - plate, play.width, plate);
        Rectangle table = new Rectangle(play.x, top, play.width, seats.y - top - GAP / 2);
        return new UnikatPlaces(table, seats, tray, slots(tray, UnikatPosition.RACK / columns, columns, card), null, display, bag, chain,
            actions);
    }

    /** On phones held sideways: all that isn't the table in a column beside it. */
    private static UnikatPlaces beside(Rectangle play) {
        // In a lesson's frame that is hardly broader than high, the table needs its share.
        float column = Math.max(Math.min(262, play.width * 0.56f), Math.min(340, play.width * 0.4f));
        float x = play.x + play.width - column;
        float card = (column - 2 * NARROW_RIM - 4 * 4) / 5;
        Rectangle tray = new Rectangle(x, play.y, column, 2 * card + 4 + 2 * NARROW_RIM);
        float actions = tray.y + tray.height + 2;
        float open = 44;
        float display = actions + ROW;
        float seats = display + open + 4;
        float bag = open + 4;
        return new UnikatPlaces(new Rectangle(play.x, play.y, play.width - column - GAP, play.height),
            new Rectangle(x, seats, column, Math.min(64, play.y + play.height - seats)), tray,
            slots(tray, 2, UnikatPosition.RACK / 2, card), null,
            new Rectangle(x, display, column - bag - GAP, open), new Rectangle(x + column - bag, display - 2, bag, bag), null,
            new Rectangle(x, actions, column, ROW));
    }

    private static Rectangle[] slots(Rectangle tray, int rows, int columns, float card) {
        float rim = Math.min((tray.height - rows * card) / 2, RIM);
        float stepX = (tray.width - 2 * rim - card) / (columns - 1);
        // Not farther apart than they need be.
        stepX = Math.min(stepX, card * 1.3f);
        float left = tray.x + (tray.width - card - (columns - 1) * stepX) / 2;
        float stepY = card + 4;
        float bottom = tray.y + (tray.height - rows * stepY + 4) / 2;
        Rectangle[] slots = new Rectangle[rows * columns];
        for (int i = 0; i < slots.length; i++) {
            slots[i] = new Rectangle(left + i % columns * stepX, bottom + (rows - 1 - i / columns) * stepY, card, card);
        }
        return slots;
    }
}
