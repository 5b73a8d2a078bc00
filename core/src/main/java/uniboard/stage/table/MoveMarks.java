package uniboard.stage.table;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.math.MathUtils;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import java.util.ArrayList;
import java.util.List;
import uniboard.stage.kit.AccessibilityTree;
import uniboard.stage.kit.Picture;
import uniboard.stage.kit.TableLayout;
import uniboard.stage.kit.UiContext;
import uniboard.stage.scene.SceneOutline;
import uniboard.stage.scene.ScenePlace;
import uniboard.stage.scene.SceneRegion;

/** Arrows and rings over a board for moves, on a light ground that keeps them apart from whatever lies below. */
abstract class MoveMarks extends Group {
    private static final float LEAST = 5;
    /** Of the light edge and the head of an arrow, which don't grow with its shaft beyond that. */
    private static final float SLENDER = 11;
    /** Of a place: what an arrow leaves free where it begins. */
    private static final float START = 0.28f;
    /** In parts of a slender arrow's thickness. */
    private static final float EDGE = 0.36f;
    private static final float HEAD = 1.7f;
    private static final float HEAD_EDGE = 0.8f;
    private static final float STEP = 1.15f;
    /** How wide a head is where it is widest, in parts of its size. */
    private static final float BASE = 0.9f;
    private static final float RING_EDGE = 2;

    final UiContext look;
    final TableLayout layout;

    /**
     * How a move is drawn.
     *
     * @param thick of an arrow, in parts of a place
     * @param most  of an arrow, in CSS pixels
     */
    record Stroke(Color ink, Line line, float thick, float most) {
        enum Line { SOLID, DOTTED }
    }

    /** The places of a move that are seen: cells of a board, and others. Buttons tell nothing. */
    record Seen(List<Rectangle> cells, List<Rectangle> others) {
        /** Whether it leads from one cell to another. */
        boolean isArrow() {
            return cells.size() > 1;
        }

        Rectangle from() {
            return cells.get(cells.size() - 2);
        }

        /** The last place; null if there is none. */
        Rectangle goal() {
            List<Rectangle> boxes = cells.isEmpty() ? others : cells;
            return boxes.isEmpty() ? null : boxes.get(boxes.size() - 1);
        }
    }

    MoveMarks(UiContext look, TableLayout layout) {
        this.look = look;
        this.layout = layout;
        setTransform(false);
        setTouchable(Touchable.disabled);
    }

    /** @param names of the places that a move is chosen by */
    final Seen seen(SceneOutline laid, List<String> names) {
        Seen seen = new Seen(new ArrayList<>(), new ArrayList<>());
        for (String name : names) {
            for (SceneRegion region : laid.regions()) {
                if (region.kind() == AccessibilityTree.Region.Kind.TOOLBAR) continue;
                List<Rectangle> boxes = region.kind() == AccessibilityTree.Region.Kind.GRID ? seen.cells : seen.others;
                for (ScenePlace place : region.places()) if (place.name().equals(name) && isSeen(place.box())) boxes.add(place.box());
            }
        }
        return seen;
    }

    private boolean isSeen(Rectangle box) {
        return box.x >= 0 && box.y >= 0 && box.x + box.width <= layout.width() && box.y + box.height <= layout.height();
    }

    /** Draws an arrow from one cell to another; else a ring on each place. */
    final void draw(Seen move, Stroke stroke) {
        if (move.isArrow()) {
            addArrow(move.from(), move.goal(), stroke);
            return;
        }
        for (Rectangle box : move.cells) addRing(box, stroke.ink);
        for (Rectangle box : move.others) addRing(box, stroke.ink);
    }

    private void addRing(Rectangle box, Color ink) {
        addActor(BoardMarks.ring(look, box, Color.WHITE, RING_EDGE));
        addActor(BoardMarks.ring(look, box, ink, 0));
    }

    private void addArrow(Rectangle from, Rectangle to, Stroke stroke) {
        float least = Math.min(from.width, from.height);
        float thick = Math.max(LEAST, Math.min(stroke.most, least * stroke.thick));
        float slender = Math.min(thick, SLENDER);
        float head = thick + HEAD * slender;
        float within = thick - EDGE * slender;
        float angle = MathUtils.atan2(to.y + to.height / 2 - from.y - from.height / 2, to.x + to.width / 2 - from.x - from.width / 2);
        float alongX = MathUtils.cos(angle);
        float alongY = MathUtils.sin(angle);
        float startX = from.x + from.width / 2 + least * START * alongX;
        float startY = from.y + from.height / 2 + least * START * alongY;
        float endX = to.x + to.width / 2 - head / 2 * alongX;
        float endY = to.y + to.height / 2 - head / 2 * alongY;
        float length = (float) Math.hypot(endX - startX, endY - startY);
        float inkHead = head - HEAD_EDGE * slender;
        // A thick shaft ends where the head is as wide.
        float back = Math.max(0, within / BASE - inkHead / 2 + 2);
        addShaft(startX, startY, endX - back * alongX, endY - back * alongY, thick, Color.WHITE);
        addHead(endX, endY, head, angle, Color.WHITE);
        if (stroke.line == Stroke.Line.DOTTED) {
            for (float at = thick / 2; at < length - thick / 2; at += STEP * thick) {
                add("chart-dot", startX + at * alongX, startY + at * alongY, within, stroke.ink);
            }
        } else {
            float on = 2 - back;
            addShaft(startX + 2 * alongX, startY + 2 * alongY, endX + on * alongX, endY + on * alongY, within, stroke.ink);
        }
        addHead(endX, endY, inkHead, angle, stroke.ink);
    }

    private void addShaft(float x, float y, float toX, float toY, float width, Color tint) {
        addActor(Picture.stroke(look.art().region("pixel"), tint, x, y, toX, toY, width));
    }

    /** The picture's point is below. */
    private void addHead(float x, float y, float size, float angle, Color tint) {
        Picture head = add("chart-slip", x, y, size, tint);
        head.setOrigin(size / 2, size / 2);
        head.setRotation(angle * MathUtils.radiansToDegrees + 90);
    }

    private Picture add(String region, float x, float y, float size, Color tint) {
        Picture picture = new Picture(look.art().region(region), tint);
        picture.setBounds(x - size / 2, y - size / 2, size, size);
        addActor(picture);
        return picture;
    }
}
