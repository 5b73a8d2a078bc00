package uniboard.stage.learn;

import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.function.IntSupplier;
import uniboard.game.Message;
import uniboard.game.Position;
import uniboard.learn.Board;
import uniboard.learn.Book.Paragraph;
import uniboard.learn.Course;
import uniboard.learn.Lesson;
import uniboard.learn.Practice;
import uniboard.learn.Progress;
import uniboard.learn.Task;
import uniboard.match.Match;
import uniboard.match.Sitting;
import uniboard.match.Thinker;
import uniboard.sound.Sound;
import uniboard.stage.kit.Layer;
import uniboard.stage.kit.Look;
import uniboard.stage.kit.Mirror;
import uniboard.stage.kit.Outline;
import uniboard.stage.kit.Program;
import uniboard.stage.kit.Screen;
import uniboard.stage.kit.StillLayer;
import uniboard.stage.kit.TableLayout;
import uniboard.stage.learn.LessonSheet.Button;
import uniboard.stage.scene.BoardScene;
import uniboard.stage.scene.Box;
import uniboard.stage.scene.Plate;
import uniboard.stage.scene.SceneHost;
import uniboard.stage.scene.SceneOutline;
import uniboard.stage.scene.ScenePlace;
import uniboard.stage.scene.SceneRegion;
import uniboard.stage.scene.SceneRoom;
import uniboard.stage.scene.SceneState;
import uniboard.stage.scene.SheetOver;
import uniboard.stage.scene.Viewpoint;
import uniboard.stage.table.ListSheet;
import uniboard.stage.table.SceneRegions;

/** A lesson: a step at a time, with its words and the game's own board, on which the task is done. */
public final class LessonScreen extends Screen implements Practice.View {
    static final String HINT = "control:hint";
    static final String AGAIN = "control:again";
    static final String ONWARD = "control:onward";

    private static final String LESSON = "control:lesson:";
    private static final String REFRESHER = "control:refresher";
    private static final int REMARK_LINES = 3;

    /** What the screen needs of the program. */
    public record Desk(Box box, CourseShelf shelf, LessonBookmark bookmark, Progress progress, Thinker bots, IntSupplier seeds,
        Program program) {
    }

    private final Look look;
    private final TableLayout layout;
    private final StillLayer still;
    private final Desk desk;
    private final Group ground = new Layer(Touchable.childrenOnly);
    private final Group page = new Layer(Touchable.childrenOnly);
    /** Null until the course has come. */
    private LessonPath path;
    private LessonLayout places;
    private LessonBar bar;
    private LessonSheet sheet;
    private BoardScene<?> scene;
    private SceneRegions mirrored;
    private SceneOutline laid = SceneOutline.NOTHING;
    private Practice practice;
    private boolean isSceneShown;
    /** Whether, after some days, a refresher is to be offered at once. */
    private boolean refreshes;

    /** @param still of the stage; the screen lays there what doesn't move */
    public LessonScreen(Look look, TableLayout layout, StillLayer still, Desk desk) {
        super(layout);
        this.look = look;
        this.layout = layout;
        this.still = still;
        this.desk = desk;
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
        begin();
        if (refreshes) openContents();
        refreshes = false;
    }

    private boolean isGuided() {
        return board().task() instanceof Task.Reach reach && reach.help() == Task.Reach.Help.REMARKS;
    }

    private void layBar(String title, int step, int steps) {
        if (bar != null) bar.remove();
        bar = new LessonBar(look, layout, title, step, steps, this::activate);
        still.addActor(bar);
    }

    /** Lays the step that is open, from its beginning. */
    private void begin() {
        if (practice != null) practice.sitting().leave();
        ground.clearChildren();
        page.clearChildren();
        layBar(path.isRefresher() ? look.texts().say("learn.refresher") : path.lesson().title(), path.stepNumber(), path.steps());
        places = LessonLayout.of(layout, LessonSheet.heightFor(look, layout, step(), isGuided() ? REMARK_LINES : 0),
            board().task() instanceof Task.Answer ? LessonLayout.Use.LOOK : LessonLayout.Use.PLAY);
        places = places.leaving(desk.box.rooms().of(places.table(), look).footer());
        int learner = board().learner(desk.box.game());
        TableLayout table = places.table();
        Group below = new Layer(Touchable.childrenOnly);
        below.setSize(table.width(), table.height());
        ground.addActor(below);
        Look naming = path.namesSquares() ? look.naming() : look;
        scene = desk.box.scene().create(new SceneRoom(naming, table, new Viewpoint(learner, learner), below, new Host(), null));
        page.addActor(scene);
        isSceneShown = false;
        sheet = new LessonSheet(look, layout, places, this::activate);
        page.addActor(sheet);
        practice = new Practice(desk.box.game(), board(), desk.bots, desk.seeds, this);
        practice.begin();
        judged();
    }

    /** Hears what is done on the scene. */
    private final class Host implements SceneHost {
        @Override
        public void tapped(String place) {
            activate(place);
        }

        @Override
        public void tell(Message sentence) {
            practice.sitting().tell(sentence);
            rearranged();
        }

        @Override
        public void open(SheetOver over, String place) {
            LessonScreen.this.open(over.make(LessonScreen.this), place);
        }

        @Override
        public void narrate(Message event) {
            practice.sitting().narrate(event);
            rearranged();
        }

        @Override
        public void shifted() {
            still.repaint();
        }

        @Override
        public void rearranged() {
            LessonScreen.this.tell();
        }
    }

    @Override
    public void begun(Sitting sitting) {
        mirrored = new SceneRegions(look, places.table(), sitting);
        // What is played at once moves from what lay there before.
        scene.show(state(sitting.shownPosition(), sitting.shownMove()));
        isSceneShown = true;
        sitting.show(practice.watching(this));
    }

    @Override
    public void judged() {
        if (practice.state() == Practice.State.DONE) {
            Progress.Way way = practice.hasFailed() ? Progress.Way.AFTER_FAILURES : Progress.Way.AT_ONCE;
            desk.progress.done(step().board(), way);
        }
        if (practice.state() == Practice.State.FAILED || practice.state() == Practice.State.DOUBTED) look.sounds().play(Sound.REFUSE);
        tell();
    }

    @Override
    public void moved(Position before, int move, Position after) {
        Sitting sitting = practice.sitting();
        scene.animate(state(before, Match.NO_MOVE), state(after, move), sitting::settled);
        tell();
    }

    @Override
    public void refreshed() {
        Sitting sitting = practice.sitting();
        scene.show(state(sitting.shownPosition(), sitting.shownMove()));
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
        Sitting sitting = practice.sitting();
        boolean choosesMoves = practice.state() == Practice.State.TRYING && (board().task() instanceof Task.Do
            || board().task() instanceof Task.Reach);
        return new SceneState<>(position, lastMove, board().learner(desk.box.game()), choosesMoves ? sitting.selection() : null,
            Collections.nCopies(position.seats(), Plate.BLANK), sitting.hinted(), List.of());
    }

    private void tell() {
        still.repaint();
        laid = isSceneShown ? scene.outline() : SceneOutline.NOTHING;
        boolean isTrying = practice.state() == Practice.State.TRYING;
        boolean isAsking = isTrying && board().task() instanceof Task.Answer;
        sheet.show(step(), reply(), isTrying, offered(), isAsking ? step().options() : Map.of());
        changed();
    }

    /** What is answered now, by the lesson or else by the game. */
    private String reply() {
        Message told = told();
        if (told != null) return look.texts().say(told);
        if (practice.reply().isEmpty() && practice.remark() != null) return look.texts().say(practice.remark());
        String reply = practice.reply().isEmpty() ? "" : step().replies().getOrDefault(practice.reply(), "");
        boolean isPunished = practice.state() == Practice.State.FAILED && practice.remark() != null;
        return isPunished ? look.texts().say("table.hintWhy", reply, practice.remark()) : reply;
    }

    /** What the game says: of a move while it is shown, and else of what was tried. Null: nothing. */
    private Message told() {
        Sitting sitting = practice.sitting();
        if (sitting.waiting() != Sitting.Waiting.MOTION) return practice.objection();
        if (sitting.answer() != null) return sitting.answer();
        return laid.prompt() == null ? null : laid.prompt().sentence();
    }

    private List<Button> offered() {
        return switch (practice.state()) {
            case SHOWING -> List.of();
            case TRYING -> List.of(new Button(HINT, look.texts().say("table.hint"), Button.Weight.PLAIN));
            case FAILED -> List.of(new Button(AGAIN, look.texts().say("learn.again"), Button.Weight.MAIN));
            case DOUBTED -> List.of(new Button(AGAIN, look.texts().say("table.takeBack"), Button.Weight.MAIN),
                new Button(ONWARD, look.texts().say("learn.guide.stand"), Button.Weight.PLAIN));
            case DONE -> List.of(new Button(ONWARD, look.texts().say(onward()), Button.Weight.DONE));
        };
    }

    private String onward() {
        if (path.isLast()) return "learn.play";
        return path.endsLesson() ? "learn.nextLesson" : "learn.onward";
    }

    @Override
    protected Outline shown() {
        List<Outline.Region> regions = new ArrayList<>();
        String title = look.texts().say("learn.title", look.texts().say("game." + desk.box.game().id()));
        if (practice == null) {
            regions.add(bar.region());
            return new Outline(title, "", "", "", Outline.Urgency.POLITE, null, regions, null, null);
        }
        for (SceneRegion region : laid.regions()) regions.add(mirrored.of(region));
        regions.add(sheet.region());
        regions.add(bar.region());
        return new Outline(title, "", status(), "", Outline.Urgency.POLITE, null, regions, null, null);
    }

    /** All that is to be read now. */
    private String status() {
        String reply = reply();
        if (!reply.isEmpty()) return reply;
        StringBuilder words = new StringBuilder();
        for (Paragraph each : step().words()) words.append(each.text()).append(' ');
        return words.append(step().task()).toString().strip();
    }

    @Override
    protected void chosen(String place) {
        switch (place) {
            case LessonBar.CLOSE -> desk.program.leaveLessons(desk.box.game());
            case LessonBar.CONTENTS -> openContents();
            case ONWARD -> goOn();
            case AGAIN -> practice.tryAgain();
            case HINT -> practice.hint();
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

    private void goOn() {
        if (practice.state() == Practice.State.DOUBTED) {
            practice.letStand();
            return;
        }
        if (path.isLast()) {
            desk.program.play(desk.box.game());
            return;
        }
        path.goOn();
        begin();
    }

    private void openContents() {
        if (path == null) return;
        List<ListSheet.Line> lines = new ArrayList<>();
        if (path.isRefresherPossible()) {
            lines.add(new ListSheet.Line(REFRESHER, look.texts().say("learn.refresher"), look.texts().language().direction(), () -> {
                path.turnToRefresher();
                begin();
            }));
        }
        for (Lesson each : path.course().lessons()) {
            String title = desk.progress.isDone(each) ? look.texts().say("learn.done", each.title()) : each.title();
            lines.add(new ListSheet.Line(LESSON + each.id(), title, look.texts().language().direction(), () -> {
                path.turnTo(each);
                begin();
            }));
        }
        String current = path.isRefresher() || refreshes ? REFRESHER : LESSON + path.lesson().id();
        open(new ListSheet(look, this, look.texts().say("learn.lessons"), lines, current), LessonBar.CONTENTS);
    }

    @Override
    protected Mirror.Grip grip() {
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
        return true;
    }

    @Override
    protected void stepBack() {
        desk.program.leaveLessons(desk.box.game());
    }
}
