package uniboard.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import uniboard.known.SpokenGame;
import uniboard.match.GameRecord;
import uniboard.stage.kit.AccessibilityTree;

/** What the accessibility tree tells of Onitama's board and cards. */
record SpokenOnitama(SpokenGame spoken) implements Ear {
    @Override
    public void isMirrored(GameRecord record, AccessibilityTree view, Map<String, String> told) {
        // In French a narrow space stands before a semicolon.
        squares(record).forEach((square, label) -> assertTrue((told.get(square) + ';').replace("\u202f;", ";").startsWith(label + ';'),
            () -> square + ": " + told.get(square) + " instead of " + label));
        List<String> cards = view.regions().stream().filter(region -> region.name().equals("hand") || region.name().equals("others"))
            .flatMap(region -> region.places().stream()).map(AccessibilityTree.Place::label).toList();
        List<String> expected = cards(record);
        assertEquals(expected.size(), cards.size());
        for (String label : expected)
            assertTrue(cards.stream().anyMatch(card -> card.startsWith(label)), () -> label + " in " + cards);
    }

    /** What each square's label begins with, as the person in seat 1 hears it: by the squares' names. */
    private Map<String, String> squares(GameRecord record) {
        Map<String, String> labels = new HashMap<>();
        String[] ranks = record.game().notation().viewText(record.replay(), 0).split(" ")[0].split("/");
        for (int rank = 5; rank >= 1; rank--) {
            char file = 'a';
            for (char letter : ranks[5 - rank].toCharArray()) {
                int empty = Character.isDigit(letter) ? letter - '0' : 0;
                for (int i = 0; i < Math.max(1, empty); i++, file++) {
                    String square = file + Integer.toString(rank);
                    labels.put(square, label(square, empty > 0 ? ' ' : letter));
                }
            }
        }
        return labels;
    }

    private String label(String square, char letter) {
        String name = square.equals("c1") || square.equals("c5") ? spoken.say("onitama.label.temple", square) : square;
        return switch (letter) {
            case 'M' -> spoken.say("onitama.label.master.yours", name);
            case 'S' -> spoken.say("onitama.label.student.yours", name);
            case 'm' -> spoken.say("onitama.label.master.theirs", name);
            case 's' -> spoken.say("onitama.label.student.theirs", name);
            default -> spoken.say("onitama.label.empty", name);
        };
    }

    /** What the cards' labels begin with: those of seat 1, then the one beside the board, then those of seat 2. */
    private List<String> cards(GameRecord record) {
        String[] hands = record.game().notation().viewText(record.replay(), 0).split(" ")[1].split("/");
        List<String> labels = new ArrayList<>();
        for (String card : hands[0].split(",")) labels.add(card(card, "onitama.label.card.yours"));
        labels.add(card(hands[2], "onitama.label.sideCard"));
        for (String card : hands[1].split(",")) labels.add(card(card, "onitama.label.card.theirs"));
        return labels;
    }

    private String card(String card, String key) {
        String label = spoken.say(key, spoken.say("onitama.card." + card), "|");
        return label.substring(0, label.indexOf('|'));
    }
}
