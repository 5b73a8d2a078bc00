package uniboard.games.unitary.scene;

import java.util.ArrayList;
import java.util.List;
import uniboard.games.unitary.UnitaryCard;

/** Small positions to learn from: two players, the first to move, everything else told by few cards. */
public final class UnitaryExample {
    private UnitaryExample() {
    }

    /**
     * A position's text. The deck has all cards not named, those that are to be drawn first.
     *
     * @param area   exponents of kg, m and s as in positions, such as {@code 0,1,-1}
     * @param hidden the first player's hidden card and the second's, joined by a slash
     * @param hands  cards of the first player joined by commas, a slash, those of the second; a hyphen for none
     * @param next   cards to be drawn next, joined by commas; empty for no matter which
     */
    public static String start(String area, String hidden, String hands, String next) {
        List<String> left = new ArrayList<>();
        for (int card = 0; card < UnitaryCard.KINDS; card++) {
            for (int copy = 0; copy < UnitaryCard.copies(card); copy++) left.add(UnitaryCard.name(card));
        }
        take(left, hidden.replace('/', ','));
        take(left, hands.replace('/', ','));
        take(left, next);
        StringBuilder deck = new StringBuilder(next);
        for (String card : left) deck.append(deck.length() > 0 ? "," : "").append(card);
        return "seats=2 area=" + area + " hidden=" + hidden + " hands=" + hands + " deck=" + deck
            + " discard=- seat=1 phase=play turns=0 rng=96a0f96b-12bc8390-971e9964-79adc7e7";
    }

    private static void take(List<String> left, String cards) {
        int from = 0;
        while (from < cards.length()) {
            int comma = cards.indexOf(',', from);
            int end = comma < 0 ? cards.length() : comma;
            left.remove(cards.substring(from, end));
            from = end + 1;
        }
    }
}
