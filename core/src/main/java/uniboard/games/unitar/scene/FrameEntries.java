package uniboard.games.unitar.scene;

import java.util.ArrayList;
import java.util.List;
import uniboard.game.Outcome;
import uniboard.game.Position;
import uniboard.games.unitar.UnitarBoard;
import uniboard.games.unitar.UnitarColour;
import uniboard.games.unitar.UnitarPosition;
import uniboard.games.unitar.UnitarWords;
import uniboard.stage.scene.Plate;
import uniboard.stage.scene.SceneState;
import uniboard.stage.scene.SeatMark;
import uniboard.text.Texts;

/** Who has how many frames: by seat or, as long as it isn't known who plays which colour, by colour and then the seats. */
final class FrameEntries {
    private final Texts texts;
    private final SceneState<UnitarPosition> state;
    private final UnitarPosition position;
    private final List<Plate> plates;
    private final int viewer;

    /** @param viewer who is shown them, or {@link Position#NOBODY}: everyone at the table */
    FrameEntries(Texts texts, SceneState<UnitarPosition> state, int viewer) {
        this.texts = texts;
        this.viewer = viewer;
        this.state = state;
        position = state.position();
        plates = state.plates();
    }

    /** @param board whose frames are counted */
    List<FramesActor.Entry> of(UnitarBoard board) {
        return position.areColoursHidden() ? byColour(board) : bySeat(board);
    }

    /** The same while a comparison is told: it is nobody's turn, and who wins is yet to come. */
    List<FramesActor.Entry> untilTold(UnitarBoard board) {
        List<FramesActor.Entry> entries = new ArrayList<>();
        for (FramesActor.Entry entry : of(board)) {
            entries.add(new FramesActor.Entry(entry.mark(), entry.name(), entry.note(), entry.count(),
                FramesActor.State.PLAIN));
        }
        return entries;
    }

    private List<FramesActor.Entry> bySeat(UnitarBoard board) {
        List<FramesActor.Entry> entries = new ArrayList<>();
        for (int seat = 0; seat < UnitarPosition.SEATS; seat++) {
            int colour = position.colour(seat);
            entries.add(new FramesActor.Entry(Signs.mark(colour), name(seat), plates.get(seat).note(), board.frames(colour), state(seat)));
        }
        return entries;
    }

    private List<FramesActor.Entry> byColour(UnitarBoard board) {
        List<FramesActor.Entry> entries = new ArrayList<>();
        for (int colour = 0; colour < UnitarColour.COUNT; colour++) {
            boolean own = viewer != Position.NOBODY && position.colour(viewer) == colour;
            String name = own ? name(viewer) : texts.say(UnitarWords.colour(colour));
            entries.add(new FramesActor.Entry(Signs.mark(colour), name, "", board.frames(colour), FramesActor.State.PLAIN));
        }
        for (int seat = 0; seat < UnitarPosition.SEATS; seat++) {
            if (state(seat) == FramesActor.State.CHOSEN) {
                entries.add(new FramesActor.Entry(SeatMark.of(Position.NOBODY), Integer.toString(seat + 1), "", -1,
                    FramesActor.State.CHOSEN));
            }
        }
        return entries;
    }

    private String name(int seat) {
        return plates.get(seat).name();
    }

    private FramesActor.State state(int seat) {
        Outcome outcome = position.outcome();
        if (outcome.over()) return outcome.wins(seat) ? FramesActor.State.LIT : FramesActor.State.PLAIN;
        boolean isCommitted = seat < position.committed() - state.supposed();
        if (isCommitted || state.decided() != null && seat == state.viewer()) return FramesActor.State.CHOSEN;
        return plates.get(seat).toMove() ? FramesActor.State.LIT : FramesActor.State.PLAIN;
    }
}
