package uniboard.stage.table;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.math.MathUtils;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Action;
import com.badlogic.gdx.scenes.scene2d.Actor;
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
import uniboard.stage.kit.TextActor;
import uniboard.stage.kit.UiContext;
import uniboard.stage.scene.DecisionView;
import uniboard.stage.scene.SceneOutline;
import uniboard.stage.scene.ScenePlace;
import uniboard.stage.scene.SceneRegion;
import uniboard.text.Direction;
import uniboard.text.TextStyle;

/** Dims a board but for the places where the game was decided; a win has them in brass. */
final class EndVeil extends Group {
    private static final Color DEEP_BRASS = new Color(0x4A3008FF);
    private static final Color BRASS = new Color(0xF0CE7CFF);
    private static final Color UNWON = new Color(0x2B2620FF);
    private static final Color CREAM = new Color(0xFBE9B4FF);
    private static final Color GLOW = new Color(0xFFD36B4D);
    private static final float PALE = 0.55f;
    private static final float DIM_SECONDS = 0.3f;
    private static final float ARC_SECONDS = 0.26f;
    private static final float GLOW_SECONDS = 0.4f;
    private static final float NUMBER_SECONDS = 0.09f;
    private static final float REST = 0.12f;
    private static final int PIECES = 24;
    /** What a frame adds to a place on each side. */
    private static final float FRAME = 2;
    private static final float LEAST_NUMBER = 7;
    /** Of the way: how far the arc is bent to its side, and what it leaves free at its ends. */
    private static final float BEND = 0.62f;
    private static final float FREE_START = 0.16f;
    private static final float FREE_END = 0.34f;
    /** Of a place's width: what the arc is measured in. */
    private static final float UNITS = 130;
    private static final float WIDTH = 18;
    private static final float HEAD = 44;
    /** Of the head's length: where the arc comes into it. */
    private static final float NECK = 11f / 44;

    private final UiContext look;
    private final Group dim = layer();
    private final Group glow = layer();
    private final Group arc = layer();
    /** Each a group of its own, in the order of counting. */
    private final Group numbers = layer();

    EndVeil(UiContext look) {
        this.look = look;
        setTransform(false);
        setTouchable(Touchable.disabled);
        addActor(dim);
        addActor(glow);
        addActor(arc);
        addActor(numbers);
    }

    private static Group layer() {
        Group group = new Group();
        group.setTransform(false);
        return group;
    }

    /** @param decided null: nothing is dimmed */
    void lay(DecisionView view, DecisionView.Decided decided, EndWords.Result result) {
        dim.clearChildren();
        glow.clearChildren();
        arc.clearChildren();
        numbers.clearChildren();
        if (decided == null || result == EndWords.Result.DRAWN) return;
        Decision decision = decided.decision();
        boolean isMove = decision.shape() == Decision.Shape.MOVE;
        SceneOutline laid = decided.laid();
        for (SceneRegion region : laid.regions()) {
            if (region.kind() != AccessibilityTree.Region.Kind.GRID) continue;
            if (decision.shape() == Decision.Shape.LINE) dimHexagons(region, decision.places());
            else if (isMove) dimAround(region, laid.panZoom() == null ? null : laid.panZoom().room(), decision.places());
        }
        if (decision.shape() == Decision.Shape.LINE) return;
        Rectangle room = laid.panZoom() == null ? null : laid.panZoom().room();
        DecisionView.Marks all = view.marks(decided);
        DecisionView.Marks marks = new DecisionView.Marks(seen(all.framed(), room), seen(all.counted(), room), seen(all.pale(), room));
        Color paper = look.theme().panel().cpy();
        paper.a = PALE;
        for (Rectangle box : marks.pale()) put(dim, "pixel", paper, box);
        boolean isWon = result == EndWords.Result.WON;
        count(marks.counted(), isWon);
        if (isWon && !marks.framed().isEmpty()) layBrass(view, decided, marks);
        Actor beside = view.beside(look, decided);
        if (beside != null) glow.addActor(beside);
    }

    /** What of them is seen in a room; null: all. */
    private static List<Rectangle> seen(List<Rectangle> boxes, Rectangle room) {
        if (room == null) return boxes;
        List<Rectangle> seen = new ArrayList<>();
        for (Rectangle box : boxes) {
            float x = Math.max(box.x, room.x);
            float y = Math.max(box.y, room.y);
            float width = Math.min(box.x + box.width, room.x + room.width) - x;
            float height = Math.min(box.y + box.height, room.y + room.height) - y;
            if (width > 0 && height > 0) seen.add(new Rectangle(x, y, width, height));
        }
        return seen;
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

    private void layBrass(DecisionView view, DecisionView.Decided decided, DecisionView.Marks marks) {
        boolean isMove = decided.decision().shape() == Decision.Shape.MOVE;
        Rectangle goal = marks.framed().get(0);
        Rectangle around = new Rectangle(goal.x - goal.width / 2, goal.y - goal.height / 2, 2 * goal.width, 2 * goal.height);
        if (isMove) put(glow, "glow", GLOW, around);
        for (Rectangle box : marks.framed()) frame(box);
        if (!isMove) return;
        ScenePlace from = decided.laid().place(decided.decision().places().get(0));
        Actor piece = view.piece(look, decided, goal);
        if (piece != null) glow.addActor(piece);
        if (from != null) layArc(from.box(), goal);
    }

    private Picture put(Group layer, String picture, Color tint, Rectangle box) {
        Picture put = new Picture(look.art().region(picture), tint);
        put.setBounds(box.x, box.y, box.width, box.height);
        layer.addActor(put);
        return put;
    }

    private void frame(Rectangle box) {
        PatchPicture frame = new PatchPicture(look.art().patch("decided-frame"), Color.WHITE, FRAME, FRAME, FRAME, FRAME);
        frame.setBounds(box.x, box.y, box.width, box.height);
        glow.addActor(frame);
    }

    /** Narrower than a frame, for what lies close together. */
    private void edge(Rectangle box) {
        for (int pass = 0; pass < 2; pass++) {
            PatchPicture edge = new PatchPicture(look.art().patch("outline"), pass == 0 ? DEEP_BRASS : BRASS);
            edge.setBounds(box.x + pass, box.y + pass, box.width - 2 * pass, box.height - 2 * pass);
            glow.addActor(edge);
        }
    }

    /** Numbers in the lower right corners; brass is a win's alone. */
    private void count(List<Rectangle> boxes, boolean isWon) {
        for (int i = 0; i < boxes.size(); i++) {
            Rectangle box = boxes.get(i);
            if (isWon) edge(box);
            float size = box.width / 2;
            if (size < LEAST_NUMBER) continue;
            Rectangle disc = new Rectangle(box.x + box.width - size * 0.8f, box.y - size * 0.2f, size, size);
            Group counted = layer();
            numbers.addActor(counted);
            put(counted, isWon ? "decided-number" : "chart-dot", isWon ? Color.WHITE : UNWON, disc);
            TextActor number = new TextActor(look, TextStyle.SANS_BOLD, size * 0.58f, CREAM, TextActor.Place.CENTRE,
                Direction.LEFT_TO_RIGHT).line(Integer.toString(i + 1));
            number.setBounds(disc.x, disc.y, size, size);
            counted.addActor(number);
        }
    }

    /** Pieces jump: the arc is bent to a side, and its head lies before the middle of the goal. */
    private void layArc(Rectangle from, Rectangle to) {
        float unit = Math.min(to.width, to.height) / UNITS;
        float endX = to.x + to.width / 2;
        float endY = to.y + to.height / 2;
        float startX = from.x + from.width / 2;
        float startY = from.y + from.height / 2;
        float bendX = (startX + endX - (endY - startY) * BEND) / 2;
        float bendY = (startY + endY + (endX - startX) * BEND) / 2;
        startX += (bendX - startX) * FREE_START;
        startY += (bendY - startY) * FREE_START;
        endX += (bendX - endX) * FREE_END;
        endY += (bendY - endY) * FREE_END;
        float width = WIDTH * unit;
        put(arc, "chart-dot", DEEP_BRASS, new Rectangle(startX - width / 2, startY - width / 2, width, width));
        float lastX = startX;
        float lastY = startY;
        for (int i = 1; i <= PIECES; i++) {
            float t = (float) i / PIECES;
            float x = (1 - t) * (1 - t) * startX + 2 * t * (1 - t) * bendX + t * t * endX;
            float y = (1 - t) * (1 - t) * startY + 2 * t * (1 - t) * bendY + t * t * endY;
            Picture piece = Picture.stroke(look.art().region("decided-way"), Color.WHITE, lastX, lastY, x, y, width);
            // Pieces that follow each other in a bend leave no gaps.
            piece.setWidth(piece.getWidth() + 1);
            arc.addActor(piece);
            lastX = x;
            lastY = y;
        }
        float length = HEAD * unit;
        Picture head = put(arc, "decided-head", Color.WHITE, new Rectangle(endX - NECK * length, endY - length / 2, length, length));
        head.setOrigin(NECK * length, length / 2);
        head.setRotation(MathUtils.atan2(endY - bendY, endX - bendX) * MathUtils.radiansToDegrees);
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
        float each = isStill ? 0 : NUMBER_SECONDS;
        for (int i = 0; i < numbers.getChildren().size; i++) appear((Group) numbers.getChild(i), begin + i * each, dimming);
        return begin + GLOW_SECONDS;
    }

    private static void appear(Group layer, float begin, float seconds) {
        if (!layer.hasChildren()) return;
        layer.getColor().a = 0;
        layer.addAction(Actions.delay(begin, Actions.fadeIn(seconds)));
    }

    /** Shows what it is about at once. */
    void finish() {
        List<Group> layers = new ArrayList<>(List.of(dim, glow, arc));
        for (int i = 0; i < numbers.getChildren().size; i++) layers.add((Group) numbers.getChild(i));
        for (Group layer : layers) {
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
            int all = arc.getChildren().size;
            for (int i = 0; i < all; i++) arc.getChild(i).setVisible(i < part * all);
            return part == 1;
        }
    }
}
