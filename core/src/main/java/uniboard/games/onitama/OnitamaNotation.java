package uniboard.games.onitama;

import static uniboard.game.NotationException.wrong;

import uniboard.game.Notation;
import uniboard.game.Position;

/**
 * Writes and reads Onitama: positions as {@code ssmss/5/5/5/SSMSS Ox,Boar/Horse,Elephant/Crab b}, moves as {@code Crab c1-c2} or
 * {@code Crab pass}.
 */
public final class OnitamaNotation implements Notation {
    public static final OnitamaNotation INSTANCE = new OnitamaNotation();

    private static final String PASS = "pass";

    private OnitamaNotation() {
    }

    @Override
    public String viewText(Position position, int viewer) {
        OnitamaPosition onitama = (OnitamaPosition) position;
        StringBuilder out = new StringBuilder();
        for (int rank = OnitamaSquare.SIZE - 1; rank >= 0; rank--) {
            writeRank(onitama, rank, out);
            out.append(rank > 0 ? '/' : ' ');
        }
        for (int seat = 0; seat < 2; seat++) {
            out.append(onitama.hand(seat, 0).text()).append(',').append(onitama.hand(seat, 1).text()).append('/');
        }
        out.append(onitama.sideCard().text()).append(' ');
        return out.append(onitama.mover() == OnitamaSide.BLUE ? 'b' : 'r').toString();
    }

    private static void writeRank(OnitamaPosition position, int rank, StringBuilder out) {
        int empty = 0;
        for (int file = 0; file < OnitamaSquare.SIZE; file++) {
            char letter = letter(position, OnitamaSquare.of(file, rank));
            if (letter == 0) {
                empty++;
                continue;
            }
            if (empty > 0) out.append(empty);
            empty = 0;
            out.append(letter);
        }
        if (empty > 0) out.append(empty);
    }

    private static char letter(OnitamaPosition position, int square) {
        boolean master = position.isMaster(square);
        return switch (position.owner(square)) {
            case OnitamaSide.BLUE -> master ? 'M' : 'S';
            case OnitamaSide.RED -> master ? 'm' : 's';
            default -> 0;
        };
    }

    @Override
    public OnitamaPosition position(String text) {
        return new OnitamaPositionReader().read(text);
    }

    @Override
    public String moveText(Position position, int move) {
        String card = OnitamaCard.of(OnitamaMove.card(move)).text();
        if (OnitamaMove.isPass(move)) return card + ' ' + PASS;
        return card + ' ' + OnitamaSquare.name(OnitamaMove.from(move)) + '-' + OnitamaSquare.name(OnitamaMove.to(move));
    }

    @Override
    public int parse(String text) {
        int space = text.lastIndexOf(' ');
        if (space < 0) throw wrong("onitama.error.move", text);
        String name = text.substring(0, space);
        String action = text.substring(space + 1);
        OnitamaCard card = OnitamaCard.read(name);
        if (card == null) throw wrong("onitama.error.card", name);
        if (action.equals(PASS)) return OnitamaMove.pass(card.ordinal());
        if (action.length() != 5 || action.charAt(2) != '-') throw wrong("onitama.error.move", text);
        return OnitamaMove.of(card.ordinal(), square(action.substring(0, 2)), square(action.substring(3)));
    }

    private static int square(String name) {
        int square = OnitamaSquare.named(name);
        if (square < 0) throw wrong("onitama.error.square", name);
        return square;
    }
}
