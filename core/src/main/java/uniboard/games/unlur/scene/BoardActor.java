package uniboard.games.unlur.scene;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import uniboard.games.unlur.UnlurBoard;
import uniboard.games.unlur.UnlurPosition;
import uniboard.games.unlur.UnlurSides;
import uniboard.stage.kit.Layer;
import uniboard.stage.kit.Picture;
import uniboard.stage.kit.Settings;
import uniboard.stage.kit.TextActor;
import uniboard.stage.kit.UiContext;
import uniboard.text.Direction;
import uniboard.text.TextStyle;

/** The board with all that rests on it: frame, tiles, hatched edges, stones and what a hint speaks of. Covers the whole scene. */
final class BoardActor extends Group {
    /** Room to the left of the board for the rows' letters. */
    static final float LETTERS = 22;
    /** The least width of a cell beside which a letter, and in which a name, can be read. */
    private static final float ROOM_FOR_LETTER = 26;
    private static final float ROOM_FOR_NAME = 26;

    private static final Color INK = new Color(0x2A1C0CFF);
    private static final Color NAME = new Color(0x2A1C0CB8);
    private static final Color ON_BLACK = new Color(0xF4E6C8FF);
    private static final Color ON_WHITE = new Color(0x2B2620FF);
    private static final float DARKER_TILE = 0.16f;
    private static final float DARKER_STONE = 0.86f;
    private static final float STONE = 0.92f;
    /** How far the brass lies beyond the corner cells, from the well's edge (0) to the frame's (1). */
    private static final float INLAY = 0.5f;
    /** In cells. */
    private static final float BEAD = 0.15f;
    private static final float LEAST_BEAD = 4.5f;
    private static final float BEAD_STEP = 0.28f;
    private static final float BAR = 0.4f;
    private static final float BAR_STEP = 0.56f;

    private final UiContext look;
    private final HexGrid grid;
    /** CSS pixels of the board's unit. */
    private final float scale;
    private final Group edges = Layer.untouched();
    private final Group darkness = Layer.untouched();
    private final Group stones = Layer.untouched();
    private final Group marks = Layer.untouched();

    /**
     * @param scale   how many times larger the board is seen than it is laid out
     * @param letters whether there is room for the rows' letters
     */
    BoardActor(UiContext look, HexGrid grid, float scale, boolean letters) {
        this.look = look;
        this.grid = grid;
        this.scale = scale;
        setTransform(false);
        addActor(new FrameActor(look, grid));
        for (int side = 0; side < UnlurSides.COUNT; side++) addInlay(side);
        for (int at = 0; at < grid.board().cells(); at++) addTile(at);
        for (int at = 0; at < grid.board().cells(); at++) if (!grid.board().isInner(at)) edges.addActor(tile("hex-shut", at, Color.WHITE));
        for (Group group : new Group[] {edges, darkness, stones, marks}) addActor(group);
        if (letters && hasLetters(look, grid.cell())) addLetters();
    }

    /** Whether the rows of a board with cells so wide bear letters outside the frame. */
    static boolean hasLetters(UiContext look, float cell) {
        return cell >= ROOM_FOR_LETTER && !look.coordinates().equals(Settings.OFF);
    }

    @Override
    public Actor hit(float x, float y, boolean touchable) {
        return grid.cellAt(x, y) >= 0 ? this : null;
    }

    /** A picture of a tile's shape, over a cell. */
    Picture tile(String picture, int at, Color tint) {
        Rectangle box = grid.tile(at, look);
        Picture tile = new Picture(look.art().region(picture), tint);
        tile.setBounds(box.x, box.y, box.width, box.height);
        return tile;
    }

    private void addTile(int at) {
        UnlurBoard board = grid.board();
        boolean knotted = (board.row(at) * 5 + board.column(at) * 3) % 7 < 3;
        addActor(tile(knotted ? "hex-b" : "hex", at, look.theme().dim()));
        if (look.theme().outline() != null) addActor(tile("hex-edge", at, INK));
        if (look.coordinates().equals(Settings.ON) && grid.cell() * scale >= ROOM_FOR_NAME) addName(at);
    }

    private void addName(int at) {
        Rectangle box = grid.tile(at, look);
        TextActor name = new TextActor(look, TextStyle.SANS, UiContext.SMALL / scale, NAME, TextActor.Place.CENTRE,
            Direction.LEFT_TO_RIGHT);
        name.line(grid.board().name(at));
        name.setBounds(box.x, box.y, box.width, box.height);
        addActor(name);
    }

    /** Beads on the first, third and fifth side, bars on the others: a Y needs three alike. */
    static boolean hasBeads(int side) {
        return side % 2 == 0;
    }

    private void addInlay(int side) {
        float beyond = HexGrid.WELL + (grid.rim() - HexGrid.WELL) * INLAY;
        Vector2 from = grid.corner(beyond, side);
        Vector2 to = grid.corner(beyond, side + 1);
        boolean beads = hasBeads(side);
        float width = beads ? Math.max(LEAST_BEAD, BEAD * grid.cell()) : BAR * grid.cell();
        float height = beads ? width : Math.max(3, width * 0.35f);
        float length = from.dst(to) * 0.8f;
        int count = Math.max(2, (int) (length / ((beads ? BEAD_STEP : BAR_STEP) * grid.cell())));
        for (int i = 0; i < count; i++) {
            float part = 0.1f + 0.8f * (i + 0.5f) / count;
            Picture brass = new Picture(look.art().region(beads ? "bead" : "bar"), look.theme().dim());
            float x = from.x + (to.x - from.x) * part;
            float y = from.y + (to.y - from.y) * part;
            brass.setBounds(x - width / 2, y - height / 2, width, height);
            brass.setOrigin(width / 2, height / 2);
            if (!beads) brass.setRotation(HexGrid.rotation(side));
            addActor(brass);
        }
    }

    private void addLetters() {
        UnlurBoard board = grid.board();
        for (int row = 0; row < board.rows(); row++) {
            int first = board.cell(row, 0);
            float size = LETTERS - 4;
            float right = grid.x(first) - (grid.rim() + 0.12f) * grid.cell();
            TextActor letter = new TextActor(look, TextStyle.SANS, UiContext.SMALL / scale, look.theme().softInk(), TextActor.Place.CENTRE,
                Direction.LEFT_TO_RIGHT);
            letter.line(board.name(first).substring(0, 1));
            letter.setBounds(right - size, grid.y(first) - size / 2, size, size);
            addActor(letter);
        }
    }

    /** Shows a position at once. */
    void show(UnlurPosition position) {
        stones.clearChildren();
        darkness.clearChildren();
        marks.clearChildren();
        edges.setVisible(position.isContract());
        boolean over = position.decisiveStone() >= 0;
        for (int at = 0; at < grid.board().cells(); at++) {
            if (over) darkness.addActor(tile("hex-fill", at, new Color(INK.r, INK.g, INK.b, DARKER_TILE)));
            if (position.colour(at) == UnlurPosition.EMPTY) continue;
            StoneActor stone = new StoneActor(look, grid, at, position.colour(at));
            if (over) stone.darken(DARKER_STONE);
            stones.addActor(stone);
        }
    }

    void setEdgesClosed(boolean closed) {
        edges.setVisible(closed);
    }

    void clearHint() {
        marks.clearChildren();
    }

    void hint(int at) {
        marks.addActor(tile("hex-hint", at, Color.WHITE));
    }

    /** The ring that marks the stone put last. */
    Picture lastMark(int at, int colour) {
        Rectangle box = grid.square(at, STONE, look);
        Picture ring = new Picture(look.art().region("stone-ring"), colour == UnlurPosition.BLACK ? ON_BLACK : ON_WHITE);
        ring.setBounds(box.x, box.y, box.width, box.height);
        return ring;
    }
}
