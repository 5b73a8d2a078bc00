package uniboard.stage.table;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.math.MathUtils;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import java.util.List;
import java.util.function.Function;
import uniboard.match.Annotation;
import uniboard.match.GameSession;
import uniboard.match.Waiting;
import uniboard.stage.kit.PatchPicture;
import uniboard.stage.kit.Picture;
import uniboard.stage.kit.UiContext;
import uniboard.stage.scene.SceneOutline;
import uniboard.stage.scene.ScenePlace;

/** Rings and arrows over a board, on a light edge that keeps them apart from whatever lies below. */
final class BoardMarks extends Group {
    private static final Color INK = new Color(0x9B2A6BFF);
    private static final Color EDGE = new Color(1, 1, 1, 0.85f);
    private static final float STROKE = 5;
    private static final float MARGIN = 1.5f;
    private static final float HEAD = 15;
    private static final float SPREAD = 32;
    /** Of a place's box: what an arrow leaves free of where it begins. */
    private static final float START = 0.28f;
    private static final float RING = 6;

    private final UiContext look;

    BoardMarks(UiContext look) {
        this.look = look;
        setTransform(false);
        setTouchable(Touchable.disabled);
    }

    /**
     * Shows what is drawn on the position shown; while a move is on its way nothing is.
     *
     * @param laid  where places lie now
     * @param begun the place from which an arrow is being drawn, or null
     */
    void show(GameSession session, SceneOutline laid, String begun) {
        boolean isMoving = session.turn().waiting() == Waiting.MOTION || session.turn().waiting() == Waiting.HANDOVER;
        Function<String, Rectangle> boxes = name -> {
            ScenePlace place = laid.place(name);
            return place == null ? null : place.box();
        };
        clearChildren();
        for (Annotation mark : isMoving ? List.<Annotation>of() : session.variations().annotations()) {
            if (mark.kind() != Annotation.Kind.MARK) continue;
            String[] words = mark.text().split(" ");
            Rectangle from = boxes.apply(words[1]);
            Rectangle to = words.length > 2 ? boxes.apply(words[2]) : null;
            if (from == null || words.length > 2 && to == null) continue;
            if (to == null) addRing(from, 1);
            else addArrow(from, to);
        }
        Rectangle box = begun == null ? null : boxes.apply(begun);
        if (box != null) addRing(box, 0.55f);
    }

    private void addRing(Rectangle box, float strength) {
        addActor(ring(look, box, faded(EDGE, strength), MARGIN));
        addActor(ring(look, box, faded(INK, strength), 0));
    }

    private static Color faded(Color colour, float strength) {
        return new Color(colour.r, colour.g, colour.b, colour.a * strength);
    }

    /** A ring within a place; {@code wider} adds to its line on either side. */
    static PatchPicture ring(UiContext look, Rectangle box, Color tint, float wider) {
        float margin = RING + wider;
        PatchPicture ring = new PatchPicture(look.art().patch("ring"), tint, margin, margin, margin, margin);
        float inset = Math.min(RING, Math.min(box.width, box.height) / 4);
        ring.setBounds(box.x + inset, box.y + inset, box.width - 2 * inset, box.height - 2 * inset);
        return ring;
    }

    private void addArrow(Rectangle from, Rectangle to) {
        float startX = from.x + from.width / 2;
        float startY = from.y + from.height / 2;
        float endX = to.x + to.width / 2;
        float endY = to.y + to.height / 2;
        float angle = MathUtils.atan2(endY - startY, endX - startX);
        float free = START * Math.min(from.width, from.height);
        startX += free * MathUtils.cos(angle);
        startY += free * MathUtils.sin(angle);
        strokes(startX, startY, endX, endY, EDGE, MARGIN);
        strokes(startX, startY, endX, endY, INK, 0);
    }

    private void strokes(float x, float y, float toX, float toY, Color colour, float margin) {
        stroke(x, y, toX, toY, colour, margin);
        float angle = MathUtils.atan2(toY - y, toX - x);
        for (int side = -1; side <= 1; side += 2) {
            float back = angle + MathUtils.PI + side * SPREAD * MathUtils.degreesToRadians;
            stroke(toX, toY, toX + HEAD * MathUtils.cos(back), toY + HEAD * MathUtils.sin(back), colour, margin);
        }
    }

    private void stroke(float x, float y, float toX, float toY, Color colour, float margin) {
        float angle = MathUtils.atan2(toY - y, toX - x);
        float alongX = MathUtils.cos(angle);
        float alongY = MathUtils.sin(angle);
        float beyond = STROKE / 2 + margin;
        addActor(Picture.stroke(look.art().region("pixel"), colour, x - margin * alongX, y - margin * alongY, toX + beyond * alongX,
            toY + beyond * alongY, STROKE + 2 * margin));
    }
}
