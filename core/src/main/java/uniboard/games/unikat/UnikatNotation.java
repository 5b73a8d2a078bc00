package uniboard.games.unikat;

import static uniboard.game.NotationException.wrong;

import uniboard.game.Notation;
import uniboard.game.Position;
import uniboard.game.WholeNumber;

/**
 * Writes and reads Unikat. A position is one line of {@code key=value} fields: {@code rounds=1 round=1 starter=1 penalties=0,0
 * table=SWL1@0,0 racks=…/… display=… bag=… seat=1 phase=turn last=- extra=no idle=0 rng=…}. Moves are {@code SWL1@1,0}, {@code end},
 * {@code swap SWL1 CRG2}, {@code swap SWL1 bag}, {@code draw CRG2}, {@code draw bag} and {@code pass}.
 */
public final class UnikatNotation implements Notation {
    public static final UnikatNotation INSTANCE = new UnikatNotation();

    /** An empty list, and no cell. */
    static final String NONE = "-";

    private static final String END = "end";
    private static final String PASS = "pass";
    private static final String BAG = "bag";
    private static final String SWAP = "swap ";
    private static final String DRAW = "draw ";
    /** What a viewer reads in place of a card and of the generator's state. */
    private static final String HIDDEN = "????";

    private UnikatNotation() {
    }

    @Override
    public String positionText(Position position) {
        return viewText((UnikatPosition) position, ALL_KNOWING);
    }

    /** The position as a seat may read it, or one who is {@link #ALL_KNOWING}. */
    static String viewText(UnikatPosition position, int viewer) {
        StringBuilder out = new StringBuilder(700);
        out.append("rounds=").append(position.rounds()).append(" round=").append(position.round());
        out.append(" starter=").append(position.starter() + 1).append(" penalties=");
        for (int seat = 0; seat < position.seats(); seat++) out.append(seat > 0 ? "," : "").append(position.penalties(seat));
        writeTable(position, out.append(" table="));
        writeHoldings(position, viewer, out.append(" racks="));
        out.append(" seat=").append(position.mover() + 1).append(" phase=").append(position.phase().text()).append(" last=");
        if (position.hasLast()) out.append(position.lastX()).append(',').append(position.lastY());
        else out.append(NONE);
        out.append(" extra=").append(position.extra().text()).append(" idle=").append(position.idle()).append(" rng=");
        return (viewer == ALL_KNOWING ? out.append(position.random()) : out.append(HIDDEN)).toString();
    }

    private static void writeTable(UnikatPosition position, StringBuilder out) {
        for (int i = 0; i < position.laidCount(); i++) {
            if (i > 0) out.append(';');
            out.append(UnikatCard.text(position.laidCard(i)));
            out.append('@').append(position.laidX(i)).append(',').append(position.laidY(i));
        }
    }

    private static void writeHoldings(UnikatPosition position, int viewer, StringBuilder out) {
        UnikatHoldings holdings = position.current().holdings();
        for (int seat = 0; seat < position.seats(); seat++) {
            if (seat > 0) out.append('/');
            if (position.rackSize(seat) == 0) out.append(NONE);
            for (int i = 0; i < position.rackSize(seat); i++) {
                boolean hidden = viewer != ALL_KNOWING && holdings.isHidden(viewer, seat, i);
                writeCard(position.rackCard(seat, i), i, hidden, out);
            }
        }
        out.append(" display=");
        if (position.displaySize() == 0) out.append(NONE);
        for (int i = 0; i < position.displaySize(); i++) writeCard(position.displayCard(i), i, false, out);
        out.append(" bag=");
        if (position.bagSize() == 0) out.append(NONE);
        for (int i = 0; i < position.bagSize(); i++) writeCard(position.bagCard(i), i, viewer != ALL_KNOWING, out);
    }

    private static void writeCard(int card, int index, boolean hidden, StringBuilder out) {
        if (index > 0) out.append(',');
        out.append(hidden ? HIDDEN : UnikatCard.text(card));
    }

    @Override
    public UnikatPosition position(String text) {
        return new UnikatPositionReader(text).read();
    }

    @Override
    public String moveText(Position position, int move) {
        return switch (UnikatMove.kind(move)) {
            case LAY -> UnikatCard.text(UnikatMove.card(move)) + '@' + UnikatMove.x(move) + ',' + UnikatMove.y(move);
            case END -> END;
            case SWAP -> SWAP + UnikatCard.text(UnikatMove.card(move)) + ' ' + taken(move);
            case DRAW -> DRAW + taken(move);
            case PASS -> PASS;
        };
    }

    private static String taken(int move) {
        return UnikatMove.taken(move) == UnikatMove.BAG ? BAG : UnikatCard.text(UnikatMove.taken(move));
    }

    @Override
    public int parse(String text) {
        if (text.equals(END)) return UnikatMove.END;
        if (text.equals(PASS)) return UnikatMove.PASS;
        if (text.startsWith(DRAW)) return UnikatMove.draw(cardOrBag(text.substring(DRAW.length())));
        if (text.startsWith(SWAP)) {
            int space = text.indexOf(' ', SWAP.length());
            if (space < 0) throw wrong("unikat.error.move", text);
            return UnikatMove.swap(card(text.substring(SWAP.length(), space)), cardOrBag(text.substring(space + 1)));
        }
        int at = text.indexOf('@');
        if (at < 0) throw wrong("unikat.error.move", text);
        int cell = cell(text.substring(at + 1));
        return UnikatMove.lay(card(text.substring(0, at)), UnikatTable.x(cell), UnikatTable.y(cell));
    }

    private static int cardOrBag(String text) {
        return text.equals(BAG) ? UnikatMove.BAG : card(text);
    }

    /** @throws NotationException if the text isn't a card's */
    static int card(String text) {
        int card = UnikatCard.card(text);
        if (card == UnikatCard.NONE) throw wrong("unikat.error.card", text);
        return card;
    }

    /** @throws NotationException if the text isn't {@code x,y} with whole numbers within reach */
    static int cell(String text) {
        int comma = text.indexOf(',');
        if (comma < 0) throw wrong("unikat.error.cell", text);
        int x = WholeNumber.read(text.substring(0, comma), -UnikatMove.REACH, UnikatMove.REACH);
        int y = WholeNumber.read(text.substring(comma + 1), -UnikatMove.REACH, UnikatMove.REACH);
        if (x == WholeNumber.NONE || y == WholeNumber.NONE) throw wrong("unikat.error.cell", text);
        return UnikatTable.cell(x, y);
    }
}
