package uniboard.app.learn;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.IntSupplier;
import uniboard.app.library.InMemoryStorage;
import uniboard.app.platform.Platform;
import uniboard.app.platform.UrlParameters;
import uniboard.app.registry.Boxes;
import uniboard.app.window.Window;
import uniboard.embed.EmbedCommands;
import uniboard.embed.EmbedEvents;
import uniboard.game.Game;
import uniboard.game.Message;
import uniboard.learn.Course;
import uniboard.learn.Exercise;
import uniboard.learn.Progress;
import uniboard.match.Storage;
import uniboard.stage.kit.Program;
import uniboard.stage.learn.CourseSource;
import uniboard.stage.learn.LessonAside;
import uniboard.stage.learn.LessonBookmark;
import uniboard.stage.learn.LessonNews;
import uniboard.stage.learn.LessonScreen;
import uniboard.stage.learn.LessonUse;

/** Opens lessons, remembers where the learner is, and tells how far they come. */
public final class Lessons {
    private final Platform platform;
    private final Boxes boxes;
    private final BookCache bookCache;
    private final IntSupplier seeds;
    private final Program program;
    private final EmbedEvents events;
    private final UrlParameters request;
    private final Consumer<Game> rules;
    private final Map<String, LessonBookmark> bookmarks = new HashMap<>();
    /** Of what was opened last; null before anything was. */
    private LessonBookmark opened;
    private Runnable shown = () -> { };
    /** Of the same; null before anything was. */
    private LessonUse use;

    /**
     * @param request what the address asks for
     * @param rules   shows a game's rules, after which {@link #showAgain} comes
     */
    public Lessons(Platform platform, Boxes boxes, BookCache bookCache, IntSupplier seeds, Program program, EmbedEvents events,
        UrlParameters request, Consumer<Game> rules) {
        this.platform = platform;
        this.boxes = boxes;
        this.bookCache = bookCache;
        this.seeds = seeds;
        this.program = program;
        this.events = events;
        this.request = request;
        this.rules = rules;
    }

    /** How many are done, in a few words; null if none has been begun. */
    public Message done(Game game) {
        return new LessonOffers(platform).areOf(game) ? new LessonsDone(platform.storage(), bookCache, platform.today()).of(game) : null;
    }

    public void open(Game game, Window window) {
        LessonBookmark bookmark = bookmarks.get(game.id());
        if (bookmark == null) {
            bookmark = new LessonBookmark(request.lesson(), request.step(), this::complain);
            bookmarks.put(game.id(), bookmark);
        }
        // In a frame nothing leads from the lesson that was asked for elsewhere, unless that is asked for, too.
        LessonUse otherwise = request.isLesson() && platform.embedded() ? LessonUse.COURSE_ALONE : LessonUse.COURSE;
        show(game, window, bookCache, bookmark, platform.storage(), request.lessonUse(otherwise));
    }

    /**
     * Opens what another page, or a review, brought along: of that nothing is kept.
     *
     * @param step to begin with, from 1
     */
    public void open(Game game, Window window, Course exercise, LessonUse use, int step) {
        CourseSource source = (asked, language, reader) -> reader.accept(exercise);
        show(game, window, source, new LessonBookmark(Exercise.ID, step, this::complain), new InMemoryStorage(), use);
    }

    private void show(Game game, Window window, CourseSource source, LessonBookmark bookmark, Storage storage, LessonUse use) {
        bookmark.forgetPractice();
        opened = bookmark;
        this.use = use;
        Progress progress = new Progress(storage, game.id(), platform.today());
        LessonNews.Listener listener = new Teller(use);
        boolean isFramed = platform.embedded() && (request.isLesson() || request.isExercise());
        Runnable larger = isFramed ? () -> platform.sharing().openPage("") : null;
        LessonScreen.Context context = new LessonScreen.Context(boxes.box(game), boxes, source, bookmark, progress, platform.thinker(),
            seeds,
            program, use, listener, aside(game, use), larger);
        shown = () -> window.show(game.id(), (look, layout, still) -> new LessonScreen(look, layout, still, context));
        showAgain();
    }

    private LessonAside aside(Game game, LessonUse use) {
        return use == LessonUse.COURSE ? LessonAside.rules(() -> rules.accept(game)) : null;
    }

    /** Shows what was opened last, as it was left. */
    public void showAgain() {
        shown.run();
    }

    /** Whether the task shown last has been done as it should be. */
    public boolean isRight() {
        return opened != null && opened.practice() != null && opened.practice().isRight();
    }

    /** Whether what was opened last is a rule's board, which leads back to the rules. */
    public boolean isOfRule() {
        return use == LessonUse.RULE;
    }

    /** Null while no step is shown. */
    public EmbedCommands.Pupil pupil() {
        return opened == null || opened.practice() == null ? null : new LessonPupil(opened.practice());
    }

    /** Tells the page around the board how far the learner comes. */
    private final class Teller implements LessonNews.Listener {
        private final LessonUse use;

        Teller(LessonUse use) {
            this.use = use;
        }

        @Override
        public void judged(LessonNews news) {
            events.tellStep(use.isBrought() ? "" : news.lesson(), news.title(), news.step(), news.steps(), news.verdict().word(),
                news.tries(), news.answer(), news.ends());
        }

        @Override
        public void refused(Message why) {
            events.refused(why);
        }

        @Override
        public void advised(List<String> places, String words) {
            events.tellHint(places, words);
        }
    }

    private void complain(String problem) {
        platform.warn(problem);
        events.tellProblem(problem);
    }
}
