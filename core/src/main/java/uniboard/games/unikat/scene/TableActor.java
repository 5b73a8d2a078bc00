package uniboard.games.unikat.scene;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.InputEvent;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.utils.ClickListener;
import java.util.ArrayList;
import java.util.List;
import uniboard.games.unikat.UnikatPosition;
import uniboard.stage.kit.Look;
import uniboard.stage.kit.PatchPicture;
import uniboard.stage.kit.Picture;
import uniboard.stage.kit.TextActor;
import uniboard.stage.scene.PanZoom;
import uniboard.stage.scene.PanZoomGestures;
import uniboard.stage.scene.PanZoomLayer;
import uniboard.stage.scene.SceneHost;
import uniboard.text.Direction;
import uniboard.text.TextStyle;

/**
 * The cards on the table with what is said of them: the chain under way, what was laid last, and where a card may be laid. The content's
 * frame has the start card's middle in its origin.
 */
final class TableActor extends Group {
    /** Of a cell and of the card in it, in the content's frame. */
    static final float CELL = 78;
    private static final float CARD = 72;
    /** Of the table seen from near by itself, in CSS pixels. */
    private static final float NEAR_CELL = 48;
    private static final float RING = 3;
    private static final float DISC = 24;
    private static final float BEAD = 15;
    private static final Color RECENT = new Color(0x7B4F12B3);

    private final Look look;
    private final Framing framing;
    private final PanZoom panZoom;
    private final PanZoomLayer content;
    private final Group cards = layer();
    private final Group marks = layer();
    private final Group hints = layer();
    private final Actor field = new Actor();
    private boolean small;
    private Rectangle lastCell = cell(0, 0);
    /** Of each card the row and the column of three cells around it: there something lies or may be laid. */
    private final List<Rectangle> takenUp = new ArrayList<>();

    /** @param room in the scene's frame */
    TableActor(Look look, Rectangle room, Framing framing, SceneHost host) {
        this.look = look;
        this.framing = framing;
        setTransform(false);
        panZoom = new PanZoom(room);
        content = new PanZoomLayer(panZoom);
        content.addCaptureListener(new PanZoomGestures(panZoom, content));
        content.addActor(field);
        content.addActor(cards);
        content.addActor(marks);
        content.addActor(hints);
        addActor(content);
        field.addListener(new ClickListener() {
            @Override
            public void clicked(InputEvent event, float x, float y) {
                // Whoever swipes over the table taps nothing.
                if (inTapSquare(x, y)) host.tapped(cellAt(field.getX() + x, field.getY() + y).place());
            }
        });
    }

    private static Group layer() {
        Group layer = new Group();
        layer.setTransform(false);
        layer.setTouchable(Touchable.disabled);
        return layer;
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

    static Rectangle cell(int x, int y) {
        return new Rectangle((x - 0.5f) * CELL, (y - 0.5f) * CELL, CELL, CELL);
    }

    private static Rectangle card(int x, int y) {
        return new Rectangle(x * CELL - CARD / 2, y * CELL - CARD / 2, CARD, CARD);
    }

    /** Where a card on the cell is seen, in the scene's frame. */
    Rectangle seenCard(int x, int y) {
        return panZoom.seen(card(x, y));
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
            cards.addActor(new CardActor(look, position.laidCard(i)).at(card(position.laidX(i), position.laidY(i))));
        }
        pinStart();
        for (int i = Math.max(1, recentFrom); i < chain; i++) ring("ring", RECENT, position, i);
        showChain(position, chain);
        lastCell = cell(position.laidX(count - 1), position.laidY(count - 1));
        reach(position);
        comeNearer();
    }

    private void pinStart() {
        Picture pin = new Picture(look.art().region("pin"), look.theme().dim());
        pin.setBounds(-8, CARD / 2 - 11, 16, 18);
        cards.addActor(pin);
    }

    private void ring(String name, Color colour, UnikatPosition position, int index) {
        PatchPicture ring = new PatchPicture(look.art().patch(name), colour, RING, RING, RING, RING);
        Rectangle box = card(position.laidX(index), position.laidY(index));
        ring.setBounds(box.x, box.y, box.width, box.height);
        cards.addActor(ring);
    }

    /** Rings, beads where one card leads to the next, and numbers in the order laid. */
    private void showChain(UnikatPosition position, int first) {
        for (int i = first; i < position.laidCount(); i++) ring("chain-ring", Color.WHITE, position, i);
        for (int i = first; i < position.laidCount(); i++) {
            float x = position.laidX(i) * CELL;
            float y = position.laidY(i) * CELL;
            if (i > first) {
                float beadX = (x + position.laidX(i - 1) * CELL) / 2;
                float beadY = (y + position.laidY(i - 1) * CELL) / 2;
                cards.addActor(picture("chain-bead", beadX, beadY, BEAD));
            }
            cards.addActor(picture("chain-disc", x - CARD / 2 + 2, y + CARD / 2 - 2, DISC));
            TextActor number = new TextActor(look, TextStyle.SANS_BOLD, Look.BODY, Color.WHITE, TextActor.Place.CENTRE,
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
        int border = framing.border();
        int left = -framing.across();
        int right = framing.across();
        int bottom = -framing.up();
        int top = framing.up();
        takenUp.clear();
        for (int i = 0; i < position.laidCount(); i++) {
            Rectangle cell = cell(position.laidX(i), position.laidY(i));
            takenUp.add(new Rectangle(cell.x - CELL, cell.y, 3 * CELL, CELL));
            takenUp.add(new Rectangle(cell.x, cell.y - CELL, CELL, 3 * CELL));
            left = Math.min(left, position.laidX(i) - border);
            right = Math.max(right, position.laidX(i) + border);
            bottom = Math.min(bottom, position.laidY(i) - border);
            top = Math.max(top, position.laidY(i) + border);
        }
        Rectangle extent = new Rectangle((left - 0.5f) * CELL, (bottom - 0.5f) * CELL, (right - left + 1) * CELL,
            (top - bottom + 1) * CELL);
        field.setBounds(extent.x, extent.y, extent.width, extent.height);
        panZoom.lay(extent, framing.largestCell() / CELL);
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

    /** The first time that cells would be too small to be tapped the table is seen from nearer, around the card laid last. */
    private void comeNearer() {
        boolean nowSmall = panZoom.canZoom() && panZoom.whole().scale() * CELL < framing.leastCell();
        if (nowSmall && !small) {
            float scale = NEAR_CELL / CELL;
            Rectangle room = panZoom.room();
            panZoom.set(new PanZoom.View(scale, room.x + room.width / 2 - (lastCell.x + CELL / 2) * scale,
                room.y + room.height / 2 - (lastCell.y + CELL / 2) * scale));
        }
        small = nowSmall;
    }

    /** The cell of the card laid last. */
    Rectangle lastCell() {
        return lastCell;
    }

    void clearPlaces() {
        marks.clearChildren();
    }

    /** @param earning whether the card would earn the extra move there */
    void addPlace(int x, int y, boolean earning) {
        Rectangle box = card(x, y);
        Picture place = new Picture(look.art().region(earning ? "may-extra" : "may"));
        place.setBounds(box.x, box.y, box.width, box.height);
        marks.addActor(place);
    }

    /** A place that is chosen before a card is. */
    void addChosen(int x, int y) {
        addRing(marks, x, y, look.theme().good());
    }

    void clearHint() {
        hints.clearChildren();
    }

    void addHint(int x, int y) {
        addRing(hints, x, y, Look.HINT);
    }

    private void addRing(Group layer, int x, int y, Color colour) {
        Rectangle box = card(x, y);
        PatchPicture ring = new PatchPicture(look.art().patch("ring"), colour, RING, RING, RING, RING);
        ring.setBounds(box.x, box.y, box.width, box.height);
        layer.addActor(ring);
    }
}
