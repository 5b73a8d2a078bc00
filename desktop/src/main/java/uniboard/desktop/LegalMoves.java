package uniboard.desktop;

import java.util.ArrayList;
import java.util.List;
import uniboard.game.Game;
import uniboard.game.MoveList;
import uniboard.game.Position;

/** The legal moves of a position, as texts. */
final class LegalMoves {
    private LegalMoves() {
    }

    /** In the game's fixed order; none when the game is over. */
    static List<String> texts(Game game, Position position) {
        MoveList moves = new MoveList();
        position.moves(moves);
        List<String> texts = new ArrayList<>();
        for (int i = 0; i < moves.size(); i++) texts.add(game.notation().moveText(position, moves.get(i)));
        return texts;
    }
}
