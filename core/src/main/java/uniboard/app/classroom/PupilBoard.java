package uniboard.app.classroom;

import java.util.List;
import uniboard.app.library.InMemoryStorage;
import uniboard.game.Game;
import uniboard.game.Message;
import uniboard.learn.BookException;
import uniboard.learn.Course;
import uniboard.learn.Exercise;
import uniboard.learn.Lesson;
import uniboard.learn.Practice;
import uniboard.learn.Progress;
import uniboard.match.GameRecord;
import uniboard.match.TurnText;
import uniboard.remote.classroom.ClassPupil;
import uniboard.remote.classroom.PupilSnapshot;
import uniboard.remote.classroom.Question;
import uniboard.stage.learn.CourseSource;
import uniboard.stage.learn.LessonAside;
import uniboard.stage.learn.LessonBookmark;
import uniboard.stage.learn.LessonNews;
import uniboard.stage.learn.LessonScreen;
import uniboard.stage.learn.LessonUse;

/** The board on which a pupil does what the class is asked. */
final class PupilBoard {
    private static final int NONE = 0;

    private final ClassSurroundings around;
    private final Game game;
    private final ClassPupil pupil;
    private final Runnable changed;
    /** The number of the question on the screen. */
    private int shown = NONE;
    /** That of one that turned out not to be in this page's books. */
    private int unknown = NONE;
    private LessonBookmark bookmark;

    /** @param changed run once it turns out that something can't be shown */
    PupilBoard(ClassSurroundings around, Game game, ClassPupil pupil, Runnable changed) {
        this.around = around;
        this.game = game;
        this.pupil = pupil;
        this.changed = changed;
    }

    boolean isShowing(Question question) {
        return question.id() == shown;
    }

    /** Something else is on the screen. */
    void leave() {
        shown = NONE;
    }

    /** @return whether what is asked can be shown on this page */
    boolean show(PupilSnapshot now) {
        Question question = now.question();
        if (!question.game().equals(game.id()) || question.id() == unknown) return false;
        if (question.isTogether()) return showTogether(now, question);
        PacedWork work = new PacedWork(pupil, now.work());
        Progress progress = progress();
        if (question.kind() == Question.Kind.LESSON) {
            open(question, (asked, language, reader) -> around.courses().bringCourse(asked, language, whole -> {
                Course lesson = lesson(whole, question.text());
                if (lesson == null) {
                    give(question);
                    return;
                }
                work.begin(lesson, progress);
                reader.accept(lesson);
            }), progress, LessonUse.CLASSWORK, work);
            return true;
        }
        Course sheet = sheet(question);
        if (sheet == null) return false;
        work.begin(sheet, progress);
        open(question, (asked, language, reader) -> reader.accept(sheet), progress, LessonUse.CLASSWORK, work);
        return true;
    }

    private void give(Question question) {
        unknown = question.id();
        leave();
        changed.run();
    }

    private static Course lesson(Course whole, String id) {
        for (Lesson each : whole.lessons()) if (each.id().equals(id)) return new Course(List.of(each), whole.boards());
        return null;
    }

    private Course sheet(Question question) {
        try {
            return Exercise.read(game, question.text());
        } catch (BookException e) {
            return null;
        }
    }

    private boolean showTogether(PupilSnapshot now, Question question) {
        String words = AskedBoard.words(question);
        if (together(question, words, now.work().answer()) == null) return false;
        String step = AskedBoard.step(question);
        open(question, (asked, language, reader) -> {
            if (step.isEmpty()) reader.accept(together(question, words));
            else around.courses().bringCourse(asked, language, whole -> {
                Lesson.Step told = whole.step(step);
                reader.accept(together(question, told == null ? words : told.task()));
            });
        }, progress(), LessonUse.ANSWER, new Answers());
        return true;
    }

    private Course together(Question question, String words) {
        return together(question, words, pupil.snapshot().work().answer());
    }

    /**
     * The board as a task that takes any move; null if it can't be shown on this page.
     *
     * @param words  what is asked; empty: what one would play
     * @param answer given before; empty: none
     */
    private Course together(Question question, String words, String answer) {
        String task = words.isEmpty() ? around.window().say(Message.of("class.task")) : words;
        if (!answer.isEmpty()) {
            Message own = new AnswerRows(around.boxes(), question).words(answer);
            task += ' ' + around.window().say(Message.of("class.yourAnswer", own));
        }
        return AskedBoard.course(game, question, task, around.window().say(Message.of("class.mayChange")));
    }

    private Progress progress() {
        return new Progress(new InMemoryStorage(), game.id(), around.platform().today());
    }

    private void open(Question question, CourseSource source, Progress progress, LessonUse use, LessonNews.Listener listener) {
        shown = question.id();
        bookmark = new LessonBookmark("", 1, problem -> { });
        around.window().show(game.id(), (look, layout, still) -> new LessonScreen(look, layout, still,
            new LessonScreen.Context(around.boxes().box(game), around.boxes(), source, bookmark, progress, around.platform().thinker(),
                around.seeds(), around.program(), use, listener, hand(), null)));
        around.window().redraw();
    }

    private LessonAside hand() {
        return new LessonAside(PupilControls.HAND, "icon-hand", PupilControls.hand(pupil.snapshot()), () -> {
            PupilControls.turnHand(pupil);
            around.window().refresh();
        });
    }

    /** Tells the teacher what is played on the board. */
    private final class Answers implements LessonNews.Listener {
        @Override
        public void judged(LessonNews news) {
            Practice practice = bookmark.practice();
            if (news.verdict() != LessonNews.Verdict.RIGHT || practice == null) return;
            GameRecord record = practice.session().match().record();
            if (record.plies() > 0) pupil.answer(TurnText.of(record));
        }

        @Override
        public void refused(Message why) {
            // The board has said it.
        }

        @Override
        public void advised(List<String> places, String words) {
            // Nothing is advised while a class is asked.
        }
    }
}
