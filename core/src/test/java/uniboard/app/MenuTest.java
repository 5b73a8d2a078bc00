package uniboard.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import uniboard.app.platform.LaunchOptions;
import uniboard.game.Message;
import uniboard.known.Records;
import uniboard.learn.Lesson;
import uniboard.stage.kit.AccessibilityTree;
import uniboard.stage.menu.MenuScreen;
import uniboard.text.Language;

/** The menu of the whole program, without a window. */
class MenuTest {
    private static final String RUNNING = Records.RUNNING_ONITAMA;
    private static final String FINISHED = """
        uniboard 1
        game onitama
        start 5/2m2/2S2/5/2M2 Ox,Boar/Horse,Elephant/Crab b
        seat 1 human
        seat 2 bot 3
        1 Ox c3-c4
        result 1
        """;
    private static final int FRAMES_A_SECOND = 60;
    private static final int FRAMES_A_MOVE = (int) (MenuScreen.PAUSE * FRAMES_A_SECOND);
    /** More than any move's motion takes. */
    private static final int FRAMES_OF_MOTION = FRAMES_A_SECOND * 3 / 2;

    private static HeadlessTable menu(int width, int height, FakePlatform platform) {
        return new HeadlessTable(width, height, new LaunchOptions(null, Language.ENGLISH, null), platform);
    }

    private static FakePlatform keeping(String record) {
        FakePlatform platform = new FakePlatform();
        platform.stored().put("record.onitama", record);
        platform.stored().put("latest", "onitama");
        return platform;
    }

    /** How many of the next frames draw something. */
    private static int drawn(HeadlessTable table, int frames) {
        int before = table.program.framesDrawn();
        for (int i = 0; i < frames; i++) table.frame();
        return table.program.framesDrawn() - before;
    }

    /** Runs frames until one draws; returns how many drew nothing. */
    private static int framesUntilDrawn(HeadlessTable table) {
        int frames = 0;
        while (drawn(table, 1) == 0) {
            frames++;
            assertTrue(frames <= FRAMES_A_MOVE, "no move was shown");
        }
        return frames;
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void whatCouldNotBeOpenedIsSaidAboveTheBoxes(Language language) {
        LaunchOptions start = LaunchOptions.telling(Message.of("file.damaged", "evening.uniboard", "7"), language);
        HeadlessTable table = new HeadlessTable(360, 640, start, new FakePlatform());
        String said = table.platform.view().status();
        assertTrue(said.contains("evening.uniboard") && said.contains("7"), said);
        assertTrue(table.places().contains("game:onitama"), "the games are there");
    }

    @Test
    void aMiniatureMovesEveryFourSecondsAndNothingIsDrawnBetween() {
        HeadlessTable table = menu(1280, 800, new FakePlatform());
        framesUntilDrawn(table);
        for (int move = 0; move < 5; move++) {
            assertTrue(drawn(table, FRAMES_OF_MOTION) > 5, "the move is shown in motion");
            assertEquals(0, drawn(table, FRAMES_OF_MOTION), "nothing is drawn when it is over");
            assertEquals(FRAMES_A_MOVE, 2 * FRAMES_OF_MOTION + framesUntilDrawn(table) + 1, 1);
        }
    }

    @Test
    void aFrameIsAskedForWhenTheNextMoveIsDue() {
        HeadlessTable table = menu(360, 640, new FakePlatform());
        framesUntilDrawn(table);
        assertEquals(MenuScreen.PAUSE, table.platform.frameAskedIn(), 0.01);
        drawn(table, FRAMES_OF_MOTION);
        assertEquals(MenuScreen.PAUSE - FRAMES_OF_MOTION / (float) FRAMES_A_SECOND, table.platform.frameAskedIn(), 0.05);
    }

    @Test
    void theShowcaseBeginsAgainAfterItsEnd() {
        HeadlessTable table = menu(360, 640, new FakePlatform());
        for (int move = 0; move < 70; move++) {
            framesUntilDrawnOrEnd(table);
            drawn(table, FRAMES_OF_MOTION);
        }
        assertNull(table.platform.crash());
    }

    /** At the end of a game nothing moves for a while, and all games may end in one round. */
    private static void framesUntilDrawnOrEnd(HeadlessTable table) {
        int turns = TestBoxes.all().boxes().size() + 1;
        for (int i = 0; i < turns * FRAMES_A_MOVE; i++) if (drawn(table, 1) > 0) return;
        throw new AssertionError("the miniature has come to a stop");
    }

    @Test
    void withReducedMotionTheMiniaturesStandStill() {
        FakePlatform platform = new FakePlatform();
        platform.stored().put("setting.motion", "reduced");
        assertEquals(0, drawn(menu(1280, 800, platform), 3 * FRAMES_A_MOVE));
    }

    @Test
    void belowASheetTheMiniaturesStandStill() {
        HeadlessTable table = menu(1280, 800, new FakePlatform());
        table.tap("control:settings");
        drawn(table, FRAMES_OF_MOTION);
        assertEquals(0, drawn(table, 3 * FRAMES_A_MOVE));
        table.tap("control:close");
        framesUntilDrawn(table);
    }

    @Test
    void theBoxSaysAllThereIsToSay() {
        String label = menu(360, 640, new FakePlatform()).place("game:onitama").label();
        assertEquals("Onitama, 2 players. Five cards and a temple to take.", label);
    }

    @Test
    void theBoxSaysHowManyLessonsAreDone() {
        FakePlatform platform = new FakePlatform();
        Lesson first = TestBooks.course(TestBoxes.all().game("onitama"), Language.ENGLISH).lessons().get(0);
        platform.stored().put("learn.onitama", first.steps().stream().map(Lesson.Step::board).collect(Collectors.joining(" ")));
        String label = menu(360, 640, platform).place("game:onitama").label();
        assertTrue(label.startsWith("Onitama, 2 players, lessons: 1 of "), label);
    }

    @ParameterizedTest
    @CsvSource({"1280, 800, true", "820, 1180, true", "2560, 1440, true", "360, 640, false", "740, 360, false"})
    void theGameLeftOffIsTold(int width, int height, boolean roomForAPanel) {
        HeadlessTable table = menu(width, height, keeping(RUNNING));
        String label = table.place("game:onitama").label();
        assertTrue(label.endsWith("Onitama against a level 3 bot. 2 moves so far. It is your turn."), label);
        assertEquals(roomForAPanel, table.places().contains("control:goOn"));
        table.tap(roomForAPanel ? "control:goOn" : "game:onitama");
        assertEquals(RUNNING, table.record().text());
    }

    @Test
    void aGameAmongPeopleTellsWhoIsToMove() {
        HeadlessTable table = menu(1280, 800, keeping(RUNNING.replace("bot 3", "human")));
        String label = table.place("game:onitama").label();
        assertTrue(label.endsWith("Onitama, people only. 2 moves so far. Blue to move."), label);
    }

    @Test
    void aFinishedGameIsNotOffered() {
        HeadlessTable table = menu(1280, 800, keeping(FINISHED));
        assertFalse(table.places().contains("control:goOn"));
        assertFalse(table.place("game:onitama").label().contains("so far"));
    }

    @Test
    void aGameInWhichNobodyMovedIsNotOffered() {
        HeadlessTable table = HeadlessTable.open(1280, 800);
        table.tap("control:menu");
        assertFalse(table.places().contains("control:goOn"));
    }

    @Test
    void theLanguageIsChangedInTwoTaps() {
        HeadlessTable table = menu(360, 640, new FakePlatform());
        assertEquals("Language: English", table.place("control:language").label());
        table.tap("control:language");
        table.tap("control:language:he");
        assertEquals("he", table.platform.stored().get("setting.language"));
        assertTrue(table.place("game:onitama").label().startsWith("אוניטאמה, שני שחקנים."), table.place("game:onitama").label());
        assertTrue(table.place("control:settings").x() < 100, "the bar is mirrored");
    }

    @Test
    void aNoticeIsToldAtOnce() {
        HeadlessTable table = new HeadlessTable(360, 640, new LaunchOptions("chess", Language.ENGLISH, null), new FakePlatform());
        assertEquals(AccessibilityTree.Urgency.ASSERTIVE, table.platform.view().urgency());
        int withNotice = table.place("game:onitama").height();
        assertTrue(withNotice >= 44, "the box has room beside the notice");
    }

    @Test
    void whatIsLaidOnTheBoxesOpensOrSaysWhyNot() {
        HeadlessTable table = menu(1280, 800, new FakePlatform());
        table.platform.goods().lay("No game at all");
        table.settle();
        assertTrue(table.places().contains("game:onitama"), "the boxes stay");
        assertFalse(table.status().isEmpty());
        String status = table.status();
        table.platform.goods().lay(RUNNING);
        table.settle();
        assertEquals(RUNNING, table.record().text());
        assertFalse(table.status().equals(status));
    }
}
