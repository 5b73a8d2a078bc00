package uniboard.games.unlur.scene;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import java.util.ArrayList;
import java.util.List;
import uniboard.game.Message;
import uniboard.game.Position;
import uniboard.games.unlur.UnlurBoard;
import uniboard.games.unlur.UnlurMove;
import uniboard.games.unlur.UnlurPosition;
import uniboard.games.unlur.UnlurWords;
import uniboard.match.Candidate;
import uniboard.match.Selection;
import uniboard.stage.kit.AccessibilityTree.Region.Kind;
import uniboard.stage.kit.Layer;
import uniboard.stage.kit.TableLayout;
import uniboard.stage.kit.UiContext;
import uniboard.stage.scene.BoardScene;
import uniboard.stage.scene.PanZoom;
import uniboard.stage.scene.PanZoomGestures;
import uniboard.stage.scene.PanZoomLayer;
import uniboard.stage.scene.Prompt;
import uniboard.stage.scene.SceneHost;
import uniboard.stage.scene.SceneMotion;
import uniboard.stage.scene.SceneOutline;
import uniboard.stage.scene.SceneRegion;
import uniboard.stage.scene.SceneRoom;
import uniboard.stage.scene.SceneState;
import uniboard.stage.scene.TableRooms;
import uniboard.stage.scene.Viewpoint;
import uniboard.stage.scene.ZoomButton;

/** Unlur on the table. */
public final class UnlurScene extends BoardScene<UnlurPosition> {
    private static final String PASS = UnlurMove.PASS_TEXT;
    /** A cell's width at which a finger hits it easily, in CSS pixels. */
    private static final float EASY_CELL = 46;

    private final UiContext look;
    private final SceneHost host;
    private final Viewpoint viewpoint;
    private final UnlurPlaces places;
    private final PanZoom panZoom;
    private final PanZoomLayer boardLayer;
    /** The figure that ended the game, and the mark of the last stone. */
    private final Group marksLayer = Layer.untouched();
    private final Group ghostLayer = Layer.untouched();
    private final Group movingLayer = Layer.untouched();
    private final Group aboveLayer = Layer.untouched();
    private final Aim aim;
    /** Null where there is only the board. */
    private final ZoomButton zoomButton;
    private final TableParts parts;
    private HexGrid grid;
    /** Of what the board is made: for the scale at which it was laid. */
    private UiContext boardLook;
    private BoardActor board;
    private Ghost ghost;
    private SceneState<UnlurPosition> shown;
    /** What mouse, finger or keyboard points at: a cell or -1; shown while a stone may be put there. */
    private int pointed = -1;
    private boolean asking;
    private String focused;

    public UnlurScene(SceneRoom room) {
        super(room);
        look = room.look();
        host = room.host();
        viewpoint = room.viewpoint();
        places = UnlurPlaces.of(room.layout(), look);
        panZoom = new PanZoom(places.board());
        aim = new Aim(panZoom, new PointedCell(), host);
        boardLayer = new PanZoomLayer(panZoom);
        boardLayer.addCaptureListener(new PanZoomGestures(panZoom, boardLayer));
        room.ground().addActor(boardLayer);
        parts = places.nearPlate() == null ? null : new TableParts(look, places, viewpoint, room.ground(), host::tapped);
        PanZoomLayer onBoard = new PanZoomLayer(panZoom);
        onBoard.setTouchable(Touchable.disabled);
        for (Group each : List.of(marksLayer, ghostLayer, movingLayer)) onBoard.addActor(each);
        addActor(onBoard);
        addActor(aboveLayer);
        zoomButton = places.zoom() == null ? null : new ZoomButton(look, panZoom, this::lastTile);
        if (zoomButton == null) return;
        zoomButton.setPosition(places.zoom().x, places.zoom().y);
        addActor(zoomButton);
        panZoom.watch(new Sighted());
    }

    @Override
    protected void display(SceneState<UnlurPosition> state) {
        shown = state;
        layBoard();
        movingLayer.clearChildren();
        aboveLayer.clearChildren();
        marksLayer.clearChildren();
        board.show(position());
        if (position().decisiveStone() >= 0) marksLayer.addActor(new Victory(boardLook, grid, board, position(), viewpoint.you()));
        if (lastCell() >= 0) marksLayer.addActor(board.lastMark(lastCell(), position().colour(lastCell())));
        if (parts != null) parts.show(state);
        markPointed();
        for (String place : state.hinted()) if (cellOf(place) >= 0) showHint(cellOf(place));
    }

    private UnlurPosition position() {
        return shown.position();
    }

    private void showHint(int cell) {
        board.hint(cell);
        if (zoomButton != null && !panZoom.sees(tile(cell))) zoomButton.glide(showing(cell));
    }

    /** Where a board of another size than wanted lies, or of another scale than it is seen at, another comes onto the table. */
    private void layBoard() {
        boolean another = grid == null || grid.board() != position().board();
        if (!another && isLaidAsSeen()) {
            board.clearHint();
            return;
        }
        if (another && zoomButton != null) {
            panZoom.lay(places.board(), Math.max(1, EASY_CELL / HexGrid.fitting(position().board(), places.board(), look).cell()));
            zoomButton.update();
        }
        boardLook = look.enlarged(panZoom.scale());
        grid = HexGrid.fitting(position().board(), places.board(), boardLook);
        board = new BoardActor(boardLook, grid, panZoom.scale(), places.letters());
        board.setBounds(0, 0, getWidth(), getHeight());
        board.addListener(aim);
        boardLayer.clearChildren();
        boardLayer.addActor(board);
        ghostLayer.clearChildren();
        ghost = new Ghost(boardLook, grid, board);
        ghostLayer.addActor(ghost);
    }

    private boolean isLaidAsSeen() {
        return boardLook.density() == look.density() * panZoom.scale();
    }

    private int lastCell() {
        return shown.hasLastMove() ? cellOf(shown.lastMove()) : -1;
    }

    private Rectangle lastTile() {
        return lastCell() >= 0 ? tile(lastCell()) : places.board();
    }

    /** The cell of a move or of what packs like one, or -1. */
    private int cellOf(int move) {
        return UnlurMove.isPass(move) ? -1 : position().board().cell(UnlurMove.row(move), UnlurMove.column(move));
    }

    private int cellOf(String place) {
        int move = UnlurMove.read(place);
        return move < 0 ? -1 : cellOf(move);
    }

    @Override
    protected SceneMotion motion(SceneState<UnlurPosition> from, SceneState<UnlurPosition> to) {
        display(from);
        int move = to.lastMove();
        UnlurPosition after = to.position();
        UnlurMotion motion = new UnlurMotion(look, movingLayer, aboveLayer);
        if (UnlurMove.isPass(move)) planPass(motion, after);
        else motion.drop(new StoneActor(boardLook, grid, cellOf(move), from.position().colourToPut()));
        if (after.decisiveStone() >= 0) motion.finishWith(new Victory(boardLook, grid, board, after, viewpoint.you()));
        if (zoomButton != null) bringIntoSight(move, after);
        return motion;
    }

    /** A stone that is put outside what is seen, and the whole board at the end. */
    private void bringIntoSight(int move, UnlurPosition after) {
        if (after.decisiveStone() >= 0 && !panZoom.isFitted()) zoomButton.glide(panZoom.whole());
        else if (!UnlurMove.isPass(move) && !panZoom.sees(tile(cellOf(move)))) zoomButton.glide(showing(cellOf(move)));
    }

    private void planPass(UnlurMotion motion, UnlurPosition after) {
        List<Actor> edges = new ArrayList<>();
        UnlurBoard cells = after.board();
        for (int at = 0; at < cells.cells(); at++) if (!cells.isInner(at)) edges.add(board.tile("hex-shut", at, Color.WHITE.cpy()));
        board.setEdgesClosed(false);
        motion.open(edges);
        if (parts != null) parts.planTaking(motion, after);
    }

    private Rectangle tile(int cell) {
        return grid.tile(cell, boardLook);
    }

    /** With its neighbours. */
    private PanZoom.View showing(int cell) {
        return panZoom.showing(tile(cell), grid.cell() * panZoom.scale());
    }

    /** Follows the view on the board. */
    private final class Sighted implements PanZoom.Listener {
        @Override
        public void moved() {
            host.shifted();
        }

        @Override
        public void rested() {
            zoomButton.update();
            // While something moves the board stays; it is laid again at the end.
            if (shown != null && !movingLayer.hasChildren() && !isLaidAsSeen()) display(shown);
            host.rearranged();
        }
    }

    private void pointAt(int cell) {
        pointed = cell;
        asking = false;
        markPointed();
    }

    /** What is left of a table. */
    public static TableRooms rooms(TableLayout layout, UiContext look) {
        return new TableRooms(layout.panel(), layout.footer(), UnlurPlaces.of(layout, look).slip(), null, null);
    }

    @Override
    public void focused(String place) {
        if (shown == null) return;
        if (place != null || pointed >= 0) pointAt(place == null ? -1 : cellOf(place));
        boolean isAnother = place != null && !place.equals(focused);
        focused = place;
        if (!isAnother || cellOf(place) < 0 || panZoom.sees(tile(cellOf(place)))) return;
        panZoom.set(showing(cellOf(place)));
        panZoom.rest();
    }

    private void markPointed() {
        ghost.show(isOffered(pointed) ? pointed : -1, position().colourToPut(), asking);
    }

    private boolean isOffered(int cell) {
        return shown.selection() != null && cell >= 0 && position().isOpen(cell);
    }

    /** What mouse or finger points at. */
    private final class PointedCell implements Aim.Sight {
        @Override
        public HexGrid grid() {
            return grid;
        }

        @Override
        public void pointAt(int cell) {
            UnlurScene.this.pointAt(cell);
        }

        @Override
        public boolean ask(int cell) {
            UnlurScene.this.pointAt(cell);
            asking = isOffered(cell);
            markPointed();
            return asking;
        }
    }

    @Override
    public SceneOutline outline() {
        List<SceneRegion> regions = new ArrayList<>();
        UnlurBoard cells = position().board();
        SceneRegion all = new SceneRegion("board", Kind.GRID, Message.of("unlur.area.board"));
        for (int at = 0; at < cells.cells(); at++) {
            // Columns are half a cell wide, for each row is shifted by that against the next.
            int column = cells.rows() - cells.rowLength(cells.row(at)) + 2 * cells.column(at);
            all.addCell(cells.name(at), cells.row(at), column, panZoom.seen(tile(at)), label(at));
        }
        regions.add(all);
        if (position().isContract()) {
            SceneRegion actions = new SceneRegion("actions", Kind.TOOLBAR, Message.of("unlur.area.actions"));
            if (parts != null) actions.addStep(PASS, new Rectangle(places.pass()), UnlurWords.passing(position()));
            regions.add(actions);
        }
        SceneRegion zoom = zoomButton == null ? null : zoomButton.region();
        if (zoom != null) regions.add(zoom);
        return new SceneOutline(regions, shown.selection() == null ? null : prompt(shown.selection()), zoomButton == null ? null : panZoom);
    }

    /** A stone that ends the game says so instead of what lies there. */
    private Message label(int cell) {
        Candidate candidate = shown.selection() == null ? null : shown.selection().candidate(position().board().name(cell));
        Message step = candidate == null ? null : candidate.step().label();
        return step == null || step.key().equals("unlur.target.put") ? UnlurWords.cell(position(), cell) : step;
    }

    private Prompt prompt(Selection selection) {
        if (position().isContract()) {
            int stones = position().stoneCount();
            Message heading = stones == 0 ? Message.of("unlur.prompt.contractEmpty") : Message.of("unlur.prompt.contract", stones);
            boolean onlyPass = selection.matching().size() == 1;
            return new Prompt(heading, Message.of(onlyPass ? "unlur.event.mustPass" : "unlur.prompt.add"));
        }
        boolean black = position().mover() == position().black();
        String who = viewpoint.you() == Position.NOBODY ? "unlur.prompt.turn." : "unlur.prompt.you.";
        Message heading = Message.of(who + (black ? "black" : "white"));
        // What made the player White would else be seen in the list of moves alone.
        boolean hasOpponentPassed = viewpoint.you() != Position.NOBODY && UnlurMove.isPass(shown.lastMove());
        return new Prompt(heading, Message.of(black ? "unlur.prompt.y" : hasOpponentPassed ? "unlur.event.passed" : "unlur.prompt.line"));
    }
}
