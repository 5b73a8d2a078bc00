package uniboard.games.unitary.scene;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import uniboard.games.unitary.UnitaryUnits;
import uniboard.stage.kit.PatchPicture;
import uniboard.stage.kit.TextActor;
import uniboard.stage.kit.UiContext;
import uniboard.text.Direction;
import uniboard.text.TextStyle;

/** The units in play above and below a brass line; before a card is played also those that would come and those that would go. */
final class FractionActor extends Group {
    private static final float GHOST = 0.62f;
    private static final float LEAVING = 0.72f;
    private static final float LARGE_NUMBER = 44;
    private static final float LEGEND = 18;
    private static final float NUMBER_OFF = 0.07f;

    private final UiContext look;
    private final Rectangle room;
    private final boolean legible;

    /** @param legible whether there is room below for what its marks mean */
    FractionActor(UiContext look, Rectangle room, boolean legible) {
        this.look = look;
        this.room = room;
        this.legible = legible;
        setTransform(false);
        setTouchable(Touchable.disabled);
    }

    Rectangle room() {
        return room;
    }

    /** Where a side's units stand. */
    Rectangle half(Side side) {
        return new Rectangle(room.x, side == Side.ABOVE ? room.y + room.height / 2 : room.y, room.width, room.height / 2);
    }

    /** The line alone: the units are on their way. */
    void showLine() {
        clearChildren();
        addLine(new FractionLayout(room, UnitCounts.of(UnitaryUnits.NONE)).line());
    }

    /** @param change that a card would make; null for none */
    void show(int units, UnitChange change) {
        clearChildren();
        UnitCounts counts = change == null ? UnitCounts.of(units) : change.together();
        FractionLayout layout = new FractionLayout(room, counts);
        for (int unit = 0; unit < UnitaryUnits.COUNT; unit++) addPairs(unit, layout, change);
        addLine(layout.line());
        for (int unit = 0; unit < UnitaryUnits.COUNT; unit++) {
            for (Side side : Side.values()) addUnits(unit, side, units, layout, counts, change);
        }
        if (change != null && legible) addLegend();
    }

    /** What dashes and strokes mean, at the mat's lower edge. */
    private void addLegend() {
        Color ink = UnitPicture.inkOnCloth();
        boolean mirrored = look.rightToLeft();
        float y = room.y - LEGEND - 2;
        float x = 0;
        for (String key : new String[] {"unitary.scene.cancels", "unitary.scene.comes"}) {
            TextActor words = new TextActor(look, TextStyle.SANS, UiContext.SMALL, ink, TextActor.Place.START).line(look.texts().say(key));
            float width = LEGEND + 5 + words.textWidth();
            float left = mirrored ? room.x + x : room.x + room.width - x - width;
            Rectangle sign = new Rectangle(look.snap(mirrored ? left + width - LEGEND : left), look.snap(y), LEGEND, LEGEND);
            addActor(UnitPicture.legend(look, key.endsWith("comes") ? "unit-ghost-small" : "unit-strike-small", sign));
            words.setBounds(look.snap(mirrored ? left : left + LEGEND + 5), y, words.textWidth(), LEGEND);
            addActor(words);
            x += width + 2 * UiContext.UNIT;
        }
    }

    private void addLine(Rectangle box) {
        PatchPicture line = new PatchPicture(look.art().patch("brass-line"), look.theme().dim(), 2, 3, 2, 5);
        line.setBounds(look.snap(box.x), look.snap(box.y), box.width, box.height);
        addActor(line);
    }

    private void addPairs(int unit, FractionLayout layout, UnitChange change) {
        if (change == null || layout.isHeap(unit)) return;
        for (int i = 0; i < change.pairs(unit); i++) {
            addActor(UnitPicture.pair(look, layout.box(unit, Side.ABOVE, i), layout.box(unit, Side.BELOW, i)));
        }
    }

    private void addUnits(int unit, Side side, int units, FractionLayout layout, UnitCounts counts, UnitChange change) {
        int exponent = UnitaryUnits.exponent(units, unit);
        int there = exponent != 0 && Side.of(exponent) == side ? Math.abs(exponent) : 0;
        int count = counts.get(unit, side);
        int pairs = change == null ? 0 : change.pairs(unit);
        int going = change == null ? 0 : change.going(unit);
        // In a heap all lie in the same place: one is seen, with what becomes of the last of them.
        int first = layout.isHeap(unit) ? Math.max(0, count - 1) : 0;
        for (int i = first; i < count; i++) {
            Rectangle box = layout.box(unit, side, i);
            boolean comes = i >= there;
            boolean goes = layout.isHeap(unit) ? pairs + going == count : i < pairs || !comes && i >= there - going;
            if (comes) addActor(UnitPicture.ghost(look, box));
            float alpha = comes ? GHOST : goes ? LEAVING : 1;
            addActor(UnitPicture.of(look, unit, comes ? UnitPicture.grown(box, -0.05f) : box).faint(alpha));
            if (goes) addActor(UnitPicture.strike(look, box));
        }
        if (count > 0 && layout.isHeap(unit)) addNumber(count, layout.number(unit, side));
    }

    private void addNumber(int count, Rectangle box) {
        Color ink = UnitPicture.inkOnCloth();
        int size = box.height > LARGE_NUMBER ? UiContext.TITLE : UiContext.BODY;
        TextActor number = new TextActor(look, TextStyle.SANS_BOLD, size, ink, TextActor.Place.START, Direction.LEFT_TO_RIGHT);
        number.line("×" + count);
        number.setBounds(box.x + NUMBER_OFF * box.height, box.y, box.width, box.height);
        addActor(number);
    }
}
