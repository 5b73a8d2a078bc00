package uniboard.stage.learn;

import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntSupplier;
import uniboard.game.Catalog;
import uniboard.game.Message;
import uniboard.game.Position;
import uniboard.learn.Course;
import uniboard.learn.Lesson;
import uniboard.learn.Practice;
import uniboard.learn.PracticeState;
import uniboard.learn.PracticeView;
import uniboard.learn.Progress;
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
import uniboard.stage.kit.Program;
import uniboard.stage.kit.Screen;
import uniboard.stage.kit.TableLayout;
import uniboard.stage.kit.UiContext;
import uniboard.stage.scene.BoardScene;
import uniboard.stage.scene.GamePresentation;
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
    private static final float ROOM_FOR_REMARKS = 140;

    /**
     * What the screen needs of the program.
     *
     * @param aside  what the bar leads to besides; null: nothing
     * @param larger shows the same in a window of its own; null where that can't be
     */
    public record Context(GamePresentation box, Catalog catalog, CourseSource source, LessonBookmark bookmark, Progress progress,
        Thinker bots, IntSupplier seeds, Program program, LessonUse use, LessonNews.Listener listener, LessonAside aside, Runnable larger) {
    }

    private final UiContext look;
    private final TableLayout layout;
    private final CachedLayer still;
    private final Context context;
    private final UnfinishedGame unfinished;
    private final Group ground = new Layer(Touchable.childrenOnly);
    private final Group page = new Layer(Touchable.childrenOnly);
    /** Null until the course has come. */
    private LessonPath path;
    private LessonLayout places;
    private LessonBar bar;
    private LessonSheet sheet;
    private FoundMarks foundMarks;
    /** Null where there is no room for it. */
    private CourseCard card;
    private BoardScene<?> scene;
    private SceneRegions mirrored;
    private SceneOutline laid = SceneOutline.NOTHING;
    private Practice practice;
    private LessonReply replies;
    private LessonReporter reporter;
    private boolean isSceneShown;
    /** Whether a refresher is offered at once, after some days away. */
    private boolean refreshes;

    /** @param still of the stage; the screen lays there what doesn't move */
    public LessonScreen(UiContext look, TableLayout layout, CachedLayer still, Context context) {
        super(layout);
        this.look = look;
        this.layout = layout;
        this.still = still;
        this.context = context;
        unfinished = new UnfinishedGame(context.progress, context.catalog);
        still.addActor(ground);
        addActor(page);
        // The step is another screen than the wait for it.
        isAbout(LessonPath.class);
        context.source.bringCourse(context.box.game(), look.texts().language(), this::take);
        if (bar == null) layBar();
    }

    private void take(Course brought) {
        boolean isReturn = context.bookmark.lesson().isEmpty();
        isAbout(getClass());
        path = new LessonPath(brought, context.progress, context.bookmark);
        refreshes = isReturn && !context.bookmark.isAsked() && path.isRefresherDue();
        if (getStage() == null) return;
        open();
        changed();
    }

    private Lesson.Step step() {
        return path.step();
    }

    @Override
    public void open() {
        if (path == null) return;
        lay();
        if (refreshes) openContents();
        refreshes = false;
    }

    private void layBar() {
        if (bar != null) bar.remove();
        bar = new LessonBar(look, layout, context.use, context.aside, this::activate);
        page.addActor(bar);
    }

    /** Lays the step that is open, from its beginning. */
    private void begin() {
        context.bookmark.forgetPractice();
        lay();
    }

    /** Lays the step that is open: what has been done there stays done. */
    private void lay() {
        ground.clearChildren();
        page.clearChildren();
        layBar();
        bar.tell(path.title(look.texts(), context.use), path.count(look.texts()), path.ownSteps(), path.steps() - path.ownSteps());
        Task task = path.board().task();
        float least = task instanceof Task.Reach ? ROOM_FOR_REMARKS : 0;
        LessonLayout.Form form = LessonLayout.Form.of(layout, context.use);
        float needed = LessonSheet.heightFor(look, layout, form, step(), task instanceof Task.Find);
        places = LessonLayout.of(layout, form, Math.max(least, needed),
            task instanceof Task.Answer ? LessonLayout.Use.LOOK : LessonLayout.Use.PLAY);
        places = places.leaving(context.box.rooms().of(places.table(), look).footer());
        int learner = path.board().learner(context.box.game());
        TableLayout table = places.table();
        Group below = new Layer(Touchable.childrenOnly);
        below.setSize(table.width(), table.height());
        ground.addActor(below);
        UiContext naming = path.namesSquares() ? look.naming() : look;
        BoardScene.Factory factory = task instanceof Task.Find ? context.box.closeUp() : context.box.scene();
        scene = factory.create(new SceneRoom(naming, table, new Viewpoint(learner, learner), below, new Host(), null));
        page.addActor(scene);
        foundMarks = new FoundMarks(look);
        page.addActor(foundMarks);
        isSceneShown = false;
        sheet = new LessonSheet(look, layout, places, this::activate);
        page.addActor(sheet);
        boolean hasCard = context.use == LessonUse.COURSE && !path.isRefresher() && places.isBeside() && LessonLayout.isRoomy(layout);
        card = hasCard ? new CourseCard(look, places.words(), path, context.progress) : null;
        if (hasCard) ground.addActor(card);
        practice = context.bookmark.practice();
        boolean isBegun = practice != null;
        if (!isBegun) practice = new Practice(context.box.game(), path.board(), context.bots, context.seeds, this);
        context.bookmark.keep(practice);
        replies = new LessonReply(look.texts(), context.use, path, context.bookmark, practice);
        reporter = new LessonReporter(context.listener, path, context.bookmark, practice);
        if (!isBegun) {
            beginPractice();
            return;
        }
        practice.showOn(this);
        tell();
    }

    private void beginPractice() {
        reporter.shown();
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
            context.progress.done(step().board(), way);
            path.keepNext();
        }
        unfinished.keep(step().board(), practice);
        reporter.judged();
        if (replies.sound() != null) look.sounds().play(replies.sound());
        tell();
    }

    @Override
    public void advised(List<String> places, Message byGame) {
        context.listener.advised(places, byGame == null ? replies.answer(laid.prompt()) : look.texts().say(byGame));
    }

    @Override
    public void refused(Message why) {
        context.listener.refused(why);
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
        int learner = path.board().learner(context.box.game());
        return new LessonScene(look.texts(), context.box.game(), learner).state(practice, position, lastMove);
    }

    private void tell() {
        still.repaint();
        laid = isSceneShown ? scene.outline() : SceneOutline.NOTHING;
        foundMarks.show(practice.found(), laid);
        PracticeState state = practice.state();
        boolean isToBeDone = state == PracticeState.TRYING || state == PracticeState.FAILED;
        LessonChoices choices = choices();
        String tag = path.isReturn() ? look.texts().say("learn.returns") : "";
        boolean hasRoom = places.form() == LessonLayout.Form.FRAMED_BESIDE;
        List<LessonSheet.Button> offered = new ArrayList<>(choices.buttons(replies.isHinted()));
        if (hasRoom && context.larger != null) offered.add(choices.larger());
        String told = hasRoom ? choices.told(context.bookmark.tries()) : "";
        sheet.show(new LessonSheet.Content(step(), tag, told, replies.said(laid.prompt()), isToBeDone, practice.found().size(),
            practice.targets().size(), offered, choices.sentences()));
        if (card != null) card.setVisible(sheet.bottom() >= card.getTop() + UiContext.UNIT);
        LessonProgress.Now begun = practice.hasFailed() ? LessonProgress.Now.AGAIN : LessonProgress.Now.OPEN;
        if (choices.isSolved()) bar.showSolved();
        else bar.show(path.stepNumber(), state == PracticeState.DONE ? LessonProgress.Now.DONE : begun);
        changed();
    }

    private LessonChoices choices() {
        return new LessonChoices(look.texts(), context.use, path, practice);
    }

    @Override
    protected AccessibilityTree shown() {
        List<AccessibilityTree.Region> regions = new ArrayList<>();
        String title = look.texts().say("learn.title", look.texts().say("game." + context.box.game().id()));
        if (practice != null) {
            for (SceneRegion region : laid.regions()) regions.add(foundMarks.labelled(mirrored.of(region)));
            regions.add(sheet.region(look.texts().say("table.settingIs", path.title(look.texts(), context.use), path.count(look.texts()))));
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
            case LessonChoices.LARGER -> context.larger.run();
            case LessonChoices.ONWARD -> goOn();
            case LessonChoices.AGAIN -> again();
            case LessonChoices.HINT -> practice.hint();
            default -> {
                if (context.aside != null && place.equals(context.aside.place())) {
                    context.aside.act().run();
                    return;
                }
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
        if (!choices().startsOver()) {
            practice.tryAgain();
        } else if (choices().isEnd()) {
            path.turnToStart();
            begin();
        }
    }

    private void goOn() {
        if (practice.state() == PracticeState.DOUBTED) {
            practice.letStand();
        } else if (context.use == LessonUse.COURSE && !path.isRefresher() && path.isLastStep()) {
            open(new LessonComplete(look, this, context.box.game().id(), path, context.progress, this::leadOn, this::openContents,
                () -> context.program.play(context.box.game())), LessonChoices.ONWARD);
        } else {
            leadOn();
        }
    }

    private void leadOn() {
        if (!path.isLast()) {
            look.sounds().play(Sound.SEGMENT);
            path.goOn();
            begin();
        } else if (context.use.isBrought() && context.use.leadsBack()) {
            stepBack();
        } else {
            context.program.play(context.box.game());
        }
    }

    private void openContents() {
        if (path == null || context.use != LessonUse.COURSE) return;
        open(new CourseSheet(look, this, context, path, lesson -> {
            path.turnTo(lesson);
            begin();
        }, () -> {
            path.turnToRefresher();
            begin();
        }), LessonBar.CONTENTS);
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
        return context.use.leadsBack();
    }

    @Override
    protected void stepBack() {
        if (context.use.leadsBack()) context.program.leaveLessons(context.box.game());
    }
}
