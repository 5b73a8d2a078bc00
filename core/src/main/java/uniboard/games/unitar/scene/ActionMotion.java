package uniboard.games.unitar.scene;

import com.badlogic.gdx.math.MathUtils;
import com.badlogic.gdx.scenes.scene2d.actions.Actions;
import java.util.ArrayList;
import java.util.List;
import uniboard.games.unitar.UnitarAction;
import uniboard.games.unitar.UnitarEffect;
import uniboard.games.unitar.UnitarExecution;
import uniboard.games.unitar.UnitarField;
import uniboard.sound.Sound;
import uniboard.stage.kit.UiContext;

/** Moves blocks as one action does: they slide or turn as one body, sink into each other, or lose their stones. */
final class ActionMotion {
    private static final float SLIDE = 0.3f;
    private static final float STILL = 0.09f;
    private static final float RISE = 2.4f;
    private static final float SHAKE = 0.07f;
    private static final float QUARTER = 90;

    private final UiContext look;
    private final BlocksActor blocks;
    private final FieldMarks marks;
    private UnitarExecution execution;

    ActionMotion(UiContext look, BlocksActor blocks, FieldMarks marks) {
        this.look = look;
        this.blocks = blocks;
        this.marks = marks;
    }

    private boolean isStill() {
        return look.motion().lift() == 0;
    }

    /**
     * Begins the action.
     *
     * @return how long it takes, in seconds
     */
    float play(UnitarExecution newExecution) {
        execution = newExecution;
        blocks.show(execution.before());
        marks.clearChildren();
        if (isStill()) return STILL;
        BlockActor named = blocks.actor(execution.before().root(execution.block()));
        UnitarEffect effect = execution.effect();
        if (effect instanceof UnitarEffect.Moved moved) return slide(named, moved);
        if (effect instanceof UnitarEffect.Turned turned) return turn(named, turned);
        if (effect instanceof UnitarEffect.United united) return unite(united);
        if (effect instanceof UnitarEffect.Eliminated eliminated) return eliminate(eliminated);
        return named == null ? STILL : shake(named);
    }

    /** What was begun is done: at once, if it is still under way. */
    void finish() {
        if (execution == null) return;
        blocks.show(execution.after());
        marks.clearChildren();
        if (!execution.isDone()) {
            look.sounds().play(Sound.REFUSE);
            marks.addVoid(execution);
        } else if (!isStill()) {
            look.sounds().play(Sound.SETTLE);
        }
        execution = null;
    }

    private void begin(BlockActor actor) {
        blocks.hideCounts();
        blocks.raise(actor);
        actor.setRing(look.theme().good());
        look.sounds().play(Sound.SLIDE);
    }

    private float slide(BlockActor actor, UnitarEffect.Moved moved) {
        begin(actor);
        actor.addAction(new Course(SLIDE, part -> actor.setShift(moved.east() * part, moved.north() * part)));
        return SLIDE;
    }

    private float turn(BlockActor actor, UnitarEffect.Turned turned) {
        begin(actor);
        float degrees = turned.way() == UnitarAction.CLOCKWISE ? -QUARTER : QUARTER;
        int x = UnitarField.x(turned.pivot());
        int y = UnitarField.y(turned.pivot());
        actor.addAction(new Course(SLIDE, part -> actor.setTurn(x, y, degrees * part)));
        return SLIDE;
    }

    /** The upper block sinks into the lower one; then the body that they are now is inlaid with brass. */
    private float unite(UnitarEffect.United united) {
        BlockActor first = blocks.actor(united.first().get(0));
        BlockActor second = blocks.actor(united.second().get(0));
        begin(first);
        second.setRing(look.theme().good());
        float firstLevel = first.level();
        float secondLevel = second.level();
        first.addAction(new Course(SLIDE, part -> {
            first.setLevel(firstLevel * (1 - part));
            second.setLevel(secondLevel * (1 - part));
        }));
        first.addAction(Actions.delay(SLIDE, Actions.run(() -> inlay(united))));
        return 2 * SLIDE;
    }

    private void inlay(UnitarEffect.United united) {
        blocks.show(execution.after());
        BlockActor plain = blocks.actor(execution.after().root(united.first().get(0)));
        BlockActor brass = blocks.over(plain.shape(), plain.level());
        plain.setInlaid(false);
        brass.getColor().a = 0;
        brass.addAction(Actions.fadeIn(SLIDE));
        look.sounds().play(Sound.SETTLE);
    }

    /** On every shared field both stones are lifted off. */
    private float eliminate(UnitarEffect.Eliminated eliminated) {
        List<BlockShape.Stone> lost = new ArrayList<>();
        for (UnitarEffect.Frame frame : eliminated.fields()) {
            lost.add(new BlockShape.Stone(UnitarField.x(frame.field()), UnitarField.y(frame.field()), frame.first()));
        }
        blocks.hideCounts();
        for (List<Integer> names : List.of(eliminated.first(), eliminated.second())) lift(blocks.actor(names.get(0)), lost);
        look.sounds().play(Sound.SLIDE);
        return SLIDE + look.motion().lift();
    }

    private void lift(BlockActor actor, List<BlockShape.Stone> lost) {
        BlockShape whole = actor.shape();
        BlockShape left = whole.without(lost);
        BlockActor gone = blocks.over(whole.only(lost), actor.level());
        float level = actor.level();
        if (left.stones().isEmpty()) actor.setVisible(false);
        else actor.setShape(left);
        gone.addAction(new Course(SLIDE, part -> gone.setLevel(level + RISE * part)));
        gone.addAction(Actions.delay(SLIDE / 2, Actions.fadeOut(SLIDE / 2)));
    }

    private float shake(BlockActor actor) {
        blocks.hideCounts();
        blocks.raise(actor);
        float length = 1.3f * SLIDE;
        actor.addAction(new Course(length, part -> actor.setShift(SHAKE * MathUtils.sinDeg(3 * 360 * part) * (1 - part), 0)));
        return length;
    }
}
