package uniboard.games.onitama;

import uniboard.game.MoveList;
import uniboard.game.Options;
import uniboard.game.Random32;

/** Positions of random games. */
final class RandomOnitama {
    private RandomOnitama() {
    }

    /**
     * A position of all cards' game of the seed.
     *
     * @return null if the game was over by then
     */
    static OnitamaPosition after(int plies, int seed) {
        OnitamaGame game = new OnitamaGame();
        Random32 random = new Random32(seed);
        OnitamaPosition position = game.start(Options.defaults(game).with("cards", "all"), random);
        MoveList moves = new MoveList();
        for (int ply = 0; ply < plies && position.toMove() != OnitamaPosition.NOBODY; ply++) {
            position.moves(moves);
            position.play(moves.get(random.below(moves.size())));
        }
        return position.toMove() == OnitamaPosition.NOBODY ? null : position;
    }
}
