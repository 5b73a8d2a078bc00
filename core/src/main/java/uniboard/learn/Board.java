package uniboard.learn;

import java.util.ArrayList;
import java.util.List;
import uniboard.game.Game;
import uniboard.game.Position;
import uniboard.match.Seat;

/**
 * A position to look at, with moves to see played, or with a task to be done.
 *
 * @param start in the game's notation
 * @param plays moves in notation, first to last, that are shown; a task begins after them
 * @param task  or null
 * @param seat  whose eyes it is seen with, and who does the task, from 0; {@link #SEAT_TO_MOVE} for the one that moves first
 * @param marks places that are pointed out
 * @param meets the ids of the rules that it shows
 * @param recall whether a step with it can come again in another lesson
 * @param line  of the text where it begins, from 1
 */
public record Board(String name, String start, List<String> plays, Task task, int seat, List<String> marks, List<String> meets,
    Recall recall, int line) {
    public static final int SEAT_TO_MOVE = -1;

    public enum Recall {
        POSSIBLE,
        /** Its words speak of the step before it. */
        SENSELESS
    }

    /** The seat whose eyes it is seen with, from 0. */
    public int learner(Game game) {
        if (seat != SEAT_TO_MOVE) return seat;
        Position position = position(game);
        if (position.toMove() != Position.NOBODY) return position.toMove();
        int first = game.notation().position(start).toMove();
        return Math.max(0, first);
    }

    /** After the moves that are shown: there a task begins. */
    public Position position(Game game) {
        Position position = game.notation().position(start);
        for (String move : plays) position.play(game.move(position, move));
        return position;
    }

    /** The learner, and bots of a level from 1. */
    List<Seat> seats(Game game, int level) {
        int learner = learner(game);
        int count = game.notation().position(start).seats();
        List<Seat> seats = new ArrayList<>();
        for (int each = 0; each < count; each++) seats.add(each == learner ? Seat.HUMAN : Seat.bot(level));
        return seats;
    }
}
