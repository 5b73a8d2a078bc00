package uniboard.games.unitary;

import static uniboard.game.NotationException.wrong;

import uniboard.game.FieldReader;
import uniboard.game.FieldWriter;
import uniboard.game.Notation;
import uniboard.game.Position;

/**
 * Writes and reads Unitary. A position is one line of {@code key=value} fields, in which the names of cards keep their spaces: {@code
 * seats=2 area=0,0,0 hidden=Energy/Distance hands=Speed,Square Root/- deck=… discard=… seat=1 phase=play turns=0 rng=…}. Moves are
 * {@code Speed up}, {@code Speed down}, {@code Square}, {@code Square Root}, {@code Clear}, {@code discard Speed} and {@code end}.
 */
public final class UnitaryNotation implements Notation {
    public static final UnitaryNotation INSTANCE = new UnitaryNotation();

    private static final String END = "end";
    private static final String DISCARD = "discard ";
    private static final String UP = " up";
    private static final String DOWN = " down";
    /** What a viewer reads in place of a card and of the generator's state. */
    private static final String UNSEEN = "?";

    private UnitaryNotation() {
    }

    @Override
    public String viewText(Position position, int viewer) {
        UnitaryPosition unitary = (UnitaryPosition) position;
        boolean all = viewer == ALL_KNOWING;
        return new FieldWriter(UnitaryPositionReader.KEYS).value(unitary.seats()).value(UnitaryUnits.text(unitary.units()))
            .list(unitary.sides(), '/', side -> card(unitary.hidden(side), all || unitary.isSeen(side, viewer)))
            .list(unitary.seats(), '/', seat -> hand(unitary, seat, all || seat == viewer))
            .list(unitary.deckSize(), ',', i -> card(unitary.deckCard(i), all))
            .list(unitary.discardSize(), ',', i -> UnitaryCard.name(unitary.discardCard(i)))
            .value(unitary.mover() + 1).value(unitary.phase().text()).value(unitary.turns())
            .value(all ? unitary.random() : UNSEEN).toString();
    }

    private static String hand(UnitaryPosition position, int seat, boolean isSeen) {
        return FieldWriter.listed(position.handSize(seat), ',', i -> card(position.handCard(seat, i), isSeen));
    }

    private static String card(int card, boolean isSeen) {
        // A goal that is missing while a position is set up isn't a secret.
        if (card == UnitaryCard.NONE) return FieldReader.NONE;
        return isSeen ? UnitaryCard.name(card) : UNSEEN;
    }

    @Override
    public UnitaryPosition position(String text) {
        return UnitaryPositionReader.read(text);
    }

    @Override
    public String moveText(Position position, int move) {
        return switch (UnitaryMove.kind(move)) {
            case UP -> UnitaryCard.name(UnitaryMove.card(move)) + UP;
            case DOWN -> UnitaryCard.name(UnitaryMove.card(move)) + DOWN;
            case DISCARD -> DISCARD + UnitaryCard.name(UnitaryMove.card(move));
            case END -> END;
            default -> UnitaryCard.name(UnitaryMove.card(move));
        };
    }

    @Override
    public int parse(String text) {
        if (text.equals(END)) return UnitaryMove.END;
        if (text.startsWith(DISCARD)) return UnitaryMove.of(UnitaryMove.Kind.DISCARD, UnitaryCard.read(text.substring(DISCARD.length())));
        if (text.endsWith(UP)) return quantity(UnitaryMove.Kind.UP, text, UP);
        if (text.endsWith(DOWN)) return quantity(UnitaryMove.Kind.DOWN, text, DOWN);
        int card = UnitaryCard.named(text);
        if (card == UnitaryCard.NONE) throw wrong("unitary.error.move", text);
        if (UnitaryCard.isQuantity(card)) throw wrong("unitary.error.upOrDown", text);
        return UnitaryMove.of(UnitaryMove.Kind.SPECIAL, card);
    }

    private static int quantity(UnitaryMove.Kind kind, String text, String ending) {
        int card = UnitaryCard.read(text.substring(0, text.length() - ending.length()));
        if (!UnitaryCard.isQuantity(card)) throw wrong("unitary.error.notTurned", UnitaryCard.name(card), text);
        return UnitaryMove.of(kind, card);
    }
}
