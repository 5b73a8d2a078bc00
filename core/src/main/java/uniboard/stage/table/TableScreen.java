package uniboard.stage.table;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import java.util.ArrayList;
import java.util.List;
import uniboard.game.Game;
import uniboard.game.Position;
import uniboard.match.GameSession;
import uniboard.match.Match;
import uniboard.match.Selection;
import uniboard.match.SessionView;
import uniboard.match.Waiting;
import uniboard.sound.Sound;
import uniboard.stage.kit.AccessibilityBridge;
import uniboard.stage.kit.AccessibilityTree;
import uniboard.stage.kit.CachedLayer;
import uniboard.stage.kit.Layer;
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
import uniboard.stage.scene.TableRooms;
import uniboard.stage.scene.Viewpoint;

/** A match on the table: the game's scene, the controls, the status and the moves. */
public final class TableScreen extends Screen implements SessionView {
    private final UiContext look;
    private final TableLayout layout;
    private final CachedLayer still;
    private final GameSession session;
    private final TableProgram program;
    private final TableOffer offered;
    /** Null unless the replay plays by itself. */
    private final SelfReplay replay;
    private final BoardScene<?> scene;
    /** Whether notices have changed since they were shown last. */
    private boolean isNoticeDue;
    /** What the scene lays and says now. */
    private SceneOutline laid = SceneOutline.NOTHING;
    private final TableControls controls;
    /** Only where the scene tells the points. */
    private final PointsSpot spot;
    private final TableWords words;
    private final TableStatus status;
    private final SceneRegions mirrored;
    private final AimLine aim;
    /** Null where the bar tells the status. */
    private final SideColumn column;
    private final boolean hasMoves;
    /** Only where there is no column. */
    private final BarWords barWords;
    private final GameEnd end;
    private final LessonOffer offer;
    private final OpenedSheets sheets;
    private final BoardMarks marks;
    private final Drawing drawing;
    private final MovesLeafing leafing;

    /**
     * @param still  of the stage; the screen lays there what doesn't move
     * @param box    of the match's game
     * @param scenes makes the game's scenes
     * @param offered beside the game
     */
    public TableScreen(UiContext look, TableLayout layout, CachedLayer still, GameSession session, TableNotices notices,
        GamePresentation box, BoardScene.Factory scenes, Viewpoint viewpoint, TableProgram program, TableOffer offered) {
        super(layout);
        this.look = look;
        this.layout = layout;
        this.still = still;
        this.session = session;
        this.program = program;
        this.offered = offered;
        replay = offered.replay(session, look.motion());
        Group ground = new Layer(Touchable.childrenOnly);
        ground.setSize(layout.width(), layout.height());
        scene = scenes.create(new SceneRoom(look, layout, viewpoint, ground, new Host(), null));
        mirrored = new SceneRegions(look, layout, session);
        words = new TableWords(session, notices, viewpoint, look.texts());
        drawing = new Drawing(session);
        status = new TableStatus(look.texts(), session, words, drawing);
        leafing = new MovesLeafing(session, program.settings(), this::rearranged);
        sheets = new OpenedSheets(look, this, session, box, program, offered, words, leafing, this::draw, this::elsewhere,
            this::chosen);
        TableRooms rooms = box.rooms().of(layout, look);
        hasMoves = SideColumn.hasRoomForMoves(rooms.panel());
        controls = new TableControls(look, layout, rooms, game().id(), offered, extras(rooms), this::activate);
        still.addActor(controls);
        aim = AimLine.of(look, layout, controls.wordRoom());
        still.addActor(aim);
        List<String> seatMarks = sheets.scores() == null ? null : sheets.seatMarks();
        column = rooms.panel() == null ? null : new SideColumn(look, rooms.panel(), still, seatMarks, offered.wayBack(), this::activate);
        end = new GameEnd(look, layout, hasMoves ? rooms.panel() : null, session, program, words, sheets::offersReview, this::activate);
        barWords = column == null ? new BarWords(look, layout, session, words, controls, rooms.slip()) : null;
        still.addActor(ground);
        addActor(scene);
        marks = new BoardMarks(look);
        addActor(marks);
        spot = rooms.points() == null || sheets.scores() == null ? null : new PointsSpot(look, rooms.points(), this::activate);
        if (spot != null) addActor(spot);
        offer = LessonOffer.lay(look, controls.offerRoom(), session, program, this::activate, this);
        if (barWords != null) barWords.layOn(this);
    }

    /** Hears what is done on the scene. */
    private final class Host extends SessionHost {
        Host() {
            super(TableScreen.this, () -> session);
        }

        @Override
        public void shifted() {
            still.repaint();
            if (!marks.hasChildren()) return;
            laid = scene.outline();
            marks.show(session, laid, drawing.begun());
        }

        @Override
        public void rearranged() {
            TableScreen.this.rearranged();
        }
    }

    private List<String> elsewhere() {
        return controls.inMenu();
    }

    private List<TableControls.Extra> extras(TableRooms rooms) {
        List<TableControls.Extra> extras = new ArrayList<>();
        if (!hasMoves) extras.add(TableControls.Extra.MOVES);
        if (sheets.scores() != null && rooms.points() == null) extras.add(TableControls.Extra.SCORES);
        return extras;
    }

    /** Comes and goes with the end of the game. */
    private void layEnd() {
        if (!end.refresh(laid.prompt() == null && offered.hasNextGames())) return;
        EndCard card = end.card();
        if (hasMoves) column.end(card);
        else if (card != null) addActor(card);
    }

    private Game game() {
        return session.match().game();
    }

    @Override
    public void open() {
        session.show(this);
    }

    @Override
    public void moved(Position before, int move, Position after) {
        status.moveBegins();
        scene.animate(state(before, Match.NO_MOVE, 0), state(after, move, 0), session::settled);
        tell();
        changed();
    }

    @Override
    public void noticed() {
        isNoticeDue = true;
        showNotice();
    }

    /** Not while a finger is down: a click counts only on the actor that it began on, and each state has new ones. */
    private void showNotice() {
        if (isNoticeDue && !Gdx.input.isTouched()) refreshed();
    }

    @Override
    public void refreshed() {
        isNoticeDue = false;
        scene.show(state(session.seen().asked(), session.history().shownMove(), session.seen().supposed()));
        tell();
        changed();
    }

    private SceneState<?> state(Position position, int lastMove, int supposed) {
        // While the moves go by nobody is asked.
        Selection selection = leafing.isWatching() ? null : session.selection();
        return new SceneState<>(position, lastMove, session.turn().viewer(), supposed, selection, session.decided(), words.plates(),
            session.feedback().hinted(), words.lately());
    }

    @Override
    public void refused() {
        look.sounds().play(Sound.REFUSE);
    }

    @Override
    public void ended() {
        look.sounds().play(words.isLost() ? Sound.LOSE : Sound.WIN);
    }

    @Override
    public void finishMotion() {
        scene.finish();
    }

    private void tell() {
        still.repaint();
        laid = scene.outline();
        layEnd();
        offer.refresh();
        boolean now = !session.history().isBrowsing();
        controls.leaf((!now || session.isOnlyShown()) && !hasMoves);
        if (offer.isShown()) controls.makeRoomForOffer();
        aim.setVisible(!offer.isShown() || layout.aim() != null);
        marks.show(session, laid, drawing.begun());
        TableWords.Told told = status.now(laid.prompt());
        aim.show(words.aim());
        Match match = session.match();
        if (column == null) {
            controls.send(isMoveAwaited());
            barWords.tell(told, offer.isShown());
        } else {
            boolean isEarlier = session.history().isBrowsing() && !session.isOnlyShown();
            StatusPanel.Act act = isMoveAwaited() ? StatusPanel.Act.SEND : StatusPanel.Act.NONE;
            column.tell(offer.isShown() ? words.afterAim(told) : told, isEarlier ? StatusPanel.Act.BACK : act);
            column.show(sheets.scores());
            if (hasMoves && !status.isNarrating(laid.prompt())) column.list(sheets.moves(), session.history().shownPly(), leafing.going());
        }
        controls.setAvailable(MoveLog.FIRST, session.history().shownPly() > 0);
        controls.setAvailable(MoveLog.PREVIOUS, session.history().shownPly() > 0);
        controls.setAvailable(TableControls.TAKE_BACK, now && (match.canTakeBack() || program.canReturnToOldGame()));
        controls.setAvailable(TableControls.HINT, now && words.canBeHelped());
    }

    private boolean isMoveAwaited() {
        return program.sharing() != null && program.sharing().isMoveAwaited();
    }

    private void draw() {
        if (drawing.isOn()) drawing.end();
        else drawing.begin();
        rearranged();
    }

    @Override
    protected AccessibilityTree shown() {
        List<AccessibilityTree.Region> regions = new ArrayList<>();
        if (session.turn().waiting() != Waiting.HANDOVER) {
            for (SceneRegion region : laid.regions()) regions.add(mirrored.of(region));
        }
        if (column != null) regions.addAll(column.act(layout.height()));
        regions.addAll(end.regions());
        regions.addAll(offer.regions(layout.height()));
        if (spot != null) regions.add(spot.region(layout.height()));
        regions.addAll(controls.regions());
        if (column != null) regions.addAll(column.moves(layout.height()));
        TableStatus.Spoken spoken = status.spoken(laid.prompt());
        return new AccessibilityTree(look.texts().say("game." + game().id()), words.aim(), spoken.status(), spoken.lastMove(),
            AccessibilityTree.Urgency.POLITE, null, regions, spoken.log(), null);
    }

    @Override
    protected void chosen(String place) {
        if (drawing.isOn() && laid.place(place) == null && !place.equals(TableControls.MORE)) drawing.end();
        if (leafing.choose(place)) return;
        switch (place) {
            case TableControls.MENU -> program.menu();
            case TableControls.NEW -> {
                if (program.beginsAtOnce()) program.newGame();
                else enter(place, sheets::openNewGame);
            }
            case TableControls.TAKE_BACK -> takeBack();
            case TableControls.HINT -> session.hint();
            case TableControls.SEND -> program.sharing().sendMove();
            case TableControls.RULES -> program.rules(game());
            case TableControls.MORE -> enter(place, () -> sheets.menu().choose(place));
            case TableControls.SETTINGS -> enter(place, sheets::openSettings);
            case TableControls.SCORES -> enter(place, sheets::openScores);
            case TableControls.MOVES -> enter(place, () -> sheets.openMoves(this::chosen));
            case StatusPanel.BACK -> session.back();
            case LessonOffer.LEARN -> program.learn(game());
            case LessonOffer.PLAY -> {
                offer.decline();
                rearranged();
            }
            default -> {
                if (sheets.menu() != null && sheets.menu().choose(place)) return;
                if (end.choose(place)) {
                    if (end.card() != null) rearranged();
                    return;
                }
                ScenePlace on = laid.place(place);
                if (on != null && on.act() != null) act(on);
                else if (drawing.isOn() && on != null) drawOn(place);
                else session.tap(place);
            }
        }
    }

    /** The control stays pressed until what it opens is there. */
    private void enter(String control, Runnable inside) {
        controls.hold(control);
        still.repaint();
        program.enter(() -> {
            controls.release(control);
            still.repaint();
            inside.run();
        });
    }

    /** The last decision or, where there is none yet, that this game was begun. */
    private void takeBack() {
        if (program.canReturnToOldGame()) program.returnToOldGame();
        else session.history().takeBack();
    }

    private void act(ScenePlace place) {
        place.act().run();
        rearranged();
    }

    private void rearranged() {
        tell();
        changed();
    }

    @Override
    protected AccessibilityBridge.Grip grip() {
        return laid.panZoom() == null ? null : laid.panZoom().grip(layout.height());
    }

    private void drawOn(String place) {
        // A mark goes wherever the record goes: of a hand it would tell.
        if (!laid.isInHand(place)) drawing.choose(place);
        rearranged();
    }

    @Override
    public void act(float delta) {
        super.act(leafing.isWatching() ? delta * leafing.speed() : delta);
    }

    @Override
    public void focused(String place) {
        scene.focused(place);
    }

    @Override
    protected boolean answers(AccessibilityTree.Place place) {
        ScenePlace on = laid.place(place.name());
        if (on == null || on.act() != null) return super.answers(place);
        return session.selection() != null && session.selection().candidate(place.name()) != null;
    }

    @Override
    public float pass(float seconds) {
        showNotice();
        if (sheets.menu() != null) sheets.menu().refresh();
        float due = leafing.pass(seconds);
        return replay == null ? due : Math.min(due, replay.pass(seconds));
    }

    @Override
    public void pointed(String place) {
        scene.pointed(place);
        // A control without a word says its name where the aim stands.
        String name = controls.hiddenName(place);
        aim.show(name == null ? words.aim() : name);
        still.repaint();
    }

    @Override
    protected void stepBack() {
        leafing.stop();
        if (drawing.isOn()) draw();
        else session.back();
    }

    @Override
    public void askForKeys() {
        if (offered.has(TableOffer.Part.RULES)) program.keys(game());
    }

    /** Ctrl+Z (Cmd+Z) takes a move back, or asks for it, Ctrl+Y plays it again; other keys lead through the moves. */
    @Override
    public boolean keyDown(int key, boolean shortcut) {
        leafing.stop();
        boolean undoes = shortcut && offered.has(TableOffer.Part.UNDO);
        if (undoes && key == Input.Keys.Z) takeBack();
        else if (undoes && key == Input.Keys.Y) session.history().redo();
        else if (shortcut && key == Input.Keys.Z && sheets.menu() != null) sheets.menu().askBack();
        else return leafing.keyDown(key);
        return true;
    }
}
