package uniboard.stage.learn;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.scenes.scene2d.Group;
import uniboard.stage.kit.Picture;
import uniboard.stage.kit.RoundShape;
import uniboard.stage.kit.Theme;
import uniboard.stage.kit.UiContext;

/** How far a learner is in a lesson: a segment a step; steps that come again follow a sign. */
final class LessonProgress extends Group {
    private static final float THICK = 8;
    private static final float THICK_IN_CONTRAST = 12;
    private static final float GAP = 4;
    private static final float SIGN = 18;
    private static final float LONGEST_AGAIN = 40;
    /** In seconds. */
    private static final float FILL = 0.24f;
    private static final float PALE = 0.16f;

    /** How the open step stands. */
    enum Now { OPEN, AGAIN, DONE }

    private final UiContext look;
    private final int steps;
    private final int again;
    private final float height;
    /** What is shown; below 0: nothing yet. */
    private int shownOpen = -1;
    private Now shownNow = Now.OPEN;
    /** Whether the open segment is seen to be filled. */
    private boolean fills;

    /** @param again how many steps come again after the lesson's own */
    LessonProgress(UiContext look, int steps, int again, float width) {
        this.look = look;
        this.steps = steps;
        this.again = again;
        setTransform(false);
        height = look.theme().outline() == null ? THICK : THICK_IN_CONTRAST;
        setSize(width, Math.max(height, SIGN));
    }

    /** @param open the number of the open step, from 0 */
    void show(int open, Now now) {
        if (open == shownOpen && now == shownNow) return;
        boolean isDoneNow = open == shownOpen && now == Now.DONE;
        shownOpen = open;
        shownNow = now;
        fills = isDoneNow && look.motion().beat() > 0;
        clearChildren();
        float room = getWidth() - (again == 0 ? 0 : SIGN + 6 + GAP);
        float ofAgain = Math.min(LONGEST_AGAIN, room / (steps + again));
        float each = (room - again * ofAgain) / steps;
        for (int i = 0; i < steps + again; i++) {
            boolean isAgain = i >= steps;
            float x = isAgain ? getWidth() - (steps + again - i) * ofAgain + GAP : i * each;
            addSegment(x, (isAgain ? ofAgain : each) - GAP, i - open, isAgain && now == Now.OPEN ? Now.AGAIN : now);
        }
        if (again == 0) return;
        Picture sign = new Picture(look.art().region("icon-again"), Said.Kind.WRONG.ink(look.theme()));
        sign.setBounds(mirrored(steps * each + 6, SIGN), look.snap((getHeight() - SIGN) / 2), SIGN, SIGN);
        addActor(sign);
    }

    /** @param ahead of the open step; negative: behind it */
    private void addSegment(float x, float width, int ahead, Now now) {
        Theme theme = look.theme();
        boolean isDone = ahead < 0 || ahead == 0 && now == Now.DONE;
        boolean isContrast = theme.outline() != null;
        Color ink = theme.ink();
        Color colour = isContrast ? ink : new Color(ink.r, ink.g, ink.b, PALE);
        if (isDone || ahead == 0) colour = now == Now.AGAIN && !isDone ? Said.Kind.WRONG.colour(theme) : theme.goodInk();
        boolean isFilled = fills && ahead == 0;
        if (isFilled) {
            fills = false;
            addSegment(x, width, 0, Now.OPEN);
        }
        RoundShape bar = add(colour, x, width, 0);
        if (isFilled) bar.grow(FILL);
        if (!isDone && (ahead == 0 || isContrast)) add(theme.panel(), x, width, ahead == 0 && isContrast ? 4 : 2);
    }

    private RoundShape add(Color colour, float x, float width, float inset) {
        RoundShape bar = new RoundShape(look, colour);
        float bottom = look.snap((getHeight() - height) / 2);
        bar.setBounds(mirrored(x, width) + inset, bottom + inset, width - 2 * inset, height - 2 * inset);
        addActor(bar);
        return bar;
    }

    private float mirrored(float x, float width) {
        return look.snap(look.mirrored(x, width, getWidth()));
    }
}
