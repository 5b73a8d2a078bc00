package uniboard.learn;

import java.util.List;
import uniboard.game.Choice;
import uniboard.game.Game;
import uniboard.game.Message;
import uniboard.game.Position;

/** A move that a round of a task accepts, as it is pointed out and spoken of. */
final class RoundSolution {
    /** Null where no move fits. */
    private final Choice choice;

    RoundSolution(Game game, Task.Round round, Position position) {
        Choice first = null;
        for (MovePattern pattern : round.accepted()) {
            List<Integer> moves = first == null ? pattern.among(game, position) : List.of();
            if (!moves.isEmpty()) first = game.words(position).choice(moves.get(0));
        }
        choice = first;
    }

    /** Null where no move fits. */
    Choice choice() {
        return choice;
    }

    /** In the order of choosing. */
    List<String> places() {
        return choice == null ? List.of() : choice.places();
    }

    /** Null where no move fits. */
    Message sentence() {
        return choice == null ? null : choice.spoken();
    }
}
