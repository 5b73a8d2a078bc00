package uniboard.stage.table;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.math.Rectangle;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import uniboard.game.Message;
import uniboard.game.Position;
import uniboard.match.GameRecord;
import uniboard.match.GameSession;
import uniboard.match.PositionAnalysis;
import uniboard.match.Thinker;
import uniboard.match.Waiting;
import uniboard.stage.kit.AccessibilityTree;
import uniboard.stage.kit.CachedLayer;
import uniboard.stage.kit.ControlButton;
import uniboard.stage.kit.TableLayout;
import uniboard.stage.kit.TextActor;
import uniboard.stage.kit.UiContext;
import uniboard.stage.review.ReviewInk;
import uniboard.stage.scene.GamePresentation;
import uniboard.stage.scene.PanelLayout;
import uniboard.stage.scene.SceneState;
import uniboard.stage.scene.Viewpoint;
import uniboard.text.TextStyle;
import uniboard.text.Texts;

/** A position and its best moves, which can be played out on the board. */
public final class AnalysisScreen extends SceneScreen {
    /** Opens the screen. */
    public static final String OPENER = "control:analyse";
    private static final String CLOSE = "control:close";
    private static final String KEEP = "control:keepLine";
    private static final int ALL = -1;

    /**
     * What the screen needs of the program.
     *
     * @param table   the game as it was played, with its people and bots
     * @param session in which moves are tried
     * @param isOpen  whether nothing is hidden in the game: else moves are only listed
     * @param keep    adds what was tried to the game, and leaves the screen; null where that isn't offered
     * @param leave   back to the table
     */
    public record Context(GameSession table, GameSession session, GamePresentation box, Viewpoint viewpoint, TableProgram program,
        Thinker thinker, boolean isOpen, Runnable keep, Runnable leave) {
    }

    /** What is said of moves that are tried: seats are called as at the table. */
    private static final class TriedWords extends TableWords {
        private final TableWords table;

        TriedWords(Context context, Texts texts) {
            super(context.session, new TableNotices(() -> { }), context.viewpoint, texts);
            table = new TableWords(context.table, new TableNotices(() -> { }), context.viewpoint, texts);
        }

        @Override
        Message seatName(int index) {
            return table.seatName(index);
        }
    }

    private final UiContext look;
    private final TableLayout window;
    private final Context context;
    private final GameSession session;
    private final TableWords tableWords;
    private final ReviewMarks marks;
    private final AnalysisPanel panel;
    private final MoveNavigation navigation;
    private final List<ControlButton> controls = new ArrayList<>();
    private final List<ControlButton> navigationButtons = new ArrayList<>();
    /** What was found out about the positions shown so far. */
    private final Map<GameRecord, PositionAnalysis> analyses = new HashMap<>();
    /** Of the position shown; null if the game is over there. */
    private PositionAnalysis analysis;
    private GameRecord analysed;
    /** In the list, of the only move marked; or {@link #ALL}. */
    private int marked = ALL;
    /** Of an expected line, the moves that are still to be played out. */
    private List<Integer> awaited = List.of();
    /** Whether there are results that aren't shown yet. */
    private boolean isDue;

    /** @param still of the stage; the screen lays there what doesn't move */
    public AnalysisScreen(UiContext look, TableLayout layout, CachedLayer still, Context context) {
        super(look, layout, places(layout).table(), still, context.session, context.box, context.viewpoint);
        this.look = look;
        this.context = context;
        window = layout;
        session = context.session;
        tableWords = new TriedWords(context, look.texts());
        navigation = new MoveNavigation(session, context.program.settings(), this::tell);
        isAbout(session);
        marks = new ReviewMarks(look, layout);
        addActor(marks);
        Rectangle room = places(layout).panel();
        panel = new AnalysisPanel(look, room.width, room.height, this::activate);
        panel.setPosition(look.snap(room.x), look.snap(room.y));
        addActor(panel);
        layBar();
    }

    private static PanelLayout places(TableLayout window) {
        return PanelLayout.of(window, AnalysisPanel.height());
    }

    private void layBar() {
        Rectangle bar = window.bar();
        float margin = window.controlMargin();
        ControlButton close = add(controls, CLOSE, "icon-close", "table.close");
        place(close, margin);
        float end = bar.width - margin;
        ControlButton next = add(navigationButtons, MoveLog.NEXT, "icon-next", "table.next");
        ControlButton previous = add(navigationButtons, MoveLog.PREVIOUS, "icon-previous", "table.previous");
        // Time runs from left to right in every language.
        end -= place(look.rightToLeft() ? previous : next, end - UiContext.TOUCH);
        end -= place(look.rightToLeft() ? next : previous, end - UiContext.TOUCH);
        if (context.keep != null) place(add(controls, KEEP, "icon-branch", "analysis.keep"), end - UiContext.TOUCH);
        TextActor title = new TextActor(look, TextStyle.SERIF, UiContext.TITLE, look.theme().ink(), TextActor.Place.START)
            .line(look.texts().say("analysis.title"));
        float start = margin + close.getWidth() + UiContext.UNIT;
        title.setBounds(look.mirrored(start, title.textWidth(), bar.width), bar.y, title.textWidth(), bar.height);
        addActor(title);
    }

    private ControlButton add(List<ControlButton> list, String name, String icon, String key) {
        ControlButton button = new ControlButton(look, name, icon, look.texts().say(key), ControlButton.Word.UNSEEN, this::activate);
        list.add(button);
        addActor(button);
        return button;
    }

    /** @return its width */
    private float place(ControlButton button, float x) {
        Rectangle bar = window.bar();
        button.setPosition(look.snap(look.mirrored(x, button.getWidth(), bar.width)),
            look.snap(bar.y + (bar.height - button.getHeight()) / 2));
        return button.getWidth();
    }

    @Override
    public void open() {
        session.show(this);
    }

    @Override
    public void refreshed() {
        scene().show(state(session.seen().shown(), session.history().shownMove()));
        look();
        tell();
    }

    @Override
    SceneState<?> state(Position position, int lastMove) {
        return new SceneState<>(position, lastMove, session.turn().viewer(), 0, session.selection(), null, tableWords.plates(),
            session.feedback().hinted(), List.of());
    }

    /** Analyses the position shown, or goes on with that. */
    private void look() {
        if (!awaited.isEmpty()) return;
        GameRecord shown = session.match().record().firstPlies(session.history().shownPly());
        if (shown.equals(analysed)) return;
        leaveAnalysis();
        analysed = shown;
        marked = ALL;
        // What was said of the position before it.
        session.feedback().hush();
        analysis = analyses.get(shown);
        if (analysis == null && !shown.replay().outcome().over()) {
            analysis = new PositionAnalysis(shown, context.thinker, context.isOpen);
            analyses.put(shown, analysis);
        }
        goOn();
    }

    private void goOn() {
        if (analysis != null) analysis.run(this::found);
    }

    private void leaveAnalysis() {
        if (analysis != null) analysis.stop();
    }

    private void found() {
        if (getStage() == null) leaveAnalysis();
        isDue = true;
    }

    /** Not while a finger is down: a click counts only on the actor it began on, and new results make new actors. */
    private void showFound() {
        if (isDue && !Gdx.input.isTouched()) tell();
    }

    private boolean isMoving() {
        return session.turn().waiting() == Waiting.MOTION || !awaited.isEmpty();
    }

    @Override
    void tell() {
        isDue = false;
        outlined();
        boolean isTold = analysis != null && !isMoving();
        List<AnalysisPanel.Row> rows = isTold ? words().rows(analysis) : List.of();
        String command = analysis == null || analysis.isDone() ? null
            : analysis.isRunning() ? AnalysisPanel.STOP : AnalysisPanel.GO_ON;
        panel.show(isMoving() ? AnalysisPanel.Head.NOTHING : head(), command, rows, marked);
        int ply = session.history().shownPly();
        navigationButtons.get(0).setAvailable(ply < session.match().record().plies());
        navigationButtons.get(1).setAvailable(ply > 0);
        if (context.keep != null) controls.get(1).setAvailable(session.match().record().plies() > 0);
        changed();
    }

    private AnalysisWords words() {
        return new AnalysisWords(look.texts(), analysed, context.isOpen);
    }

    private AnalysisPanel.Head head() {
        Message answer = session.feedback().answer();
        Message alone = answer == null && analysis == null ? Message.of("analysis.over") : answer;
        if (alone != null) return new AnalysisPanel.Head("", look.texts().say(alone));
        int mover = analysed.replay().toMove();
        Message name = tableWords.seatName(mover);
        boolean isYours = mover == context.viewpoint.you() && context.table.match().name(mover).isEmpty();
        Message whose = isYours ? Message.of("analysis.yours") : Message.of("analysis.whose", name);
        return new AnalysisPanel.Head(look.texts().say(whose), look.texts().say(progress()));
    }

    private Message progress() {
        if (analysis.isDone()) return Message.of("analysis.done");
        if (!analysis.isRunning()) return Message.of("analysis.stopped");
        if (!analysis.isFirstRound()) return Message.of("analysis.closer");
        return Message.of("analysis.first", Integer.toString(analysis.done()), Integer.toString(analysis.size()));
    }

    /** Without the counters, which would be read out at every change. */
    private String status() {
        AnalysisPanel.Head head = head();
        if (head.whose().isEmpty()) return head.told();
        return head.whose() + ". " + (analysis.isRunning() ? look.texts().say("analysis.looking") : head.told());
    }

    @Override
    void mark() {
        List<List<String>> moves = new ArrayList<>();
        int colour = Position.NOBODY;
        if (analysis != null && !isMoving()) {
            Position at = analysed.replay();
            colour = context.box.colours().of(at, at.toMove());
            for (PositionAnalysis.Line line : analysis.best()) {
                boolean isMarked = marked == ALL || marked == moves.size();
                moves.add(isMarked ? AnalysisWords.places(analysed, line.moves().get(0)) : List.of());
            }
        }
        marks.show(laid(), moves, colour == Position.NOBODY ? null : ReviewInk.seat(colour));
    }

    @Override
    protected AccessibilityTree shown() {
        List<AccessibilityTree.Region> regions = new ArrayList<>(panel.regions(window.height()));
        regions.addAll(sceneRegions());
        regions.add(ControlButton.region("log", look.texts().say("table.navigation"), navigationButtons, window.height()));
        regions.add(ControlButton.region("controls", look.texts().say("table.controls"), controls, window.height()));
        return new AccessibilityTree(look.texts().say("analysis.title"), "", status(), "", AccessibilityTree.Urgency.POLITE, null, regions,
            null, null);
    }

    @Override
    protected void chosen(String place) {
        stayHere();
        switch (place) {
            case CLOSE -> leave(context.leave);
            case KEEP -> leave(context.keep);
            case AnalysisPanel.STOP -> {
                analysis.stop();
                tell();
            }
            case AnalysisPanel.GO_ON -> {
                goOn();
                tell();
            }
            default -> {
                if (place.startsWith(AnalysisPanel.MOVE)) play(Integer.parseInt(place.substring(AnalysisPanel.MOVE.length())));
                else if (place.startsWith(AnalysisPanel.LINE)) playOut(Integer.parseInt(place.substring(AnalysisPanel.LINE.length())));
                else if (!navigation.choose(place)) touch(place);
            }
        }
    }

    /** Plays a move if nothing is hidden in the game; else it alone is marked, or all of them again. */
    private void play(int rank) {
        int move = analysis.best().get(rank).moves().get(0);
        if (!context.isOpen) {
            marked = marked == rank ? ALL : rank;
            session.feedback().hush();
            tell();
            return;
        }
        leaveAnalysis();
        session.history().play(move);
    }

    private void playOut(int rank) {
        awaited = analysis.best().get(rank).moves();
        leaveAnalysis();
        playNext();
    }

    private void playNext() {
        int move = awaited.get(0);
        awaited = awaited.subList(1, awaited.size());
        session.history().play(move);
    }

    /** Plays no further what was being played out. */
    private void stayHere() {
        if (awaited.isEmpty()) return;
        awaited = List.of();
        refreshed();
    }

    private void touch(String place) {
        if (actOn(place) || laid().place(place) == null) return;
        if (context.isOpen) session.tap(place);
        else session.announce(Message.of("analysis.lookOnly"));
    }

    private void leave(Runnable way) {
        leaveAnalysis();
        way.run();
    }

    @Override
    public boolean keyDown(int key, boolean shortcut) {
        stayHere();
        return navigation.keyDown(key);
    }

    @Override
    public float pass(float seconds) {
        showFound();
        if (awaited.isEmpty()) return navigation.pass(seconds);
        if (session.turn().waiting() != Waiting.MOTION) playNext();
        return 0;
    }

    @Override
    protected void stepBack() {
        if (session.selection() != null && !session.selection().isEmpty()) session.back();
        else leave(context.leave);
    }
}
