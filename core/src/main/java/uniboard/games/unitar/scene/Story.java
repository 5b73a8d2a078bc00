package uniboard.games.unitar.scene;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.actions.Actions;
import java.util.List;
import uniboard.games.unitar.UnitarDeed;
import uniboard.games.unitar.UnitarPosition;
import uniboard.games.unitar.UnitarStep;
import uniboard.sound.Sound;
import uniboard.stage.Look;

/**
 * Tells a comparison: the marks row by row, what agrees, who is approved; then, once it is to go on, what is carried out, one action after
 * the other.
 */
final class Story {
    /** Told how far the story has come. */
    interface Teller {
        /** All that is shown is this much of the comparison. */
        void revealed(int marks, boolean agreeing, boolean judged);

        /** An action begins. */
        void begins(UnitarDeed deed);

        /** So many actions have been carried out. */
        void done(int deeds);

        void ended();
    }

    private final Look look;
    private final Group layer;
    private final DeedMotion motion;
    private final List<UnitarDeed> deeds;
    private final boolean waits;
    private final Pace pace;
    private final Teller teller;
    private final Actor clock = new Actor();
    private boolean carriesOut;
    private boolean over;

    /** @param waits whether somebody is there who says when it is to go on */
    Story(Look look, Group layer, DeedMotion motion, UnitarStep step, boolean waits, Pace pace, Teller teller) {
        this.look = look;
        this.layer = layer;
        this.motion = motion;
        this.waits = waits;
        this.pace = pace;
        this.teller = teller;
        deeds = step.deeds();
    }

    private boolean isStill() {
        return look.motion().lift() == 0;
    }

    /** From the beginning, as long as nothing has been carried out. */
    void tell() {
        if (carriesOut || over) return;
        clock.clearActions();
        if (clock.getParent() == null) layer.addActor(clock);
        if (isStill() || pace.row() == 0) {
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

    private void later(float seconds, Runnable what) {
        clock.addAction(Actions.delay(seconds, Actions.run(what)));
    }

    private void judge() {
        teller.revealed(UnitarPosition.SEATS, true, true);
        if (!waits) later(pace.reading(), this::goOn);
    }

    /** Shows at once what is being shown; what can be seen already is followed by the next. */
    void hurry() {
        if (carriesOut) {
            end();
        } else if (clock.hasActions() && waits) {
            clock.clearActions();
            judge();
        } else {
            goOn();
        }
    }

    /** Whether it carries out what was approved. */
    boolean carriesOut() {
        return carriesOut;
    }

    /** What was approved is carried out. */
    void goOn() {
        if (carriesOut || over) return;
        carriesOut = true;
        clock.clearActions();
        teller.revealed(UnitarPosition.SEATS, true, true);
        next(0);
    }

    private void next(int index) {
        if (over) return;
        if (index == deeds.size()) {
            end();
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

    /** Ends it at once. */
    void end() {
        if (over) return;
        over = true;
        clock.clearActions();
        clock.remove();
        motion.finish();
        teller.ended();
    }
}
