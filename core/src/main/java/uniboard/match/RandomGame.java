package uniboard.match;

import java.util.Collections;
import uniboard.game.Game;
import uniboard.game.MoveList;
import uniboard.game.Options;
import uniboard.game.Position;
import uniboard.game.Random32;

/** A game of random moves: one generator deals the start, then chooses each move as {@link Game#randomMove} does. */
final class RandomGame {
    private final Random32 random;
    private final MoveList moves = new MoveList();
    private final Position position;
    private GameRecord record;

    RandomGame(Game game, Options options, int seed) {
        random = new Random32(seed);
        position = game.start(options, random);
        record = GameRecord.from(game, options, game.notation().positionText(position),
            Collections.nCopies(position.seats(), Seat.bot(1)));
    }

    /** The position now; played on by {@link #advance}. */
    Position position() {
        return position;
    }

    GameRecord record() {
        return record;
    }

    /** @return false if the game is over */
    boolean advance() {
        position.moves(moves);
        if (moves.isEmpty()) return false;
        int move = record.game().randomMove(moves, random);
        record = record.with(move);
        position.play(move);
        return true;
    }
}
