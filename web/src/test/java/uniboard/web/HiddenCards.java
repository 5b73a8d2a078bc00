package uniboard.web;

import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import uniboard.game.Message;
import uniboard.game.Position;
import uniboard.games.unikat.UnikatCard;
import uniboard.games.unikat.UnikatPosition;
import uniboard.games.unikat.UnikatWords;

/** Cards of Unikat that somebody can't know must be told nowhere on the page: not by their notation and not in words. */
record HiddenCards(SpokenGame spoken) {
    /** JavaScript: all that a page tells, seen or unseen. */
    static final String PAGE = "[document.documentElement.outerHTML, JSON.stringify(uniboard.places), uniboard.status, "
        + "document.title, location.href].join('\\n')";

    /** JavaScript: from now on, all that elements come to be or to say. */
    static final String LISTEN = """
        () => {
          window.told = [];
          new MutationObserver(changes => {
            for (const { type, target, addedNodes, attributeName } of changes) {
              if (type === 'attributes') told.push(target.getAttribute(attributeName));
              else if (type === 'characterData') told.push(target.data);
              else for (const node of addedNodes) told.push(node.outerHTML ?? node.data);
            }
          }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true,
            attributeFilter: ['aria-label', 'data-place', 'title'] });
        }""";

    /** JavaScript: what has been heard since asked last. */
    static final String HEARD = "told.splice(0).join('\\n')";

    /** @param viewer a seat, or {@link Position#NOBODY} */
    void areNotTold(UnikatPosition position, int viewer, String told) {
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
