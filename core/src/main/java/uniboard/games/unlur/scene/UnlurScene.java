package uniboard.games.unlur.scene;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import java.util.ArrayList;
import java.util.List;
import uniboard.game.Choice;
import uniboard.game.Choice.Step;
import uniboard.game.Message;
import uniboard.game.Position;
import uniboard.games.unlur.UnlurBoard;
import uniboard.games.unlur.UnlurMove;
import uniboard.games.unlur.UnlurPosition;
import uniboard.games.unlur.UnlurWords;
import uniboard.match.Selection;
import uniboard.stage.BoardScene;
import uniboard.stage.Look;
import uniboard.stage.PanZoom;
import uniboard.stage.PanZoomGestures;
import uniboard.stage.PanZoomLayer;
import uniboard.stage.Picture;
import uniboard.stage.SeatPlate;
import uniboard.stage.TableLayout;
import uniboard.stage.Viewpoint;
import uniboard.stage.ZoomButton;

/** Unlur on the table. */
public final class UnlurScene extends BoardScene {
    private static final String PASS = UnlurMove.PASS_TEXT;
    /** A cell's width at which a finger hits it easily, in CSS pixels. */
    private static final float EASY_CELL = 46;

    private final Look look;
    private final Taps taps;
    /** The figure that ended the game, and the mark of the last stone. */
    private final Group marksLayer = BoardActor.layer();
    private final Group ghostLayer = BoardActor.layer();
    private final Group movingLayer = BoardActor.layer();
    private final Group aboveLayer = BoardActor.layer();
    private Viewpoint viewpoint;
    private UnlurPlaces places;
    private PanZoom panZoom;
    private PanZoomLayer boardLayer;
    private ZoomButton zoomButton;
    private Aim aim;
    private HexGrid grid;
    /** Of what the board is made: for the scale at which it was laid. */
    private Look boardLook;
    private BoardActor board;
    private Ghost ghost;
    private SeatPlate nearPlate;
    private SeatPlate farPlate;
    private ContractActor contract;
    private GoalActor lineGoal;
    private GoalActor yGoal;
    private UnlurPosition shown;
    private int lastMove = NO_MOVE;
    private List<String> hinted = List.of();
    private MoveAnimation animation;
    /** What mouse, finger or keyboard points at: a cell or -1; shown while a stone may be put there. */
    private int pointed = -1;
    private boolean asking;
    private boolean choosing;
    private String focused;

    public UnlurScene(Look look, Taps taps) {
        this.look = look;
        this.taps = taps;
        setTransform(false);
    }

    @Override
    public void layout(TableLayout layout, Viewpoint from) {
        viewpoint = from;
        places = UnlurPlaces.of(layout, look);
        panZoom = new PanZoom(places.board());
        aim = new Aim(panZoom, new PointedCell(), taps);
        boardLayer = new PanZoomLayer(panZoom);
        boardLayer.addCaptureListener(new PanZoomGestures(panZoom, boardLayer));
        ground().addActor(boardLayer);
        if (places.nearPlate() != null) addTable();
        PanZoomLayer onBoard = new PanZoomLayer(panZoom);
        onBoard.setTouchable(Touchable.disabled);
        for (Group each : List.of(marksLayer, ghostLayer, movingLayer)) onBoard.addActor(each);
        addActor(onBoard);
        addActor(aboveLayer);
        if (places.zoom() == null) return;
        zoomButton = new ZoomButton(look, panZoom, taps::tapped);
        zoomButton.setPosition(places.zoom().x, places.zoom().y);
        addActor(zoomButton);
        panZoom.watch(new Sighted());
    }

    private void addTable() {
        nearPlate = addPlate(places.nearPlate());
        farPlate = addPlate(places.farPlate());
        contract = new ContractActor(look, places, taps::tapped);
        ground().addActor(contract);
        if (places.lineGoal() == null) return;
        lineGoal = new GoalActor(look, GoalActor.Goal.LINE, places.lineGoal());
        yGoal = new GoalActor(look, GoalActor.Goal.Y, places.yGoal());
        ground().addActor(lineGoal);
        ground().addActor(yGoal);
    }

    private SeatPlate addPlate(Rectangle box) {
        SeatPlate plate = new SeatPlate(look, SeatPlate.Form.LINE, markOf(Position.NOBODY));
        plate.setBounds(box.x, box.y, box.width, box.height);
        ground().addActor(plate);
        return plate;
    }

    @Override
    public void show(Position position, int move) {
        finish();
        shown = (UnlurPosition) position.copy();
        lastMove = move;
        layBoard();
        movingLayer.clearChildren();
        aboveLayer.clearChildren();
        marksLayer.clearChildren();
        board.show(shown);
        if (shown.decisiveStone() >= 0) marksLayer.addActor(new Victory(boardLook, grid, board, shown));
        int last = cellOf(lastMove);
        if (last >= 0) marksLayer.addActor(board.lastMark(last, shown.colour(last)));
        if (contract != null) showContract();
        markPointed();
    }

    /** Where a board of another size than wanted lies, or of another scale than it is seen at, another comes onto the table. */
    private void layBoard() {
        boolean another = grid == null || grid.board() != shown.board();
        if (!another && isLaidAsSeen()) return;
        if (another && zoomButton != null) {
            panZoom.lay(places.board(), Math.max(1, EASY_CELL / HexGrid.fitting(shown.board(), places.board(), look).cell()));
            zoomButton.update();
        }
        boardLook = look.enlarged(panZoom.scale());
        grid = HexGrid.fitting(shown.board(), places.board(), boardLook);
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

    private void showContract() {
        contract.show(shown);
        if (lineGoal == null) return;
        boolean taken = !shown.isContract() && viewpoint.you() != Position.NOBODY;
        yGoal.setOwn(taken && viewpoint.you() == shown.black());
        lineGoal.setOwn(taken && viewpoint.you() != shown.black());
    }

    private int cellOf(int move) {
        return move == NO_MOVE || UnlurMove.isPass(move) ? -1 : shown.board().cell(UnlurMove.row(move), UnlurMove.column(move));
    }

    private int cellOf(String place) {
        int move = UnlurMove.read(place);
        return move < 0 || UnlurMove.isPass(move) ? -1 : shown.board().cell(UnlurMove.row(move), UnlurMove.column(move));
    }

    @Override
    public void animate(Position before, int move, Position after, Runnable settled) {
        show(before, NO_MOVE);
        mark(null);
        UnlurPosition from = (UnlurPosition) before;
        UnlurPosition to = (UnlurPosition) after.copy();
        animation = new MoveAnimation(look, movingLayer, aboveLayer, () -> {
            animation = null;
            show(to, move);
            settled.run();
        });
        if (UnlurMove.isPass(move)) animatePass(to);
        else animation.drop(new StoneActor(boardLook, grid, cellOf(move), from.colourToPut()));
        if (to.decisiveStone() >= 0) animation.finishWith(new Victory(boardLook, grid, board, to));
        animation.start();
        if (zoomButton != null) bringIntoSight(move, to);
    }

    /** A stone that is put outside what is seen, and the whole board at the end. */
    private void bringIntoSight(int move, UnlurPosition after) {
        if (after.decisiveStone() >= 0 && !panZoom.isFitted()) zoomButton.glide(panZoom.whole());
        else if (!UnlurMove.isPass(move) && !panZoom.sees(tile(cellOf(move)))) zoomButton.glide(showing(cellOf(move)));
    }

    private Rectangle tile(int cell) {
        return grid.tile(cell, boardLook);
    }

    /** With its neighbours. */
    private PanZoom.View showing(int cell) {
        return panZoom.showing(tile(cell), grid.cell() * panZoom.scale());
    }

    /** Follows the view on the board. */
    private final class Sighted implements PanZoom.Watcher {
        @Override
        public void moved() {
            taps.shifted();
        }

        @Override
        public void rested() {
            zoomButton.update();
            if (animation == null && shown != null && !isLaidAsSeen()) {
                show(shown, lastMove);
                markHint();
            }
            taps.rearranged();
        }
    }

    @Override
    public PanZoom panZoom() {
        return zoomButton == null ? null : panZoom;
    }

    @Override
    public boolean arrange(String place) {
        if (!place.equals(ZoomButton.PLACE)) return false;
        int last = cellOf(lastMove);
        zoomButton.toggle(last >= 0 ? tile(last) : places.board());
        return true;
    }

    private void animatePass(UnlurPosition after) {
        List<Actor> edges = new ArrayList<>();
        UnlurBoard cells = after.board();
        for (int at = 0; at < cells.cells(); at++) if (!cells.isInner(at)) edges.add(board.tile("hex-shut", at, Color.WHITE.cpy()));
        board.setEdgesClosed(false);
        animation.open(edges);
        if (nearPlate == null) return;
        Rectangle box = places.pass();
        for (int seat = 0; seat < 2; seat++) {
            SeatPlate plate = seat == viewpoint.nearSeat() ? nearPlate : farPlate;
            Rectangle to = plate.markBox();
            to.x += plate.getX();
            to.y += plate.getY();
            Picture mark = new Picture(look.art().region(seat == after.black() ? "mark-black" : "mark-white"));
            mark.setBounds(look.snap(box.x + box.width / 2 - to.width / 2), look.snap(box.y + box.height / 2 - to.height / 2), to.width, to.height);
            animation.take(mark, to);
        }
    }

    @Override
    public void finish() {
        if (animation != null) animation.finish();
    }

    @Override
    public void mark(Selection selection) {
        choosing = selection != null;
        if (contract != null) contract.setAvailable(choosing);
        markPointed();
    }

    private void pointAt(int cell) {
        pointed = cell;
        asking = false;
        markPointed();
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
        ghost.show(isOffered(pointed) ? pointed : -1, shown.colourToPut(), asking);
    }

    private boolean isOffered(int cell) {
        return choosing && cell >= 0 && shown.isOpen(cell);
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
    public void seats(List<Plate> plates) {
        if (nearPlate == null) return;
        nearPlate.setMark(markOf(viewpoint.nearSeat()));
        nearPlate.show(plates.get(viewpoint.nearSeat()), List.of());
        farPlate.setMark(markOf(1 - viewpoint.nearSeat()));
        farPlate.show(plates.get(1 - viewpoint.nearSeat()), List.of());
    }

    private String markOf(int seat) {
        if (seat == Position.NOBODY || shown == null || shown.isContract()) return "mark-none";
        return seat == shown.black() ? "mark-black" : "mark-white";
    }

    @Override
    public Prompt prompt(Selection selection) {
        if (shown.isContract()) {
            int stones = shown.stoneCount();
            Message heading = stones == 0 ? Message.of("unlur.prompt.contractEmpty") : Message.of("unlur.prompt.contract", stones);
            boolean onlyPass = selection.matching().size() == 1;
            return new Prompt(heading, Message.of(onlyPass ? "unlur.prompt.mustPass" : "unlur.prompt.add"));
        }
        boolean black = shown.mover() == shown.black();
        String who = viewpoint.you() == Position.NOBODY ? "unlur.prompt.turn." : "unlur.prompt.you.";
        return new Prompt(Message.of(who + (black ? "black" : "white")), Message.of(black ? "unlur.prompt.y" : "unlur.prompt.line"));
    }

    @Override
    public void hint(List<String> spokenOf) {
        hinted = spokenOf;
        markHint();
        if (zoomButton == null) return;
        for (String place : hinted) if (cellOf(place) >= 0 && !panZoom.sees(tile(cellOf(place)))) zoomButton.glide(showing(cellOf(place)));
    }

    private void markHint() {
        board.clearHint();
        if (contract != null) contract.setHinted(hinted.contains(PASS));
        for (String place : hinted) if (cellOf(place) >= 0) board.hint(cellOf(place));
    }

    @Override
    public List<Area> areas() {
        List<Area> areas = UnlurAreas.of(shown);
        if (zoomButton != null) areas.addAll(zoomButton.areas());
        return areas;
    }

    @Override
    public Message label(String place, Selection selection) {
        if (place.equals(ZoomButton.PLACE)) return zoomButton.label();
        int cell = cellOf(place);
        if (cell < 0) return UnlurWords.passing(shown);
        Message step = selection == null ? null : decisiveStep(place, selection);
        return step != null ? step : UnlurWords.cell(shown, cell);
    }

    /** What a stone that ends the game does; null for every other place. */
    private static Message decisiveStep(String place, Selection selection) {
        for (Choice choice : selection.matching()) {
            Step step = choice.steps().get(0);
            if (step.place().equals(place)) return step.label().key().equals("unlur.target.put") ? null : step.label();
        }
        return null;
    }

    @Override
    public Rectangle bounds(String place) {
        if (place.equals(ZoomButton.PLACE)) return zoomButton.bounds();
        int cell = cellOf(place);
        if (cell >= 0) return panZoom.seen(tile(cell));
        if (contract == null || !place.equals(PASS)) throw new IllegalArgumentException(place);
        return new Rectangle(places.pass());
    }
}
