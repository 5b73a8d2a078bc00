package uniboard.games.unitar.scene;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.actions.Actions;
import java.util.List;
import uniboard.games.unitar.UnitarExecution;
import uniboard.games.unitar.UnitarPosition;
import uniboard.sound.Sound;
import uniboard.stage.kit.UiContext;
import uniboard.stage.scene.SceneMotion;

/**
 * Tells a comparison: the marks row by row, what agrees, who is approved; then, once it is to go on, what is carried out, one action after
 * the other.
 */
final class Story implements SceneMotion {
    /** Told how far the story has come. */
    interface Teller {
        /** All that is shown is this much of the comparison. */
        void revealed(int marks, boolean agreeing);

        /** The whole comparison is shown, and who is approved. */
        void judged();

        /** There is time to read it. */
        void read();

        /**
         * An action begins.
         *
         * @return of what is said of it: how many letters
         */
        int begins(UnitarExecution execution);

        /** Told how many actions have been carried out. */
        void done(int executions);
    }

    /**
     * How far a story has come, for another one to go on from there.
     *
     * @param judged     whether the whole comparison has been there to be read
     * @param carriesOut whether what was approved is being carried out
     * @param done       how many actions have been carried out
     */
    record Progress(boolean judged, boolean carriesOut, int done) {
        static final Progress BEGINNING = new Progress(false, false, 0);
    }

    private final UiContext look;
    private final Group layer;
    private final ActionMotion motion;
    private final List<UnitarExecution> executions;
    private final Pace pace;
    private final Teller teller;
    private final Actor clock = new Actor();
    private Progress progress;
    /** Null before the story begins and after its end. */
    private Runnable settled;

    /**
     * @param layer that is drawn
     * @param executions what is approved, in its order
     * @param begun where it begins
     */
    Story(UiContext look, Group layer, ActionMotion motion, List<UnitarExecution> executions, Pace pace, Teller teller, Progress begun) {
        this.look = look;
        this.layer = layer;
        this.motion = motion;
        this.executions = executions;
        this.pace = pace;
        this.teller = teller;
        progress = begun;
    }

    @Override
    public void start(Runnable whenSettled) {
        settled = whenSettled;
        layer.addActor(clock);
        if (progress.carriesOut()) carryOut(progress.done());
        else if (progress.judged()) judge();
        else tell();
    }

    Progress progress() {
        return progress;
    }

    /** From the beginning, as long as nothing has been carried out. */
    void tell() {
        if (progress.carriesOut() || isOver()) return;
        clock.clearActions();
        progress = Progress.BEGINNING;
        if (look.motion().lift() == 0 || pace.row() == 0) {
            judge();
            return;
        }
        teller.revealed(0, false);
        float at = 0;
        for (int marks = 1; marks <= UnitarPosition.SEATS; marks++) {
            int seen = marks;
            at += pace.row();
            later(at, () -> {
                look.sounds().play(Sound.SETTLE);
                teller.revealed(seen, false);
            });
        }
        later(at + pace.ties(), () -> teller.revealed(UnitarPosition.SEATS, true));
        later(at + 2 * pace.ties(), this::judge);
    }

    private boolean isOver() {
        return settled == null;
    }

    private void later(float seconds, Runnable what) {
        clock.addAction(Actions.delay(seconds, Actions.run(what)));
    }

    private void judge() {
        progress = new Progress(true, false, 0);
        teller.judged();
        teller.read();
        if (!pace.waits()) later(pace.reading(), this::goOn);
    }

    /**
     * Shows at once what is being shown.
     *
     * @return false if it waits to be told to go on
     */
    boolean hurry() {
        if (progress.carriesOut()) {
            finish();
        } else if (!progress.judged()) {
            clock.clearActions();
            judge();
        } else if (pace.waits()) {
            return false;
        } else {
            goOn();
        }
        return true;
    }

    /** What was approved is carried out. */
    void goOn() {
        if (progress.carriesOut() || isOver()) return;
        clock.clearActions();
        carryOut(0);
    }

    private void carryOut(int from) {
        teller.judged();
        if (from > 0) teller.done(from);
        next(from);
    }

    private void next(int index) {
        if (isOver()) return;
        progress = new Progress(true, true, index);
        if (index == executions.size()) {
            finish();
            return;
        }
        UnitarExecution execution = executions.get(index);
        int letters = teller.begins(execution);
        float length = motion.play(execution);
        later(length, () -> {
            motion.finish();
            progress = new Progress(true, true, index + 1);
            teller.done(index + 1);
        });
        later(Math.max(length + pace.execution(), letters * pace.letter()), () -> next(index + 1));
    }

    @Override
    public void finish() {
        if (isOver()) return;
        Runnable told = settled;
        settled = null;
        clock.clearActions();
        clock.remove();
        motion.finish();
        told.run();
    }
}
