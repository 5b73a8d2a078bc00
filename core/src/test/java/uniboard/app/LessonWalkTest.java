package uniboard.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import uniboard.app.platform.LaunchOptions;
import uniboard.game.Game;
import uniboard.known.LessonPlaces;
import uniboard.learn.Board;
import uniboard.learn.Course;
import uniboard.learn.Lesson;
import uniboard.learn.Task;
import uniboard.text.Language;

/** All lessons of a game, one step after the other, without pointer or fingers. */
class LessonWalkTest {
    private static final int PATIENCE = 4000;
    private static final String ON = "story:on";

    private HeadlessTable table;
    private Lesson lesson;

    static Stream<Game> games() {
        return TestBooks.taught();
    }

    private void open(Game game, Language language, FakePlatform platform) {
        platform.stored().put("setting.motion", "reduced");
        table = new HeadlessTable(360, 640, new LaunchOptions(game.id(), language, null, LaunchOptions.Opening.LESSONS), platform);
        rest();
    }

    private void rest() {
        int still = 0;
        for (int i = 0; i < PATIENCE && still < 3; i++) {
            int drawn = table.program.framesDrawn();
            table.frame();
            still = table.program.framesDrawn() == drawn ? still + 1 : 0;
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void byKeyboardAlone(Game game) {
        walk(game, Language.HEBREW, Hand::keyboard);
    }

    @ParameterizedTest
    @MethodSource("games")
    void throughTheBridgeAlone(Game game) {
        walk(game, Language.UKRAINIAN, Hand::bridge);
    }

    private void walk(Game game, Language language, Function<HeadlessTable, Hand> hands) {
        Course course = TestBooks.course(game, language);
        List<String> done = new ArrayList<>();
        open(game, language, new FakePlatform());
        for (Lesson each : course.lessons()) {
            lesson = each;
            for (Lesson.Step step : lesson.steps()) {
                Board board = course.boards().named(step.board());
                done.add(step.board());
                if (board.task() instanceof Task.Reach) {
                    // A free game is played in other tests: here it was, in another visit.
                    table.platform.stored().put("learn." + game.id(), String.join(" ", done));
                    table.platform.stored().remove("learn." + game.id() + ".place");
                    open(game, language, table.platform);
                } else {
                    walk(game, board, step, hands.apply(table));
                }
            }
        }
        assertEquals(List.of(), table.platform.warnings());
    }

    private void isToldWhole() {
        String focused = table.platform.focus();
        String told = table.platform.view().regionOf(focused == null ? table.places().get(0) : focused).label();
        for (String can : lesson.can()) assertTrue(told.contains(can), told);
    }

    private void walk(Game game, Board board, Lesson.Step step, Hand hand) {
        boolean isTold = hear(hand);
        if (!isTold) assertTrue(table.status().endsWith(step.task()), () -> step.board() + ": " + table.status());
        for (String place : LessonPlaces.of(game, board)) {
            hand.choose(place);
            rest();
            hear(hand);
        }
        if (board.task() != null) assertTrue(table.status().endsWith(step.replies().get("right")), step.board());
        hand.choose("control:onward");
        rest();
        if (table.platform.view().dialog() == null) return;
        // The card at a lesson's end.
        isToldWhole();
        hand.choose(table.places().contains("control:onward") ? "control:onward" : "control:play");
        rest();
    }

    /**
     * A move with a story waits to be gone on with.
     *
     * @return whether there was one: what it came to stays on the screen until the next choice
     */
    private boolean hear(Hand hand) {
        boolean isTold = false;
        while (table.places().contains(ON)) {
            hand.choose(ON);
            rest();
            isTold = true;
        }
        return isTold;
    }
}
