package uniboard.games.onitama.scene;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import uniboard.games.onitama.OnitamaSquare;
import uniboard.stage.kit.Layer;
import uniboard.stage.kit.PatchPicture;
import uniboard.stage.kit.Picture;
import uniboard.stage.kit.Settings;
import uniboard.stage.kit.TextActor;
import uniboard.stage.kit.UiContext;
import uniboard.stage.scene.DragGesture;
import uniboard.text.Direction;
import uniboard.text.TextStyle;

/** The wooden board: frame, squares, temple arches, and a layer for marks. Frame: CSS pixels from the board's lower left corner. */
final class BoardActor extends Group {
    private static final Color GROOVE = new Color(0x3B2512FF);
    private static final Color FRAME_INK = new Color(0xEFDDBEFF);
    private static final float SHADOW_SPREAD = 48;
    /** The frame's breadth in parts of the board's side. */
    private static final float FRAME = 32f / 704;
    private static final float ROOM_FOR_COORDINATES = 480;

    private final UiContext look;
    private final float frame;
    private final float square;
    /** The seat whose home row is at the near edge. */
    private final int nearSeat;
    /** Names of files and ranks on the squares, where the frame has no room for them; painted once they are to be seen. */
    private final Group within = Layer.untouched();
    private final boolean isNamedWithin;
    private final boolean isAlwaysNamed;
    private final Group marks = Layer.untouched();

    BoardActor(UiContext look, float side, int nearSeat, DragGesture.Hand hand) {
        this.look = look;
        this.nearSeat = nearSeat;
        setTransform(false);
        setSize(side, side);
        boolean coordinates = side >= ROOM_FOR_COORDINATES && !look.coordinates().equals(Settings.OFF);
        float plainFrame = coordinates ? side * FRAME : 10;
        // Whole physical pixels a square, so that no seam differs from the next.
        square = (float) Math.floor((side - 2 * plainFrame) / OnitamaSquare.SIZE * look.density()) / look.density();
        frame = look.snap((side - OnitamaSquare.SIZE * square) / 2);
        addGround();
        for (int at = 0; at < OnitamaSquare.COUNT; at++) addSquare(at, hand);
        if (look.theme().outline() != null) addLines();
        for (int seat = 0; seat < 2; seat++) addArch(seat);
        if (coordinates) addCoordinates();
        isNamedWithin = !coordinates && !look.coordinates().equals(Settings.OFF);
        addActor(within);
        isAlwaysNamed = look.coordinates().equals(Settings.ON);
        addActor(marks);
    }

    /** The square at a point of the board, or -1. */
    int at(float x, float y) {
        for (int at = 0; at < OnitamaSquare.COUNT; at++) if (box(at).contains(x, y)) return at;
        return -1;
    }

    /** The square's box. */
    Rectangle box(int at) {
        int file = OnitamaSquare.file(at);
        int rank = OnitamaSquare.rank(at);
        if (nearSeat == 1) {
            file = OnitamaSquare.SIZE - 1 - file;
            rank = OnitamaSquare.SIZE - 1 - rank;
        }
        return new Rectangle(frame + file * square, frame + rank * square, square, square);
    }

    /** @param named whether words speak of squares by their names */
    void name(boolean named) {
        boolean isSeen = isNamedWithin && (named || isAlwaysNamed);
        if (isSeen && !within.hasChildren()) addCoordinatesWithin();
        within.setVisible(isSeen);
    }

    void clearMarks() {
        marks.clearChildren();
    }

    void mark(String picture, int at) {
        Rectangle box = box(at);
        Picture mark = new Picture(look.art().region(picture));
        mark.setBounds(box.x, box.y, box.width, box.height);
        marks.addActor(mark);
    }

    private void addGround() {
        PatchPicture shadow = new PatchPicture(look.art().patch("shadow-board"), look.theme().shade(), SHADOW_SPREAD, SHADOW_SPREAD,
            SHADOW_SPREAD, SHADOW_SPREAD);
        shadow.setSize(getWidth(), getHeight());
        addActor(shadow);
        PatchPicture wood = new PatchPicture(look.art().patch("frame"), look.theme().dim());
        wood.setSize(getWidth(), getHeight());
        addActor(wood);
        Picture groove = new Picture(look.art().region("pixel"), GROOVE.cpy().mul(look.theme().dim()));
        float margin = Math.max(2, 3 * getWidth() / 704);
        groove.setBounds(frame - margin, frame - margin, OnitamaSquare.SIZE * square + 2 * margin,
            OnitamaSquare.SIZE * square + 2 * margin);
        addActor(groove);
    }

    /** Around the board, and between squares that differ by their wood alone. */
    private void addLines() {
        PatchPicture edge = new PatchPicture(look.art().patch("outline"), look.theme().line());
        edge.setSize(getWidth(), getHeight());
        addActor(edge);
        for (int i = 1; i < OnitamaSquare.SIZE; i++) {
            addLine(frame + i * square, frame, 1, OnitamaSquare.SIZE * square);
            addLine(frame, frame + i * square, OnitamaSquare.SIZE * square, 1);
        }
    }

    private void addLine(float x, float y, float width, float height) {
        Picture line = new Picture(look.art().region("pixel"), GROOVE);
        line.setBounds(x, y, width, height);
        addActor(line);
    }

    private void addSquare(int at, DragGesture.Hand hand) {
        Rectangle box = box(at);
        int file = OnitamaSquare.file(at);
        int rank = OnitamaSquare.rank(at);
        Picture wood = new Picture(look.art().region((file + rank) % 2 == 0 ? "square-b" : "square"), look.theme().dim());
        wood.setBounds(box.x, box.y, box.width, box.height);
        wood.setOrigin(box.width / 2, box.height / 2);
        // The grain runs with the ranks; a turned plank now and then keeps it from repeating.
        if ((file * 7 + rank * 3) % 4 == 3) wood.setScale(-1, 1);
        wood.setTouchable(Touchable.enabled);
        wood.setName(OnitamaSquare.name(at));
        wood.addListener(new DragGesture(OnitamaSquare.name(at), hand));
        addActor(wood);
    }

    private void addArch(int seat) {
        Rectangle box = box(OnitamaSquare.arch(seat));
        Picture arch = new Picture(look.art().region("arch"), look.theme().dim());
        arch.setBounds(box.x, box.y, box.width, box.height);
        arch.setOrigin(box.width / 2, box.height / 2);
        if (seat != nearSeat) arch.setRotation(180);
        addActor(arch);
    }

    private void addCoordinates() {
        for (int i = 0; i < OnitamaSquare.SIZE; i++) {
            Rectangle file = box(OnitamaSquare.of(i, nearSeat == 0 ? 0 : 4));
            coordinate(String.valueOf((char) ('a' + i)), file.x, 0, square, frame);
            Rectangle rank = box(OnitamaSquare.of(nearSeat == 0 ? 0 : 4, i));
            coordinate(Integer.toString(i + 1), 0, rank.y, frame, square);
        }
    }

    /** In the corners of the squares at the near and the left edge. */
    private void addCoordinatesWithin() {
        float size = UiContext.SMALL + 4;
        for (int i = 0; i < OnitamaSquare.SIZE; i++) {
            Rectangle file = box(OnitamaSquare.of(i, nearSeat == 0 ? 0 : 4));
            letter(String.valueOf((char) ('a' + i)), file.x + file.width - size, file.y, size, UiContext.SMALL, GROOVE);
            Rectangle rank = box(OnitamaSquare.of(nearSeat == 0 ? 0 : 4, i));
            letter(Integer.toString(i + 1), rank.x, rank.y + rank.height - size, size, UiContext.SMALL, GROOVE);
        }
    }

    private void letter(String text, float x, float y, float box, float size, Color ink) {
        TextActor letter = new TextActor(look, TextStyle.SANS_BOLD, size, ink, TextActor.Place.CENTRE, Direction.LEFT_TO_RIGHT).line(text);
        letter.setBounds(x, y, box, box);
        within.addActor(letter);
    }

    private void coordinate(String text, float x, float y, float width, float height) {
        TextActor coordinate = new TextActor(look, TextStyle.SANS, Math.min(UiContext.BODY, frame * 0.5f), FRAME_INK,
            TextActor.Place.CENTRE,
            Direction.LEFT_TO_RIGHT);
        coordinate.line(text);
        coordinate.setBounds(x, y, width, height);
        addActor(coordinate);
    }
}
