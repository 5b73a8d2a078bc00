package uniboard.stage.setup;

import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import uniboard.game.Message;
import uniboard.game.NotationException;
import uniboard.game.Position;
import uniboard.game.PositionWords;
import uniboard.game.Random32;
import uniboard.game.Setup;
import uniboard.match.Draft;
import uniboard.match.Match;
import uniboard.stage.kit.AccessibilityTree;
import uniboard.stage.kit.AskSheet;
import uniboard.stage.kit.CachedLayer;
import uniboard.stage.kit.ControlButton;
import uniboard.stage.kit.Layer;
import uniboard.stage.kit.ListSheet;
import uniboard.stage.kit.Screen;
import uniboard.stage.kit.TableLayout;
import uniboard.stage.kit.TextActor;
import uniboard.stage.kit.UiContext;
import uniboard.stage.library.LibraryActions;
import uniboard.stage.scene.BoardScene;
import uniboard.stage.scene.GamePresentation;
import uniboard.stage.scene.PanelLayout;
import uniboard.stage.scene.Plate;
import uniboard.stage.scene.SceneHost;
import uniboard.stage.scene.SceneOutline;
import uniboard.stage.scene.ScenePlace;
import uniboard.stage.scene.SceneRegion;
import uniboard.stage.scene.SceneRoom;
import uniboard.stage.scene.SceneState;
import uniboard.stage.scene.SetupView;
import uniboard.stage.scene.Viewpoint;
import uniboard.text.TextStyle;

/** The position editor: piece by piece on the board, or as text in the game's notation. */
public final class SetupScreen extends Screen {
    private static final String CLOSE = "control:close";
    /** Of a piece to be chosen for a place: followed by its id. */
    private static final String CHOICE = "control:choice:";
    /** Followed by its id. */
    private static final String PROPERTY = "control:property:";
    private static final String PLAY_BOT = "control:playBot";
    private static final String PLAY_BOTH = "control:playBoth";
    private static final String MAKE_TASK = "control:playTask";
    private static final String ANALYSE = "control:playAnalysis";
    private static final int LONGEST_TEXT = 4000;
    /** From that width on a tall window has a field for the text, of that height with what parts it from the rest. */
    private static final float ROOM_FOR_FIELD = 640;
    private static final float FIELD = PositionField.LEAST_HEIGHT + 17 + UiContext.UNIT;

    /** Who plays from the position. */
    public enum Company {
        BOTS,
        PEOPLE,
        /** Somebody who shows what is right, for a task. */
        TEACHER,
        /** It is analysed. */
        NOBODY
    }

    /**
     * What the screen needs of the program.
     *
     * @param asking how text is asked for
     * @param chance for what is missing when it is completed
     * @param shown  the position on the table
     * @param keep   hears of each change
     */
    public record Context(Draft draft, SetupView view, GamePresentation box, Viewpoint viewpoint, LibraryActions asking,
        Random32 chance, Supplier<Position> shown, Consumer<Company> play, Runnable keep, Runnable leave) {
    }

    private final UiContext look;
    private final TableLayout window;
    private final CachedLayer still;
    private final Context context;
    private final Draft draft;
    private final Setup rules;
    private final BoardScene<?> scene;
    private final SetupPanel panel;
    private final ControlButton close;
    private SceneOutline laid = SceneOutline.NOTHING;
    /** Why the typed text was refused; null if it wasn't. */
    private Message refused;
    private String typed = "";
    /** What was chosen last, on the board or beside it. */
    private String used = "";
    /** The same once something came of it; else empty. */
    private String touched = "";

    /** @param still of the stage; the screen lays there what doesn't move */
    public SetupScreen(UiContext look, TableLayout layout, CachedLayer still, Context context) {
        super(layout);
        this.look = look;
        window = layout;
        this.still = still;
        this.context = context;
        draft = context.draft;
        rules = context.view.rules();
        float field = layout.width() < ROOM_FOR_FIELD ? 0 : FIELD;
        PanelLayout places = PanelLayout.of(layout, SetupPanel.height(rules) + field);
        Group ground = new Layer(Touchable.childrenOnly);
        ground.setSize(layout.width(), layout.height());
        still.addActor(ground);
        scene = context.view.sceneOf(context.box).create(new SceneRoom(look, places.table(), context.viewpoint, ground, new Host(), null));
        addActor(scene);
        panel = new SetupPanel(look, context.view, draft, places.panel().width, places.panel().height, this::activate);
        panel.setPosition(look.snap(places.panel().x), look.snap(places.panel().y));
        addActor(panel);
        Rectangle bar = layout.bar();
        close = new ControlButton(look, CLOSE, "icon-close", look.texts().say("table.close"), ControlButton.Word.UNSEEN, this::activate);
        look.lay(this, close, layout.controlMargin(), bar.y + (bar.height - close.getHeight()) / 2, close.getWidth(), close.getHeight());
        TextActor title = new TextActor(look, TextStyle.SERIF, UiContext.TITLE, look.theme().ink(), TextActor.Place.START)
            .line(look.texts().say("setup.title"));
        look.lay(this, title, layout.controlMargin() + close.getWidth() + UiContext.UNIT, bar.y, title.textWidth(), bar.height);
    }

    private final class Host implements SceneHost {
        @Override
        public void tapped(String place) {
            activate(place);
        }

        @Override
        public void shifted() {
            still.repaint();
            laid = scene.outline();
        }

        @Override
        public void rearranged() {
            SetupScreen.this.tell();
        }
    }

    @Override
    public void open() {
        tell();
    }

    private void change(Position next) {
        changeBy(() -> draft.change(next));
    }

    private void changeBy(Runnable step) {
        step.run();
        touched = used;
        refused = null;
        context.keep.run();
        tell();
    }

    private void tell() {
        Position at = draft.position();
        scene.show(SceneState.of(at, Match.NO_MOVE, rules.viewer(at, context.viewpoint.nearSeat())).seated(plates(at)));
        still.repaint();
        laid = scene.outline();
        panel.show(draft, text(), words(), draft.completed(rules, context.chance.copy()) != null);
        changed();
    }

    private List<Plate> plates(Position at) {
        PositionWords words = draft.game().words(at);
        List<Plate> plates = new ArrayList<>();
        for (int seat = 0; seat < at.seats(); seat++) {
            plates.add(new Plate(look.texts().say(words.seatName(seat)), "", "", seat == at.toMove()));
        }
        return plates;
    }

    private String words() {
        if (refused != null) return look.texts().say(refused);
        Message missing = rules.missing(draft.position());
        Message problem = missing == null ? draft.problem() : missing;
        if (problem != null) return look.texts().say(problem);
        return look.texts().say(Message.of("setup.ready", rules.mover(draft.position())));
    }

    /** A change is seen on the board, and so is whose turn it is. */
    private String spoken() {
        ScenePlace place = laid.place(touched);
        if (place != null) return both(look.texts().say(place.label()), words());
        if (!touched.startsWith(SetupPanel.CONTROL)) return words();
        String turn = look.texts().say(Message.of("table.turn", rules.mover(draft.position())));
        return both(look.texts().say(SetupPanel.key(touched)), draft.problem() == null ? words() : both(turn, words()));
    }

    private String both(String one, String other) {
        return look.texts().say("table.twoSentences", one, other);
    }

    @Override
    protected AccessibilityTree shown() {
        List<AccessibilityTree.Region> regions = new ArrayList<>();
        for (SceneRegion region : laid.regions()) regions.add(mirrored(region));
        regions.addAll(panel.regions(window.height()));
        regions.add(ControlButton.region("bar", look.texts().say("setup.title"), List.of(close), window.height()));
        String title = look.texts().say("setup.title");
        return new AccessibilityTree(title, "", spoken(), title, AccessibilityTree.Urgency.POLITE, null, regions, null, null);
    }

    private AccessibilityTree.Region mirrored(SceneRegion region) {
        List<AccessibilityTree.Place> places = new ArrayList<>();
        for (ScenePlace place : region.places()) {
            Rectangle box = place.box();
            places.add(new AccessibilityTree.Place(place.name(), look.texts().say(place.label()), AccessibilityTree.State.PLAIN,
                Math.round(box.x), Math.round(window.height() - box.y - box.height), Math.round(box.width), Math.round(box.height),
                place.row(), place.column()));
        }
        return new AccessibilityTree.Region(region.name(), region.kind(), look.texts().say(region.label()), places);
    }

    @Override
    protected void chosen(String place) {
        touched = "";
        used = place;
        switch (place) {
            case CLOSE -> stepBack();
            case SetupPanel.UNDO -> changeBy(draft::undo);
            case SetupPanel.REDO -> changeBy(draft::redo);
            case SetupPanel.TURN -> change(rules.passTurn(draft.position()));
            case SetupPanel.FROM_GAME -> change(context.shown.get());
            case SetupPanel.TEXT -> ask();
            case SetupPanel.PROPERTIES -> offerProperties();
            case SetupPanel.PLAY -> askForCompany();
            case SetupPanel.COMPLETE -> complete();
            default -> {
                if (panel.pieces().choose(place)) tell();
                else setUp(place);
            }
        }
    }

    private void setUp(String place) {
        // What can be chosen comes before what the scene would tell there.
        if (!rules.choices(draft.position(), place).isEmpty()) {
            offer(place);
            return;
        }
        touched = place;
        ScenePlace on = laid.place(place);
        if (on != null && on.act() != null) {
            on.act().run();
            tell();
        } else {
            change(rules.put(draft.position(), place, panel.pieces().chosen()));
        }
    }

    private void complete() {
        Position completed = draft.completed(rules, context.chance);
        if (completed != null) change(completed);
    }

    private void offerProperties() {
        List<ListSheet.Line> lines = new ArrayList<>();
        for (Setup.Property property : rules.properties(draft.position())) {
            String name = look.texts().say(property.name());
            lines.add(new ListSheet.Line(PROPERTY + property.id(), null, name, look.texts().language().direction(),
                look.texts().say(property.value()), () -> offer(property.id())));
        }
        open(new ListSheet(look, this, look.texts().say("setup.properties"), lines, ""), SetupPanel.PROPERTIES);
    }

    /** Choices for a property, or for a place that shows one or a piece. What is there now is ticked. */
    private void offer(String place) {
        Setup.Property property = property(place);
        String title = look.texts().say(property == null ? Message.of("setup.choose") : property.name());
        String ticked = "";
        List<ListSheet.Line> lines = new ArrayList<>();
        for (Setup.Piece piece : rules.choices(draft.position(), place)) {
            String name = CHOICE + piece.id();
            if (property == null ? piece.id().equals(place) : piece.name().equals(property.value())) ticked = name;
            lines.add(line(name, null, look.texts().say(piece.name()), () -> change(rules.choose(draft.position(), place, piece))));
        }
        open(new ListSheet(look, this, title, lines, ticked), place);
    }

    private Setup.Property property(String id) {
        for (Setup.Property property : rules.properties(draft.position())) if (property.id().equals(id)) return property;
        return null;
    }

    private ListSheet.Line line(String name, String icon, String text, Runnable action) {
        return new ListSheet.Line(name, icon, text, look.texts().language().direction(), "", action);
    }

    private void ask() {
        Message question = Message.of("setup.text.ask");
        if (context.asking.offersAsking()) context.asking.ask(question, text(), LONGEST_TEXT, this::read);
        else open(new AskSheet(look, this, look.texts().say(question), text(), LONGEST_TEXT, this::read), SetupPanel.TEXT);
    }

    /** What was typed, as long as it can't be read. */
    private String text() {
        return refused == null ? draft.text() : typed;
    }

    private void read(String text) {
        typed = text;
        try {
            change(rules.read(text.strip()));
        } catch (NotationException e) {
            refused = e.reason();
            tell();
        }
    }

    private void askForCompany() {
        if (draft.problem() != null) return;
        boolean isForTwo = draft.position().seats() == 2;
        Message bots = Message.of(isForTwo ? "setup.play.bot" : "setup.play.bots", rules.mover(draft.position()));
        String people = isForTwo ? "setup.play.both" : "setup.play.all";
        open(new ListSheet(look, this, look.texts().say("setup.play"), List.of(
            line(PLAY_BOT, "icon-bot", look.texts().say(bots), () -> context.play.accept(Company.BOTS)),
            line(PLAY_BOTH, "icon-device", look.texts().say(people), () -> context.play.accept(Company.PEOPLE)),
            line(ANALYSE, "icon-find", look.texts().say("analysis.open"), () -> context.play.accept(Company.NOBODY)),
            line(MAKE_TASK, "icon-question", look.texts().say("task.open"), () -> context.play.accept(Company.TEACHER))), ""),
            SetupPanel.PLAY);
    }

    @Override
    public void focused(String place) {
        scene.focused(place);
    }

    @Override
    protected boolean liesOverAnother() {
        return true;
    }

    @Override
    protected void stepBack() {
        context.leave.run();
    }
}
