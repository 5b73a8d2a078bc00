package uniboard.app.classroom;

import java.util.ArrayList;
import java.util.List;
import uniboard.app.remote.PupilWords;
import uniboard.game.Message;
import uniboard.remote.classroom.Door;
import uniboard.remote.classroom.PupilSnapshot;
import uniboard.remote.classroom.PupilState;
import uniboard.remote.classroom.QuestionPhase;

/** What a pupil is told while no board is shown. */
final class PupilSentences {
    private final PupilSnapshot now;
    private final ClassSurroundings around;
    private final boolean hasKept;

    /** @param hasKept whether the pupil's games that have ended are kept */
    PupilSentences(PupilSnapshot now, ClassSurroundings around, boolean hasKept) {
        this.now = now;
        this.around = around;
        this.hasKept = hasKept;
    }

    /** @param isUnshown whether the class is asked what can't be shown here */
    List<Message> told(boolean isUnshown) {
        switch (now.stage()) {
            case SEEKS -> {
                return List.of(Message.of("class.seeks"));
            }
            case OVER -> {
                return List.of(Message.of(hasKept ? "class.over.kept" : "class.over"));
            }
            case OVERTAKEN -> {
                return List.of(Message.of("class.overtaken"));
            }
            default -> {
                if (now.state() == null) return List.of(Message.of(now.door() == Door.SHUT ? "class.isShut" : "class.seeks"));
                if (now.state() == PupilState.WAITS) return List.of(Message.of("class.atDoor"));
                if (now.state() == PupilState.REMOVED) return List.of(Message.of("class.removed"));
                return inClass(isUnshown);
            }
        }
    }

    private List<Message> inClass(boolean isUnshown) {
        List<Message> told = new ArrayList<>();
        told.add(Message.of("far.youAre", PupilWords.name(now.name(), around.window()::say)));
        if (now.stage() == PupilSnapshot.Stage.TEACHER_AWAY) {
            told.add(Message.of("class.teacherAway"));
        } else if (now.isPaused() && !now.table().isEmpty()) {
            told.add(Message.of("class.paused"));
        } else if (isUnshown) {
            told.add(Message.of("class.unshown"));
        } else if (now.question() == null) {
            told.add(Message.of("class.soon"));
        } else if (!now.question().isTogether()) {
            told.add(Message.of("class.did", now.work().right()));
            told.add(Message.of("class.work.over"));
        } else {
            String answer = now.work().answer();
            told.add(answer.isEmpty() ? Message.of("class.unanswered")
                : Message.of(now.isCounted() ? "class.yourAnswer" : "class.late",
                    new AnswerRows(around.boxes(), now.question()).words(answer)));
            if (now.phase() != QuestionPhase.SHOWN) told.add(Message.of("class.isClosed"));
        }
        if (hasKept) told.add(Message.of("class.keep.done"));
        if (now.isHandUp()) told.add(Message.of("class.hand.isUp"));
        return told;
    }
}
