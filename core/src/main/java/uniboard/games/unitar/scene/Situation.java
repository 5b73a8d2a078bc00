package uniboard.games.unitar.scene;

import java.util.ArrayList;
import java.util.List;
import uniboard.game.Message;
import uniboard.games.unitar.UnitarPhase;
import uniboard.games.unitar.UnitarPosition;
import uniboard.games.unitar.UnitarStep;
import uniboard.match.Selection;
import uniboard.stage.scene.SceneState;

/** What a state tells of the game. */
record Situation(SceneState<UnitarPosition> state) {
    UnitarPosition position() {
        return state.position();
    }

    Selection selection() {
        return state.selection();
    }

    boolean isIn(UnitarPhase phase) {
        return position().phase() == phase;
    }

    /** Whether the last move completed a step: all have committed themselves. */
    boolean completesStep() {
        return position().committed() == 0 && position().lastStep() != null;
    }

    /** The step of intentions made last; null if there was none. */
    UnitarStep comparison() {
        UnitarStep last = position().lastStep();
        return last == null || last.phase() == UnitarPhase.PLACE ? null : last;
    }

    /** What the viewer has chosen; while they wait for the others, what they have committed themselves to. */
    Chosen chosen() {
        if (selection() != null) return Chosen.of(selection());
        if (state.decided() != null) return Chosen.of(state.decided());
        boolean waits = state.isSeated() && state.viewer() < position().committed() && !isIn(UnitarPhase.OVER);
        return waits ? Chosen.of(position().mark(state.viewer())) : Chosen.NOTHING;
    }

    /** The seats as the table calls them. */
    List<Who> who() {
        List<Who> seats = new ArrayList<>();
        for (int seat = 0; seat < UnitarPosition.SEATS; seat++) {
            seats.add(new Who(UnitarSeatColours.INSTANCE.mark(position(), seat), state.plates().get(seat).name()));
        }
        return seats;
    }

    /** Who is approved in the {@link #comparison}, in the order of execution. */
    Message outcome() {
        UnitarStep step = comparison();
        List<Message> approved = new ArrayList<>();
        for (int seat : step.comparison().order()) approved.add(SceneWords.seat(position(), seat, state.plates().get(seat).name()));
        if (approved.isEmpty()) return Message.of(step.endsInVain() ? "unitar.told.inVain" : "unitar.told.again");
        return Message.of(approved.size() == 1 ? "unitar.event.approvedOne" : "unitar.event.approvedSeveral", Message.listed(approved));
    }
}
