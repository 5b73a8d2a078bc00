package uniboard.stage.table;

import com.badlogic.gdx.math.Rectangle;
import uniboard.stage.kit.TableLayout;
import uniboard.stage.kit.UiContext;
import uniboard.stage.review.MomentPager;

/**
 * Where the parts of a review lie in a window.
 *
 * @param table   the game's own layout, which leaves the other parts' room free
 * @param chart   of the chances
 * @param moments the moves that mattered
 * @param isRoomy whether all of them have room; else they are told one by one
 */
record ReviewLayout(TableLayout table, Rectangle chart, Rectangle moments, boolean isRoomy) {
    private static final float PANEL = 344;
    /** Of a window's width, where that is less. */
    private static final float MOST_OF_WIDTH = 0.42f;
    private static final float CHART = 214;
    private static final float LOW_CHART = 92;
    private static final float LEAST_LIST = 460;
    private static final float GAP = 12;
    /** Of a tall window's height. */
    private static final float PART = 0.195f;
    private static final float MOST_CHART = 140;
    private static final float LEAST_CHART = 76;
    /** Of a low window's height. */
    private static final float MOST_WORDS = 0.25f;

    static ReviewLayout of(TableLayout window) {
        return window.shape() == TableLayout.Shape.TALL ? below(window) : beside(window);
    }

    private static ReviewLayout beside(TableLayout window) {
        float margin = window.play().x;
        float bottom = window.play().y;
        float height = window.bar().y - bottom - UiContext.UNIT / 2f;
        float width = Math.min(PANEL, window.width() * MOST_OF_WIDTH);
        float x = window.width() - margin - width;
        boolean isRoomy = height >= LEAST_LIST;
        float high = isRoomy ? CHART : LOW_CHART;
        float gap = isRoomy ? GAP : UiContext.UNIT;
        Rectangle chart = window.mirror(new Rectangle(x, bottom + height - high, width, high));
        Rectangle moments = new Rectangle(chart.x, bottom, width, height - high - gap);
        Rectangle play = new Rectangle(margin, bottom, x - 2 * margin, height);
        return new ReviewLayout(window.with(window.bar(), play, null), chart, moments, isRoomy);
    }

    private static ReviewLayout below(TableLayout window) {
        float width = window.width() - 2 * UiContext.UNIT;
        float high = Math.min(MOST_CHART, Math.max(LEAST_CHART, window.height() * PART - UiContext.TOUCH));
        Rectangle chart = new Rectangle(UiContext.UNIT, window.bar().y - high, width, high);
        float words = Math.max(window.height() * PART, Math.min(MomentPager.ROOMY, window.height() * MOST_WORDS));
        Rectangle moments = new Rectangle(UiContext.UNIT, UiContext.UNIT, width, words);
        float bottom = moments.y + moments.height + UiContext.UNIT;
        Rectangle play = new Rectangle(UiContext.UNIT, bottom, width, chart.y - bottom - UiContext.UNIT);
        return new ReviewLayout(window.with(window.bar(), play, null), chart, moments, false);
    }

    /** Of the list of moments, for the ways through the moves. */
    Rectangle foot() {
        return new Rectangle(moments.x, moments.y, moments.width, UiContext.TOUCH + UiContext.UNIT);
    }
}
