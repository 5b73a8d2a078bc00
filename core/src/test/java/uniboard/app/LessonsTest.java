package uniboard.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import uniboard.game.Bot;
import uniboard.game.Game;
import uniboard.game.Message;
import uniboard.game.Position;
import uniboard.learn.Board;
import uniboard.learn.Course;
import uniboard.learn.Lesson;
import uniboard.learn.MovePattern;
import uniboard.learn.Practice;
import uniboard.learn.PracticeState;
import uniboard.learn.PracticeView;
import uniboard.learn.Replies;
import uniboard.learn.Task;
import uniboard.match.BotTask;
import uniboard.match.GameSession;
import uniboard.match.Match;
import uniboard.match.SlicedThinker;
import uniboard.match.Thinker;
import uniboard.match.Waiting;
import uniboard.text.Language;

/** Every task of every lesson can be done by the rules, and anybody who errs is answered and may try again. */
class LessonsTest {
    private static final int FRAMES = 20_000;
    /** Against the weakest bot a stronger one needs few games. */
    private static final int GAMES = 12;
    /** Plays whole games: strong enough for the weakest, and quick. */
    private static final int QUICK_LEVEL = 3;

    private final Thinker bots = new SlicedThinker(BotTask::search, () -> 0, 0);
    private int seed = 1;
    private Eyes eyes;

    /** Shows everything at once. */
    private final class Eyes implements PracticeView {
        private Practice practice;
        private GameSession session;
        private boolean isMoving;
        /** Whether bots play as they like. */
        private boolean isFree;

        @Override
        public void begun(GameSession begun) {
            session = begun;
            isMoving = false;
            session.show(practice.watching(this));
        }

        @Override
        public void judged() {
            // What it has come to is asked for.
        }

        @Override
        public void moved(Position before, int move, Position after) {
            isMoving = true;
        }

        /** Until the learner is asked, or everything is over. */
        void rest() {
            for (int frame = 0; frame < FRAMES; frame++) {
                if (isMoving) {
                    isMoving = false;
                    session.settled();
                } else if (isFree && practice.state() == PracticeState.TRYING && session.turn().waiting() == Waiting.BOT) {
                    bots.frame();
                } else {
                    return;
                }
            }
            throw new AssertionError("The lesson never came to rest");
        }
    }

    static Stream<Game> games() {
        return TestBooks.taught();
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyTaskCanBeDone(Game game) {
        Course course = TestBooks.course(game, Language.ENGLISH);
        assertFalse(course.lessons().isEmpty());
        for (Lesson lesson : course.lessons()) {
            for (Lesson.Step step : lesson.steps()) {
                Board board = course.boards().named(step.board());
                Practice practice = begun(game, board);
                solve(practice, game, board, step);
                assertEquals(PracticeState.DONE, practice.state(), lesson.id() + ' ' + step.board());
            }
        }
    }

    private Practice begun(Game game, Board board) {
        eyes = new Eyes();
        Practice practice = new Practice(game, board, bots, () -> seed++, eyes);
        eyes.practice = practice;
        eyes.isFree = board.task() instanceof Task.Reach;
        practice.begin();
        eyes.rest();
        return practice;
    }

    private void solve(Practice practice, Game game, Board board, Lesson.Step step) {
        if (board.task() instanceof Task.Do task) {
            for (Task.Round round : task.rounds()) {
                err(practice, game, round, step);
                choose(practice, accepted(practice, game, round).get(0));
            }
        } else if (board.task() instanceof Task.Find) {
            find(practice, step);
        } else if (board.task() instanceof Task.Answer answer) {
            for (String option : step.options().keySet()) {
                if (option.equals(answer.right())) continue;
                practice.answer(option);
                assertEquals(option, practice.reply());
            }
            practice.answer(answer.right());
        } else if (board.task() instanceof Task.Reach reach) {
            play(practice, QUICK_LEVEL);
            if (reach.help() == Task.Reach.Help.NONE) play(practice, Bot.LEVELS);
        }
    }

    /** Each is counted, and what isn't meant is answered. */
    private void find(Practice practice, Lesson.Step step) {
        practice.tap("control:nowhere");
        assertEquals(Replies.WRONG, practice.reply(), step.board());
        int count = 0;
        int all = practice.targets().size();
        for (String place : practice.targets()) {
            practice.tap(place);
            assertEquals(Message.of("learn.found", ++count, all), practice.remark(), step.board());
        }
    }

    private static List<Integer> accepted(Practice practice, Game game, Task.Round round) {
        List<Integer> accepted = new ArrayList<>();
        for (MovePattern pattern : round.accepted()) accepted.addAll(pattern.among(game, practice.session().match().position()));
        return accepted;
    }

    /** One wrong move, if there is any, is answered and taken back. */
    private void err(Practice practice, Game game, Task.Round round, Lesson.Step step) {
        Match match = practice.session().match();
        String before = game.notation().positionText(match.position());
        List<Integer> wrong = new ArrayList<>(new MovePattern("*").among(game, match.position()));
        wrong.removeAll(accepted(practice, game, round));
        if (wrong.isEmpty()) return;
        choose(practice, wrong.get(0));
        assertEquals(PracticeState.FAILED, practice.state(), step.board());
        assertTrue(step.replies().containsKey(practice.reply()), step.board());
        practice.tryAgain();
        eyes.rest();
        assertEquals(before, game.notation().positionText(practice.session().match().position()), step.board());
        assertEquals(PracticeState.TRYING, practice.state(), step.board());
    }

    private void choose(Practice practice, int move) {
        practice.session().choose(move);
        eyes.rest();
    }

    /** As a bot of the level would. */
    private void play(Practice practice, int level) {
        for (int game = 0; game < GAMES && practice.state() != PracticeState.DONE; game++) {
            if (practice.state() == PracticeState.FAILED) {
                practice.tryAgain();
                eyes.rest();
            }
            while (practice.state() == PracticeState.TRYING) {
                var search = practice.session().match().task(level, seed++).search();
                while (!search.step(FRAMES)) continue;
                choose(practice, search.move());
                if (practice.state() != PracticeState.DOUBTED) continue;
                practice.letStand();
                eyes.rest();
            }
        }
    }

    /** Who has been Yellow stays Yellow, unless the words say which colour it is now. */
    @ParameterizedTest
    @MethodSource("games")
    void learnersKeepTheirColour(Game game) {
        Course course = TestBooks.course(game, Language.ENGLISH);
        Message last = null;
        for (Lesson lesson : course.lessons()) for (Lesson.Step step : lesson.steps()) {
            Board board = course.boards().named(step.board());
            Position asked = board.position(game);
            Message name = game.words(asked).seatName(board.learner(game));
            // Unlur's players are told apart by who came first: their colours are decided on the board.
            boolean isColour = name.key().startsWith("side.");
            if (isColour && last != null) assertEquals(last, name, step.board());
            last = name;
        }
    }
}
