package uniboard.stage.table;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.math.MathUtils;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import uniboard.stage.kit.AccessibilityTree;
import uniboard.stage.kit.PatchPicture;
import uniboard.stage.kit.Picture;
import uniboard.stage.kit.TableLayout;
import uniboard.stage.kit.TextActor;
import uniboard.stage.kit.UiContext;
import uniboard.stage.scene.SceneOutline;
import uniboard.stage.scene.ScenePlace;
import uniboard.stage.scene.SceneRegion;
import uniboard.text.Direction;
import uniboard.text.TextStyle;

/** Arrows and rings over a reviewed board: dotted for the move that was played, solid for the better one. */
final class ReviewMarks extends Group {
    private static final Color PLAYED = new Color(0x7A4E17FF);
    private static final Color BETTER = new Color(0x0A6AA6FF);
    private static final float LEAST = 5;
    private static final float MOST = 11;
    /** In parts of a place: how thick an arrow is on its light ground, and what it leaves free where it begins. */
    private static final float THICK = 0.1f;
    private static final float START = 0.28f;
    /** In parts of that thickness. */
    private static final float WITHIN = 0.64f;
    private static final float STEP = 1.15f;
    private static final float HEAD = 2.7f;
    private static final float HEAD_WITHIN = 1.9f;
    private static final float RING_EDGE = 2;
    private static final float RANK = 20;
    private static final float RANK_TEXT = 13;

    private final UiContext look;
    private final TableLayout layout;

    ReviewMarks(UiContext look, TableLayout layout) {
        this.look = look;
        this.layout = layout;
        setTransform(false);
        setTouchable(Touchable.disabled);
    }

    /**
     * Marks moves by the places that they are chosen by.
     *
     * @param played none: nothing is marked
     * @param better none while it isn't told
     */
    void show(SceneOutline laid, List<String> played, List<String> better) {
        clearChildren();
        mark(laid, played, PLAYED);
        mark(laid, better, BETTER);
    }

    /**
     * Marks moves, each with its number on its arrow, or at the place that it leads to.
     *
     * @param moves the best one first; it is solid
     */
    void show(SceneOutline laid, List<List<String>> moves) {
        clearChildren();
        Map<Rectangle, String> ranks = new LinkedHashMap<>();
        for (int i = moves.size() - 1; i >= 0; i--) {
            Rectangle goal = mark(laid, moves.get(i), i == 0 ? BETTER : PLAYED);
            if (goal != null) ranks.merge(goal, Integer.toString(i + 1), (worse, better) -> better + ' ' + worse);
        }
        ranks.forEach(this::addRank);
    }

    private void addRank(Rectangle box, String rank) {
        TextActor text = new TextActor(look, TextStyle.SANS_BOLD, RANK_TEXT, look.theme().ink(), TextActor.Place.CENTRE,
            Direction.LEFT_TO_RIGHT).line(rank);
        float width = Math.max(RANK, text.textWidth() + UiContext.UNIT);
        float x = Math.min(box.x + box.width - width / 2, layout.width() - width);
        float y = Math.min(box.y + box.height - RANK / 2, layout.height() - RANK);
        PatchPicture edge = new PatchPicture(look.art().patch("panel"), look.theme().ink());
        edge.setBounds(look.snap(x) - 1, look.snap(y) - 1, width + 2, RANK + 2);
        PatchPicture ground = new PatchPicture(look.art().patch("panel"), look.theme().panel());
        ground.setBounds(look.snap(x), look.snap(y), width, RANK);
        text.setBounds(look.snap(x), look.snap(y), width, RANK);
        addActor(edge);
        addActor(ground);
        addActor(text);
    }

    /**
     * An arrow from one cell of a board to another; else a ring on each place. Buttons tell nothing.
     *
     * @return an arrow's middle, or the last place marked; at whose upper right corner a number belongs; null where nothing is marked
     */
    private Rectangle mark(SceneOutline laid, List<String> names, Color ink) {
        List<Rectangle> cells = new ArrayList<>();
        List<Rectangle> others = new ArrayList<>();
        for (String name : names) {
            for (SceneRegion region : laid.regions()) {
                if (region.kind() == AccessibilityTree.Region.Kind.TOOLBAR) continue;
                List<Rectangle> boxes = region.kind() == AccessibilityTree.Region.Kind.GRID ? cells : others;
                for (ScenePlace place : region.places()) if (place.name().equals(name) && isSeen(place.box())) boxes.add(place.box());
            }
        }
        int last = cells.size() - 1;
        if (last > 0) {
            addArrow(cells.get(last - 1), cells.get(last), ink);
            Vector2 from = cells.get(last - 1).getCenter(new Vector2());
            Vector2 middle = cells.get(last).getCenter(new Vector2()).add(from).scl(0.5f);
            return new Rectangle(middle.x, middle.y, 0, 0);
        }
        for (Rectangle box : cells) addRing(box, ink);
        for (Rectangle box : others) addRing(box, ink);
        if (last == 0) return cells.get(0);
        return others.isEmpty() ? null : others.get(others.size() - 1);
    }

    private boolean isSeen(Rectangle box) {
        return box.x >= 0 && box.y >= 0 && box.x + box.width <= layout.width() && box.y + box.height <= layout.height();
    }

    private void addRing(Rectangle box, Color ink) {
        addActor(BoardMarks.ring(look, box, Color.WHITE, RING_EDGE));
        addActor(BoardMarks.ring(look, box, ink, 0));
    }

    private void addArrow(Rectangle from, Rectangle to, Color ink) {
        float least = Math.min(from.width, from.height);
        float thick = Math.max(LEAST, Math.min(MOST, least * THICK));
        float angle = MathUtils.atan2(to.y + to.height / 2 - from.y - from.height / 2, to.x + to.width / 2 - from.x - from.width / 2);
        float alongX = MathUtils.cos(angle);
        float alongY = MathUtils.sin(angle);
        float startX = from.x + from.width / 2 + least * START * alongX;
        float startY = from.y + from.height / 2 + least * START * alongY;
        float endX = to.x + to.width / 2 - HEAD / 2 * thick * alongX;
        float endY = to.y + to.height / 2 - HEAD / 2 * thick * alongY;
        float length = (float) Math.hypot(endX - startX, endY - startY);
        addShaft(startX, startY, endX, endY, thick, Color.WHITE);
        addHead(endX, endY, thick * HEAD, angle, Color.WHITE);
        if (ink.equals(PLAYED)) {
            for (float at = thick / 2; at < length - thick / 2; at += STEP * thick) {
                add("chart-dot", startX + at * alongX, startY + at * alongY, thick * WITHIN, ink);
            }
        } else {
            addShaft(startX + 2 * alongX, startY + 2 * alongY, endX + 2 * alongX, endY + 2 * alongY, thick * WITHIN, ink);
        }
        addHead(endX, endY, thick * HEAD_WITHIN, angle, ink);
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
