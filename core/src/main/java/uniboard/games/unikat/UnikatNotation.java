package uniboard.games.unikat;

import static uniboard.game.NotationException.wrong;

import uniboard.game.FieldReader;
import uniboard.game.FieldWriter;
import uniboard.game.Notation;
import uniboard.game.Position;

/**
 * Writes and reads Unikat. A position is one line of {@code key=value} fields: {@code rounds=1 round=1 starter=1 penalties=0,0
 * table=SWL1@0,0 racks=…/… display=… bag=… seat=1 phase=turn last=- extra=no idle=0 rng=…}. Moves are {@code SWL1@1,0}, {@code end},
 * {@code swap SWL1 CRG2}, {@code swap SWL1 bag}, {@code draw CRG2}, {@code draw bag} and {@code pass}.
 */
public final class UnikatNotation implements Notation {
    public static final UnikatNotation INSTANCE = new UnikatNotation();

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
    public String viewText(Position position, int viewer) {
        UnikatPosition unikat = (UnikatPosition) position;
        boolean all = viewer == ALL_KNOWING;
        return new FieldWriter(UnikatPositionReader.KEYS).value(unikat.rounds()).value(unikat.round()).value(unikat.starter() + 1)
            .list(unikat.seats(), ',', unikat::penalties)
            .list(unikat.laidCount(), ';', i -> laid(unikat.laidCard(i), unikat.laidX(i), unikat.laidY(i)))
            .list(unikat.seats(), '/', seat -> rack(unikat.current().holdings(), seat, viewer))
            .list(unikat.displaySize(), ',', i -> UnikatCard.text(unikat.displayCard(i)))
            .list(unikat.bagSize(), ',', i -> all ? UnikatCard.text(unikat.bagCard(i)) : HIDDEN)
            .value(unikat.mover() + 1).value(unikat.phase().text())
            .value(unikat.hasLast() ? UnikatCell.text(unikat.lastX(), unikat.lastY()) : FieldReader.NONE)
            .value(unikat.extra().text()).value(unikat.idle()).value(all ? unikat.random() : HIDDEN).toString();
    }

    private static String laid(int card, int x, int y) {
        return UnikatCard.text(card) + '@' + UnikatCell.text(x, y);
    }

    private static String rack(UnikatHoldings holdings, int seat, int viewer) {
        return FieldWriter.listed(holdings.rackSize(seat), ',', i ->
            viewer != ALL_KNOWING && holdings.isHidden(viewer, seat, i) ? HIDDEN : UnikatCard.text(holdings.rackCard(seat, i)));
    }

    @Override
    public UnikatPosition position(String text) {
        return new UnikatPositionReader(text).read();
    }

    @Override
    public String moveText(Position position, int move) {
        return switch (UnikatMove.kind(move)) {
            case LAY -> laid(UnikatMove.card(move), UnikatMove.x(move), UnikatMove.y(move));
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
            return UnikatMove.swap(UnikatCard.read(text.substring(SWAP.length(), space)), cardOrBag(text.substring(space + 1)));
        }
        int at = text.indexOf('@');
        if (at < 0) throw wrong("unikat.error.move", text);
        int cell = UnikatCell.read(text.substring(at + 1));
        return UnikatMove.lay(UnikatCard.read(text.substring(0, at)), UnikatCell.x(cell), UnikatCell.y(cell));
    }

    private static int cardOrBag(String text) {
        return text.equals(BAG) ? UnikatMove.BAG : UnikatCard.read(text);
    }
}
