package uniboard.app.classroom;

import java.util.List;
import uniboard.game.Message;
import uniboard.remote.classroom.ClassPupil;
import uniboard.remote.classroom.Door;
import uniboard.remote.classroom.PupilName;
import uniboard.remote.classroom.PupilSnapshot;
import uniboard.remote.classroom.PupilState;
import uniboard.stage.table.LobbyView.Button;
import uniboard.stage.table.LobbyView.Style;

/** What a pupil can do besides answering: type a name where one is awaited, raise a hand. */
final class PupilControls {
    private static final String NAME = "control:className";
    static final String HAND = "control:classHand";
    /** Seconds within which a class that is held has answered. */
    private static final int ANSWER = 20;

    private final ClassSurroundings around;
    private final ClassPupil pupil;

    PupilControls(ClassSurroundings around, ClassPupil pupil) {
        this.around = around;
        this.pupil = pupil;
    }

    /**
     * What is told before the pupil is in.
     *
     * @param age in seconds
     * @return empty: nothing but what is always told
     */
    List<Message> told(PupilSnapshot now, int age) {
        if (now.stage() == PupilSnapshot.Stage.SEEKS && age >= ANSWER) return List.of(Message.of("class.silent"));
        return isNameAwaited(now) ? List.of(Message.of("class.nameNeeded")) : List.of();
    }

    private boolean isNameAwaited(PupilSnapshot now) {
        return pupil.isNameAwaited() && now.stage() == PupilSnapshot.Stage.RUNS && now.door() != Door.SHUT;
    }

    List<Button> buttons(PupilSnapshot now) {
        if (isNameAwaited(now)) return List.of(new Button(NAME, "icon-draw", Message.of("class.typeName"), Style.MAIN));
        if (now.stage() != PupilSnapshot.Stage.RUNS || now.state() != PupilState.IN) return List.of();
        return hands(now);
    }

    /** What raises the hand, or lowers it. */
    static List<Button> hands(PupilSnapshot now) {
        return List.of(new Button(HAND, now.isHandUp() ? null : "icon-hand", Message.of(hand(now)), Style.PLAIN));
    }

    /** The key of what can be done with the hand. */
    static String hand(PupilSnapshot now) {
        return now.isHandUp() ? "class.hand.lower" : "class.hand.raise";
    }

    static void turnHand(ClassPupil pupil) {
        if (pupil.snapshot().isHandUp()) pupil.lowerHand();
        else pupil.raiseHand();
    }

    /** @param changed run once something has come of it */
    void act(String place, Runnable changed) {
        if (place.equals(NAME)) {
            around.platform().sharing().ask(around.window().say(Message.of("class.typeName.ask")), "", PupilName.LONGEST, typed -> {
                pupil.name(typed);
                changed.run();
            });
        } else if (place.equals(HAND)) {
            turnHand(pupil);
            changed.run();
        }
    }
}
