package uniboard.games.unlur.scene;

import java.util.ArrayList;
import java.util.List;
import uniboard.game.Message;
import uniboard.games.unlur.UnlurBoard;
import uniboard.games.unlur.UnlurMove;
import uniboard.games.unlur.UnlurPosition;
import uniboard.stage.BoardScene.Area;
import uniboard.stage.BoardScene.Spot;
import uniboard.stage.Mirror.Region.Kind;

/** The parts of the table as keyboard and mirror go through them: the board, and during the contract the pass. */
final class UnlurAreas {
    private UnlurAreas() {
    }

    static List<Area> of(UnlurPosition position) {
        List<Area> areas = new ArrayList<>();
        areas.add(new Area("board", Kind.GRID, Message.of("unlur.area.board"), cells(position.board())));
        if (position.isContract()) {
            areas.add(new Area("actions", Kind.TOOLBAR, Message.of("unlur.area.actions"), List.of(new Spot(UnlurMove.PASS_TEXT, 0, 0))));
        }
        return areas;
    }

    /** Columns are half a cell wide, for each row is shifted by that against the next. */
    private static List<Spot> cells(UnlurBoard board) {
        List<Spot> spots = new ArrayList<>();
        for (int at = 0; at < board.cells(); at++) {
            int row = board.row(at);
            spots.add(new Spot(board.name(at), row, board.rows() - board.rowLength(row) + 2 * board.column(at)));
        }
        return spots;
    }
}
