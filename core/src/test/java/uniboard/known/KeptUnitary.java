package uniboard.known;

import java.util.ArrayList;
import java.util.List;
import uniboard.game.Choice;
import uniboard.game.Position;
import uniboard.games.unitary.UnitaryCard;
import uniboard.games.unitary.UnitaryGame;
import uniboard.match.GameRecord;

/** Games of Unitary to go on with. */
public final class KeptUnitary {
    private static final UnitaryGame GAME = new UnitaryGame();
    private static final String GENERATOR = "96a0f96b-12bc8390-971e9964-79adc7e7";

    private static final String[] BRIEF_MOVES = {"Time down", "Square", "Mass up", "end", "end", "Area up"};

    private KeptUnitary() {
    }

    /** The person in seat 1 can win in the second turn, and the bot can do nothing but end its own: no number is even. */
    public static String brief() {
        return Records.of(GAME, position("0,0,0", "Energy/Density", "Time,Mass,Square/-", "Square Root,Area"), "human", "bot 1");
    }

    /** Energy is on the table, and Surface Tension upside down would make the person in seat 1 win. */
    public static String choosing(String... seats) {
        String others = seats.length == 2 ? "/Time,Volume,Square" : "/Time,Volume,Square/Mass/Force,Frequency";
        return Records.of(GAME, position("1,2,-2", "Area/Power", "Speed,Surface Tension,Square Root,Clear" + others, "Mass"), seats);
    }

    /** How the person wins the {@link #brief} game. */
    public static Choice briefChoice(GameRecord record) {
        Position position = record.replay();
        return GAME.words(position).choice(GAME.move(position, BRIEF_MOVES[record.plies()]));
    }

    /**
     * The first seat to move. The cards that aren't named lie in the deck, in its order.
     *
     * @param area   exponents of kg, m and s
     * @param hidden joined by slashes, one a side
     * @param hands  joined by slashes, one a seat
     * @param next   drawn first, joined by commas
     */
    public static String position(String area, String hidden, String hands, String next) {
        List<String> named = new ArrayList<>(List.of((hidden + '/' + hands + '/' + next).split("[,/]")));
        List<String> deck = new ArrayList<>(List.of(next.split(",")));
        for (int card = 0; card < UnitaryCard.KINDS; card++) {
            for (int copy = 0; copy < UnitaryCard.copies(card); copy++) if (!named.remove(UnitaryCard.name(card)))
                deck.add(UnitaryCard.name(card));
        }
        return "seats=" + hands.split("/").length + " area=" + area + " hidden=" + hidden + " hands=" + hands + " deck="
            + String.join(",", deck) + " discard=- seat=1 phase=play turns=0 rng=" + GENERATOR;
    }
}
