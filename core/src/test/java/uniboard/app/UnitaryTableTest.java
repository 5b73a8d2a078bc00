package uniboard.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import uniboard.app.platform.LaunchOptions;
import uniboard.app.registry.AllGames;
import uniboard.game.Choice;
import uniboard.game.Game;
import uniboard.game.Options;
import uniboard.game.Position;
import uniboard.game.Random32;
import uniboard.games.unitary.UnitaryCard;
import uniboard.games.unitary.UnitaryPosition;
import uniboard.match.Match;
import uniboard.sound.Sound;
import uniboard.stage.kit.AccessibilityTree.Place;
import uniboard.stage.kit.AccessibilityTree.Region;
import uniboard.text.Language;

/** A person at Unitary's table, without a window. */
class UnitaryTableTest {
    private static final String ENERGY = record("1,2,-2", "Area/Distance", "Speed,Surface Tension,Square Root,Clear/Mass,Square", "bot 1");

    /** A game in which the first player is about to play. */
    static String record(String area, String hidden, String hands, String opponent) {
        return record(area, hidden, hands, "play", "human", opponent);
    }

    static String record(String area, String hidden, String hands, String phase, String... seats) {
        List<String> deck = new ArrayList<>();
        for (int card = 0; card < UnitaryCard.KINDS; card++) {
            for (int copy = 0; copy < UnitaryCard.copies(card); copy++) deck.add(UnitaryCard.name(card));
        }
        for (String named : (hidden + '/' + hands).split("[,/]")) deck.remove(named);
        StringBuilder record = new StringBuilder("uniboard 1\ngame unitary\nstart seats=" + hands.split("/").length + " area=" + area
            + " hidden=" + hidden + " hands=" + hands + " deck=" + String.join(",", deck) + " discard=- seat=1 phase=" + phase
            + " turns=4 rng=96a0f96b-12bc8390-971e9964-79adc7e7\n");
        for (int i = 0; i < seats.length; i++) record.append("seat ").append(i + 1).append(' ').append(seats[i]).append('\n');
        return record.toString();
    }

    private static String newGame(int seats, int seed) {
        AllGames games = new AllGames();
        Game game = games.game("unitary");
        Position start = game.start(Options.defaults(game).with("seats", Integer.toString(seats)), new Random32(seed));
        return "uniboard 1\ngame unitary\nstart " + game.notation().positionText(start) + "\nseat 1 human\n"
            + "seat 2 bot 1\nseat 3 bot 1\nseat 4 bot 1\n".substring(0, (seats - 1) * "seat 2 bot 1\n".length());
    }

    @ParameterizedTest
    @CsvSource({"1280, 800", "360, 640", "740, 360"})
    void allFormulasAreATapAway(int width, int height) {
        HeadlessTable table = new HeadlessTable(width, height, new LaunchOptions("unitary", Language.ENGLISH, ENERGY), new FakePlatform());
        table.settle();
        Hand.keyboard(table).choose("formulas");
        table.settle();
        assertEquals("Power, kg·m²/s³", table.place("control:about:power").label());
        Hand.keyboard(table).choose("control:about:power");
        table.settle();
        assertTrue(table.status().contains("Power = "), table::status);
        assertTrue(table.places().contains("formulas"), () -> table.places().toString());
    }

    @ParameterizedTest
    @CsvSource({"1280, 800, 2", "360, 640, 3", "740, 360, 4"})
    void turnsArePlayedByTapsAlone(int width, int height, int seats) {
        HeadlessTable table = HeadlessTable.openWith(newGame(seats, width), width, height);
        Random32 random = new Random32(width);
        for (int i = 0; i < 40 && !table.record().replay().outcome().over(); i++) {
            int plies = table.record().plies();
            assertNothingHiddenIsTold(table);
            List<Choice> choices = new Match(table.record()).choices();
            table.choose(choices.get(random.below(choices.size())));
            assertTrue(table.record().plies() > plies, () -> "no move was made: " + table.status());
            table.settle();
        }
    }

    /** Cards that the player doesn't hold are no places. */
    private static void assertNothingHiddenIsTold(HeadlessTable table) {
        UnitaryPosition position = (UnitaryPosition) table.record().replay();
        for (String place : table.places()) {
            if (!place.startsWith("card:")) continue;
            boolean held = false;
            for (int i = 0; i < position.handSize(0); i++) held |= place.equals("card:" + UnitaryCard.key(position.handCard(0, i)));
            assertTrue(held, place);
        }
    }

    @Test
    void aCardThenAWayPlaysIt() {
        HeadlessTable table = HeadlessTable.openWith(ENERGY);
        assertEquals("Surface Tension, kg/s²", table.place("card:surfaceTension").label());
        assertFalse(table.places().contains("down"));
        table.tap("card:surfaceTension");
        assertEquals("Play upside down: m² (Area)", table.place("down").label());
        table.tap("down");
        table.settle();
        assertEquals(List.of("Surface Tension down"), table.record().moveTexts());
        assertTrue(table.platform.played().contains(Sound.SLIDE));
    }

    @ParameterizedTest
    @CsvSource({"1280, 800, Play upright, Play upside down", "360, 640, Play upright, Play upside down",
        "740, 360, Play upright, Play upside down"})
    void buttonsSayThatTheyPlayWhereThereIsRoom(int width, int height, String upright, String upsideDown) {
        HeadlessTable table = HeadlessTable.openWith(ENERGY, width, height);
        table.tap("card:surfaceTension");
        assertTrue(table.platform.painted().containsAll(List.of(upright, upsideDown, "End turn")), table.platform.painted().toString());
    }

    @Test
    void aCardTurnedByItsButtonIsPlayedAsItLies() {
        HeadlessTable table = HeadlessTable.openWith(ENERGY, 360, 640);
        table.tap("card:surfaceTension");
        assertTrue(table.status().contains("Upright it would make kg²·m²/s⁴"), table.status());
        table.tap("turn");
        table.settle();
        assertTrue(table.status().contains("Upside down it would make m² (Area)"), table.status());
        assertEquals("Surface Tension, kg/s², chosen, upside down", table.place("card:surfaceTension").label());
        assertEquals("Turn it upright", table.place("turn").label());
        assertEquals(0, table.record().plies());
        table.tap("card:speed");
        assertEquals("Speed, m/s, chosen", table.place("card:speed").label(), "another card lies upright");
    }

    @Test
    void aCardThatAHintSpeaksOfLiesAsItWouldBePlayed() {
        HeadlessTable table = HeadlessTable.openWith(ENERGY, 360, 640);
        table.tap("control:offer:play");
        table.tap("control:hint");
        table.settle();
        assertTrue(table.status().contains("Surface Tension upside down"), table.status());
        table.tap("card:surfaceTension");
        assertEquals("glowing, Surface Tension, kg/s², chosen, upside down", table.place("card:surfaceTension").label());
    }

    @Test
    void aTurnedCardStaysTurnedOnATableOfAnotherSize() {
        HeadlessTable table = HeadlessTable.openWith(ENERGY, 360, 640);
        table.tap("card:surfaceTension");
        table.tap("turn");
        table.resize(640, 360);
        assertEquals("Surface Tension, kg/s², chosen, upside down", table.place("card:surfaceTension").label());
    }

    @Test
    void theKeyboardOnAWayShowsWhatItWouldDo() {
        HeadlessTable table = HeadlessTable.openWith(ENERGY);
        table.tap("card:surfaceTension");
        table.platform.listener().focused("down");
        table.settle();
        assertTrue(table.place("card:surfaceTension").label().endsWith("upside down"), table.place("card:surfaceTension").label());
        assertTrue(table.platform.painted().contains("After Surface Tension, upside down"));
    }

    @Test
    void whatWouldBeOnTheTableIsShownBeforeTheCardIsPlayed() {
        HeadlessTable table = HeadlessTable.openWith(ENERGY);
        assertTrue(table.platform.painted().containsAll(List.of("On the table", "Energy")), table.platform.painted().toString());
        table.tap("card:speed");
        assertTrue(table.platform.painted().containsAll(List.of("After Speed, upright", "added", "cancelled")),
            table.platform.painted().toString());
    }

    @Test
    void aRootOfOddUnitsIsRefusedWithTheReason() {
        HeadlessTable table = HeadlessTable.openWith(ENERGY);
        table.tap("card:squareRoot");
        assertEquals(0, table.record().plies());
        assertTrue(table.status().contains("an even number of each unit"), table.status());
    }

    @Test
    void specialCardsHaveOneWay() {
        HeadlessTable table = HeadlessTable.openWith(ENERGY);
        table.tap("card:clear");
        assertFalse(table.places().contains("turn"));
        assertFalse(table.places().contains("up"));
        table.tap("play");
        table.settle();
        assertEquals(List.of("Clear"), table.record().moveTexts());
        assertEquals("Above the line: nothing", table.place("units:above").label());
    }

    @Test
    void fourCardsAreTooManyAtTheEndOfATurn() {
        HeadlessTable table = HeadlessTable.openWith(ENERGY);
        table.tap("end");
        table.settle();
        assertTrue(table.status().contains("Discard 1 card"), table.status());
        assertFalse(table.places().contains("end"));
        table.tap("card:clear");
        assertFalse(table.places().contains("play"));
        table.tap("discard");
        table.settle();
        assertEquals(List.of("end", "discard Clear"), table.record().moveTexts().subList(0, 2));
    }

    @Test
    void theUnitsAreToldSideBySide() {
        HeadlessTable table = HeadlessTable.openWith(ENERGY);
        assertEquals("Above the line: kg, m, m", table.place("units:above").label());
        assertEquals("Below the line: s, s", table.place("units:below").label());
        table.tap("units:below");
        assertTrue(table.status().contains("Below the line: s, s"), table.status());
    }

    @Test
    void manyUnitsAreCounted() {
        HeadlessTable table = HeadlessTable.openWith(record("12,17,-16", "Area/Distance", "Speed,Clear/Mass", "bot 1"), 360, 640);
        assertEquals("Above the line: 12 × kg, 17 × m", table.place("units:above").label());
        assertTrue(table.platform.painted().containsAll(List.of("×12", "×17", "×16")), table.platform.painted().toString());
    }

    @Test
    void whatAQuantityIsCanBeAsked() {
        HeadlessTable table = HeadlessTable.openWith(ENERGY);
        table.tap("about:energy");
        assertTrue(table.status().contains("a joule"), table.status());
        table.tap("card:speed");
        table.tap("about:speed");
        assertTrue(table.status().contains("Speed = distance ÷ time"), table.status());
        assertEquals(0, table.record().plies());
    }

    @Test
    void ofTwoPeopleNobodySeesTheOthersCards() {
        String record = record("0,1,-1", "Viscosity/Pressure", "Speed/Mass,Density", "play", "human", "human");
        HeadlessTable table = HeadlessTable.openWith(record);
        while (table.places().contains("control:open")) table.tap("control:open");
        String view = table.platform.view().toString();
        for (String secret : List.of("Density", "card:mass", "Pressure", "Viscosity")) assertFalse(view.contains(secret), secret);
    }

    @Test
    void withLessMotionMovesAreShownToo() {
        HeadlessTable table = HeadlessTable.openWith(ENERGY);
        table.set("motion", "reduced");
        table.tap("card:surfaceTension");
        table.tap("turn");
        table.tap("down");
        table.settle();
        assertEquals(List.of("Surface Tension down"), table.record().moveTexts().subList(0, 1));
    }

    @Test
    void aMoveOnItsWayIsShownAtOnceWhenTheNextIsMade() {
        HeadlessTable table = HeadlessTable.openWith(ENERGY);
        table.tap("card:speed");
        table.tap("up");
        table.frame();
        table.tap("card:clear");
        table.tap("play");
        table.settle();
        assertEquals(List.of("Speed up", "Clear"), table.record().moveTexts());
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void everythingLiesWithinTheWindowAndCanBeTapped(Language language) {
        int[][] sizes = {{360, 640}, {390, 844}, {740, 360}, {640, 360}, {768, 1024}, {1280, 800}, {1024, 700}, {2560, 1440}, {900, 600}};
        for (int[] size : sizes) {
            for (String record : List.of(ENERGY, newGame(4, 3), newGame(3, 5))) {
                FakePlatform platform = new FakePlatform();
                platform.stored().put("offer.unitary", "declined");
                HeadlessTable table = new HeadlessTable(size[0], size[1], new LaunchOptions("unitary", language, record), platform);
                assertLiesWell(table, size);
                String card = table.places().stream().filter(place -> place.startsWith("card:")).findFirst().orElseThrow();
                table.tap(card);
                assertLiesWell(table, size);
            }
        }
    }

    private static void assertLiesWell(HeadlessTable table, int[] size) {
        for (Region region : table.platform.view().regions()) {
            if (!List.of("hand", "actions", "end", "goal", "fraction", "piles", "seats").contains(region.name())) continue;
            for (Place place : region.places()) {
                String where = size[0] + "×" + size[1] + ' ' + place;
                assertTrue(place.x() >= 0 && place.x() + place.width() <= size[0], where);
                assertTrue(place.y() >= 0 && place.y() + place.height() <= size[1], where);
                boolean isLarge = place.width() >= 43 && place.height() >= 43;
                assertTrue(region.name().equals("seats") || place.name().equals("hidden") || isLarge, where);
                for (Place other : table.platform.view().places()) {
                    // The button that turns a card hangs on it.
                    boolean hangs = place.name().equals("turn") || other.name().equals("turn");
                    assertTrue(hangs || other.name().equals(place.name()) || !overlap(place, other), () -> where + " lies under " + other);
                }
            }
        }
    }

    /** By more than what is rounded. */
    private static boolean overlap(Place one, Place other) {
        return one.x() < other.x() + other.width() - 2 && other.x() < one.x() + one.width() - 2
            && one.y() < other.y() + other.height() - 2 && other.y() < one.y() + one.height() - 2;
    }
}
