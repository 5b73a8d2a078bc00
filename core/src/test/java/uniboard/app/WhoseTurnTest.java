package uniboard.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import uniboard.app.platform.LaunchOptions;
import uniboard.game.Choice;
import uniboard.known.Records;
import uniboard.match.Match;
import uniboard.stage.kit.AccessibilityTree;
import uniboard.text.Language;

/** What the table says from a move to the next decision: always something, true at that moment, and nothing twice. */
class WhoseTurnTest {
    private static final String START = Records.ONITAMA;

    private static HeadlessTable open(int width, int height, String motion, String record) {
        FakePlatform platform = new FakePlatform();
        platform.stored().put("setting.motion", motion);
        return new HeadlessTable(width, height, new LaunchOptions("onitama", Language.ENGLISH, record), platform);
    }

    private static void move(HeadlessTable table) {
        table.choose(new Match(table.record()).choices().get(0));
    }

    private static void runUntilTold(HeadlessTable table, String beginning) {
        for (int frames = 0; frames < 2000 && !table.status().startsWith(beginning); frames++) table.frame();
        assertTrue(table.status().startsWith(beginning), table.status());
    }

    /** What came to be told since so many outlines, each once as long as it doesn't change; what only says what happened is said there. */
    private static List<String> told(HeadlessTable table, int since) {
        List<String> told = new ArrayList<>();
        String said = "";
        String status = "";
        for (AccessibilityTree view : table.platform.views().subList(since, table.platform.views().size())) {
            String beside = view.status().equals(view.said()) ? "" : view.status();
            Stream.of(said.equals(view.said()) ? "" : view.said(), status.equals(beside) ? "" : beside)
                .filter(words -> !words.isEmpty()).forEach(told::add);
            said = view.said();
            status = beside;
        }
        return told;
    }

    @ParameterizedTest
    @CsvSource({"360, 640, full", "360, 640, reduced", "1280, 800, full", "1280, 800, reduced"})
    void fromAMoveToTheNextDecisionEverythingIsToldOnce(int width, int height, String motion) {
        HeadlessTable table = open(width, height, motion, START);
        List<Choice.Step> steps = new Match(table.record()).choices().get(0).steps();
        for (Choice.Step step : steps.subList(0, steps.size() - 1)) table.tap(step.place());
        int before = table.platform.views().size();
        table.tap(steps.get(steps.size() - 1).place());
        table.settle();
        for (AccessibilityTree view : table.platform.views().subList(before, table.platform.views().size())) {
            assertFalse(view.status().isEmpty(), "something is told at any time");
        }
        List<String> told = told(table, before);
        assertEquals(4, told.size(), told.toString());
        assertTrue(told.get(0).startsWith("You – "), told.toString());
        assertEquals("The bot is thinking…", told.get(1));
        assertTrue(told.get(2).startsWith("Bot – "), told.toString());
        assertEquals("Your turn. Choose a card or a piece", told.get(3));
    }

    @Test
    void aHintNamesTheChosenCardOnce() {
        HeadlessTable table = open(1280, 800, "full", START);
        table.tap("control:hint");
        while (table.status().contains("Looking for a good move")) table.settle();
        String card = table.status().contains("Boar:") ? "Boar" : "Ox";
        table.tap(card);
        assertEquals(1, table.status().split(card, -1).length - 1, table.status());
    }

    /** A phone's bar has no other words. */
    @Test
    void theBarDoesNotCallThePersonWhileTheBotsPieceMoves() {
        HeadlessTable table = open(360, 640, "full", START);
        move(table);
        table.platform.painted().clear();
        runUntilTold(table, "Bot – ");
        assertTrue(table.platform.painted().contains("The bot’s turn"), table.platform.painted().toString());
        while (table.status().startsWith("Bot – ")) {
            boolean calls = table.platform.painted().stream().anyMatch(text -> text.startsWith("Your turn"));
            assertFalse(calls, table.platform.painted().toString());
            assertEquals(AccessibilityTree.State.UNAVAILABLE, table.place("control:hint").state());
            table.frame();
        }
        assertEquals("Your turn. Choose a card or a piece", table.status());
        assertEquals(AccessibilityTree.State.PLAIN, table.place("control:hint").state());
    }

    @Test
    void whoGoesOnMayAskForAHintWhileTheirMoveIsShown() {
        String cards = UnitaryTableTest.record("1,2,-2", "Area/Distance", "Speed,Surface Tension,Square Root,Clear/Mass,Square", "bot 1");
        HeadlessTable table = open(1280, 800, "full", cards);
        move(table);
        assertEquals(0, table.record().replay().toMove(), "the turn goes on");
        assertTrue(table.status().startsWith("You – "), table.status());
        assertEquals(AccessibilityTree.State.PLAIN, table.place("control:hint").state());
        table.tap("control:hint");
        assertTrue(table.status().contains("Looking for a good move"), table.status());
    }

    /** What is told until the player's next act comes at once, then again with the person's turn, and not with the bot's move. */
    @Test
    void aNoticeIsNotRepeatedWhileTheBotsPieceMoves() {
        HeadlessTable table = open(360, 640, "full", START);
        table.platform.fillStorage();
        table.platform.keptGames().fill();
        int before = table.platform.views().size();
        move(table);
        runUntilTold(table, "Your turn");
        List<String> noticed = told(table, before).stream().filter(words -> words.contains("can’t be saved")).toList();
        assertEquals(2, noticed.size(), noticed.toString());
        assertTrue(noticed.get(0).startsWith("The bot is thinking…"), noticed.toString());
        assertTrue(noticed.get(1).startsWith("Your turn."), noticed.toString());
    }

    /** What happened is said when the sheet that lies over it is closed: not as a status before. */
    @Test
    void aSheetOverTheTableLeavesTheMoveToBeSaid() {
        HeadlessTable table = open(360, 640, "full", START);
        move(table);
        table.tap("control:more");
        runUntilTold(table, "Bot – ");
        assertFalse(table.platform.view().dialog().isEmpty());
        assertEquals(table.platform.view().said(), table.status());
    }
}
