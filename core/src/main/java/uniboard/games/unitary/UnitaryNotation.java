package uniboard.games.unitary;

import static uniboard.game.NotationException.wrong;

import uniboard.game.Notation;
import uniboard.game.Position;

/**
 * Writes and reads Unitary. A position is one line of {@code key=value} fields, in which the names of cards keep their spaces: {@code
 * seats=2 area=0,0,0 hidden=Energy/Distance hands=Speed,Square Root/- deck=… discard=… seat=1 phase=play turns=0 rng=…}. Moves are
 * {@code Speed up}, {@code Speed down}, {@code Square}, {@code Square Root}, {@code Clear}, {@code discard Speed} and {@code end}.
 */
public final class UnitaryNotation implements Notation {
    public static final UnitaryNotation INSTANCE = new UnitaryNotation();

    /** No cards. */
    static final String NONE = "-";

    private static final String END = "end";
    private static final String DISCARD = "discard ";
    private static final String UP = " up";
    private static final String DOWN = " down";
    /** What a viewer reads in place of a card and of the generator's state. */
    private static final String UNSEEN = "?";

    private UnitaryNotation() {
    }

    @Override
    public String positionText(Position position) {
        return viewText((UnitaryPosition) position, ALL_KNOWING);
    }

    /** The position as a seat may read it, or one who is {@link #ALL_KNOWING}. */
    static String viewText(UnitaryPosition position, int viewer) {
        boolean all = viewer == ALL_KNOWING;
        StringBuilder out = new StringBuilder(900);
        out.append("seats=").append(position.seats()).append(" area=").append(area(position.units())).append(" hidden=");
        for (int side = 0; side < position.sides(); side++) {
            if (side > 0) out.append('/');
            writeCard(position.hidden(side), all || position.isSeen(side, viewer), 0, out);
        }
        out.append(" hands=");
        for (int seat = 0; seat < position.seats(); seat++) {
            if (seat > 0) out.append('/');
            if (position.handSize(seat) == 0) out.append(NONE);
            for (int i = 0; i < position.handSize(seat); i++) writeCard(position.handCard(seat, i), all || seat == viewer, i, out);
        }
        out.append(" deck=");
        if (position.deckSize() == 0) out.append(NONE);
        for (int i = 0; i < position.deckSize(); i++) writeCard(position.deckCard(i), all, i, out);
        out.append(" discard=");
        if (position.discardSize() == 0) out.append(NONE);
        for (int i = 0; i < position.discardSize(); i++) writeCard(position.discardCard(i), true, i, out);
        out.append(" seat=").append(position.mover() + 1).append(" phase=").append(position.phase().text());
        out.append(" turns=").append(position.turns()).append(" rng=");
        return (all ? out.append(position.random()) : out.append(UNSEEN)).toString();
    }

    private static void writeCard(int card, boolean isSeen, int index, StringBuilder out) {
        if (index > 0) out.append(',');
        out.append(isSeen ? UnitaryCard.name(card) : UNSEEN);
    }

    /** Exponents as {@code kg,m,s}. */
    static String area(int units) {
        return UnitaryUnits.exponent(units, UnitaryUnits.KG) + "," + UnitaryUnits.exponent(units, UnitaryUnits.M) + ","
            + UnitaryUnits.exponent(units, UnitaryUnits.S);
    }

    @Override
    public UnitaryPosition position(String text) {
        return new UnitaryPositionReader(text).read();
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
        if (text.startsWith(DISCARD)) return UnitaryMove.of(UnitaryMove.Kind.DISCARD, card(text.substring(DISCARD.length())));
        if (text.endsWith(UP)) return quantity(UnitaryMove.Kind.UP, text, UP);
        if (text.endsWith(DOWN)) return quantity(UnitaryMove.Kind.DOWN, text, DOWN);
        int card = UnitaryCard.named(text);
        if (card == UnitaryCard.NONE) throw wrong("unitary.error.move", text);
        if (UnitaryCard.isQuantity(card)) throw wrong("unitary.error.upOrDown", text);
        return UnitaryMove.of(UnitaryMove.Kind.SPECIAL, card);
    }

    private static int quantity(UnitaryMove.Kind kind, String text, String ending) {
        int card = card(text.substring(0, text.length() - ending.length()));
        if (!UnitaryCard.isQuantity(card)) throw wrong("unitary.error.notTurned", UnitaryCard.name(card), text);
        return UnitaryMove.of(kind, card);
    }

    /** @throws NotationException if the text isn't a card's name */
    static int card(String text) {
        int card = UnitaryCard.named(text);
        if (card == UnitaryCard.NONE) throw wrong("unitary.error.card", text);
        return card;
    }
}
