package uniboard.stage.scene;

import com.badlogic.gdx.math.Rectangle;
import uniboard.stage.kit.TableLayout;
import uniboard.stage.kit.UiContext;

/**
 * Where the parts lie in a window in which more stands beside a board than at a table: below it in a tall window.
 *
 * @param table the game's own layout, which leaves the panel's room free
 * @param panel for what is said and what can be done
 */
public record PanelLayout(TableLayout table, Rectangle panel) {
    private static final float BESIDE = 344;
    /** Of a window's width, where that is less. */
    private static final float MOST_OF_WIDTH = 0.42f;

    /** @param below how high the panel is where it lies below the table */
    public static PanelLayout of(TableLayout window, float below) {
        return window.shape() == TableLayout.Shape.TALL ? below(window, below) : beside(window, width(window));
    }

    /** With more room beside the table, for what a room full of people reads. */
    public static PanelLayout broad(TableLayout window, float below) {
        return window.shape() == TableLayout.Shape.TALL ? below(window, below) : beside(window, window.width() * MOST_OF_WIDTH);
    }

    /** How wide the panel is. */
    public static float width(TableLayout window) {
        if (window.shape() == TableLayout.Shape.TALL) return window.width() - 2 * UiContext.UNIT;
        return Math.min(BESIDE, window.width() * MOST_OF_WIDTH);
    }

    private static PanelLayout beside(TableLayout window, float width) {
        float margin = window.play().x;
        float bottom = window.play().y;
        float height = window.bar().y - bottom - UiContext.UNIT / 2f;
        float x = window.width() - margin - width;
        Rectangle panel = window.mirror(new Rectangle(x, bottom, width, height));
        return new PanelLayout(window.with(window.bar(), new Rectangle(margin, bottom, x - 2 * margin, height), null), panel);
    }

    private static PanelLayout below(TableLayout window, float height) {
        Rectangle panel = new Rectangle(UiContext.UNIT, UiContext.UNIT, width(window), height);
        float bottom = panel.y + height + UiContext.UNIT;
        Rectangle play = new Rectangle(UiContext.UNIT, bottom, panel.width, window.bar().y - bottom);
        return new PanelLayout(window.with(window.bar(), play, null), panel);
    }
}
