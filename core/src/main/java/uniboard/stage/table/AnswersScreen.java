package uniboard.stage.table;

import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Actor;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import uniboard.game.Message;
import uniboard.game.Position;
import uniboard.match.GameSession;
import uniboard.stage.kit.AccessibilityTree;
import uniboard.stage.kit.CachedLayer;
import uniboard.stage.kit.ControlButton;
import uniboard.stage.kit.SpotList;
import uniboard.stage.kit.TableLayout;
import uniboard.stage.kit.TextActor;
import uniboard.stage.kit.UiContext;
import uniboard.stage.scene.GamePresentation;
import uniboard.stage.scene.PanelLayout;
import uniboard.stage.scene.Plate;
import uniboard.stage.scene.SceneState;
import uniboard.stage.scene.Viewpoint;
import uniboard.text.TextStyle;

/** The board that a class was asked about, with its answers on it and beside it. */
public final class AnswersScreen extends SceneScreen {
    public static final String CLOSE = "control:close";
    /** Of a tall window, in which the board's room is at least as high as wide where that leaves some lines. */
    private static final float PANEL = 0.42f;
    private static final float FEWEST_LINES = 180;
    private static final int ALL = -1;

    /**
     * What the screen needs of the program.
     *
     * @param session of a match that is only shown
     * @param acts    told the place of a button that was chosen, or of an answer
     */
    public record Context(GameSession session, GamePresentation box, Viewpoint viewpoint, Supplier<AnswersView> view,
        Consumer<String> acts) {
    }

    private final UiContext look;
    private final TableLayout window;
    private final Context context;
    private final AnswerMarks marks;
    private AnswersView view;
    private AnswersPanel panel;
    private final List<ControlButton> controls = new ArrayList<>();
    /** Null where late comers aren't told how they come. */
    private SpotList entry;
    private boolean isNew = true;
    /** The number of the only answer marked on the board; or {@link #ALL}. */
    private int alone = ALL;

    /** @param still of the stage; the screen lays there what doesn't move */
    public AnswersScreen(UiContext look, TableLayout layout, CachedLayer still, Context context) {
        super(look.naming(), layout, places(layout).table(), still, context.session, context.box, context.viewpoint);
        this.look = look;
        this.context = context;
        window = layout;
        view = context.view.get();
        isAbout(view.title());
        marks = new AnswerMarks(look, layout);
        addActor(marks);
        layPanel();
        layBar();
    }

    private void layPanel() {
        Rectangle room = places(window).panel();
        panel = new AnswersPanel(look, view, room.width, room.height, this::activate, this::changed);
        panel.setPosition(look.snap(room.x), look.snap(room.y));
        addActor(panel);
    }

    /**
     * Shows what has changed beside the board.
     *
     * @return whether anything has
     */
    public boolean update() {
        AnswersView now = context.view.get();
        if (now.equals(view)) return false;
        if (now.answers().size() != view.answers().size()) alone = ALL;
        view = now;
        panel.remove();
        layPanel();
        tell();
        return true;
    }

    private static PanelLayout places(TableLayout window) {
        float beside = window.bar().y - PanelLayout.width(window) - 3 * UiContext.UNIT;
        return PanelLayout.broad(window, Math.round(Math.max(FEWEST_LINES, Math.min(window.height() * PANEL, beside))));
    }

    private void layBar() {
        Rectangle bar = window.bar();
        float start = window.play().x;
        if (view.close() != null) {
            ControlButton close = new ControlButton(look, CLOSE, "icon-close", look.texts().say(view.close()),
                ControlButton.Word.UNSEEN, this::activate);
            controls.add(close);
            lay(close, window.controlMargin(), close.getWidth(), (bar.height - close.getHeight()) / 2, close.getHeight());
            start = window.controlMargin() + close.getWidth() + UiContext.UNIT;
        }
        TextActor title = new TextActor(look, TextStyle.SERIF, UiContext.TITLE, look.theme().ink(), TextActor.Place.START)
            .line(look.texts().say(view.title()));
        lay(title, start, title.textWidth(), 0, bar.height);
        if (view.entry() != null) layEntry(start + title.textWidth() + 2 * UiContext.UNIT);
    }

    /** Where there is room for it. */
    private void layEntry(float from) {
        EntryActor sign = new EntryActor(look, view.entry(), window.bar().height);
        float start = window.bar().width - Math.max(window.controlMargin(), window.play().x) - sign.getWidth();
        if (start < from) return;
        lay(sign, start, sign.getWidth(), 0, window.bar().height);
        entry = new SpotList();
        sign.tell(entry, this::activate);
    }

    private void lay(Actor part, float x, float width, float y, float height) {
        Rectangle bar = window.bar();
        part.setBounds(look.snap(look.mirrored(x, width, bar.width)), look.snap(bar.y + y), width, height);
        addActor(part);
    }

    @Override
    public void open() {
        context.session.show(this);
    }

    @Override
    public void refreshed() {
        scene().show(state(context.session.seen().shown(), context.session.history().shownMove()));
        tell();
    }

    @Override
    SceneState<?> state(Position position, int lastMove) {
        List<Plate> plates = new ArrayList<>();
        for (int seat = 0; seat < position.seats(); seat++) {
            Message name = context.box.game().words(position).seatName(seat);
            plates.add(new Plate(look.texts().say(name), "", "", false));
        }
        return new SceneState<>(position, lastMove, context.session.turn().viewer(), 0, null, null, plates, List.of(), List.of());
    }

    @Override
    void tell() {
        panel.show(alone, isNew);
        isNew = false;
        outlined();
        changed();
    }

    @Override
    void mark() {
        List<AnswersView.Answer> answers = view.answers();
        marks.show(laid(), alone == ALL ? answers : answers.subList(alone, alone + 1));
    }

    @Override
    protected AccessibilityTree shown() {
        List<AccessibilityTree.Region> regions = new ArrayList<>(panel.regions(window.height()));
        regions.addAll(sceneRegions());
        if (!controls.isEmpty()) {
            regions.add(ControlButton.region("controls", look.texts().say("table.controls"), controls, window.height()));
        }
        if (entry != null) {
            regions.add(entry.region("entry", AccessibilityTree.Region.Kind.LIST, look.texts().say(view.title()), window.height()));
        }
        return new AccessibilityTree(look.texts().say(view.title()), "", panel.status(), "", AccessibilityTree.Urgency.POLITE, null,
            regions, null, null);
    }

    @Override
    protected void chosen(String place) {
        if (laid().place(place) != null) {
            if (!actOn(place)) context.acts.accept(place);
            return;
        }
        List<AnswersView.Answer> answers = view.answers();
        for (int i = 0; i < answers.size(); i++) {
            if (!answers.get(i).place().equals(place)) continue;
            alone = alone == i ? ALL : i;
            tell();
        }
        context.acts.accept(place);
    }

    @Override
    public void focused(String place) {
        super.focused(place);
        panel.reveal(place);
    }

    @Override
    protected void stepBack() {
        if (view.close() != null) context.acts.accept(CLOSE);
    }
}
