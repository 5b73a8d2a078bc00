package uniboard.games.unikat.scene;

import com.badlogic.gdx.math.Rectangle;
import uniboard.game.MoveList;
import uniboard.games.unikat.UnikatMove;
import uniboard.games.unikat.UnikatPosition;

/** Which cards the seat to move may lay where. */
final class LegalLays {
    private final MoveList moves = new MoveList();

    private LegalLays() {
    }

    /** Those of a seat: none while another is to move. */
    static LegalLays of(UnikatPosition position, int seat) {
        LegalLays lays = new LegalLays();
        if (position.toMove() == seat && !position.outcome().over()) position.moves(lays.moves);
        return lays;
    }

    private boolean isLay(int index) {
        return UnikatMove.kind(moves.get(index)) == UnikatMove.Kind.LAY;
    }

    boolean isEmpty() {
        return moves.size() == 0 || !isLay(0);
    }

    /** At how many cells the card fits. */
    int cellsFor(int card) {
        int cells = 0;
        for (int i = 0; i < moves.size(); i++) if (isLay(i) && UnikatMove.card(moves.get(i)) == card) cells++;
        return cells;
    }

    /** How many cards fit on the cell. */
    int cardsAt(int x, int y) {
        int cards = 0;
        for (int i = 0; i < moves.size(); i++) if (isLay(i) && UnikatMove.x(moves.get(i)) == x && UnikatMove.y(moves.get(i)) == y) cards++;
        return cards;
    }

    boolean contains(int move) {
        return moves.contains(move);
    }

    /** Whether a choice at no card and no cell can be made: to end, or to pass. */
    boolean has(UnikatMove.Kind kind) {
        for (int i = 0; i < moves.size(); i++) if (UnikatMove.kind(moves.get(i)) == kind) return true;
        return false;
    }

    /** A cell at which the card may be laid, in the table's frame: one that is seen, if any is; null if there is none. */
    Rectangle nearest(TableActor table, int card) {
        Rectangle nearest = null;
        for (int i = 0; i < moves.size(); i++) {
            if (!isLay(i) || UnikatMove.card(moves.get(i)) != card) continue;
            Rectangle cell = TableActor.cell(UnikatMove.x(moves.get(i)), UnikatMove.y(moves.get(i)));
            if (nearest == null || table.panZoom().sees(cell)) nearest = cell;
        }
        return nearest;
    }

    /** Lights the cells at which the card may be laid. */
    void light(TableActor table, UnikatPosition position, int card) {
        for (int i = 0; i < moves.size(); i++) {
            int move = moves.get(i);
            if (!isLay(i) || UnikatMove.card(move) != card) continue;
            int x = UnikatMove.x(move);
            int y = UnikatMove.y(move);
            table.addPlace(x, y, position.wouldEarn(card, x, y));
        }
    }

    /** Lights the cells at which any card may be laid. */
    void lightAll(TableActor table, UnikatPosition position) {
        for (int i = 0; i < moves.size(); i++) {
            if (!isLay(i)) continue;
            int x = UnikatMove.x(moves.get(i));
            int y = UnikatMove.y(moves.get(i));
            boolean first = true;
            for (int j = 0; j < i; j++) if (isLay(j) && UnikatMove.x(moves.get(j)) == x && UnikatMove.y(moves.get(j)) == y) first = false;
            if (first) table.addPlace(x, y, position.wouldEarn(UnikatMove.card(moves.get(i)), x, y));
        }
    }
}
