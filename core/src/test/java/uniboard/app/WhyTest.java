package uniboard.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import uniboard.app.platform.LaunchOptions;
import uniboard.known.KeptUnikat;
import uniboard.known.Records;
import uniboard.stage.kit.AccessibilityTree;
import uniboard.text.Language;

/** “Why?” at what the table tells of a game: the rule that it follows from, and back. */
class WhyTest extends UnitarRoundTest {
    private static final String WHY = "control:why";
    private static final String CURTAIN = "control:open";

    /** Opens the rule and comes back to the same. */
    private static String rule(HeadlessTable table) {
        String status = table.status();
        assertTrue(table.places().contains(WHY), status);
        table.tap(WHY);
        AccessibilityTree.Article article = table.platform.view().article();
        assertTrue(article.marked() > 0, () -> "no rule for " + status);
        String rule = article.blocks().get(article.marked()).text();
        table.tap("control:close");
        table.settle();
        assertEquals(status, table.status());
        return rule;
    }

    private static void act(HeadlessTable table, String... places) {
        for (String place : places) {
            table.tap(place);
            table.settle();
        }
    }

    @ParameterizedTest
    @CsvSource({"onitama, 1280, 800", "unlur, 360, 640", "unikat, 740, 360", "unitary, 768, 1024", "unitar, 1280, 800", "unitar, 360, 640"})
    void everyMoveThatIsLookedAtLeadsToItsRule(String game, int width, int height) {
        HeadlessTable table = HeadlessTable.openWith(Records.withMistakes(TestBoxes.all().game(game)).text(), width, height);
        table.gdx.key(Keys.HOME);
        table.settle();
        boolean isOffered = table.places().contains(WHY) && table.place(WHY).state() != AccessibilityTree.State.UNAVAILABLE;
        assertFalse(isOffered, "nothing has happened yet");
        for (int ply = 1; ply < Math.min(12, table.record().plies()); ply++) {
            table.gdx.key(Keys.PAGE_DOWN);
            table.settle();
            rule(table);
        }
    }

    /** What is told at an earlier position hides neither the way back nor why the move there was made. */
    @ParameterizedTest
    @EnumSource(Language.class)
    void whyStaysWhereATapAtAnEarlierPositionIsAnswered(Language language) {
        String record = Records.ONITAMA + "1 Ox c1-c2\n2 Horse c5-c4\n";
        HeadlessTable table = new HeadlessTable(360, 640, new LaunchOptions("onitama", language, record),
            new FakePlatform().measured());
        table.settle();
        table.gdx.key(Keys.PAGE_UP);
        table.settle();
        String shown = table.status();
        String rule = rule(table);
        act(table, "a5");
        assertNotEquals(shown, table.status(), "it is answered");
        assertFalse(table.places().contains("control:closeSlip"), table::status);
        assertEquals(rule, rule(table));
        act(table, "control:last");
        assertTrue(table.places().contains("control:hint"), "back in the game");
    }

    @ParameterizedTest
    @CsvSource({"1280, 800", "360, 640", "740, 360"})
    void whyACardIsDrawnIsARule(int width, int height) {
        String record = KeptUnikat.laid(1, "QWG2@0,0;SWG2@0,1", "CRG1,QWG3,QWY3/CBL1,CBL2", "human", "bot 1");
        HeadlessTable table = HeadlessTable.openWith(record, width, height);
        assertFalse(table.places().contains(WHY));
        act(table, "card:QWG3");
        String fits = table.status();
        if (fits.contains("+1")) assertTrue(rule(table).contains("earns the extra move"));
        act(table, "cell:1,0", "end");
        assertTrue(table.status().startsWith("Draw a card"), table.status());
        assertTrue(rule(table).startsWith("If you hold fewer than ten cards"));
    }

    /** Not what a tap afterwards is answered. */
    @Test
    void afterTheEndItsReasonIsExplained() {
        String record = Records.ONITAMA.replace("ssmss/5/5/5/SSMSS", "4m/2M2/5/5/5") + "1 Boar c4-c5\nresult 1\n";
        HeadlessTable table = HeadlessTable.openWith(record, 360, 640);
        act(table, "a1");
        assertTrue(table.status().contains("The game is over"), table.status());
        table.tap(WHY);
        assertEquals("The way of the stream", table.platform.view().article().blocks().get(0).text());
    }

    @Test
    void whatAnotherPlayerSwappedIsExplained() {
        HeadlessTable table = HeadlessTable.openWith(KeptUnikat.laid(1, "QWG2@0,0;SWG2@0,1", "CRG1,QWG3,SBL3/CBL1,QWG1", "human", "human"));
        act(table, CURTAIN);
        act(table, "card:CRG1", table.platform.view().regionOf("bag").places().get(0).name(), "swap");
        while (!table.places().contains(CURTAIN)) act(table, "bag");
        act(table, CURTAIN);
        assertTrue(rule(table).startsWith("Instead of laying"));
        act(table, "card:CBL1");
        assertFalse(rule(table).startsWith("Instead of laying"), "it fits nowhere");
    }

    @ParameterizedTest
    @CsvSource({"1280, 800", "360, 640", "740, 360"})
    void aRulesBoardIsPlayedAndLeadsBack(int width, int height) {
        HeadlessTable table = HeadlessTable.openWith(Records.ONITAMA, width, height);
        table.settle();
        table.tap("a5");
        String status = table.status();
        String record = table.record().text();
        table.tap(WHY);
        AccessibilityTree.Article rule = table.platform.view().article();
        assertEquals("Try it on the board", table.place("control:practise").label());
        table.tap("control:practise");
        table.settle();
        assertEquals(null, table.platform.view().article());
        assertFalse(table.place("a5").label().contains("student"), "no beginning of a game, which could be taken for the one at the table");
        table.tap("control:close");
        assertEquals(rule, table.platform.view().article());
        table.tap("control:close");
        table.settle();
        assertEquals(status, table.status());
        assertEquals(record, table.record().text());
    }

    @Test
    void whatWasDoneOnARulesBoardLeadsBackToItsSentence() {
        HeadlessTable table = HeadlessTable.openWith(Records.withMistakes(TestBoxes.all().game("onitama")).text());
        table.settle();
        table.tap(WHY);
        table.tap("control:practise");
        table.settle();
        act(table, "Boar", "c4", "c5");
        assertEquals("Rules", table.place("control:onward").label());
        table.tap("control:onward");
        AccessibilityTree.Article article = table.platform.view().article();
        assertTrue(article.blocks().get(article.marked()).text().contains("wins at once"));
        assertTrue(table.platform.storage().load("learn.onitama") == null, "nothing of the lessons is done by it");
    }

    /** Where it only shows, it plays beside the sentence. */
    @Test
    void aRuleThatIsShownIsPlayedBesideItsSentence() {
        HeadlessTable table = HeadlessTable.openWith(Records.BEGUN_ONITAMA);
        table.gdx.key(Keys.HOME);
        table.gdx.key(Keys.PAGE_DOWN);
        table.settle();
        table.tap(WHY);
        assertTrue(table.places().contains("control:example") || table.places().contains("control:practise"), "its board");
    }

    @ParameterizedTest
    @CsvSource({"1280, 800", "360, 640"})
    void theComparisonIsExplainedAndGoesOn(int width, int height) {
        HeadlessTable table = HeadlessTable.openWith(record("", LAST_IS_HUMAN, "red tar N", "red tar +"), width, height);
        act(table, "colour:yellow", "symbol:tar", "action:W", "commit");
        assertTrue(rule(table).contains("is approved"));
        table.tap("story:on");
        table.settle();
        assertTrue(table.places().contains("commit"), table.status());
    }
}
