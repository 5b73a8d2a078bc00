package uniboard.games.unitar.scene;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.actions.Actions;
import java.util.List;
import uniboard.games.unitar.UnitarDeed;
import uniboard.games.unitar.UnitarPosition;
import uniboard.sound.Sound;
import uniboard.stage.kit.Look;
import uniboard.stage.scene.SceneMotion;

/**
 * Tells a comparison: the marks row by row, what agrees, who is approved; then, once it is to go on, what is carried out, one action after
 * the other.
 */
final class Story implements SceneMotion {
    /** Told how far the story has come. */
    interface Teller {
        /** All that is shown is this much of the comparison. */
        void revealed(int marks, boolean agreeing, boolean judged);

        /** The whole comparison is there to be read. */
        void judged();

        /** An action begins. */
        void begins(UnitarDeed deed);

        /** So many actions have been carried out. */
        void done(int deeds);
    }

    private final Look look;
    private final Group layer;
    private final DeedMotion motion;
    private final List<UnitarDeed> deeds;
    private final Pace pace;
    private final Teller teller;
    private final Actor clock = new Actor();
    private boolean carriesOut;
    /** Null before the story begins and after its end. */
    private Runnable settled;

    /**
     * @param layer that is drawn
     * @param deeds what is approved, in its order
     */
    Story(Look look, Group layer, DeedMotion motion, List<UnitarDeed> deeds, Pace pace, Teller teller) {
        this.look = look;
        this.layer = layer;
        this.motion = motion;
        this.deeds = deeds;
        this.pace = pace;
        this.teller = teller;
    }

    @Override
    public void start(Runnable whenSettled) {
        settled = whenSettled;
        layer.addActor(clock);
        tell();
    }

    /** From the beginning, as long as nothing has been carried out. */
    void tell() {
        if (carriesOut || isOver()) return;
        clock.clearActions();
        if (look.motion().lift() == 0 || pace.row() == 0) {
            judge();
            return;
        }
        teller.revealed(0, false, false);
        float at = 0;
        for (int marks = 1; marks <= UnitarPosition.SEATS; marks++) {
            int seen = marks;
            at += pace.row();
            later(at, () -> {
                look.sounds().play(Sound.SETTLE);
                teller.revealed(seen, false, false);
            });
        }
        later(at + pace.ties(), () -> teller.revealed(UnitarPosition.SEATS, true, false));
        later(at + 2 * pace.ties(), this::judge);
    }

    private boolean isOver() {
        return settled == null;
    }

    private void later(float seconds, Runnable what) {
        clock.addAction(Actions.delay(seconds, Actions.run(what)));
    }

    private void judge() {
        teller.revealed(UnitarPosition.SEATS, true, true);
        teller.judged();
        if (!pace.waits()) later(pace.reading(), this::goOn);
    }

    /** Shows at once what is being shown; what can be seen already is followed by the next. */
    void hurry() {
        if (carriesOut) {
            finish();
        } else if (clock.hasActions() && pace.waits()) {
            clock.clearActions();
            judge();
        } else {
            goOn();
        }
    }

    /** What was approved is carried out. */
    void goOn() {
        if (carriesOut || isOver()) return;
        carriesOut = true;
        clock.clearActions();
        teller.revealed(UnitarPosition.SEATS, true, true);
        next(0);
    }

    private void next(int index) {
        if (isOver()) return;
        if (index == deeds.size()) {
            finish();
            return;
        }
        UnitarDeed deed = deeds.get(index);
        teller.begins(deed);
        float length = motion.play(deed);
        later(length, () -> {
            motion.finish();
            teller.done(index + 1);
        });
        later(length + pace.deed(), () -> next(index + 1));
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
