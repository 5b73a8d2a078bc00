package uniboard.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import uniboard.app.platform.LaunchOptions;
import uniboard.game.Choice;
import uniboard.game.Random32;
import uniboard.match.Match;
import uniboard.sound.Sound;
import uniboard.stage.kit.AccessibilityBridge.Way;
import uniboard.stage.kit.AccessibilityTree.Place;
import uniboard.stage.kit.Focus;
import uniboard.text.Language;

/** A person at Unlur's table, without a window. */
class UnlurTableTest {
    private static final String CONTRACT = """
        uniboard 1
        game unlur
        start 4/5/6/7/6/5/4 contract 1 -
        seat 1 human
        seat 2 %s
        1 d4
        2 c3
        """;
    private static final String BEFORE_THE_PASS = CONTRACT.formatted("human");
    private static final String AFTER_THE_PASS = BEFORE_THE_PASS + "3 pass\n";

    @ParameterizedTest
    @CsvSource({"1280, 800", "360, 640", "740, 360"})
    void aGameIsPlayedToItsEndByTapsAlone(int width, int height) {
        HeadlessTable table = HeadlessTable.openWith(CONTRACT.formatted("bot 1"), width, height);
        Random32 random = new Random32(width);
        while (!table.record().replay().outcome().over()) {
            List<Choice> choices = new Match(table.record()).choices();
            int plies = table.record().plies();
            table.choose(choices.get(random.below(choices.size())));
            assertTrue(table.record().plies() > plies, () -> "no move was made: " + table.status());
            table.settle();
        }
        assertTrue(table.record().text().contains("\nresult "));
        assertTrue(table.status().startsWith("You win") || table.status().startsWith("You lose"), table.status());
    }

    @Test
    void theContractTellsItsStonesItsClosedEdgesAndWhatPassingMeans() {
        HeadlessTable table = HeadlessTable.openWith(BEFORE_THE_PASS);
        assertTrue(table.status().contains("2 stones"), table.status());
        assertTrue(table.place("a1").label().contains("closed"), table.place("a1").label());
        assertTrue(table.place("pass").label().contains("keep the 2 stones"), table.place("pass").label());
        table.tap("a1");
        assertTrue(table.status().contains("Edges are closed"), table.status());
        assertEquals(2, table.record().plies());
    }

    @Test
    void thePassOpensTheEdgesAndGivesTheColours() {
        HeadlessTable table = HeadlessTable.openWith(BEFORE_THE_PASS);
        table.tap("pass");
        table.settle();
        assertEquals(3, table.record().plies());
        assertFalse(table.places().contains("pass"));
        assertTrue(table.status().contains("White to move"), table.status());
        assertTrue(table.place("a1").label().contains("empty, at the edge"), table.place("a1").label());
        table.tap("a1");
        table.settle();
        assertEquals("a1: white stone, its group touches: top side and upper left side", table.place("a1").label());
        assertTrue(table.platform.played().contains(Sound.PASS) && table.platform.played().contains(Sound.STONE),
            table.platform.played().toString());
    }

    @Test
    void completingTheOpponentsFigureIsExplained() {
        HeadlessTable table = HeadlessTable.openWith("""
            uniboard 1
            game unlur
            start 2o1/2o2/3o2/2oo3/1o2o1/o3o/4 play 1 2
            seat 1 human
            seat 2 human
            """);
        assertTrue(table.place("d5").label().contains("lose"), table.place("d5").label());
        table.tap("d5");
        table.settle();
        assertTrue(table.status().contains("White completed a Y, Black’s goal, so Black wins"), table.status());
    }

    @ParameterizedTest
    @CsvSource({"360, 640, 6", "360, 640, 10", "740, 360, 8", "820, 1180, 8", "1280, 800, 8", "1024, 700, 10", "2560, 1440, 10",
        "1000, 480, 8"})
    void everythingLiesWithinTheWindowAndApart(int width, int height, int size) {
        for (Language language : Language.values()) {
            String start = "uniboard 1\ngame unlur\nstart " + emptyBoard(size) + " contract 1 -\nseat 1 human\nseat 2 bot 1\n";
            HeadlessTable table = new HeadlessTable(width, height, new LaunchOptions("unlur", language, start), new FakePlatform());
            Place pass = table.place("pass");
            assertTrue(pass.height() >= 44 && pass.width() >= 44, pass.toString());
            for (Place place : table.platform.view().places()) {
                assertTrue(place.x() >= 0 && place.y() >= 0 && place.x() + place.width() <= width && place.y() + place.height() <= height,
                    place.toString());
                boolean ofBoard = !place.equals(pass) && !place.name().startsWith("control:");
                assertFalse(ofBoard && overlap(place, pass), () -> place + " lies under " + pass);
            }
        }
    }

    private static boolean overlap(Place one, Place other) {
        return one.x() < other.x() + other.width() && other.x() < one.x() + one.width()
            && one.y() < other.y() + other.height() && other.y() < one.y() + one.height();
    }

    private static String emptyBoard(int size) {
        StringBuilder rows = new StringBuilder();
        for (int row = 0; row < 2 * size - 1; row++) rows.append(row == 0 ? "" : "/").append(2 * size - 1 - Math.abs(row - size + 1));
        return rows.toString();
    }

    @Test
    void arrowsLeadStraightUpAndDownAndBack() {
        Focus focus = new Focus();
        focus.show(HeadlessTable.openWith(AFTER_THE_PASS, 360, 640).platform.view());
        String place = "g2";
        for (String next : List.of("f3", "e3", "d4", "c3", "b3", "a2")) {
            assertEquals(next, focus.neighbour(place, Way.UP));
            assertEquals(place, focus.neighbour(next, Way.DOWN));
            place = next;
        }
        assertEquals("d5", focus.neighbour("d4", Way.RIGHT));
        assertEquals("d3", focus.neighbour("d4", Way.LEFT));
        assertEquals(null, focus.neighbour("c6", Way.RIGHT));
    }

    @Test
    void everyCellIsWithinReachOfTheArrows() {
        Focus focus = new Focus();
        focus.show(HeadlessTable.openWith(AFTER_THE_PASS).platform.view());
        Set<String> reached = new TreeSet<>(List.of("a1"));
        while (reached.size() < 37) {
            int before = reached.size();
            for (String from : List.copyOf(reached)) {
                for (Way way : List.of(Way.LEFT, Way.RIGHT, Way.UP, Way.DOWN)) {
                    String next = focus.neighbour(from, way);
                    if (next != null) reached.add(next);
                }
            }
            assertTrue(reached.size() > before, () -> "only " + reached);
        }
    }

    @Test
    void aFingerThatSlidesAimsAboveItself() {
        HeadlessTable table = HeadlessTable.openWith(AFTER_THE_PASS, 360, 640);
        Place cell = table.place("b3");
        int x = cell.x() + cell.width() / 2;
        int y = cell.y() + cell.height() / 2;
        table.gdx.slide(x, y + 90, x, y + 52);
        table.settle();
        assertEquals("b3", table.record().moveTexts().get(3));
    }

    @Test
    void aFingerThatSlidesOffTheBoardChoosesNothing() {
        HeadlessTable table = HeadlessTable.openWith(AFTER_THE_PASS, 360, 640);
        Place cell = table.place("b3");
        table.gdx.slide(cell.x() + 5, cell.y() + 5, cell.x() + 5, 1);
        table.settle();
        assertEquals(3, table.record().plies());
    }

    @Test
    void whereCellsAreSmallASecondTapConfirms() {
        HeadlessTable table = tableOfSmallCells();
        table.tap("h8");
        assertEquals(0, table.record().plies());
        table.tap("h9");
        assertEquals(0, table.record().plies());
        table.tap("h9");
        table.settle();
        assertEquals(List.of("h9"), table.record().moveTexts());
        table.tap("a1");
        assertTrue(table.status().contains("Edges are closed"), table.status());
    }

    private static HeadlessTable tableOfSmallCells() {
        String start = "uniboard 1\ngame unlur\nstart " + emptyBoard(10) + " contract 1 -\nseat 1 human\nseat 2 human\n";
        return HeadlessTable.openWith(start, 360, 640);
    }

    @Test
    void twoFingersEnlargeTheBoardAndATapOnALargeCellCounts() {
        HeadlessTable table = tableOfSmallCells();
        int before = middle(table.place("j10"));
        table.gdx.pinch(180, 240, 60, 200);
        table.settle();
        assertEquals(0, table.record().plies());
        assertTrue(table.place("j10").width() >= 44, table.place("j10").toString());
        assertTrue(Math.abs(middle(table.place("j10")) - 180 - (before - 180) * table.place("j10").width() / 17.0) < 3);
        table.tap("j10");
        table.settle();
        assertEquals(List.of("j10"), table.record().moveTexts());
    }

    private static int middle(Place place) {
        return place.x() + place.width() / 2;
    }

    @Test
    void whereNotAllIsSeenAFingerMovesTheBoardAndPutsNoStone() {
        HeadlessTable table = tableOfSmallCells();
        table.gdx.pinch(180, 240, 60, 200);
        table.settle();
        Place before = table.place("j10");
        table.gdx.slide(200, 240, 160, 270);
        table.settle();
        assertEquals(before.x() - 40, table.place("j10").x());
        assertEquals(before.y() + 30, table.place("j10").y());
        assertEquals(0, table.record().plies());
        table.gdx.slide(20, 240, 5000, 240);
        table.settle();
        assertTrue(table.place("j1").x() < 40, "beyond the board's edge");
    }

    @Test
    void theWheelEnlargesAroundTheMouse() {
        HeadlessTable table = tableOfSmallCells();
        Place cell = table.place("f6");
        table.gdx.hover(middle(cell), cell.y() + cell.height() / 2);
        table.gdx.scroll(-4);
        table.settle();
        assertTrue(table.place("f6").width() > 1.8 * cell.width(), table.place("f6").toString());
        assertEquals(middle(cell), middle(table.place("f6")), 1);
        table.gdx.scroll(20);
        table.settle();
        assertEquals(cell, table.place("f6"));
    }

    @Test
    void aControlEnlargesTheBoardAndShowsAllOfItAgain() {
        HeadlessTable table = tableOfSmallCells();
        Place fitted = table.place("j10");
        assertEquals("Enlarge the board", table.place("view:zoom").label());
        table.tap("view:zoom");
        table.settle();
        assertTrue(table.place("j10").width() >= 44, table.place("j10").toString());
        assertEquals("Show the whole board", table.place("view:zoom").label());
        table.tap("view:zoom");
        table.settle();
        assertEquals(fitted, table.place("j10"));
        assertFalse(HeadlessTable.openWith(AFTER_THE_PASS).places().contains("view:zoom"), "cells are large");
    }

    @Test
    void theViewFollowsTheKeyboard() {
        HeadlessTable table = tableOfSmallCells();
        table.tap("view:zoom");
        table.settle();
        for (int tabs = 0; tabs < 9 && !"a1".equals(table.platform.focus()); tabs++) table.gdx.key(Keys.TAB);
        for (int row = 1; row < 19; row++) {
            table.gdx.key(Keys.DOWN);
            Place cell = table.place(table.platform.focus());
            assertTrue(isInSight(table, cell), cell.toString());
        }
        assertTrue(table.platform.focus().startsWith("s"), table.platform.focus());
    }

    @ParameterizedTest
    @ValueSource(strings = {"full", "reduced"})
    void whatTheBotPutsOutOfSightComesIntoSight(String motion) {
        String start = "uniboard 1\ngame unlur\nstart " + emptyBoard(10) + " play 1 2\nseat 1 human\nseat 2 bot 1\n";
        HeadlessTable table = HeadlessTable.openWith(start, 360, 640);
        table.set("motion", motion);
        table.gdx.pinch(180, 240, 60, 200);
        table.gdx.slide(180, 240, 180, 5000);
        table.settle();
        table.tap("d7");
        table.settle();
        String reply = table.record().moveTexts().get(1);
        assertTrue(isInSight(table, table.place(reply)), () -> reply + " at " + table.place(reply));
    }

    @Test
    void whatAHintSpeaksOfComesIntoSight() {
        HeadlessTable table = HeadlessTable.openWith("""
            uniboard 1
            game unlur
            start 8/9/10/11/12/13/14/1oooooooooooooo/14/13/12/11/10/9/8 play 1 2
            seat 1 human
            seat 2 human
            """, 360, 640);
        table.gdx.pinch(180, 240, 60, 200);
        table.gdx.slide(180, 240, 180, 5000);
        table.settle();
        table.tap("control:hint");
        table.settle();
        String hinted = table.places().stream().filter(name -> table.status().contains(" " + name + " ")).findFirst().orElseThrow();
        assertTrue(isInSight(table, table.place(hinted)), () -> table.status() + table.place(hinted));
    }

    /** Within the board's room in a window of 360 by 640: between the plates and the button in its lower corner. */
    private static boolean isInSight(HeadlessTable table, Place cell) {
        Place corner = table.place("view:zoom");
        return cell.x() >= 8 && cell.y() >= 96 && cell.x() + cell.width() <= 352
            && cell.y() + cell.height() <= corner.y() + corner.height() + 1;
    }

    @ParameterizedTest
    @CsvSource({"360, 640, 6", "640, 360, 6", "1024, 700, 6", "1280, 800, 8", "820, 1180, 8"})
    void aNewBoardHasTheSizeThatSuitsTheWindow(int width, int height, String size) {
        HeadlessTable table = HeadlessTable.openGame("unlur", width, height);
        assertTrue(table.record().text().contains("\noption size " + size + "\n"), table.record().text());
        table.openNewGame();
        assertEquals("Cells per side: " + size, table.place("control:option:size").label());
        table.tap("control:close");
        table.beginNext("option:size", "option:size:7");
        assertTrue(table.record().text().contains("\noption size 7\n"), table.record().text());
    }

    @Test
    void aPassOutOfTurnIsAnswered() {
        HeadlessTable table = HeadlessTable.openWith(CONTRACT.formatted("bot 5"));
        table.tap("d3");
        for (int frames = 0; frames < 200 && !table.status().contains("thinking"); frames++) table.frame();
        table.tap("pass");
        assertEquals("It is the bot’s turn.", table.status().substring(table.status().length() - 21), table.status());
    }

    @Test
    void aMouseHitsSmallCellsAtOnceAndAFingerToldAsAMouseDoesNot() {
        HeadlessTable table = tableOfSmallCells();
        Place cell = table.place("h8");
        int x = cell.x() + cell.width() / 2;
        int y = cell.y() + cell.height() / 2;
        table.gdx.hover(x, y);
        table.gdx.tap(x, y);
        table.settle();
        assertEquals(0, table.record().plies());
        table.gdx.hover(x, y - 40);
        table.frame();
        table.gdx.tap(x, y - 40);
        table.settle();
        assertEquals(1, table.record().plies());
    }

    @Test
    void pointingAtACellShowsTheStone() {
        HeadlessTable table = HeadlessTable.openWith(BEFORE_THE_PASS);
        Place open = table.place("d3");
        int drawn = table.program.framesDrawn();
        table.gdx.hover(open.x() + open.width() / 2, open.y() + open.height() / 2);
        table.frame();
        assertTrue(table.program.framesDrawn() > drawn, "nothing was drawn");
        table.settle();
        table.gdx.tap(open.x() + open.width() / 2, open.y() + open.height() / 2);
        table.settle();
        assertEquals("d3", table.record().moveTexts().get(2));
    }

    @Test
    void theKeyboardPassesAndPutsStones() {
        HeadlessTable table = HeadlessTable.openWith(BEFORE_THE_PASS);
        table.gdx.key(Keys.TAB);
        table.gdx.key(Keys.DOWN);
        table.gdx.key(Keys.RIGHT);
        table.gdx.key(Keys.ENTER);
        table.settle();
        assertEquals("b3", table.record().moveTexts().get(2));
        table.gdx.key(Keys.TAB);
        table.gdx.key(Keys.ENTER);
        table.settle();
        assertEquals("pass", table.record().moveTexts().get(3));
    }
}
