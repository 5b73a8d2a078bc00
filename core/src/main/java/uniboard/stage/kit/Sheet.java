package uniboard.stage.kit;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.InputEvent;
import com.badlogic.gdx.scenes.scene2d.InputListener;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import java.util.List;

/** Lies over a screen, which rests below a veil until the sheet is closed; a tap beside it closes it. */
public abstract class Sheet extends Group {
    private static final float VEIL = 0.35f;
    /** Beyond the window's edge, where the stretched picture's soft border would show. */
    private static final float OVERLAP = 16;

    private final String title;

    protected Sheet(UiContext look, float width, float height, String title, Runnable close) {
        this.title = title;
        setTransform(false);
        setSize(width, height);
        setTouchable(Touchable.childrenOnly);
        PatchPicture veil = new PatchPicture(look.art().patch("panel"), new Color(0, 0, 0, VEIL));
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

    /** What can be chosen on the sheet. */
    protected abstract List<AccessibilityTree.Region> regions();

    /** A place of the sheet was chosen. Unknown names are passed over. */
    protected abstract void chosen(String place);

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
        return new AccessibilityTree(below.title(), below.aim(), below.status(), below.said(), below.urgency(), title, regions(), null,
            article());
    }
}
