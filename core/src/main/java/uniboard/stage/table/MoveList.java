package uniboard.stage.table;

import com.badlogic.gdx.scenes.scene2d.Actor;
import java.util.ArrayList;
import java.util.List;
import uniboard.game.Position;
import uniboard.match.MoveRow;
import uniboard.stage.kit.UiContext;
import uniboard.stage.scene.MovePictures;
import uniboard.stage.scene.SeatColours;

/**
 * The moves of a match as they are listed now, for one who looks.
 *
 * @param rows     first to last
 * @param labels   a sentence a row: the numbers of its moves, who moved, and what
 * @param besides  what stands below rows, in their order
 * @param now      the position that they led to, as the viewer may see it
 * @param viewer   a seat, or {@link Position#NOBODY}
 * @param colours  of the seats
 * @param pictures of the moves
 * @param notated  whether the notation stands beside the words
 */
record MoveList(List<MoveRow> rows, List<String> labels, List<BesideRow> besides, Position now, int viewer, SeatColours colours,
    MovePictures pictures, boolean notated) {
    /** The picture that marks whose row it is. */
    String mark(MoveRow row) {
        return colours.mark(now, row.seat());
    }

    List<Actor> pictures(UiContext look, MoveRow row, float height) {
        List<Actor> all = new ArrayList<>();
        for (MoveRow.Made made : row.made()) all.addAll(pictures.of(look, made.before(), made.move(), viewer, now, height));
        return all;
    }

    int plies() {
        return rows.isEmpty() ? 0 : rows.get(rows.size() - 1).plies();
    }

    /** The row of the move that led to the position after a number of plies; -1 at the start. */
    int rowOf(int plies) {
        for (int i = 0; i < rows.size(); i++) if (rows.get(i).holds(plies)) return i;
        return -1;
    }
}
