package uniboard.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import uniboard.app.platform.LaunchOptions;
import uniboard.game.Choice;
import uniboard.game.Game;
import uniboard.game.MoveList;
import uniboard.game.Options;
import uniboard.game.Position;
import uniboard.known.LessonPlaces;
import uniboard.learn.AnswerOrder;
import uniboard.learn.Board;
import uniboard.learn.Course;
import uniboard.learn.Lesson;
import uniboard.learn.Progress;
import uniboard.learn.Review;
import uniboard.learn.Task;
import uniboard.match.GameRecord;
import uniboard.match.Match;
import uniboard.match.Seat;
import uniboard.stage.kit.AccessibilityTree.Place;
import uniboard.text.Language;

/** Lessons on the games' own scenes, done by taps. */
class LessonScreenTest {
    private static final int PATIENCE = 4000;

    static Stream<Game> games() {
        return TestBooks.taught();
    }

    private static HeadlessTable opened(String game, int width, int height, Language language, List<String> done) {
        FakePlatform platform = new FakePlatform();
        if (!done.isEmpty()) platform.stored().put("learn." + game, String.join(" ", done));
        platform.stored().put("setting.motion", "reduced");
        HeadlessTable table = new HeadlessTable(width, height, new LaunchOptions(game, language, null, LaunchOptions.Opening.LESSONS),
            platform);
        rest(table);
        return table;
    }

    private static void rest(HeadlessTable table) {
        int still = 0;
        for (int i = 0; i < PATIENCE && still < 3; i++) {
            int drawn = table.program.framesDrawn();
            table.frame();
            still = table.program.framesDrawn() == drawn ? still + 1 : 0;
        }
    }

    private static void tap(HeadlessTable table, String place) {
        // A part of a large table may be out of sight.
        if (!table.places().contains(place) && table.places().contains(Hand.ZOOM)) {
            table.tap(Hand.ZOOM);
            rest(table);
        }
        assertTrue(table.places().contains(place), () -> place + " among " + table.places() + ": " + table.status());
        table.tap(place);
        rest(table);
        hear(table);
    }

    /**
     * A move with a story waits to be gone on with.
     *
     * @return whether there was one: what it came to stays on the screen until the next tap
     */
    private static boolean hear(HeadlessTable table) {
        boolean isTold = false;
        while (table.places().contains("story:on")) {
            table.tap("story:on");
            rest(table);
            isTold = true;
        }
        return isTold;
    }

    /** Every step, on a phone, from what is read to what is kept. */
    @ParameterizedTest
    @MethodSource("games")
    void everyStepIsDoneByTaps(Game game) {
        Course course = TestBooks.course(game, Language.ENGLISH);
        List<String> done = new ArrayList<>();
        for (Lesson lesson : course.lessons()) {
            for (Lesson.Step step : lesson.steps()) {
                Board board = course.boards().named(step.board());
                HeadlessTable table = opened(game.id(), 360, 640, Language.ENGLISH, done);
                boolean isTold = hear(table);
                if (board.task() != null && !isTold) assertTrue(table.status().endsWith(step.task()), step.board() + ": " + table.status());
                done.add(step.board());
                if (board.task() instanceof Task.Reach) continue;
                solve(table, game, board);
                assertTrue(table.places().contains("control:onward"), step.board() + ": " + table.status());
                if (board.task() != null) assertEquals("Right! " + step.replies().get("right"), table.status());
                assertTrue(List.of(table.platform.stored().get("learn." + game.id()).split(" ")).contains(step.board()));
            }
        }
    }

    private static void solve(HeadlessTable table, Game game, Board board) {
        for (String place : LessonPlaces.of(game, board)) tap(table, place);
    }

    @Test
    void aLearnerLeavesToTheMenu() {
        HeadlessTable table = opened("onitama", 360, 640, Language.ENGLISH, List.of());
        table.tap("control:close");
        assertTrue(table.places().contains("game:onitama"), table.places().toString());
    }

    @Test
    void whoErrsIsAnsweredAndTriesAgain() {
        HeadlessTable table = opened("noughts", 360, 640, Language.ENGLISH, List.of());
        tap(table, "c1");
        assertTrue(table.status().startsWith("Not yet: Now the noughts make their line."), table.status());
        assertFalse(table.platform.stored().containsKey("learn.noughts"));
        tap(table, "control:again");
        tap(table, "b3");
        assertEquals("Not yet: That is not a line of three yet.", table.status());
        tap(table, "control:again");
        assertEquals("Hint: Look at the top row.", table.status(), "two failures bring the hint");
        tap(table, "a3");
        assertEquals("win", table.platform.stored().get("learn.noughts"));
        tap(table, "control:onward");
        tap(table, "control:play");
        assertTrue(table.places().contains("control:takeBack"), "after the last lesson there is a game: " + table.places());
    }

    @Test
    void theRulesLeadToTheLessonsAndTheyLeadToTheTable() {
        HeadlessTable table = HeadlessTable.openGame("unlur", 1280, 800);
        table.tap("control:rules");
        table.tap("control:learn");
        rest(table);
        assertTrue(table.platform.view().title().contains("lessons"));
        table.gdx.key(Keys.ESCAPE);
        rest(table);
        assertTrue(table.places().contains("control:rules"));
    }

    @Test
    void theContentsSayWhatIsDone() {
        HeadlessTable table = opened("noughts", 360, 640, Language.ENGLISH, List.of("win"));
        tap(table, "control:contents");
        assertEquals("Three in a row: Done", table.place("control:lesson:line").label());
    }

    @Test
    void aLearnerComesBackToWhereTheyLeft() {
        Game onitama = TestBoxes.all().game("onitama");
        Course course = TestBooks.course(onitama, Language.ENGLISH);
        FakePlatform platform = lessonDone("onitama", 1);
        HeadlessTable table = opened("onitama", platform);
        tap(table, "control:contents");
        Lesson chosen = course.lessons().get(2);
        table.activate("control:lesson:" + chosen.id());
        rest(table);
        solve(table, onitama, course.boards().named(chosen.steps().get(0).board()));
        assertEquals("3 " + chosen.id() + ' ' + chosen.steps().get(1).board(), platform.stored().get("learn.onitama.place"));
        table = opened("onitama", platform);
        assertTrue(table.status().endsWith(chosen.steps().get(1).task()), table.status());
    }

    @Test
    void afterTheLastLessonThereIsNothingToGoOnWith() {
        Game onitama = TestBoxes.all().game("noughts");
        HeadlessTable table = opened("noughts", 360, 640, Language.ENGLISH, List.of());
        assertTrue(table.platform.stored().containsKey("learn.noughts.place"));
        solve(table, onitama, TestBooks.course(onitama, Language.ENGLISH).boards().named("win"));
        assertFalse(table.platform.stored().containsKey("learn.noughts.place"));
    }

    /** Anybody who leaves a lesson's game finds it as it was, in the same visit and in another one. */
    @Test
    void aLessonsGameIsLeftAndFoundAgain() {
        Game onitama = TestBoxes.all().game("onitama");
        Course course = TestBooks.course(onitama, Language.ENGLISH);
        FakePlatform platform = new FakePlatform();
        platform.stored().put("setting.motion", "reduced");
        Lesson.Step game = course.lessons().stream().flatMap(lesson -> lesson.steps().stream())
            .filter(step -> course.boards().named(step.board()).task() instanceof Task.Reach).findFirst().orElseThrow();
        Lesson lesson = course.lessons().stream().filter(each -> each.steps().contains(game)).findFirst().orElseThrow();
        platform.stored().put("learn.onitama.place", (course.indexOf(lesson.id()) + 1) + " " + lesson.id() + ' ' + game.board());
        HeadlessTable table = opened("onitama", platform);
        playFirstMove(table, onitama, course.boards().named(game.board()).start());
        String kept = platform.stored().get("learn.onitama.game");
        assertTrue(kept.startsWith(game.board() + "\n"), kept);
        List<String> places = table.places();
        table.tap("control:close");
        table = opened("onitama", platform);
        assertEquals(places, table.places());
        tap(table, "control:hint");
        assertFalse(table.status().isEmpty());
        platform.stored().put("learn.onitama.game", game.board() + "\nnothing that could be read");
        assertTrue(opened("onitama", platform).places().contains("control:hint"));
        assertFalse(platform.stored().containsKey("learn.onitama.game"));
    }

    private static void playFirstMove(HeadlessTable table, Game game, String start) {
        Position position = game.notation().position(start);
        MoveList moves = new MoveList();
        position.moves(moves);
        for (Choice.Step step : game.words(position).choice(moves.get(0)).steps()) tap(table, step.place());
    }

    private static FakePlatform lessonDone(String game, int lesson) {
        FakePlatform platform = new FakePlatform();
        platform.stored().put("setting.motion", "reduced");
        List<Lesson> lessons = TestBooks.course(TestBoxes.all().game(game), Language.ENGLISH).lessons();
        List<String> boards = new ArrayList<>();
        for (Lesson each : lessons.subList(0, lesson)) each.steps().forEach(step -> boards.add(step.board()));
        platform.stored().put("learn." + game, String.join(" ", boards));
        platform.stored().put("learn." + game + ".day", "0");
        return platform;
    }

    private static HeadlessTable opened(String game, FakePlatform platform) {
        HeadlessTable table = new HeadlessTable(360, 640, new LaunchOptions(game, Language.ENGLISH, null, LaunchOptions.Opening.LESSONS),
            platform);
        rest(table);
        return table;
    }

    @Test
    void someDaysLaterARefresherIsOffered() {
        FakePlatform platform = lessonDone("onitama", 2);
        assertFalse(opened("onitama", platform).places().contains("control:refresher"));
        platform.pass(2);
        HeadlessTable table = opened("onitama", platform);
        tap(table, "control:refresher");
        assertTrue(table.places().contains("control:hint"), "a step is to be done");
        tap(table, "control:contents");
        assertTrue(table.places().contains("control:refresher"), "it stays at hand");
    }

    @Test
    void whatWasMissedComesAgainInTheNextLesson() {
        Game onitama = TestBoxes.all().game("onitama");
        Course course = TestBooks.course(onitama, Language.ENGLISH);
        FakePlatform platform = lessonDone("onitama", 1);
        platform.stored().put("learn.onitama.missed", "win-alone");
        HeadlessTable table = opened("onitama", platform);
        for (Lesson.Step step : course.lessons().get(1).steps()) {
            solve(table, onitama, course.boards().named(step.board()));
            tap(table, "control:onward");
        }
        assertTrue(table.status().endsWith(course.step("win-alone").task()), table.status());
        assertTrue(table.status().startsWith("Once more, from an earlier lesson:"), table.status());
        solve(table, onitama, course.boards().named("win-alone"));
        assertEquals("", platform.stored().get("learn.onitama.missed"));
    }

    @ParameterizedTest
    @CsvSource({"360, 640", "740, 360", "1280, 800", "820, 1180"})
    void everythingIsInsideTheWindowAndLargeEnoughToTap(int width, int height) {
        for (Game game : games().toList()) {
            for (Language language : List.of(Language.ENGLISH, Language.HEBREW)) {
                HeadlessTable table = opened(game.id(), width, height, language, List.of());
                for (Place place : table.platform.view().places()) {
                    if (!place.name().startsWith("control:")) continue;
                    assertTrue(place.x() >= 0 && place.y() >= 0 && place.x() + place.width() <= width
                        && place.y() + place.height() <= height, () -> "outside the window: " + place);
                    assertTrue(place.width() >= 44 && place.height() >= 44, () -> "too small for a finger: " + place);
                }
            }
        }
    }

    /** In all books together; a place that is never right would be known soon. */
    @Test
    void rightAnswersStandAtEveryPlace() {
        int[][] counts = new int[10][10];
        games().forEach(game -> {
            Course course = TestBooks.course(game, Language.ENGLISH);
            for (Lesson lesson : course.lessons()) for (Lesson.Step step : lesson.steps()) {
                if (!(course.boards().named(step.board()).task() instanceof Task.Answer answer)) continue;
                List<String> keys = List.copyOf(AnswerOrder.of(step, answer).keySet());
                counts[keys.size()][keys.indexOf(answer.right())]++;
            }
        });
        for (int size = 2; size <= 3; size++) {
            int all = 0;
            for (int count : counts[size]) all += count;
            for (int place = 0; place < size; place++) assertTrue(counts[size][place] * 2 * size >= all, place + 1 + " of " + size);
        }
    }

    @Test
    void wrongAnswersThatWereChosenStayMarked() {
        Game onitama = TestBoxes.all().game("onitama");
        Course course = TestBooks.course(onitama, Language.ENGLISH);
        List<String> done = new ArrayList<>();
        for (Lesson lesson : course.lessons()) for (Lesson.Step step : lesson.steps()) {
            if (course.boards().named(step.board()).task() instanceof Task.Answer answer) {
                HeadlessTable table = opened("onitama", 360, 640, Language.ENGLISH, done);
                String wrong = step.options().keySet().stream().filter(key -> !key.equals(answer.right())).findFirst().orElseThrow();
                tap(table, "control:option:" + wrong);
                tap(table, "control:hint");
                assertEquals(step.options().get(wrong) + " (wrong)", table.place("control:option:" + wrong).label());
                assertEquals(step.options().get(answer.right()), table.place("control:option:" + answer.right()).label());
                assertEquals("Show me", table.place("control:hint").label());
                tap(table, "control:hint");
                assertTrue(table.status().contains(step.replies().get("right")), table.status());
                assertTrue(table.places().contains("control:onward"), table.places().toString());
                return;
            }
            done.add(step.board());
        }
        throw new AssertionError("no sentences to choose among");
    }

    /** On the boards of every step, in what is read and what is spoken. */
    @ParameterizedTest
    @MethodSource("games")
    void nobodyIsNameless(Game game) {
        Course course = TestBooks.course(game, Language.ENGLISH);
        List<String> done = new ArrayList<>();
        for (Lesson lesson : course.lessons()) for (Lesson.Step step : lesson.steps()) {
            HeadlessTable table = opened(game.id(), 1280, 800, Language.ENGLISH, done);
            for (String place : table.places()) {
                String label = table.place(place).label();
                assertFalse(label.matches(":.*|.*  .*|.* [,.:].*|"), step.board() + ", " + place + ": \"" + label + '"');
            }
            String status = table.status();
            assertFalse(status.matches("(?s).*(  | [,.:] ).*"), step.board() + ": " + status);
            done.add(step.board());
        }
    }

    /** Not even where everything was missed. */
    @ParameterizedTest
    @MethodSource("games")
    void whatSpeaksOfTheStepBeforeDoesNotComeAgainElsewhere(Game game) {
        Course course = TestBooks.course(game, Language.ENGLISH);
        FakePlatform platform = new FakePlatform();
        List<String> all = course.boards().all().stream().map(Board::name).toList();
        platform.stored().put("learn." + game.id(), String.join(" ", all));
        platform.stored().put("learn." + game.id() + ".missed", String.join(" ", all));
        Review review = new Review(course, new Progress(platform.storage(), game.id(), 1));
        for (Lesson lesson : course.lessons()) {
            List<String> boards = review.boards(lesson);
            for (String again : boards.subList(lesson.steps().size(), boards.size()))
                assertEquals(Board.Recall.POSSIBLE, course.boards().named(again).recall(), again);
        }
        for (String again : review.refresher()) assertEquals(Board.Recall.POSSIBLE, course.boards().named(again).recall(), again);
    }

    @Test
    void ofTwoCardsThatReachASquareItIsAskedWhich() {
        Game onitama = TestBoxes.all().game("onitama");
        Course course = TestBooks.course(onitama, Language.ENGLISH);
        List<String> done = new ArrayList<>();
        for (Lesson lesson : course.lessons()) for (Lesson.Step step : lesson.steps()) {
            List<Choice.Step> twice = reachedByTwoCards(onitama, course.boards().named(step.board()));
            if (!twice.isEmpty()) {
                HeadlessTable table = opened("onitama", 360, 640, Language.ENGLISH, done);
                for (Choice.Step chosen : twice.subList(1, 3)) tap(table, chosen.place());
                String square = twice.get(2).place();
                assertTrue(table.status().endsWith("Choose a card: both reach " + square), table.status());
                return;
            }
            done.add(step.board());
        }
        throw new AssertionError("no square that two cards reach");
    }

    /** The steps of such a move; none where a task has none. */
    private static List<Choice.Step> reachedByTwoCards(Game game, Board board) {
        if (!(board.task() instanceof Task.Do) || !board.plays().isEmpty()) return List.of();
        Match match = new Match(GameRecord.from(game, Options.defaults(game), board.start(), List.of(Seat.HUMAN, Seat.HUMAN)));
        for (Choice one : match.choices()) for (Choice other : match.choices()) {
            boolean isSame = one.move() != other.move() && one.steps().size() == 3 && other.steps().size() == 3
                && one.steps().get(1).place().equals(other.steps().get(1).place())
                && one.steps().get(2).place().equals(other.steps().get(2).place());
            if (isSame) return one.steps();
        }
        return List.of();
    }
}
