package uniboard.app.classroom;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import uniboard.app.learn.BookCache;
import uniboard.app.registry.AllGames;
import uniboard.app.registry.Boxes;
import uniboard.game.Game;
import uniboard.learn.Course;
import uniboard.learn.Exercise;
import uniboard.learn.Lesson;
import uniboard.match.BotTask;
import uniboard.match.SlicedThinker;
import uniboard.match.Thinker;
import uniboard.remote.classroom.Question;
import uniboard.remote.classroom.Work;
import uniboard.text.Language;

/** Tasks that a class is asked at once. */
class ClassTaskTest {
    private static final String FORK = """
        task Win with one move.
        start 2m2/2S2/5/5/2M2 Boar,Eel/Horse,Crab/Tiger b
        accept win
        mistake sideways Boar c4-b4
        right Well done.
        reply sideways The master stands straight ahead.""";

    static List<Game> games() {
        return new AllGames().games();
    }

    private static ClassTask task(String exercise) {
        Game game = Boxes.all().game("onitama");
        Course course = Exercise.read(game, exercise);
        return ClassTask.of(game, course, course.lessons().get(0).steps().get(0), false);
    }

    private static Question asked(ClassTask task) {
        return new Question(1, Question.Kind.TOGETHER, task.game().id(), task.text());
    }

    private static List<ClassTask> ofLessons(Game game) {
        List<ClassTask> tasks = new ArrayList<>();
        BookCache books = new BookCache(Boxes.all(), (file, reader) -> reader.accept(text(file)));
        books.bringCourse(game, Language.ENGLISH, course -> {
            for (Lesson lesson : course.lessons()) for (Lesson.Step step : lesson.steps()) {
                ClassTask task = ClassTask.of(game, course, step, true);
                if (task != null) tasks.add(task);
            }
        });
        return tasks;
    }

    private static String text(String file) {
        try {
            return Files.readString(Path.of(ClassTaskTest.class.getResource("/" + file).toURI()));
        } catch (Exception missing) {
            throw new IllegalStateException(file, missing);
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyLessonsTaskIsAskedOnItsBoard(Game game) {
        List<ClassTask> tasks = ofLessons(game);
        assertFalse(tasks.isEmpty());
        for (ClassTask task : tasks) {
            Question question = asked(task);
            assertTrue(task.isAsked(question));
            assertEquals(task.words(), AskedBoard.words(question));
            assertEquals(task.name(), AskedBoard.step(question));
            AskedBoard board = AskedBoard.of(Boxes.all(), question);
            assertEquals(task.board().learner(game), board.seat(), question.text());
            if (AskedBoard.isOfMoves(question)) {
                assertNotNull(AskedBoard.course(game, question, "What?", "It is in."), question.text());
                assertEquals(board.seat(), board.position().toMove(), question.text());
            } else {
                assertTrue(task.isRight(task.solution()), question.text());
                assertFalse(task.isRight("elsewhere"), question.text());
                assertTrue(Work.isAnswer(task.solution()), task.solution());
            }
        }
    }

    @Test
    void pupilsArentToldWhatIsRight() {
        assertEquals("start 2m2/2S2/5/5/2M2 Boar,Eel/Horse,Crab/Tiger b\nseat 1\ntask Win with one move.", task(FORK).text());
    }

    @Test
    void whatTheTaskAcceptsIsRightWithoutBeingWeighed() {
        ClassTask task = task(FORK);
        Question question = asked(task);
        AnswerBook book = new AnswerBook(Boxes.all(), refusing(), each -> task.isAsked(each) ? task : null);
        for (String answer : new String[] {"Boar c4-c5", "Eel c4-b5"}) book.isRight(question, answer);
        book.weigh(() -> { });
        assertFalse(book.isWeighing());
        assertTrue(book.isRight(question, "Boar c4-c5"));
        assertFalse(book.isRight(question, "Eel c4-b5"));
    }

    private static Thinker refusing() {
        return new Thinker() {
            @Override
            public void think(BotTask task, Answer answer) {
                throw new AssertionError("The task tells it");
            }

            @Override
            public void cancel() {
                throw new AssertionError("Nothing is thought");
            }
        };
    }

    /** Of the moves that the task doesn't name one is sound, and one loses at once. */
    @Test
    void whatTheTaskLeavesOpenIsWeighed() {
        ClassTask task = task("""
            task What is best?
            start 2m2/5/5/2s2/2M2 Tiger,Boar/Crab,Horse/Ox b
            accept Boar c1-d1
            mistake aside Boar c1-b1
            weigh
            right Well done.
            reply aside There the horse comes.""");
        Question question = asked(task);
        Thinker thinker = new SlicedThinker(BotTask::search, () -> 0, 0);
        AnswerBook book = new AnswerBook(Boxes.all(), thinker, each -> task);
        for (String answer : new String[] {"Boar c1-d1", "Boar c1-b1", "Boar c1-c2", "Tiger c1-c3"}) book.isRight(question, answer);
        book.weigh(() -> { });
        while (book.isWeighing()) thinker.frame();
        assertTrue(book.isRight(question, "Boar c1-d1"), "accepted");
        assertFalse(book.isRight(question, "Boar c1-b1"), "named as a mistake");
        assertTrue(book.isRight(question, "Boar c1-c2"), "as good as any");
        assertFalse(book.isRight(question, "Tiger c1-c3"), "loses at once");
    }

    @Test
    void ofSeveralDecisionsNoneIsAskedAtOnce() {
        String two = """
            task Win in two moves.
            start ssmss/5/5/5/SSMSS Ox,Boar/Horse,Elephant/Crab b
            accept Ox d1-d2
            then Horse b5-b4
            next
            accept *""";
        Game game = Boxes.all().game("onitama");
        Course course = Exercise.read(game, two);
        assertEquals(null, ClassTask.of(game, course, course.lessons().get(0).steps().get(0), false));
        assertNotEquals(null, task(FORK));
    }
}
