package uniboard.games.unitar.scene;

import com.badlogic.gdx.math.Interpolation;
import com.badlogic.gdx.scenes.scene2d.actions.TemporalAction;

/** Something that depends on how far it has come, from 0 to 1. */
final class Course extends TemporalAction {
    interface Step {
        void at(float part);
    }

    private final Step step;

    Course(float duration, Step step) {
        super(duration, Interpolation.pow2);
        this.step = step;
    }

    @Override
    protected void update(float part) {
        step.at(part);
    }
}
