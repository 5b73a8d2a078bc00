package uniboard.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a person at Unitary's table sees of hidden cards, their own and the others', and of what the others have done. */
class UnitaryGoalTest {
    private static final String TWO_PEOPLE =
        UnitaryTableTest.record("0,1,-1", "Viscosity/Pressure", "Speed/Mass,Density", "play", "human", "human");

    private static HeadlessTable opened(String record, int width, int height) {
        HeadlessTable table = HeadlessTable.openWith(record, width, height);
        while (table.places().contains("control:open")) table.tap("control:open");
        table.settle();
        return table;
    }

    @ParameterizedTest
    @CsvSource({"1280, 800", "360, 640", "740, 360"})
    void alonePeopleSeeTheirGoalAllTheTime(int width, int height) {
        HeadlessTable table = HeadlessTable.openWith(UnitaryTableTest.record("0,1,-1", "Viscosity/Distance", "Speed,Clear/Mass", "bot 1"),
            width, height);
        for (String card : List.of("", "card:speed")) {
            if (!card.isEmpty()) table.tap(card);
            assertTrue(table.platform.painted().containsAll(List.of("Your goal", "Viscosity")), table.platform.painted().toString());
            assertEquals("Your goal: kg/(m·s) (Viscosity)", table.place("hidden").label());
        }
        table.tap("hidden");
        assertTrue(table.status().contains("Honey"), table.status());
    }

    @ParameterizedTest
    @CsvSource({"1280, 800", "360, 640", "740, 360"})
    void amongPeopleAShortTapShowsTheGoalUntilTheNextAct(int width, int height) {
        HeadlessTable table = opened(TWO_PEOPLE, width, height);
        assertTrue(table.platform.painted().contains("My goal"), table.platform.painted().toString());
        assertFalse(table.platform.view().toString().contains("iscosity"));
        table.tap("hidden");
        assertTrue(table.platform.painted().contains("Viscosity"));
        assertTrue(table.status().contains("Your goal: kg/(m·s) (Viscosity)"), table.status());
        table.tap("hidden");
        assertFalse(table.platform.view().toString().contains("iscosity"), "a second tap hides it");
        table.tap("hidden");
        table.tap("card:speed");
        assertFalse(table.platform.view().toString().contains("iscosity"), table.platform.view().toString());
    }

    @Test
    void theAimOnTheTableTellsNobodysGoal() {
        HeadlessTable table = opened(TWO_PEOPLE, 360, 640);
        assertEquals("Make exactly your goal’s units to win", table.platform.view().objective());
    }

    @ParameterizedTest
    @CsvSource({"1280, 800", "360, 640"})
    void inTheEndAllGoalsLieOpenAtTheirOwners(int width, int height) {
        HeadlessTable table = HeadlessTable.openWith(UnitaryTableTest.record("0,2,-2", "Volume/Energy/Pressure", "Mass,Square/Mass/Time",
            "play", "human", "bot 1", "bot 1"), width, height);
        assertFalse(table.platform.view().toString().contains("Energy"));
        table.tap("card:mass");
        table.tap("up");
        table.settle();
        assertEquals("You: 1 card; the hidden card is m³ (Volume)", table.place("seat:1").label());
        assertEquals("Red: 1 card; the hidden card is kg·m²/s² (Energy)", table.place("seat:2").label());
        assertEquals("Yellow: 1 card; the hidden card is kg/(m·s²) (Pressure)", table.place("seat:3").label());
        assertTrue(table.platform.painted().containsAll(List.of("Goal: Volume", "Goal: Energy", "Goal: Pressure")),
            table.platform.painted().toString());
        assertTrue(table.status().startsWith("You lose"), table.status());
        assertTrue(table.status().contains("You made the units of the goal of Red: Energy"), table.status());
    }

    @Test
    void whoWinsIsToldSo() {
        for (int width : new int[] {360, 1280}) {
            HeadlessTable table = HeadlessTable.openWith(UnitaryTableTest.record("0,2,-2", "Energy/Volume", "Mass,Square/Mass", "bot 1"),
                width, 640);
            table.tap("card:mass");
            table.tap("up");
            table.settle();
            assertTrue(table.status().startsWith("You win! You made the units of your goal: Energy"), table.status());
        }
    }

    @Test
    void partnersAreNamedAndShareTheirHiddenCard() {
        HeadlessTable table = HeadlessTable.openWith(UnitaryTableTest.record("0,1,-1", "Viscosity/Pressure",
            "Speed/Mass/Time,Clear/Area", "play",
            "human", "bot 1", "bot 1", "bot 1"));
        assertEquals("Your team’s goal: kg/(m·s) (Viscosity)", table.place("hidden").label());
        assertEquals("Yellow: 2 cards; partner: You", table.place("seat:3").label());
        assertEquals("Red: 1 card; partner: Purple; their goal, face down", table.place("seat:2").label());
    }

    @Test
    void whatABotHasDoneStaysInSightUntilTheNextAct() {
        // Nothing but ending its turn is left to the bot, for no number is even; so it has to discard.
        HeadlessTable table = HeadlessTable.openWith(UnitaryTableTest.record("1,1,1", "Energy/Volume",
            "Mass/Square Root,Square Root,Square Root,Square Root", "bot 1"), 360, 640);
        table.tap("end");
        table.settle();
        String label = table.place("seat:2").label();
        assertTrue(label.contains("last turn: ") && label.contains("discarded"), label);
        String words = label.substring(label.indexOf("last turn: ") + "last turn: ".length());
        assertTrue(table.platform.painted().contains(words), words + " among " + table.platform.painted());
        table.resize(1280, 800);
        assertEquals(label, table.place("seat:2").label());
        table.tap("card:mass");
        assertEquals(label, table.place("seat:2").label(), "choosing is no move yet");
        table.tap("up");
        table.settle();
        assertFalse(table.place("seat:2").label().contains("last turn"), table.place("seat:2").label());
    }

    @Test
    void behindACurtainTheOthersActionsAreInSight() {
        HeadlessTable table = opened(TWO_PEOPLE, 360, 640);
        table.tap("card:speed");
        table.tap("up");
        table.settle();
        table.tap("end");
        table.settle();
        while (table.places().contains("control:open")) table.tap("control:open");
        table.settle();
        assertEquals("Blue: 0 cards; their goal, face down; last turn: Speed upright", table.place("seat:1").label());
    }

    @Test
    void theFocusGoesFromACardToWhatIsDoneWithItAndStaysAtTheEndOfTheTurn() {
        HeadlessTable table = HeadlessTable.openWith(UnitaryTableTest.record("0,2,-2", "Volume/Energy", "Mass,Square/Time", "bot 1"));
        List<String> before = table.places();
        assertTrue(before.indexOf("end") < before.indexOf("hidden"), before.toString());
        table.tap("card:mass");
        List<String> places = table.places();
        assertEquals(List.of("up", "down", "about:mass", "end", "hidden"),
            places.subList(places.indexOf("up"), places.indexOf("hidden") + 1));
        table.tap("end");
        assertTrue(table.places().contains("end"), "it is still there while others play");
        table.settle();
        assertTrue(table.places().contains("end"));
    }

    @ParameterizedTest
    @CsvSource({"1280, 800", "360, 640", "740, 360"})
    void theDiscardPileOpensAsAList(int width, int height) {
        HeadlessTable table = HeadlessTable.openWith(UnitaryTableTest.record("0,2,-2", "Volume/Energy", "Clear,Clear,Speed,Square/Mass",
            "bot 1"), width, height);
        table.tap("pile");
        assertTrue(table.status().contains("Discard pile: empty"), table.status());
        for (String card : List.of("card:clear", "card:clear", "card:square")) {
            table.tap(card);
            table.tap("play");
            table.settle();
        }
        assertEquals("Discard pile: 3 cards, Square on top; show all", table.place("pile").label());
        table.tap("pile");
        assertEquals(List.of("Square", "Clear, 2 cards"), List.of(table.place("pile:square").label(), table.place("pile:clear").label()));
        table.resize(640, 360);
        table.tap("pile:clear");
        assertTrue(table.status().contains("Takes all units off the table"), table.status());
        assertFalse(table.places().contains("pile:clear"), "the list is closed");
        assertEquals(3, table.record().plies());
    }
}
