package uniboard.search;

import uniboard.game.Benchmark;
import uniboard.game.Game;
import uniboard.game.MoveList;
import uniboard.game.Options;
import uniboard.game.Position;
import uniboard.game.Random32;

/**
 * Plays whole games by chance, one after the other, for each number of seats in turn.
 *
 * @param game  with an option {@code seats}
 * @param games how many
 */
public record RandomPlay(Game game, int games) implements Benchmark {
    @Override
    public String title() {
        return "random play";
    }

    @Override
    public String unit() {
        return "moves";
    }

    @Override
    public int run() {
        Random32 random = new Random32(1);
        MoveList moves = new MoveList();
        int played = 0;
        for (int i = 0; i < games; i++) {
            int seats = game.minSeats() + i % (game.maxSeats() - game.minSeats() + 1);
            Position position = game.start(Options.defaults(game).with("seats", Integer.toString(seats)), random);
            for (position.moves(moves); !moves.isEmpty(); position.moves(moves)) position.play(game.randomMove(moves, random));
            played += position.ply();
        }
        return played;
    }
}
