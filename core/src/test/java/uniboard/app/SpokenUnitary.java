package uniboard.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import uniboard.game.Message;
import uniboard.games.unitary.UnitaryCard;
import uniboard.games.unitary.UnitaryPosition;
import uniboard.games.unitary.UnitaryUnits;
import uniboard.games.unitary.UnitaryWords;
import uniboard.known.SpokenGame;
import uniboard.match.GameRecord;
import uniboard.stage.kit.AccessibilityTree;

/** What the accessibility tree tells of Unitary to the first seat: the cards of its own hand and of no other, the units, the deck. */
record SpokenUnitary(SpokenGame spoken) implements Ear {
    private static final String CARD = "card:";
    private static final List<String> UNITS = List.of("kg", "m", "s");

    @Override
    public void isMirrored(GameRecord record, AccessibilityTree view, Map<String, String> told) {
        UnitaryPosition position = (UnitaryPosition) record.replay();
        Set<String> held = new TreeSet<>();
        for (int i = 0; i < position.handSize(0); i++) {
            int card = position.handCard(0, i);
            String place = CARD + UnitaryCard.key(card);
            String label = told.get(place);
            String name = spoken.say(UnitaryWords.card(card));
            assertTrue(label != null && label.startsWith(name), () -> place + ": " + label + " instead of " + name);
            held.add(place);
        }
        assertEquals(held, told.keySet().stream().filter(name -> name.startsWith(CARD)).collect(Collectors.toCollection(TreeSet::new)));
        assertEquals(side("above", position.units(), 1), told.get("units:above"));
        assertEquals(side("below", position.units(), -1), told.get("units:below"));
        assertEquals(spoken.say("unitary.scene.deckOf", position.deckSize()), told.get("deck"));
        String other = spoken.say("unitary.scene.seat", position.handSize(1), spoken.say("table.bot"));
        assertTrue(told.get("seat:2").startsWith(other), () -> told.get("seat:2") + " instead of " + other);
        Message goal = UnitaryWords.units(UnitaryCard.units(position.hidden(0)));
        assertEquals(spoken.say("unitary.scene.hidden.is", goal), told.get("hidden"));
    }

    /** Few units, each named. */
    private String side(String name, int units, int sign) {
        List<String> all = new ArrayList<>();
        for (int unit = 0; unit < UnitaryUnits.COUNT; unit++) {
            for (int i = 0; i < sign * UnitaryUnits.exponent(units, unit); i++) all.add(UNITS.get(unit));
        }
        return all.isEmpty() ? spoken.say("unitary.scene." + name + ".none") : spoken.say("unitary.scene." + name, String.join(", ", all));
    }
}
