package uniboard.games.unitary.scene;

import com.badlogic.gdx.math.Interpolation;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Action;
import com.badlogic.gdx.scenes.scene2d.actions.Actions;
import com.badlogic.gdx.scenes.scene2d.actions.TemporalAction;
import uniboard.games.unitary.UnitaryCard;
import uniboard.games.unitary.UnitaryMove;
import uniboard.games.unitary.UnitaryUnits;
import uniboard.sound.Sound;
import uniboard.stage.kit.UiContext;

/**
 * How units move when a card is played: those that lie there make room, those that come leave their stacks one right after the other, pairs
 * meet at the line and fade, halved and cleared ones go back to their stacks, the rest closes up.
 */
final class UnitFlights {
    private static final float STEP = 0.06f;
    private static final float FADE = 0.26f;
    /** However many come, they don't take longer than that to set out. */
    private static final float LONGEST_START = 0.6f;

    private final UiContext look;
    private final FractionActor fraction;
    /** Null where there are none: units then come from the mat's upper edge. */
    private final StacksActor stacks;
    private final UnitaryMotion motion;
    private UnitChange change;
    private FractionLayout now;
    private FractionLayout full;
    private FractionLayout then;
    private float step;
    /** Seconds from the beginning of the move. */
    private float from;
    private float come;
    private float gone;

    UnitFlights(UiContext look, FractionActor fraction, StacksActor stacks, UnitaryMotion motion) {
        this.look = look;
        this.fraction = fraction;
        this.stacks = stacks;
        this.motion = motion;
    }

    /**
     * @param made  whether room is made already, because the move was previewed
     * @param start seconds from the beginning of the move
     */
    void plan(int before, int move, boolean made, float start) {
        change = new UnitChange(before, move);
        UnitCounts together = change.together();
        full = new FractionLayout(fraction.room(), together);
        now = made ? full : new FractionLayout(fraction.room(), UnitCounts.of(before));
        then = new FractionLayout(fraction.room(), UnitCounts.of(change.after()));
        float slide = look.motion().slide();
        int coming = count(change.coming());
        step = look.motion().lift() == 0 ? 0 : coming == 0 ? STEP : Math.min(STEP, LONGEST_START / coming);
        from = start + (coming > 0 && !made && isMoved() ? slide / 2 : 0);
        come = from + (coming == 0 ? 0 : (coming - 1) * step + motion.cardTime());
        gone = come + leaving();
        fraction.showLine();
        int number = 0;
        for (int unit = 0; unit < UnitaryUnits.COUNT; unit++) {
            planThere(unit, before, start);
            number = planComing(unit, number);
        }
        if (coming > 0) motion.hear(Sound.SLIDE, from);
        motion.lastUntil(gone);
        if (change.after() != UnitaryUnits.NONE) motion.lastUntil(gone + (isClosing() ? slide : 0));
    }

    private static int count(int units) {
        int count = 0;
        for (int unit = 0; unit < UnitaryUnits.COUNT; unit++) count += Math.abs(UnitaryUnits.exponent(units, unit));
        return count;
    }

    private boolean isMoved() {
        return count(change.before()) > 0;
    }

    private boolean isClosing() {
        return gone > come;
    }

    /** How long it takes until all that goes has gone, after all has come. */
    private float leaving() {
        int most = 0;
        for (int unit = 0; unit < UnitaryUnits.COUNT; unit++) most = Math.max(most, Math.max(change.pairs(unit), change.going(unit)));
        if (most == 0) return 0;
        return Math.min(LONGEST_START, (most - 1) * step) + fade();
    }

    private float fade() {
        return look.motion().lift() == 0 ? look.motion().slide() : FADE;
    }

    private void planThere(int unit, int before, float start) {
        int exponent = UnitaryUnits.exponent(before, unit);
        int there = Math.abs(exponent);
        if (there == 0) return;
        Side side = Side.of(exponent);
        int pairs = change.pairs(unit);
        int going = change.going(unit);
        for (int i = 0; i < there; i++) {
            UnitPicture picture = UnitPicture.of(look, unit, now.box(unit, side, i));
            Rectangle next = full.box(unit, side, i);
            motion.act(picture, start, 0, to(next, look.motion().slide()));
            if (i < pairs) meet(picture, unit, i);
            else if (i >= there - going) leave(picture, unit, i - (there - going));
            else close(picture, then.box(unit, side, i - pairs));
        }
    }

    /** @return the number of the next unit that comes */
    private int planComing(int unit, int first) {
        int exponent = UnitaryUnits.exponent(change.coming(), unit);
        int own = UnitaryUnits.exponent(change.before(), unit);
        boolean doubled = UnitaryMove.card(change.move()) == UnitaryCard.SQUARE;
        // Those that come to others of their side stand behind them.
        int behind = exponent != 0 && own != 0 && Side.of(own) == Side.of(exponent) ? Math.abs(own) : 0;
        int pairs = change.pairs(unit);
        for (int i = 0; i < Math.abs(exponent); i++) {
            Side side = Side.of(exponent);
            Rectangle origin = doubled ? now.box(unit, side, i) : stack(unit);
            UnitPicture picture = UnitPicture.of(look, unit, larger(origin, full.box(unit, side, behind + i)));
            picture.at(origin);
            motion.appear(picture, from + (first + i) * step, motion.cardTime(),
                to(full.box(unit, side, behind + i), motion.cardTime()));
            if (i < pairs) meet(picture, unit, i);
            else close(picture, then.box(unit, side, behind + i - pairs));
        }
        return first + Math.abs(exponent);
    }

    /** The one that chooses the finer picture. */
    private static Rectangle larger(Rectangle one, Rectangle other) {
        return one.width > other.width ? one : other;
    }

    private Rectangle stack(int unit) {
        if (stacks != null) return stacks.unit(unit);
        Rectangle room = fraction.room();
        float side = full.size() * 0.6f;
        return new Rectangle(room.x + (unit + 0.5f) * room.width / UnitaryUnits.COUNT - side / 2, room.y + room.height, side, side);
    }

    private void meet(UnitPicture picture, int unit, int pair) {
        Rectangle above = full.box(unit, Side.ABOVE, pair);
        float size = above.width * 0.8f;
        Rectangle line = new Rectangle(above.x + (above.width - size) / 2, full.middle() - size / 2, size, size);
        picture.addAction(Actions.delay(come + Math.min(LONGEST_START, pair * step),
            Actions.parallel(to(line, fade()), Actions.delay(fade() * 0.4f, Actions.alpha(0, fade() * 0.6f)))));
    }

    private void leave(UnitPicture picture, int unit, int number) {
        picture.addAction(Actions.delay(come + Math.min(LONGEST_START, number * step),
            Actions.parallel(to(stack(unit), fade()), Actions.delay(fade() * 0.7f, Actions.alpha(0, fade() * 0.3f)))));
    }

    private void close(UnitPicture picture, Rectangle box) {
        picture.addAction(Actions.delay(gone, to(box, look.motion().slide())));
    }

    /** From wherever it is then. */
    private static Action to(Rectangle box, float duration) {
        return new TemporalAction(duration, Interpolation.pow2) {
            private Rectangle start;

            @Override
            protected void begin() {
                start = new Rectangle(target.getX(), target.getY(), target.getWidth(), target.getHeight());
            }

            @Override
            protected void update(float part) {
                ((UnitPicture) target).at(new Rectangle(start.x + (box.x - start.x) * part, start.y + (box.y - start.y) * part,
                    start.width + (box.width - start.width) * part, start.height + (box.height - start.height) * part));
            }
        };
    }
}
