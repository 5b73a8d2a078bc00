package uniboard.stage.learn;

import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntSupplier;
import uniboard.game.Catalog;
import uniboard.game.Message;
import uniboard.game.Position;
import uniboard.learn.Board;
import uniboard.learn.Course;
import uniboard.learn.Lesson;
import uniboard.learn.Practice;
import uniboard.learn.PracticeState;
import uniboard.learn.PracticeView;
import uniboard.learn.Progress;
import uniboard.learn.Review;
import uniboard.learn.Task;
import uniboard.match.GameRecord;
import uniboard.match.GameSession;
import uniboard.match.Match;
import uniboard.match.Thinker;
import uniboard.sound.Sound;
import uniboard.stage.kit.AccessibilityBridge;
import uniboard.stage.kit.AccessibilityTree;
import uniboard.stage.kit.CachedLayer;
import uniboard.stage.kit.Layer;
import uniboard.stage.kit.ListSheet;
import uniboard.stage.kit.Program;
import uniboard.stage.kit.Screen;
import uniboard.stage.kit.TableLayout;
import uniboard.stage.kit.UiContext;
import uniboard.stage.scene.BoardScene;
import uniboard.stage.scene.GamePresentation;
import uniboard.stage.scene.Plate;
import uniboard.stage.scene.SceneOutline;
import uniboard.stage.scene.ScenePlace;
import uniboard.stage.scene.SceneRegion;
import uniboard.stage.scene.SceneRoom;
import uniboard.stage.scene.SceneState;
import uniboard.stage.scene.Viewpoint;
import uniboard.stage.table.SceneRegions;
import uniboard.stage.table.SessionHost;

/** A lesson: a step at a time, with its words and the game's own board, on which the task is done. */
public final class LessonScreen extends Screen implements PracticeView {
    private static final int REMARK_LINES = 3;

    /** What the screen needs of the program. */
    public record Desk(GamePresentation box, Catalog catalog, CourseShelf shelf, LessonBookmark bookmark, Progress progress, Thinker bots,
        IntSupplier seeds, Program program, LessonUse use, LessonNews.Listener listener) {
    }

    private final UiContext look;
    private final TableLayout layout;
    private final CachedLayer still;
    private final Desk desk;
    private final UnfinishedGame unfinished;
    private final Group ground = new Layer(Touchable.childrenOnly);
    private final Group page = new Layer(Touchable.childrenOnly);
    /** Null until the course has come. */
    private LessonPath path;
    private LessonLayout places;
    private LessonBar bar;
    private LessonSheet sheet;
    private FoundMarks foundMarks;
    private BoardScene<?> scene;
    private SceneRegions mirrored;
    private SceneOutline laid = SceneOutline.NOTHING;
    private Practice practice;
    private LessonReply replies;
    /** How many tries at this step have been told. */
    private int triesTold;
    private boolean isSceneShown;
    /** Whether a refresher is offered at once, after some days away. */
    private boolean refreshes;

    /** @param still of the stage; the screen lays there what doesn't move */
    public LessonScreen(UiContext look, TableLayout layout, CachedLayer still, Desk desk) {
        super(layout);
        this.look = look;
        this.layout = layout;
        this.still = still;
        this.desk = desk;
        unfinished = new UnfinishedGame(desk.progress, desk.catalog);
        still.addActor(ground);
        addActor(page);
        desk.shelf.bringCourse(desk.box.game(), look.texts().language(), this::take);
        if (path == null) layBar("", 0, 1);
    }

    private void take(Course brought) {
        boolean isReturn = desk.bookmark.lesson().isEmpty();
        path = new LessonPath(brought, desk.progress, desk.bookmark);
        refreshes = isReturn && !desk.bookmark.isAsked() && path.isRefresherDue();
        if (getStage() == null) return;
        open();
        changed();
    }

    private Lesson.Step step() {
        return path.step();
    }

    private Board board() {
        return path.board();
    }

    @Override
    public void open() {
        if (path == null) return;
        lay();
        if (refreshes) openContents();
        refreshes = false;
    }

    private void layBar(String title, int step, int steps) {
        if (bar != null) bar.remove();
        bar = new LessonBar(look, layout, desk.use, title, step, steps, this::activate);
        still.addActor(bar);
    }

    /** Whose words are read is said where they aren't ours. */
    private String title() {
        if (path.isRefresher()) return look.texts().say("learn.refresher");
        if (path.isReturn()) return look.texts().say("learn.repeat");
        String title = path.lesson().title();
        if (desk.use != LessonUse.EXERCISE) return title;
        return title.isEmpty() ? look.texts().say("learn.exercise") : look.texts().say("learn.exercise.titled", title);
    }

    /** Lays the step that is open, from its beginning. */
    private void begin() {
        desk.bookmark.forgetPractice();
        lay();
    }

    /** Lays the step that is open: what has been done there stays done. */
    private void lay() {
        ground.clearChildren();
        page.clearChildren();
        layBar(title(), path.numberOfKind(), path.stepsOfKind());
        boolean isGuided = board().task() instanceof Task.Reach reach && reach.help() == Task.Reach.Help.REMARKS;
        places = LessonLayout.of(layout, LessonSheet.heightFor(look, layout, step(), isGuided ? REMARK_LINES : 0),
            board().task() instanceof Task.Answer ? LessonLayout.Use.LOOK : LessonLayout.Use.PLAY);
        places = places.leaving(desk.box.rooms().of(places.table(), look).footer());
        int learner = board().learner(desk.box.game());
        TableLayout table = places.table();
        Group below = new Layer(Touchable.childrenOnly);
        below.setSize(table.width(), table.height());
        ground.addActor(below);
        UiContext naming = path.namesSquares() ? look.naming() : look;
        scene = desk.box.scene().create(new SceneRoom(naming, table, new Viewpoint(learner, learner), below, new Host(), null));
        page.addActor(scene);
        foundMarks = new FoundMarks(look);
        page.addActor(foundMarks);
        isSceneShown = false;
        sheet = new LessonSheet(look, layout, places, this::activate);
        page.addActor(sheet);
        practice = desk.bookmark.practice();
        boolean isBegun = practice != null;
        if (!isBegun) practice = new Practice(desk.box.game(), board(), desk.bots, desk.seeds, this);
        desk.bookmark.keep(practice);
        replies = new LessonReply(look.texts(), path, desk.bookmark, practice);
        triesTold = desk.bookmark.tries();
        if (!isBegun) {
            beginPractice();
            return;
        }
        practice.showOn(this);
        tell();
    }

    private void beginPractice() {
        tellOf(LessonNews.Verdict.SHOWN, triesTold);
        GameRecord left = unfinished.at(step().board());
        if (left == null) practice.begin();
        else practice.goOnWith(left);
        judged();
    }

    /** Hears what is done on the scene. */
    private final class Host extends SessionHost {
        Host() {
            super(LessonScreen.this, () -> practice.session());
        }

        @Override
        public void shifted() {
            still.repaint();
            if (foundMarks.hasChildren()) foundMarks.show(practice.found(), scene.outline());
        }

        @Override
        public void rearranged() {
            LessonScreen.this.tell();
        }
    }

    @Override
    public void begun(GameSession session) {
        mirrored = new SceneRegions(look, places.table(), session);
        // What is played at once moves from what lay there before.
        scene.show(state(session.seen().shown(), session.history().shownMove()));
        isSceneShown = true;
        session.show(practice.watching(this));
    }

    @Override
    public void judged() {
        if (practice.state() == PracticeState.DONE) {
            Progress.Way way = practice.hasFailed() ? Progress.Way.AFTER_FAILURES : Progress.Way.AT_ONCE;
            desk.progress.done(step().board(), way);
            path.keepNext();
        }
        unfinished.keep(step().board(), practice);
        tellOfTries();
        if (practice.state() == PracticeState.FAILED || practice.state() == PracticeState.DOUBTED) look.sounds().play(Sound.REFUSE);
        tell();
    }

    @Override
    public void advised(List<String> places, Message byGame) {
        desk.listener.advised(places, byGame == null ? replies.answer(laid.prompt()) : look.texts().say(byGame));
    }

    @Override
    public void refused(Message why) {
        desk.listener.refused(why);
    }

    private void tellOfTries() {
        int tries = desk.bookmark.tries();
        if (tries == triesTold) return;
        triesTold = tries;
        tellOf(practice.isRight() ? LessonNews.Verdict.RIGHT : LessonNews.Verdict.WRONG, tries);
    }

    private void tellOf(LessonNews.Verdict verdict, int tries) {
        boolean isDone = verdict == LessonNews.Verdict.RIGHT || board().task() == null;
        desk.listener.judged(new LessonNews(path.isRefresher() ? Review.REFRESHER : path.lesson().id(), path.stepNumber() + 1,
            path.steps(), verdict, tries, isDone && path.isLastStep()));
    }

    @Override
    public void moved(Position before, int move, Position after) {
        GameSession session = practice.session();
        scene.animate(state(before, Match.NO_MOVE), state(after, move), session::settled);
        tell();
    }

    @Override
    public void refreshed() {
        GameSession session = practice.session();
        scene.show(state(session.seen().shown(), session.history().shownMove()));
        unfinished.keep(step().board(), practice);
        tell();
    }

    @Override
    public void refused() {
        look.sounds().play(Sound.REFUSE);
    }

    @Override
    public void finishMotion() {
        scene.finish();
    }

    private SceneState<?> state(Position position, int lastMove) {
        GameSession session = practice.session();
        int learner = board().learner(desk.box.game());
        return new SceneState<>(position, lastMove, learner, 0, practice.selection(), null, plates(position, learner),
            session.feedback().hinted(), List.of());
    }

    private List<Plate> plates(Position position, int learner) {
        List<Plate> plates = new ArrayList<>();
        for (int seat = 0; seat < position.seats(); seat++) {
            Message name = seat == learner ? Message.of("table.you") : desk.box.game().words(position).seatName(seat);
            plates.add(new Plate(look.texts().say(name), "", "", false));
        }
        return plates;
    }

    private void tell() {
        still.repaint();
        laid = isSceneShown ? scene.outline() : SceneOutline.NOTHING;
        foundMarks.show(practice.found(), laid);
        boolean isTrying = practice.state() == PracticeState.TRYING;
        boolean isToBeDone = isTrying || practice.state() == PracticeState.FAILED;
        LessonChoices choices = choices();
        sheet.show(step(), replies.belowTask(laid.prompt()), isToBeDone, choices.buttons(), choices.sentences());
        changed();
    }

    private LessonChoices choices() {
        return new LessonChoices(look.texts(), desk.use, path, practice);
    }

    @Override
    protected AccessibilityTree shown() {
        List<AccessibilityTree.Region> regions = new ArrayList<>();
        String title = look.texts().say("learn.title", look.texts().say("game." + desk.box.game().id()));
        if (practice != null) {
            for (SceneRegion region : laid.regions()) regions.add(foundMarks.labelled(mirrored.of(region)));
            regions.add(sheet.region());
        }
        regions.add(bar.region());
        String words = practice == null ? "" : replies.spoken(laid.prompt());
        return new AccessibilityTree(title, "", words, "", AccessibilityTree.Urgency.POLITE, null, regions, null, null);
    }

    @Override
    protected void chosen(String place) {
        switch (place) {
            case LessonBar.CLOSE -> stepBack();
            case LessonBar.CONTENTS -> openContents();
            case LessonChoices.ONWARD -> goOn();
            case LessonChoices.AGAIN -> again();
            case LessonChoices.HINT -> practice.hint();
            default -> {
                if (practice == null) return;
                ScenePlace on = laid.place(place);
                if (place.startsWith(LessonSheet.OPTION)) practice.answer(place.substring(LessonSheet.OPTION.length()));
                else if (on == null || on.act() == null) practice.tap(place);
                else act(on);
            }
        }
    }

    private void act(ScenePlace place) {
        practice.acted();
        place.act().run();
        tell();
    }

    private void again() {
        if (practice.state() != PracticeState.DONE) {
            practice.tryAgain();
        } else if (choices().isEnd()) {
            path.turnToStart();
            begin();
        }
    }

    private void goOn() {
        if (practice.state() == PracticeState.DOUBTED) {
            practice.letStand();
        } else if (!path.isLast()) {
            path.goOn();
            begin();
        } else if (desk.use == LessonUse.REVIEW) {
            stepBack();
        } else {
            desk.program.play(desk.box.game());
        }
    }

    private void openContents() {
        if (path == null || desk.use != LessonUse.COURSE) return;
        LessonContents contents = new LessonContents(look, path).refresher(() -> {
            path.turnToRefresher();
            begin();
        }).lessons(desk.progress, lesson -> {
            path.turnTo(lesson);
            begin();
        }).embedding(desk.program);
        String current = path.isRefresher() || refreshes ? contents.ofRefresher() : contents.ofLesson();
        open(new ListSheet(look, this, look.texts().say("learn.lessons"), contents.lines(), current), LessonBar.CONTENTS);
    }

    @Override
    protected AccessibilityBridge.Grip grip() {
        return laid.panZoom() == null ? null : laid.panZoom().grip(layout.height());
    }

    @Override
    public void focused(String place) {
        if (scene != null) scene.focused(place);
    }

    @Override
    public void pointed(String place) {
        if (scene == null) return;
        scene.pointed(place);
        still.repaint();
    }

    @Override
    protected boolean liesOverAnother() {
        return desk.use.leadsBack();
    }

    @Override
    protected void stepBack() {
        if (desk.use.leadsBack()) desk.program.leaveLessons(desk.box.game());
    }
}
