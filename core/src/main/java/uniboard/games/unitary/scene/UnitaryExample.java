package uniboard.games.unitary.scene;

import java.util.ArrayList;
import java.util.List;
import uniboard.games.unitary.UnitaryCard;

/** Small positions to learn from: the first player to move. */
final class UnitaryExample {
    private UnitaryExample() {
    }

    /**
     * A position's text. The deck holds what isn't named, in the order of the rules.
     *
     * @param area   exponents of kg, m and s, joined by commas
     * @param hidden quantities joined by slashes, one a player or team
     * @param hands  joined by slashes, one a player, their cards by commas
     */
    static String start(String area, String hidden, String hands) {
        List<String> named = new ArrayList<>(List.of((hidden + '/' + hands).split("[,/]")));
        StringBuilder deck = new StringBuilder();
        for (int card = 0; card < UnitaryCard.KINDS; card++) {
            String name = UnitaryCard.name(card);
            for (int copy = 0; copy < UnitaryCard.copies(card); copy++) {
                if (!named.remove(name)) deck.append(deck.length() > 0 ? "," : "").append(name);
            }
        }
        return "seats=" + hands.split("/").length + " area=" + area + " hidden=" + hidden + " hands=" + hands + " deck=" + deck
            + " discard=- seat=1 phase=play turns=0 rng=96a0f96b-12bc8390-971e9964-79adc7e7";
    }
}
