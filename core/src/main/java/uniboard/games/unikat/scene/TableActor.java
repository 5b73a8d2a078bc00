package uniboard.games.unikat.scene;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.InputEvent;
import com.badlogic.gdx.scenes.scene2d.utils.ClickListener;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import uniboard.game.Message;
import uniboard.games.unikat.UnikatCard;
import uniboard.games.unikat.UnikatMove;
import uniboard.games.unikat.UnikatPlace;
import uniboard.games.unikat.UnikatPosition;
import uniboard.stage.kit.AccessibilityTree.Region.Kind;
import uniboard.stage.kit.Layer;
import uniboard.stage.kit.PatchPicture;
import uniboard.stage.kit.Picture;
import uniboard.stage.kit.TextActor;
import uniboard.stage.kit.UiContext;
import uniboard.stage.scene.PanZoom;
import uniboard.stage.scene.PanZoomGestures;
import uniboard.stage.scene.PanZoomLayer;
import uniboard.stage.scene.SceneHost;
import uniboard.stage.scene.SceneRegion;
import uniboard.text.Direction;
import uniboard.text.TextStyle;

/**
 * The cards on the table with what is said of them: the chain under way, what was laid last, and where a card may be laid. The content's
 * frame has the start card's middle in its origin.
 */
final class TableActor extends Group {
    /** Of a cell and of the card in it, in the content's frame. */
    private static final float CELL = 78;
    private static final float CARD = 72;
    private static final float RING = 3;
    private static final float DISC = 24;
    private static final float BEAD = 15;
    /** Around what comes into view, in CSS pixels. */
    private static final float MARGIN = 12;

    private final UiContext look;
    private final Framing framing;
    private final PanZoom panZoom;
    private final Group cards = Layer.untouched();
    private final Group marks = Layer.untouched();
    private final Group hints = Layer.untouched();
    private final Actor field = new Actor();
    /** With a card or beside one, by their names, in reading order. */
    private final Map<String, Cell> cells = new LinkedHashMap<>();
    /** Of the card laid last. */
    private Cell last = new Cell(0, 0);
    /** Of each card the row and the column of three cells around it: there something lies or may be laid. */
    private final List<Rectangle> takenUp = new ArrayList<>();
    /** How far the cells with names reach. */
    private Extent named;

    /** @param room in the scene's frame */
    TableActor(UiContext look, Rectangle room, Framing framing, SceneHost host) {
        this.look = look;
        this.framing = framing;
        setTransform(false);
        panZoom = new PanZoom(room);
        PanZoomLayer content = new PanZoomLayer(panZoom);
        content.addCaptureListener(new PanZoomGestures(panZoom, content));
        for (Actor each : List.of(field, cards, marks, hints)) content.addActor(each);
        addActor(content);
        // A tap far from all cards is answered too.
        float reach = (UnikatMove.REACH + 0.5f) * CELL;
        field.setBounds(-reach, -reach, 2 * reach, 2 * reach);
        field.addListener(new ClickListener() {
            @Override
            public void clicked(InputEvent event, float x, float y) {
                // A swipe over the table is no tap.
                if (inTapSquare(x, y)) host.tapped(cellAt(field.getX() + x, field.getY() + y).place());
            }
        });
    }

    PanZoom panZoom() {
        return panZoom;
    }

    private static Cell cellAt(float x, float y) {
        return new Cell((int) Math.floor(x / CELL + 0.5f), (int) Math.floor(y / CELL + 0.5f));
    }

    /** The cell seen at a place of the scene; null outside the room. */
    Cell seenAt(float x, float y) {
        if (!panZoom.room().contains(x, y)) return null;
        PanZoom.View view = panZoom.view();
        return cellAt((x - view.x()) / view.scale(), (y - view.y()) / view.scale());
    }

    private static Rectangle box(Cell cell) {
        return new Rectangle((cell.x() - 0.5f) * CELL, (cell.y() - 0.5f) * CELL, CELL, CELL);
    }

    private static Rectangle card(Cell cell) {
        return new Rectangle(cell.x() * CELL - CARD / 2, cell.y() * CELL - CARD / 2, CARD, CARD);
    }

    /** Where a card on the cell is seen, in the scene's frame. */
    Rectangle seenCard(Cell cell) {
        return panZoom.seen(card(cell));
    }

    /** Whether the cell is seen as a whole. */
    boolean sees(Cell cell) {
        return panZoom.sees(box(cell));
    }

    /** The nearest view in which it is. */
    PanZoom.View showing(Cell cell) {
        return panZoom.showing(box(cell), MARGIN);
    }

    /** The cell with a card or beside one that has that name, or null. */
    Cell cell(String place) {
        return cells.get(place);
    }

    /**
     * Shows the cards.
     *
     * @param recentFrom the first of the cards, in the order laid, that somebody else has laid since the viewer's last move
     */
    void show(UnikatPosition position, int recentFrom) {
        cards.clearChildren();
        marks.clearChildren();
        hints.clearChildren();
        int count = position.laidCount();
        int chain = count - position.chainLength();
        for (int i = 0; i < count; i++) {
            last = Cell.laid(position, i);
            cards.addActor(new CardActor(look, position.laidCard(i)).at(card(last)));
        }
        pinStart();
        for (int i = Math.max(1, recentFrom); i < chain; i++) ring(cards, "ring", Cell.laid(position, i), CardActor.RECENT);
        showChain(position, chain);
        nameCells(position);
        reach(position);
    }

    /** Where the first card lies. */
    Rectangle start() {
        return panZoom.seen(box(new Cell(0, 0)));
    }

    /** Shows where a card can be put beside others. */
    void outlineFree(UnikatPosition position) {
        for (Cell cell : cells.values()) {
            if (position.cardAt(cell.x(), cell.y()) == UnikatCard.NONE) ring(cards, "outline", cell, look.theme().softInk());
        }
    }

    private void nameCells(UnikatPosition position) {
        cells.clear();
        named = Extent.of(position, 1);
        for (int y = named.top(); y >= named.bottom(); y--) {
            for (int x = named.left(); x <= named.right(); x++) {
                boolean isNamed = position.cardAt(x, y) != UnikatCard.NONE || position.neighbours(x, y) > 0;
                if (isNamed) cells.put(UnikatPlace.ofCell(x, y), new Cell(x, y));
            }
        }
    }

    SceneRegion region(UnikatLabels labels) {
        SceneRegion region = new SceneRegion("board", Kind.GRID, Message.of("unikat.area.table"));
        cells.forEach((place, cell) -> region.addCell(place, named.top() - cell.y(), cell.x() - named.left(), panZoom.seen(box(cell)),
            labels.cell(cell)));
        return region;
    }

    private void pinStart() {
        Picture pin = new Picture(look.art().region("pin"), look.theme().dim());
        pin.setBounds(-8, CARD / 2 - 11, 16, 18);
        cards.addActor(pin);
    }

    private void ring(Group layer, String name, Cell cell, Color colour) {
        PatchPicture ring = new PatchPicture(look.art().patch(name), colour, RING, RING, RING, RING);
        Rectangle box = card(cell);
        ring.setBounds(box.x, box.y, box.width, box.height);
        layer.addActor(ring);
    }

    /** Rings, beads where one card leads to the next, and numbers in the order laid. */
    private void showChain(UnikatPosition position, int first) {
        for (int i = first; i < position.laidCount(); i++) ring(cards, "chain-ring", Cell.laid(position, i), Color.WHITE);
        for (int i = first; i < position.laidCount(); i++) {
            float x = position.laidX(i) * CELL;
            float y = position.laidY(i) * CELL;
            if (i > first) {
                float beadX = (x + position.laidX(i - 1) * CELL) / 2;
                float beadY = (y + position.laidY(i - 1) * CELL) / 2;
                cards.addActor(picture("chain-bead", beadX, beadY, BEAD));
            }
            cards.addActor(picture("chain-disc", x - CARD / 2 + 2, y + CARD / 2 - 2, DISC));
            TextActor number = new TextActor(look, TextStyle.SANS_BOLD, UiContext.BODY, Color.WHITE, TextActor.Place.CENTRE,
                Direction.LEFT_TO_RIGHT);
            number.line(Integer.toString(i - first + 1));
            number.setBounds(x - CARD / 2 + 2 - DISC / 2, y + CARD / 2 - 2 - DISC / 2, DISC, DISC);
            cards.addActor(number);
        }
    }

    private Picture picture(String name, float x, float y, float side) {
        Picture picture = new Picture(look.art().region(name));
        picture.setBounds(x - side / 2, y - side / 2, side, side);
        return picture;
    }

    /** What can be seen reaches somewhat beyond the position's cards. */
    void reach(UnikatPosition position) {
        takenUp.clear();
        for (int i = 0; i < position.laidCount(); i++) {
            Rectangle cell = box(Cell.laid(position, i));
            takenUp.add(new Rectangle(cell.x - CELL, cell.y, 3 * CELL, CELL));
            takenUp.add(new Rectangle(cell.x, cell.y - CELL, CELL, 3 * CELL));
        }
        Extent seen = framing.least().with(Extent.of(position, framing.border()));
        panZoom.lay(new Rectangle((seen.left() - 0.5f) * CELL, (seen.bottom() - 0.5f) * CELL, (seen.right() - seen.left() + 1) * CELL,
            (seen.top() - seen.bottom() + 1) * CELL), framing.largestCell() / CELL);
    }

    /**
     * Whether a card lies there or can be laid, in the view of everything.
     *
     * @param box in the scene's frame
     */
    boolean isTakenUp(Rectangle box) {
        PanZoom.View whole = panZoom.whole();
        Rectangle inContent = new Rectangle((box.x - whole.x()) / whole.scale(), (box.y - whole.y()) / whole.scale(),
            box.width / whole.scale(), box.height / whole.scale());
        return takenUp.stream().anyMatch(inContent::overlaps);
    }

    /** The cell of the card laid last. */
    Rectangle lastCell() {
        return box(last);
    }

    /** Shows what is chosen before a card is, and where the chosen card, or, while a chain is under way, any card may be laid. */
    void mark(Situation now) {
        marks.clearChildren();
        if (now.cell() != null) ring(marks, "ring", now.cell(), look.theme().good());
        if (now.card() != UnikatCard.NONE) light(now, now.lays(now.card()));
        else if (now.selection() != null && now.steps().isEmpty() && now.position().hasLast()) light(now, now.firstLays());
    }

    /** Lights where a card may be laid, and nothing else. */
    void light(Situation now, int card) {
        marks.clearChildren();
        light(now, now.lays(card));
    }

    private void light(Situation now, List<Integer> lays) {
        for (int lay : lays) {
            Rectangle box = card(Cell.of(lay));
            Picture place = new Picture(look.art().region(now.wouldEarn(lay) ? "may-extra" : "may"));
            place.setBounds(box.x, box.y, box.width, box.height);
            marks.addActor(place);
        }
    }

    void hint(List<String> places) {
        for (String place : places) if (cells.containsKey(place)) ring(hints, "ring", cells.get(place), UiContext.HINT);
    }
}
