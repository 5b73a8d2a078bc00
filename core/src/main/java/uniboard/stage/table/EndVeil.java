package uniboard.stage.table;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.math.MathUtils;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Action;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.actions.Actions;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import uniboard.game.Decision;
import uniboard.stage.kit.AccessibilityTree;
import uniboard.stage.kit.PatchPicture;
import uniboard.stage.kit.Picture;
import uniboard.stage.kit.UiContext;
import uniboard.stage.scene.SceneOutline;
import uniboard.stage.scene.ScenePlace;
import uniboard.stage.scene.SceneRegion;

/** Dims a board but for the places where the game was decided; a win has them in brass. */
final class EndVeil extends Group {
    private static final Color BRASS = new Color(0xF0CE7CFF);
    private static final Color DEEP_BRASS = new Color(0x7A551AFF);
    private static final Color GLOW = new Color(0xFFD36B4D);
    private static final float DIM_SECONDS = 0.3f;
    private static final float ARC_SECONDS = 0.26f;
    private static final float GLOW_SECONDS = 0.4f;
    private static final float REST = 0.12f;
    private static final int PIECES = 24;
    /** Of the way: how far the arc is bent to its side. */
    private static final float BEND = 0.16f;
    /** Parts of a place's width. */
    private static final float STROKE = 0.055f;
    private static final float HEAD = 0.26f;
    private static final float SHORT = 0.12f;

    private final UiContext look;
    private final Group dim = layer();
    private final Group glow = layer();
    private final Group arc = layer();

    EndVeil(UiContext look) {
        this.look = look;
        setTransform(false);
        setTouchable(Touchable.disabled);
        addActor(dim);
        addActor(glow);
        addActor(arc);
    }

    private static Group layer() {
        Group group = new Group();
        group.setTransform(false);
        return group;
    }

    /** @param decision null: nothing is dimmed */
    void lay(SceneOutline laid, Decision decision, EndWords.Result result) {
        dim.clearChildren();
        glow.clearChildren();
        arc.clearChildren();
        if (decision == null || result == EndWords.Result.DRAWN) return;
        List<String> places = decision.places();
        for (SceneRegion region : laid.regions()) {
            if (region.kind() != AccessibilityTree.Region.Kind.GRID) continue;
            if (decision.shape() == Decision.Shape.LINE) dimHexagons(region, places);
            else dimAround(region, laid.panZoom() == null ? null : laid.panZoom().room(), places);
        }
        if (result == EndWords.Result.WON && decision.shape() != Decision.Shape.LINE) layBrass(laid, decision);
    }

    private void dimHexagons(SceneRegion board, List<String> places) {
        for (ScenePlace place : board.places()) {
            if (!places.contains(place.name())) put(dim, "hex-fill", look.theme().scrim(), place.box());
        }
    }

    /**
     * Cuts the board along the edges of what stays bright: between two edges all is dim or nothing.
     *
     * @param room in which the board is seen; null: it lies where its places do
     */
    private void dimAround(SceneRegion board, Rectangle room, List<String> places) {
        Rectangle all = room == null ? null : new Rectangle(room);
        List<Rectangle> bright = new ArrayList<>();
        for (ScenePlace place : board.places()) {
            if (room == null) all = all == null ? new Rectangle(place.box()) : all.merge(place.box());
            if (places.contains(place.name())) bright.add(place.box());
        }
        TreeSet<Float> xs = new TreeSet<>(List.of(all.x, all.x + all.width));
        TreeSet<Float> ys = new TreeSet<>(List.of(all.y, all.y + all.height));
        for (Rectangle box : bright) {
            xs.addAll(List.of(box.x, box.x + box.width));
            ys.addAll(List.of(box.y, box.y + box.height));
        }
        for (Float x : xs) {
            for (Float y : ys) {
                Float endX = xs.higher(x);
                Float endY = ys.higher(y);
                if (endX == null || endY == null) continue;
                Rectangle piece = new Rectangle(x, y, endX - x, endY - y);
                if (isWithin(piece, List.of(all)) && !isWithin(piece, bright)) put(dim, "pixel", look.theme().scrim(), piece);
            }
        }
    }

    /** Whether it is a part of one of the boxes, at whose edges it was cut. */
    private static boolean isWithin(Rectangle piece, List<Rectangle> boxes) {
        for (Rectangle box : boxes) if (box.contains(piece.x + piece.width / 2, piece.y + piece.height / 2)) return true;
        return false;
    }

    private void layBrass(SceneOutline laid, Decision decision) {
        List<String> places = decision.places();
        boolean isMove = decision.shape() == Decision.Shape.MOVE;
        Rectangle whole = null;
        for (int i = isMove ? places.size() - 1 : 0; i < places.size(); i++) {
            ScenePlace place = laid.place(places.get(i));
            if (place == null) continue;
            if (isMove) layGlow(place.box());
            if (decision.shape() == Decision.Shape.WHOLE) whole = whole == null ? new Rectangle(place.box()) : whole.merge(place.box());
            else frame(place.box());
        }
        if (whole != null) frame(whole);
        ScenePlace from = laid.place(places.get(0));
        ScenePlace to = laid.place(places.get(places.size() - 1));
        if (isMove && from != null && to != null) layArc(from.box(), to.box());
    }

    private void put(Group layer, String picture, Color tint, Rectangle box) {
        Picture put = new Picture(look.art().region(picture), tint);
        put.setBounds(box.x, box.y, box.width, box.height);
        layer.addActor(put);
    }

    private void layGlow(Rectangle box) {
        put(glow, "glow", GLOW, new Rectangle(box.x - box.width / 2, box.y - box.height / 2, 2 * box.width, 2 * box.height));
    }

    private void frame(Rectangle box) {
        ring(box, DEEP_BRASS, 1);
        ring(box, BRASS, 0);
    }

    private void ring(Rectangle box, Color tint, float wider) {
        PatchPicture ring = new PatchPicture(look.art().patch("ring"), tint, wider, wider, wider, wider);
        ring.setBounds(box.x, box.y, box.width, box.height);
        glow.addActor(ring);
    }

    private void layArc(Rectangle from, Rectangle to) {
        float side = Math.min(to.width, to.height);
        float x = from.x + from.width / 2;
        float y = from.y + from.height / 2;
        float wayX = to.x + to.width / 2 - x;
        float wayY = to.y + to.height / 2 - y;
        float bendX = x + wayX / 2 - wayY * BEND * 2;
        float bendY = y + wayY / 2 + wayX * BEND * 2;
        float tipX = x + wayX;
        float tipY = y + wayY;
        float angle = MathUtils.atan2(tipY - bendY, tipX - bendX);
        float head = side * HEAD;
        tipX -= side * SHORT * MathUtils.cos(angle);
        tipY -= side * SHORT * MathUtils.sin(angle);
        float neckX = tipX - head * MathUtils.cos(angle);
        float neckY = tipY - head * MathUtils.sin(angle);
        for (int pass = 0; pass < 2; pass++) {
            Color tint = pass == 0 ? DEEP_BRASS : BRASS;
            float width = side * STROKE + (pass == 0 ? 3 : 0);
            for (int i = 2; i < PIECES; i++) {
                stroke(curve(x, bendX, neckX, i), curve(y, bendY, neckY, i), curve(x, bendX, neckX, i + 1), curve(y, bendY, neckY, i + 1),
                    width, tint);
            }
            layHead(neckX, neckY, angle, head, pass == 0 ? 1.5f : 0, tint);
        }
    }

    private static float curve(float from, float bend, float to, int piece) {
        float t = (float) piece / PIECES;
        return (1 - t) * (1 - t) * from + 2 * t * (1 - t) * bend + t * t * to;
    }

    /** A triangle, in slices across its way. */
    private void layHead(float neckX, float neckY, float angle, float head, float wider, Color tint) {
        int slices = Math.round(head);
        for (int i = 0; i < slices; i++) {
            float along = i - wider;
            float half = (head - i) * 0.62f + wider;
            float x = neckX + along * MathUtils.cos(angle);
            float y = neckY + along * MathUtils.sin(angle);
            float acrossX = -half * MathUtils.sin(angle);
            float acrossY = half * MathUtils.cos(angle);
            stroke(x - acrossX, y - acrossY, x + acrossX, y + acrossY, 1.6f + wider, tint);
        }
    }

    private void stroke(float x, float y, float toX, float toY, float width, Color tint) {
        Picture stroke = Picture.stroke(look.art().region("pixel"), tint, x, y, toX, toY, width);
        // Pieces that follow each other in a bend leave no gaps.
        stroke.setWidth(stroke.getWidth() + 1);
        arc.addActor(stroke);
    }

    /**
     * Dims the board, then lights what decided.
     *
     * @return when all is seen, in seconds
     */
    float fall() {
        boolean isStill = look.motion().beat() == 0;
        float dimming = isStill ? look.motion().slide() : DIM_SECONDS;
        float begin = isStill ? 0 : REST;
        appear(dim, begin, dimming);
        begin += isStill ? 0 : dimming;
        if (!isStill && arc.hasChildren()) {
            arc.addAction(new Drawing(begin));
            begin += ARC_SECONDS;
        }
        appear(glow, begin, isStill ? dimming : GLOW_SECONDS);
        return begin + GLOW_SECONDS;
    }

    private static void appear(Group layer, float begin, float seconds) {
        if (!layer.hasChildren()) return;
        layer.getColor().a = 0;
        layer.addAction(Actions.delay(begin, Actions.fadeIn(seconds)));
    }

    /** Shows what it is about at once. */
    void finish() {
        for (Group layer : List.of(dim, glow, arc)) {
            layer.clearActions();
            layer.getColor().a = 1;
            for (int i = 0; i < layer.getChildren().size; i++) layer.getChild(i).setVisible(true);
        }
    }

    /** Draws the arc from its start to its head. */
    private final class Drawing extends Action {
        private final float begin;
        private float seconds;

        Drawing(float begin) {
            this.begin = begin;
        }

        @Override
        public boolean act(float delta) {
            seconds += delta;
            float part = Math.max(0, Math.min(1, (seconds - begin) / ARC_SECONDS));
            int half = arc.getChildren().size / 2;
            for (int i = 0; i < half; i++) {
                arc.getChild(i).setVisible(i < part * half);
                arc.getChild(half + i).setVisible(i < part * half);
            }
            return part == 1;
        }
    }
}
