package uniboard.games.unitary.scene;

import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import uniboard.games.unitary.UnitaryUnits;
import uniboard.stage.kit.Picture;
import uniboard.stage.kit.TextActor;
import uniboard.stage.kit.UiContext;
import uniboard.text.Direction;
import uniboard.text.TextStyle;

/** The stacks that units come from, with what is left in each: one below the other or, where that is too high, side by side. */
final class StacksActor extends Group {
    private static final float TOKEN = 22;
    /** Of a stack's picture. */
    private static final float TOKEN_PART = 0.64f;
    private static final float TOKEN_X = 0.12f;
    private static final float TOKEN_Y = 0.26f;

    private final UiContext look;
    private final Rectangle room;
    private final boolean below;

    StacksActor(UiContext look, Rectangle room) {
        this.look = look;
        this.room = room;
        below = room.height > room.width;
        setTransform(false);
        setTouchable(Touchable.disabled);
    }

    /** Where a unit lies on its stack. */
    Rectangle unit(int unit) {
        Rectangle stack = stack(unit);
        if (!below) return stack;
        float size = TOKEN_PART * stack.width;
        return new Rectangle(stack.x + TOKEN_X * stack.width, stack.y + TOKEN_Y * stack.height, size, size);
    }

    private Rectangle stack(int unit) {
        if (below) {
            float side = room.height / UnitaryUnits.COUNT;
            float x = look.rightToLeft() ? room.x + room.width - side : room.x;
            return new Rectangle(x, room.y + (UnitaryUnits.COUNT - 1 - unit) * side, side, side);
        }
        float part = room.width / UnitaryUnits.COUNT;
        float x = look.rightToLeft() ? room.x + room.width - unit * part - 4 - TOKEN : room.x + unit * part + 4;
        return new Rectangle(x, room.y + (room.height - TOKEN) / 2, TOKEN, TOKEN);
    }

    void show(int units) {
        clearChildren();
        for (int unit = 0; unit < UnitaryUnits.COUNT; unit++) {
            Rectangle stack = stack(unit);
            if (below) {
                Picture papers = new Picture(look.art().region("unit-stack"), look.theme().dim().cpy());
                papers.setBounds(look.snap(stack.x), look.snap(stack.y), stack.width, stack.height);
                addActor(papers);
            }
            addActor(UnitPicture.of(look, unit, unit(unit)));
            TextActor left = new TextActor(look, TextStyle.SANS_BOLD, below ? UiContext.STRONG : UiContext.BODY, UnitPicture.inkOnCloth(),
                TextActor.Place.START, Direction.LEFT_TO_RIGHT);
            left.line(Integer.toString(UnitaryUnits.LIMIT - Math.abs(UnitaryUnits.exponent(units, unit))));
            float gap = below ? 4 : 6;
            float x = look.rightToLeft() ? stack.x - gap - left.textWidth() : stack.x + stack.width + gap;
            left.setBounds(x, stack.y, left.textWidth(), stack.height);
            addActor(left);
        }
    }
}
