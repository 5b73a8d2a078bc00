package uniboard.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import uniboard.app.platform.LaunchOptions;
import uniboard.app.registry.AllGames;
import uniboard.game.Choice;
import uniboard.game.Game;
import uniboard.game.Options;
import uniboard.game.Position;
import uniboard.game.Random32;
import uniboard.match.Match;
import uniboard.stage.kit.AccessibilityTree.Place;
import uniboard.stage.kit.AccessibilityTree.Region;
import uniboard.text.Language;

/** A person at Unitar's table, without a window. */
class UnitarTableTest extends UnitarRoundTest {
    private static String newGame(String colours, int seed) {
        Game game = new AllGames().game("unitar");
        Position start = game.start(Options.defaults(game).with("colours", colours), new Random32(seed));
        return "uniboard 1\ngame unitar\noption colours " + colours + "\nstart " + game.notation().positionText(start)
            + "\nseat 1 bot 1\nseat 2 human\nseat 3 bot 1\n";
    }

    @ParameterizedTest
    @CsvSource({"1280, 800, open", "360, 640, hidden", "640, 360, open"})
    void aGameIsPlayedToItsEndByTapsAlone(int width, int height, String colours) {
        HeadlessTable table = HeadlessTable.openWith(newGame(colours, width), width, height);
        Random32 random = new Random32(width);
        while (!table.record().replay().outcome().over()) {
            int plies = table.record().plies();
            List<Choice> choices = new Match(table.record()).choices();
            table.choose(choices.get(random.below(choices.size())));
            assertTrue(table.record().plies() > plies, () -> "no move was made: " + table.status());
            table.settle();
            goOn(table);
        }
        goOn(table);
        assertTrue(table.record().text().contains("\nresult "));
        assertTrue(table.status().contains("eight rounds"), table.status());
    }

    /** As long as a story waits. */
    private static void goOn(HeadlessTable table) {
        while (table.places().contains("story:on")) {
            table.tap("story:on");
            table.settle();
        }
    }

    @Test
    void placesAreMarkedInAnyOrderAndConfirmed() {
        HeadlessTable table = HeadlessTable.openWith(record("", "seat 1 human\nseat 2 bot 1\nseat 3 bot 1\n"));
        for (String place : List.of("action:E", "symbol:tar", "colour:red")) table.tap(place);
        assertTrue(table.status().contains("Red Tar: East"), table.status());
        assertTrue(table.status().contains("moves one square east"), table.status());
        table.tap("commit");
        table.settle();
        assertEquals("red tar E", table.record().moveTexts().get(0));
    }

    @Test
    void whatIsMissingIsToldAndTheButtonAsksForIt() {
        HeadlessTable table = HeadlessTable.openWith(record("", LAST_IS_HUMAN, "red tar N", "red tar +"));
        table.tap("colour:yellow");
        table.tap("commit");
        assertEquals(2, table.record().plies());
        assertTrue(table.status().contains("symbol"), table.status());
    }

    @Test
    void aMarkAloneSaysWhatItCouldMean() {
        HeadlessTable table = HeadlessTable.openWith(record("", LAST_IS_HUMAN, "red tar N", "red tar +"));
        assertTrue(table.status().contains("two shared with others get it approved"), table.status());
        table.tap("colour:yellow");
        assertTrue(table.status().contains("Yellow Uni or Yellow Tar?"), table.status());
        table.tap("colour:yellow");
        table.tap("symbol:tar");
        assertTrue(table.status().contains("Yellow Tar, Red Tar or Blue Tar?"), table.status());
        table.tap("symbol:tar");
        table.tap("action:+");
        assertTrue(table.status().contains("Which block becomes one"), table.status());
    }

    @Test
    void aBlockNamedSaysWhatEachActionWouldDoWithIt() {
        HeadlessTable table = HeadlessTable.openWith(record("", LAST_IS_HUMAN, "red tar N", "red tar +"));
        assertEquals("North", table.place("action:N").label());
        table.platform.painted().clear();
        table.tap("block:BU");
        assertTrue(table.place("action:N").label().contains("would leave the field"), table.place("action:N").label());
        assertTrue(table.place("action:-").label().contains("Blue from 10 to 9"), table.place("action:-").label());
        assertTrue(table.platform.painted().contains("–1"), "what it would cost Blue");
    }

    @Test
    void aHintSaysWhyAndKeepsWhatIsMarked() {
        HeadlessTable table = HeadlessTable.openWith(record("", LAST_IS_HUMAN, "red tar N", "red tar +"));
        table.tap("colour:yellow");
        table.tap("action:ccw");
        table.tap("control:hint");
        table.settle();
        assertTrue(table.status().contains("At the moment you could lose 3 frames at one blow; after this, fewer."), table.status());
        assertTrue(isMarked(table, "colour:yellow") && isMarked(table, "action:ccw"), "what is marked stays");
    }

    /** Advice on both blocks isn't laid over another block of the same player. */
    @Test
    void aHintOnPlacingStandsAlone() {
        HeadlessTable table = HeadlessTable.openWith(newGame("open", 5));
        String advice = hint(table);
        String elsewhere = table.places().stream().filter(place -> place.startsWith("uni:") && !advice.contains(table.place(place).label()))
            .findFirst().orElseThrow();
        table.tap(elsewhere);
        assertTrue(table.status().matches("Place (Yellow|Red|Blue) Tar\\. .*"), table.status());
        assertEquals(advice, hint(table));
        assertTrue(advice.matches("Place (Yellow|Red|Blue) Uni\\. .*"), advice);
    }

    /** What is told once it has been thought of. */
    private static String hint(HeadlessTable table) {
        table.tap("control:hint");
        while (table.status().contains("Looking for a good move")) table.settle();
        return table.status();
    }

    /** Anybody who looks back at a comparison isn't told of it any more afterwards. */
    @Test
    void afterLookingBackTheChoiceIsAskedForAgain() {
        HeadlessTable table = HeadlessTable.openWith(record("", LAST_IS_HUMAN, "red tar N", "red tar +"));
        while (table.places().contains("story:on")) table.tap("story:on");
        table.tap("colour:yellow");
        table.tap("symbol:tar");
        table.tap("action:N");
        table.tap("commit");
        table.settle();
        while (table.places().contains("story:on")) {
            table.tap("story:on");
            table.settle();
        }
        String asked = table.status();
        table.tap("story:again");
        assertFalse(table.status().equals(asked), table.status());
        table.tap("story:on");
        assertEquals(asked, table.status());
    }

    @Test
    void theFirstCurtainSaysWhomOnePlays() {
        HeadlessTable table = HeadlessTable.openWith(newGame("open", 5).replaceAll("bot 1", "human"));
        String yellow = table.platform.view().status();
        assertTrue(yellow.matches(".*The person who takes it now plays (Yellow|Red|Blue)\\..*"), yellow);
    }

    @Test
    void tapsThatDoNothingSayWhy() {
        HeadlessTable table = HeadlessTable.openWith(newGame("open", 5));
        Place board = table.place("uni:N");
        table.gdx.tap(board.x() + board.width() / 2, board.y() + 5 * board.height() / 2);
        table.frame();
        assertTrue(table.status().contains("glow"), table.status());
        table = HeadlessTable.openWith(record("", LAST_IS_HUMAN, "red tar N", "red tar +"));
        Place block = table.place("block:BU");
        table.gdx.tap(block.x() + block.width() / 2, block.y() - block.height());
        table.frame();
        assertTrue(table.status().contains("no block here"), table.status());
    }

    @Test
    void placingIsToldStepByStepAndTheFocusStaysWithTheButtons() {
        HeadlessTable table = HeadlessTable.openWith(newGame("open", 5));
        table.tap("uni:N");
        assertTrue(table.status().matches("Place (Yellow|Red|Blue) Tar\\. \\1 Uni: north\\..*"), table.status());
        table.tap("tar:W");
        assertTrue(table.status().contains("Uni north, Tar west."), table.status());
        for (int i = 0; i < 9 && !"commit".equals(table.platform.focus()); i++) press(table, Keys.TAB);
        press(table, Keys.ENTER);
        table.settle();
        assertTrue(table.record().plies() >= 3, table.status());
        assertEquals("actions", table.platform.view().regionOf(table.platform.focus()).name());
    }

    @Test
    void aTapOnABlockMarksItsColourAndItsSymbol() {
        HeadlessTable table = HeadlessTable.openWith(record("", LAST_IS_HUMAN, "red tar N", "red tar +"));
        assertTrue(table.place("block:RT").label().startsWith("Red Tar, 7 stones"), table.place("block:RT").label());
        assertTrue(table.place("block:RT").label().contains("overlaps Yellow Uni on 1 square"), table.place("block:RT").label());
        table.tap("block:RT");
        assertTrue(isMarked(table, "colour:red") && isMarked(table, "symbol:tar"));
    }

    @Test
    void whoSharesTheDeviceIsNotToldAnotherPersonsColour() {
        String people = "seat 1 human\nseat 2 human\nseat 3 human\n";
        HeadlessTable table = HeadlessTable.openWith(record("option colours hidden\n", people, "red tar N", "red tar +"));
        for (Place place : table.platform.view().places()) assertFalse(place.name().startsWith("colour:"), "the curtain hangs");
        table.tap(table.platform.view().places().get(0).name());
        table.settle();
        choose(table, "colour:yellow", "symbol:tar", "action:W");
        table.platform.painted().clear();
        choose(table, "commit");
        assertTrue(table.place("mark:3").label().startsWith("Player 3"), table.place("mark:3").label());
        assertTrue(table.platform.painted().contains("Blue"), "the frames are told by colour");
    }

    @Test
    void threeBotsPlayOnByThemselves() {
        HeadlessTable table = HeadlessTable.openWith(record("", "seat 1 bot 1\nseat 2 bot 1\nseat 3 bot 1\n"));
        table.settle();
        assertTrue(table.record().replay().outcome().over());
    }

    @Test
    void whatOthersHaveChosenIsNotOnTheTable() {
        HeadlessTable table = HeadlessTable.openWith(record("", LAST_IS_HUMAN, "red uni ccw", "blue uni -"));
        for (Place place : table.platform.view().places()) assertFalse(place.label().contains("marked"), place.toString());
        assertFalse(table.platform.view().said().contains("Blue Uni"), table.platform.view().said());
        assertFalse(table.platform.view().log().lines().toString().contains("uni"), table.platform.view().log().toString());
    }

    @Test
    void hiddenColoursAreToldByNothing() {
        HeadlessTable table = HeadlessTable.openWith(newGame("hidden", 5));
        choose(table, "uni:N", "tar:S", "commit");
        assertTrue(table.platform.painted().contains("You"), "the viewer's own colour is");
        choose(table, "colour:red", "symbol:uni", "action:N", "commit");
        for (int seat : new int[] {1, 3}) {
            assertTrue(table.place("mark:" + seat).label().startsWith("Player " + seat), table.place("mark:" + seat).label());
        }
    }

    @Test
    void theOtherBlocksAnchorIsGivenUpOrExchanged() {
        HeadlessTable table = HeadlessTable.openWith(newGame("open", 5));
        table.tap("uni:N");
        assertTrue(table.place("place:uni").label().endsWith("north"), table.place("place:uni").label());
        table.tap("place:uni");
        table.tap("uni:S");
        assertTrue(table.place("place:uni").label().endsWith("south"), table.place("place:uni").label());
        table.tap("tar:W");
        table.tap("commit");
        table.settle();
        assertEquals("uni S tar W", table.record().moveTexts().get(1));
    }

    private static void press(HeadlessTable table, int key) {
        table.gdx.key(key);
        table.frame();
    }

    @ParameterizedTest
    @CsvSource({"360, 640", "320, 568", "740, 360", "640, 360", "768, 1024", "1280, 800", "1024, 700", "2560, 1440", "900, 600"})
    void everythingLiesWithinTheWindowAndCanBeTapped(int width, int height) {
        for (Language language : Language.values()) {
            HeadlessTable table = new HeadlessTable(width, height, new LaunchOptions("unitar", language, newGame("open", 3)),
                new FakePlatform());
            assertReachable(table, width, height);
            table.tap("uni:N");
            table.tap("tar:S");
            table.tap("commit");
            table.settle();
            assertReachable(table, width, height);
            choose(table, "colour:red", "symbol:uni", "action:N", "commit");
            assertReachable(table, width, height);
        }
    }

    private static void assertReachable(HeadlessTable table, int width, int height) {
        for (Region region : table.platform.view().regions()) {
            for (Place place : region.places()) {
                assertTrue(place.x() >= 0 && place.x() + place.width() <= width, place.toString());
                assertTrue(place.y() >= 0 && place.y() + place.height() <= height, place.toString());
                boolean isRow = place.name().startsWith("mark:");
                assertTrue(isRow || place.width() >= 43 && place.height() >= 43 || place.name().startsWith("block:"), place.toString());
                boolean onBoard = List.of("colours", "symbols", "marks", "actions").contains(region.name());
                if (onBoard) assertApart(table, place);
            }
        }
    }

    private static void assertApart(HeadlessTable table, Place place) {
        for (Place other : table.platform.view().places()) {
            boolean overlaps = place.x() < other.x() + other.width() && other.x() < place.x() + place.width()
                && place.y() < other.y() + other.height() && other.y() < place.y() + place.height();
            assertTrue(other.name().equals(place.name()) || !overlaps, () -> place + " lies under " + other);
        }
    }
}
