package uniboard.stage.scene;

import java.util.Collections;
import java.util.List;
import uniboard.game.Position;
import uniboard.match.Match;
import uniboard.match.MoveRow;
import uniboard.match.Selection;

/**
 * All that a scene shows at one moment. Nothing in it changes.
 *
 * @param position  as the viewer may see it: what they can't know is made up, and must not be drawn or spoken
 * @param lastMove  the move that led to it, or {@link Match#NO_MOVE}
 * @param viewer    the seat that looks, or {@link Position#NOBODY}: someone who may see only what all seats may see
 * @param selection what the viewer has chosen of a move and may choose next; null while nobody is to choose here
 * @param supposed  how many moves the position supposes that others haven't made yet, whose decisions aren't shown
 * @param decided   what the viewer has decided before others whose decisions aren't shown either; null: nothing
 * @param plates    one a seat, in seat order
 * @param hinted    the places that a hint speaks of, in the order of choosing
 * @param lately    what the others have done since the viewer's last move, as the viewer may know it: a row a turn, the oldest first
 */
public record SceneState<P extends Position>(P position, int lastMove, int viewer, int supposed, Selection selection,
    Selection decided, List<Plate> plates, List<String> hinted, List<MoveRow> lately) {
    /** A position to look at, with nothing chosen and nobody's names. */
    public static <P extends Position> SceneState<P> of(P position, int lastMove, int viewer) {
        return new SceneState<>(position, lastMove, viewer, 0, null, null, Collections.nCopies(position.seats(), Plate.BLANK), List.of(),
            List.of());
    }

    /** The same with something chosen, or not any more. */
    public SceneState<P> choosing(Selection other) {
        return new SceneState<>(position, lastMove, viewer, supposed, other, decided, plates, hinted, lately);
    }

    /** The same with somebody at the seats: a plate for each, in seat order. */
    public SceneState<P> seated(List<Plate> others) {
        return new SceneState<>(position, lastMove, viewer, supposed, selection, decided, others, hinted, lately);
    }

    public boolean hasLastMove() {
        return lastMove != Match.NO_MOVE;
    }

    /** Whether the viewer sits at the table. */
    public boolean isSeated() {
        return viewer != Position.NOBODY;
    }
}
