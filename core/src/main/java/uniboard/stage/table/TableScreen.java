package uniboard.stage.table;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input;
import java.util.ArrayList;
import java.util.List;
import uniboard.game.Game;
import uniboard.game.Position;
import uniboard.match.GameSession;
import uniboard.match.Match;
import uniboard.match.SessionView;
import uniboard.match.Waiting;
import uniboard.sound.Sound;
import uniboard.stage.kit.AccessibilityBridge;
import uniboard.stage.kit.AccessibilityTree;
import uniboard.stage.kit.CachedLayer;
import uniboard.stage.kit.Screen;
import uniboard.stage.kit.TableLayout;
import uniboard.stage.kit.UiContext;
import uniboard.stage.scene.BoardScene;
import uniboard.stage.scene.GamePresentation;
import uniboard.stage.scene.SceneOutline;
import uniboard.stage.scene.ScenePlace;
import uniboard.stage.scene.SceneRegion;
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
    private final ShownScene shown;
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
    private final ObjectiveLine objective;
    /** Null where the bar tells the status. */
    private final SideColumn column;
    private final boolean hasMoves;
    /** Only where there is no column. */
    private final BarWords barWords;
    private final TableEnd end;
    private final LessonOffer offer;
    private final OpenedSheets sheets;
    private final BoardMarks marks;
    private final Drawing drawing;
    private final MoveNavigation navigation;

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
        isAbout(session);
        mirrored = new SceneRegions(look, layout, session);
        words = new TableWords(session, notices, viewpoint, look.texts());
        drawing = new Drawing(session);
        status = new TableStatus(look.texts(), session, words, drawing);
        navigation = new MoveNavigation(session, program.settings(), this::rearranged);
        shown = new ShownScene(look, layout, still, session, scenes, viewpoint, new Host(), words, navigation);
        TableRooms rooms = box.rooms().of(layout, look);
        sheets = new OpenedSheets(look, this, layout, session, box, program, offered, words, navigation, this::draw, this::elsewhere,
            this::chosen, () -> endRooms(rooms));
        hasMoves = SideColumn.hasRoomForMoves(rooms.panel());
        controls = new TableControls(look, layout, rooms, game().id(), offered, extras(rooms), this::activate);
        still.addActor(controls);
        objective = ObjectiveLine.of(look, layout, controls.wordRoom());
        still.addActor(objective);
        List<String> seatMarks = sheets.scores() == null ? null : sheets.seatMarks();
        column = rooms.panel() == null ? null : new SideColumn(look, rooms.panel(), still, seatMarks, offered.wayBack(), this::activate);
        barWords = column != null ? null
            : new BarWords(look, layout, session, words, controls, rooms.slip(), program, this::rearranged);
        shown.layOn(this);
        marks = new BoardMarks(look);
        addActor(marks);
        end = new TableEnd(sheets, this, marks, hasMoves ? column : null);
        spot = rooms.points() == null || sheets.scores() == null ? null : new PointsSpot(look, rooms.points(), this::activate);
        if (spot != null) addActor(spot);
        offer = LessonOffer.lay(look, controls.offerRoom(), session, program, this::activate, this);
        if (barWords != null) barWords.layOn(this);
    }

    /** Hears what is done on the scene that is shown. */
    private final class Host extends SessionHost {
        Host() {
            super(TableScreen.this, () -> session);
        }

        @Override
        public void shifted() {
            still.repaint();
            if (!marks.hasChildren() && !end.isShown()) return;
            laid = shown.scene().outline();
            marks.show(session, laid, drawing.begun());
            end.follow(laid);
        }

        @Override
        public void rearranged() {
            TableScreen.this.rearranged();
        }

        @Override
        public Runnable reference(String place) {
            return () -> enter(TableControls.RULES, () -> sheets.openReference(place, laid.place(place).label()));
        }
    }

    private List<String> elsewhere() {
        return controls.inMenu();
    }

    private List<ExtraControl> extras(TableRooms rooms) {
        List<ExtraControl> extras = new ArrayList<>();
        if (!hasMoves) extras.add(ExtraControl.MOVES);
        if (sheets.scores() != null && rooms.points() == null) extras.add(ExtraControl.SCORES);
        return extras;
    }

    /** What is told comes and goes with the end of the game; where it is raised the table draws together above it. */
    private void layEnd() {
        end.refresh(laid.prompt() == null && offered.hasNextGames());
        if (shown.drawTogether(end.height(), this)) laid = shown.scene().outline();
        end.show(laid);
    }

    private TableSheets.EndRooms endRooms(TableRooms rooms) {
        if (hasMoves) return new TableSheets.EndRooms(rooms.panel(), 0, controls.endRoom());
        return new TableSheets.EndRooms(rooms.end(), rooms.end() == null ? 0 : rooms.end().height, controls.endRoom());
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
        shown.animate(before, move, after);
        rearranged();
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
        shown.show();
        rearranged();
    }

    @Override
    public void refused() {
        look.sounds().play(Sound.REFUSE);
    }

    @Override
    public void ended() {
        look.sounds().play(words.isLost() ? Sound.LOSE : Sound.WIN);
        end.celebrate();
    }

    @Override
    public void finishMotion() {
        shown.scene().finish();
    }

    private void tell() {
        still.repaint();
        laid = shown.scene().outline();
        layEnd();
        offer.refresh();
        boolean now = !session.history().isBrowsing();
        controls.browse((!now || session.isOnlyShown()) && !hasMoves);
        if (offer.isShown()) controls.makeRoomForOffer();
        if (end.hidesControls()) controls.makeRoomForEnd();
        controls.offerReason(words.explained(laid.prompt()) != null);
        objective.setVisible(!offer.isShown() || layout.objective() != null);
        marks.show(session, laid, drawing.begun());
        TableWords.Told told = status.now(laid.prompt());
        objective.show(words.objective());
        Match match = session.match();
        if (column == null) {
            // Without the rest of the program no menu opens.
            boolean isNewMissed = match.outcome().over() && sheets.menu() == null;
            controls.replaceHint(isMoveAwaited() ? TableControls.SEND : isNewMissed ? TableControls.NEW : null);
            if (shown.taken() > 0) barWords.tellBeside(end.factLine());
            else barWords.tell(told, offer.isShown(), laid);
        } else {
            boolean isEarlier = session.history().isBrowsing() && !session.isOnlyShown();
            StatusPanel.Act act = isMoveAwaited() ? StatusPanel.Act.SEND : StatusPanel.Act.NONE;
            column.tell(offer.isShown() ? words.afterAim(told) : told, isEarlier ? StatusPanel.Act.BACK : act);
            column.show(sheets.scores());
            boolean areMovesListed = hasMoves && !status.isNarrating(laid.prompt());
            if (areMovesListed) column.list(sheets.moves(), session.history().shownPly(), navigation.going());
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
        drawing.toggle();
        rearranged();
    }

    @Override
    protected AccessibilityTree shown() {
        List<AccessibilityTree.Region> regions = new ArrayList<>();
        if (session.turn().waiting() != Waiting.HANDOVER) for (SceneRegion region : laid.regions()) regions.add(mirrored.of(region));
        regions.addAll(column == null ? barWords.regions(layout.height()) : column.act(layout.height()));
        regions.addAll(end.regions());
        regions.addAll(offer.regions(layout.height()));
        if (spot != null) regions.add(spot.region(layout.height()));
        regions.addAll(controls.regions());
        if (column != null) regions.addAll(column.moves(layout.height()));
        TableStatus.Spoken spoken = status.spoken(laid.prompt());
        return new AccessibilityTree(look.texts().say("game." + game().id()), words.objective(), end.told(spoken.status()),
            end.said(spoken.lastMove()), AccessibilityTree.Urgency.POLITE, null, regions, spoken.log(), null);
    }

    @Override
    protected void chosen(String place) {
        end.hurry();
        if (drawing.isOn() && laid.place(place) == null && !place.equals(TableControls.MORE)) drawing.end();
        if (navigation.choose(place) || barWords != null && barWords.choose(place)) return;
        switch (place) {
            case TableControls.MENU -> program.menu();
            case TableControls.NEW -> {
                // Without the rest of the program the same game can still be played again.
                boolean isRestMissing = session.match().outcome().over() && sheets.menu() == null;
                if (program.beginsAtOnce() || isRestMissing) program.newGame();
                else enter(place, sheets::openNewGame);
            }
            case TableControls.TAKE_BACK -> takeBack();
            case TableControls.HINT -> session.hint();
            case TableControls.SEND -> program.sharing().sendMove();
            case TableControls.RULES -> program.rules(game());
            case TableControls.WHY -> program.explain(game(), words.explained(laid.prompt()));
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
                    // What was chosen may have led to another screen.
                    if (end.isShown() && getStage() != null) rearranged();
                    return;
                }
                ScenePlace on = laid.place(place);
                if (on != null && on.act() != null) {
                    on.act().run();
                    rearranged();
                } else if (drawing.isOn() && on != null) drawOn(place);
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
        super.act(navigation.isWatching() ? delta * navigation.speed() : delta);
    }

    @Override
    public void focused(String place) {
        shown.scene().focused(place);
    }

    @Override
    protected boolean answers(AccessibilityTree.Place place) {
        ScenePlace on = laid.place(place.name());
        boolean isStep = on != null && on.act() == null;
        return isStep ? session.selection() != null && session.selection().candidate(place.name()) != null : super.answers(place);
    }

    @Override
    public float pass(float seconds) {
        showNotice();
        if (sheets.menu() != null) sheets.menu().refresh();
        float due = navigation.pass(seconds);
        return replay == null ? due : Math.min(due, replay.pass(seconds));
    }

    @Override
    public void pointed(String place) {
        shown.scene().pointed(place);
        // A control without a word says its name where the objective stands.
        objective.show(controls.hiddenName(place) == null ? words.objective() : controls.hiddenName(place));
        still.repaint();
    }

    @Override
    protected void stepBack() {
        navigation.stop();
        if (drawing.isOn()) draw();
        else if (end.lower()) rearranged();
        else session.back();
    }

    @Override
    public void askForKeys() {
        if (offered.has(TableOffer.Part.RULES)) program.keys(game());
    }

    /** Ctrl+Z (Cmd+Z) takes a move back, or asks for it, Ctrl+Y plays it again; other keys lead through the moves. */
    @Override
    public boolean keyDown(int key, boolean shortcut) {
        navigation.stop();
        boolean undoes = shortcut && offered.has(TableOffer.Part.UNDO);
        if (undoes && key == Input.Keys.Z) takeBack();
        else if (undoes && key == Input.Keys.Y) session.history().redo();
        else if (shortcut && key == Input.Keys.Z && sheets.menu() != null) sheets.menu().askBack();
        else return navigation.keyDown(key);
        return true;
    }
}
