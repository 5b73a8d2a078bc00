package uniboard.stage.rules;

import com.badlogic.gdx.math.Rectangle;
import uniboard.stage.kit.TableLayout;
import uniboard.stage.kit.UiContext;

/**
 * Where the parts of a page of rules lie in a window. Frame: as in {@link TableLayout}, mirrored already where the language asks for it.
 *
 * @param contents the list of the pages; null where there is no room
 * @param figure   the page's figure; null if it has none
 * @param paper    the sheet the words stand on
 * @param padding  of the paper
 */
record RulesLayout(Rectangle contents, Rectangle figure, Rectangle paper, float padding) {
    static final float CONTENTS = 248;
    static final float ROW = UiContext.TOUCH;

    private static final float ROOM_FOR_CONTENTS = 1000;
    private static final float WIDEST_TEXT = 620;
    private static final float WIDEST_ALONE = 720;
    private static final float TEXT_BESIDE_FIGURE = 0.45f;
    private static final float FIGURE_SHAPE = 1.3f;
    private static final float FIGURE_ABOVE_TEXT = 0.5f;

    static RulesLayout of(TableLayout layout, int pages, boolean hasFigure) {
        RulesLayout places = layout.shape() == TableLayout.Shape.WIDE ? wide(layout, pages, hasFigure) : tall(layout, hasFigure);
        if (places.contents != null) layout.mirror(places.contents);
        if (places.figure != null) layout.mirror(places.figure);
        layout.mirror(places.paper);
        return places;
    }

    private static RulesLayout wide(TableLayout layout, int pages, boolean hasFigure) {
        float margin = layout.play().x;
        float bottom = layout.play().y / 2;
        Rectangle highest = layout.objective() == null ? layout.play() : layout.objective();
        float height = highest.y + highest.height - bottom;
        float gap = 2 * UiContext.UNIT;
        boolean listed = layout.width() >= ROOM_FOR_CONTENTS && height >= pages * ROW + UiContext.UNIT;
        Rectangle contents = listed ? new Rectangle(margin, bottom, CONTENTS, height) : null;
        float left = listed ? margin + CONTENTS + gap : margin;
        float room = layout.width() - margin - left;
        float padding = listed ? 3 * UiContext.UNIT : 2 * UiContext.UNIT;
        if (!hasFigure) {
            float width = Math.min(room, WIDEST_ALONE);
            return new RulesLayout(contents, null, new Rectangle(left + (room - width) / 2, bottom, width, height), padding);
        }
        float text = Math.min(WIDEST_TEXT, room * TEXT_BESIDE_FIGURE);
        float figure = Math.min(room - gap - text, height * FIGURE_SHAPE);
        float start = left + (room - figure - gap - text) / 2;
        return new RulesLayout(contents, new Rectangle(start, bottom, figure, height),
            new Rectangle(start + figure + gap, bottom, text, height), padding);
    }

    private static RulesLayout tall(TableLayout layout, boolean hasFigure) {
        float width = Math.min(layout.width() - 2 * UiContext.UNIT, WIDEST_ALONE);
        float left = (layout.width() - width) / 2;
        float bottom = layout.footer().height + UiContext.UNIT;
        float height = layout.bar().y - bottom;
        float figure = hasFigure ? height * FIGURE_ABOVE_TEXT : 0;
        float paper = height - figure - (hasFigure ? UiContext.UNIT : 0);
        return new RulesLayout(null, hasFigure ? new Rectangle(left, layout.bar().y - figure, width, figure) : null,
            new Rectangle(left, bottom, width, paper), 2 * UiContext.UNIT);
    }
}
