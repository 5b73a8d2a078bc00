package uniboard.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import uniboard.app.platform.LaunchOptions;
import uniboard.app.registry.AllGames;
import uniboard.app.registry.AssetBundles;
import uniboard.known.Records;
import uniboard.match.GameRecord;
import uniboard.match.Match;
import uniboard.stage.kit.AccessibilityTree;
import uniboard.text.Language;

/** What the first board doesn't need comes later: nobody waits for it, and what is asked of it opens when it has come. */
class DoorTest {
    private static final String RECORD = """
        uniboard 1
        game onitama
        start ssmss/5/5/5/SSMSS Ox,Boar/Horse,Elephant/Crab b
        seat 1 human
        seat 2 bot 1
        """;

    private final FakePlatform platform = new FakePlatform();

    private HeadlessTable open(LaunchOptions start) {
        platform.rest().hold();
        return new HeadlessTable(360, 640, start, platform);
    }

    private HeadlessTable open() {
        return open(new LaunchOptions("onitama", Language.ENGLISH, RECORD));
    }

    private static void move(HeadlessTable table) {
        int plies = table.record().plies();
        table.choose(new Match(table.record()).choices().get(0));
        table.settle();
        assertTrue(table.record().plies() > plies, table::status);
    }

    @Test
    void theRestIsFetchedOnceTheTableRests() {
        HeadlessTable table = open();
        assertTrue(platform.rest().isFetched());
        assertTrue(table.places().contains("control:more"), () -> table.places().toString());
        platform.rest().come();
        move(table);
    }

    @ParameterizedTest
    @CsvSource({"control:more, control:share", "control:new, control:begin", "control:moves, control:close"})
    void whatIsAskedForOpensWhenItHasCome(String control, String within) {
        HeadlessTable table = open();
        table.tap("control:offer:play");
        table.tap(control);
        assertFalse(table.places().contains(within), () -> table.places().toString());
        platform.rest().come();
        table.frame();
        assertTrue(table.places().contains(within), () -> table.places().toString());
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void itsWordsComeWithItAndCanBeSaidAtATableThatIsThere(Language language) {
        platform.loading().holdBundle(AssetBundles.REST);
        HeadlessTable table = open(new LaunchOptions("onitama", language, RECORD));
        table.tap("control:more");
        platform.rest().come();
        table.frame();
        assertFalse(table.places().contains("control:share"), "without words");
        platform.loading().bringBundle();
        table.frame();
        for (AccessibilityTree.Place place : platform.view().places()) assertFalse(place.label().matches("[a-z]+\\.\\w+.*"), place.label());
        assertTrue(table.places().contains("control:share"), () -> table.places().toString());
    }

    @Test
    void rulesOpenWhenTheyHaveComeAndLeadBack() {
        HeadlessTable table = open();
        table.tap("control:rules");
        move(table);
        platform.rest().come();
        table.settle();
        assertFalse(table.places().contains("control:hint"), () -> table.places().toString());
        table.gdx.key(Input.Keys.ESCAPE);
        table.settle();
        assertTrue(table.places().contains("control:hint"), () -> table.places().toString());
    }

    @Test
    void whoWaitsIsToldAfterASecond() {
        HeadlessTable table = open();
        String before = table.status();
        table.tap("control:more");
        assertEquals(before, table.status());
        platform.rest().beLate();
        table.frame();
        assertTrue(table.status().endsWith("One moment: this is still loading."), table::status);
        move(table);
    }

    @Test
    void withoutTheRestAGameIsPlayedHelpedAndTakenBack() {
        HeadlessTable table = open();
        platform.rest().fail();
        table.tap("control:offer:play");
        table.tap("control:hint");
        table.settle();
        move(table);
        table.tap("control:takeBack");
        table.settle();
        assertEquals(0, table.record().plies());
        move(table);
    }

    @Test
    void withoutTheRestANewGameWaits() {
        HeadlessTable table = open();
        platform.rest().fail();
        move(table);
        GameRecord left = table.record();
        table.tap("control:new");
        table.settle();
        assertEquals(left.text(), table.record().text());
        assertTrue(table.places().contains("control:hint"), () -> table.places().toString());
    }

    /** Where the game's own button leaves New no room in the foot and the menu has it, which can't open. */
    @ParameterizedTest
    @ValueSource(strings = {"unikat", "unitar", "unitary", "unlur", "onitama"})
    void withoutTheRestTheSameGameIsPlayedAgainOnAPhone(String id) {
        GameRecord over = Records.withMistakes(new AllGames().game(id));
        HeadlessTable table = open(new LaunchOptions(id, Language.ENGLISH, over.text()));
        platform.rest().fail();
        table.settle();
        assertTrue(table.places().contains("control:new"), () -> table.places().toString());
        table.tap("control:new");
        table.settle();
        assertFalse(new Match(table.record()).outcome().over(), table::status);
    }

    @Test
    void withoutTheRestAGameIsKeptInTheLibrary() {
        HeadlessTable table = open();
        platform.rest().fail();
        move(table);
        assertEquals(1, platform.keptGames().texts.size());
    }

    @Test
    void whatComesInTheMiddleOfAMotionOrOfABotsThoughtDisturbsNeither() {
        HeadlessTable table = open();
        table.choose(new Match(table.record()).choices().get(0));
        platform.rest().come();
        table.settle();
        assertEquals(2, table.record().plies());
        assertTrue(table.places().contains("control:hint"), () -> table.places().toString());
    }

    @ParameterizedTest
    @ValueSource(strings = {"RULES", "LESSONS", "LIBRARY"})
    void whatTheAddressLeadsToWaitsForIt(LaunchOptions.Opening opening) {
        HeadlessTable table = open(new LaunchOptions("onitama", Language.ENGLISH, null, opening));
        assertEquals(List.of(), table.places());
        platform.rest().come();
        table.settle();
        assertFalse(table.places().isEmpty());
        // The list of games lies over the table, the others stand in its place.
        assertFalse(table.places().contains("control:new"), () -> table.places().toString());
    }

    @Test
    void aPageAroundTheTableIsObeyedFromTheFirstBoardOn() {
        platform.within();
        platform.embed();
        HeadlessTable table = open();
        assertEquals(0, platform.timesShown());
        platform.rest().come();
        table.settle();
        assertEquals(1, platform.timesShown());
        assertEquals("", table.program.obey("getState", List.of()));
    }

    private HeadlessTable wonWithoutTheRest(int width, int height) {
        platform.rest().hold();
        HeadlessTable table = new HeadlessTable(width, height, new LaunchOptions("onitama", Language.ENGLISH,
            RECORD.replace("ssmss/5/5/5/SSMSS", "5/2m2/2S2/5/2M2")), platform);
        for (String place : List.of("Ox", "c3", "c4")) table.tap(place);
        table.settle();
        return table;
    }

    @Test
    void withoutTheRestAGameThatIsOverIsPlayedAgain() {
        HeadlessTable table = wonWithoutTheRest(1280, 800);
        assertEquals("You win! You captured your opponent’s master.", table.status());
        assertFalse(table.places().contains("control:review"), () -> table.places().toString());
        table.tap("control:new");
        table.settle();
        assertFalse(table.record().replay().outcome().over(), "played again");
    }

    @Test
    void theRestThatComesAfterTheEndOffersAReview() {
        HeadlessTable table = wonWithoutTheRest(1280, 800);
        platform.rest().come();
        table.settle();
        assertTrue(table.places().contains("control:review"), () -> table.places().toString());
        table.beginNext();
        assertFalse(table.record().replay().outcome().over());
    }

    @Test
    void whatIsAskedForAtTheEndOfAGameOpensWhenTheRestIsThere() {
        HeadlessTable table = wonWithoutTheRest(1280, 800);
        table.tap("control:more");
        platform.rest().come();
        table.settle();
        assertTrue(table.places().contains("control:close"), () -> table.places().toString());
    }
}
