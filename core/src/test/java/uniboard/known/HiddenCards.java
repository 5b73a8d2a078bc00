package uniboard.known;

import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import uniboard.game.Message;
import uniboard.game.Position;
import uniboard.games.unikat.UnikatCard;
import uniboard.games.unikat.UnikatPosition;
import uniboard.games.unikat.UnikatWords;

/** Cards of Unikat that somebody can't know must be told nowhere: not by their notation and not in words. */
public record HiddenCards(SpokenGame spoken) {
    /** @param viewer a seat, or {@link Position#NOBODY} */
    public void areNotTold(UnikatPosition position, int viewer, String told) {
        String heard = told.toLowerCase(Locale.ROOT);
        for (int card : of(position, viewer)) {
            for (String name : names(card))
                assertFalse(heard.contains(name.toLowerCase(Locale.ROOT)), () -> around(heard, name.toLowerCase(Locale.ROOT)));
        }
    }

    private static String around(String heard, String name) {
        int at = heard.indexOf(name);
        return "told: " + heard.substring(Math.max(0, at - 120), Math.min(heard.length(), at + 120));
    }

    private List<String> names(int card) {
        List<String> names = new ArrayList<>(List.of(UnikatCard.text(card)));
        for (Message words : List.of(UnikatWords.card(card), UnikatWords.plain(card), UnikatWords.the(card))) names.add(spoken.say(words));
        return names;
    }

    private static List<Integer> of(UnikatPosition position, int viewer) {
        List<Integer> hidden = new ArrayList<>();
        for (int seat = 0; seat < position.seats(); seat++) {
            for (int i = 0; i < position.rackSize(seat); i++) {
                int card = position.rackCard(seat, i);
                if (seat != viewer && !position.isKnownToAll(card)) hidden.add(card);
            }
        }
        for (int i = 0; i < position.bagSize(); i++) hidden.add(position.bagCard(i));
        return hidden;
    }
}
