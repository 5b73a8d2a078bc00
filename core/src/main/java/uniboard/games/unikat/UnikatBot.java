package uniboard.games.unikat;

import uniboard.game.Bot;
import uniboard.game.MoveList;
import uniboard.game.Position;
import uniboard.game.Random32;
import uniboard.game.Search;

/** Plays by chance. */
record UnikatBot(int level) implements Bot {
    @Override
    public int nodes() {
        return 1;
    }

    @Override
    public Search search(Position view, int nodes, Random32 random) {
        MoveList moves = new MoveList();
        view.moves(moves);
        int move = moves.get(random.below(moves.size()));
        return new Search() {
            @Override
            public boolean step(int slice) {
                return true;
            }

            @Override
            public int move() {
                return move;
            }

            @Override
            public int nodes() {
                return 0;
            }
        };
    }
}
