package uniboard.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import uniboard.games.unikat.UnikatCard;
import uniboard.games.unikat.UnikatPosition;
import uniboard.games.unikat.UnikatWords;
import uniboard.known.HiddenCards;
import uniboard.known.SpokenGame;
import uniboard.match.GameRecord;
import uniboard.stage.kit.AccessibilityTree;

/**
 * What the accessibility tree tells of Unikat to the first seat: its own rack, the display, the bag and the table, and nothing of
 * another's rack.
 */
record SpokenUnikat(SpokenGame spoken) implements Ear {
    @Override
    public void isMirrored(GameRecord record, AccessibilityTree view, Map<String, String> told) {
        UnikatPosition position = (UnikatPosition) record.replay();
        Set<String> cards = new HashSet<>();
        for (int i = 0; i < position.rackSize(0); i++) {
            int card = position.rackCard(0, i);
            begins(told, place(card, cards), spoken.say(UnikatWords.card(card)));
        }
        for (int i = 0; i < position.displaySize(); i++) {
            int card = position.displayCard(i);
            begins(told, place(card, cards), spoken.say("unikat.label.display", spoken.say(UnikatWords.plain(card))));
        }
        begins(told, "bag", spoken.say("unikat.label.bag", position.bagSize()));
        for (int i = 0; i < position.laidCount(); i++) {
            String cell = spoken.say(UnikatWords.cell(position.laidX(i), position.laidY(i)));
            begins(told, "cell:" + position.laidX(i) + "," + position.laidY(i),
                spoken.say("unikat.label.laid", cell, spoken.say(UnikatWords.plain(position.laidCard(i)))));
        }
        assertEquals(cards.size(), told.keySet().stream().filter(name -> name.startsWith("card:")).count(), told.toString());
        new HiddenCards(spoken).areNotTold(position, 0, view.toString());
    }

    /** What a round has cost is told before the next one begins. */
    @Override
    public void goOn(HeadlessTable table, Hand hand) {
        table.settle();
        if (!table.places().contains("story:on")) return;
        String round = Integer.toString(((UnikatPosition) table.record().replay()).round() - 1);
        assertTrue(table.status().startsWith(spoken.say("unikat.event.roundOver", round)), table.status());
        hand.choose("story:on");
    }

    private static String place(int card, Set<String> places) {
        String place = "card:" + UnikatCard.text(card);
        places.add(place);
        return place;
    }

    private static void begins(Map<String, String> told, String place, String words) {
        String label = told.get(place);
        assertTrue(label != null && label.startsWith(words), () -> place + ": " + label + " instead of " + words);
    }
}
