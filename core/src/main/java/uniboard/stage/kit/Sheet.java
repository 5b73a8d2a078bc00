package uniboard.stage.kit;

import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.Action;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.InputEvent;
import com.badlogic.gdx.scenes.scene2d.InputListener;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import java.util.List;

/** Lies over a screen, which rests below a veil until the sheet is closed; a tap beside it closes it. */
public abstract class Sheet extends Group {
    /** Beyond the window's edge, where the stretched picture's soft border would show, and from where the sheet rises. */
    private static final float OVERLAP = 40;
    private static final float RISE = 24;
    /** From where a sheet that hangs below its button comes down, and what is left of its veil's strength. */
    private static final float FALL = 8;
    private static final float LESS_VEIL = 0.565f;

    private final UiContext look;
    private final String title;
    private final PatchPicture veil;
    /** From where it comes; negative: from above. */
    private float distance = RISE;
    /** How much of its way the sheet has come, from 0 to 1. */
    private float arrived = 1;

    protected Sheet(UiContext look, float width, float height, String title, Runnable close) {
        this.look = look;
        this.title = title;
        setTransform(false);
        setSize(width, height);
        setTouchable(Touchable.childrenOnly);
        veil = new PatchPicture(look.art().patch("panel"), look.theme().scrim());
        veil.setBounds(-OVERLAP, -OVERLAP, width + 2 * OVERLAP, height + 2 * OVERLAP);
        veil.setTouchable(Touchable.enabled);
        veil.addListener(new InputListener() {
            @Override
            public boolean touchDown(InputEvent event, float x, float y, int pointer, int button) {
                close.run();
                return true;
            }
        });
        addActor(veil);
    }

    /** Has the sheet come from above instead of from below, with less of a veil. */
    protected final void hang() {
        distance = -FALL;
        veil.getColor().a *= LESS_VEIL;
    }

    /** Has the sheet come to its place; with less motion it only appears. */
    final void rise() {
        arrived = 0;
        addAction(new Rising());
    }

    private final class Rising extends Action {
        private float seconds;

        @Override
        public boolean act(float delta) {
            seconds += delta;
            float left = 1 - Math.min(1, seconds / look.motion().slide());
            arrived = 1 - left * left;
            return left == 0;
        }
    }

    @Override
    public void draw(Batch batch, float parentAlpha) {
        if (arrived == 1) {
            super.draw(batch, parentAlpha);
            return;
        }
        float below = look.motion().beat() > 0 ? look.snap((1 - arrived) * distance) : 0;
        // Only what is seen: places lie where the sheet comes to rest.
        batch.setTransformMatrix(batch.getTransformMatrix().translate(0, -below, 0));
        super.draw(batch, parentAlpha * arrived);
        batch.setTransformMatrix(batch.getTransformMatrix().translate(0, below, 0));
    }

    /** The focus came to a place of the sheet, or, with null, left them all. */
    protected void focused(String place) {
    }

    /** What can be chosen on the sheet. */
    protected abstract List<AccessibilityTree.Region> regions();

    /** A place of the sheet was chosen. Unknown names are passed over. */
    protected abstract void chosen(String place);

    /** The sheet was closed. */
    protected void closed() {
    }

    /** Whether what is typed is text, and does nothing else. */
    protected boolean takesTyping() {
        return false;
    }

    /** A sign was typed, or the return or backspace key pressed. */
    protected void typed(char sign) {
    }

    /** The words to read on the sheet, or null. */
    protected AccessibilityTree.Article article() {
        return null;
    }

    /** @param below what the screen shows below the sheet */
    final AccessibilityTree outline(AccessibilityTree below) {
        return new AccessibilityTree(below.title(), below.objective(), below.status(), below.said(), below.urgency(), title, regions(),
            null, article());
    }
}
