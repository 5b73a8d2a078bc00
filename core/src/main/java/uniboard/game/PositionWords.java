package uniboard.game;

import java.util.List;

/**
 * What is said of one position of a game and of its moves. Positions are given as the viewer may see them; a viewer is a seat, or
 * {@link Position#NOBODY}: only what everyone may know.
 */
public interface PositionWords {
    /** What the seat is called in this game, which may depend on how it was dealt. Tells nothing that not everyone may know. */
    Message seatName(int seat);

    /** How a legal move is offered to a person. */
    Choice choice(int move);

    /** A legal move that was made, in a whole sentence: all that the viewer may know of it. */
    default Message describeMove(int move, int viewer) {
        return choice(move).spoken();
    }

    /**
     * Like {@link #describeMove(int, int)}, once the move has been played: it may have opened what was hidden.
     *
     * @param after the position that it led to
     */
    default Message describeMove(int move, Position after, int viewer) {
        return describeMove(move, viewer);
    }

    /**
     * A move that was made, in few words, for the list of moves: a row of it shows who made the move before them.
     *
     * @param now the position that the move, and what was played after it, led to: what was hidden may have been opened
     * @return null where the moves beside it in its row tell enough
     */
    default Message listed(int move, int viewer, Position now) {
        return describeMove(move, viewer);
    }

    /**
     * A move that was made, in few words that are understood without the moves before it.
     *
     * @param now as for {@link #listed}
     * @return null where the whole sentence is as short
     */
    default Message summarize(int move, int viewer, Position now) {
        return listed(move, viewer, now);
    }

    /** What the next move and those after it stand under in the list of moves, such as a round; null where nothing does. */
    default Message listHeading() {
        return null;
    }

    /** Whether the list of moves shows the next move in one row with the move before it, as a part of the same turn. */
    default boolean continuesRow() {
        return false;
    }

    /**
     * Why an attempt isn't a legal move, as a sentence for the player who tried.
     *
     * @param attempt packed like a move of the game; parts not yet chosen may be left open as the game defines
     * @return null if nothing speaks against it
     */
    Message whyNot(int attempt);

    /** Why the game, which is over, ended, as a sentence. */
    Message ending();

    /** Why the game, which is over, ended, as a sentence that speaks to the viewer, who has been told whether they won. */
    default Message ending(int viewer) {
        return ending();
    }

    /**
     * What decided the game, which is over.
     *
     * @param before   the position before the last move
     * @param lastMove that led to this position
     * @return null if no place did, as in a draw
     */
    default Decision decision(Position before, int lastMove) {
        return null;
    }

    /**
     * What wins from here on, in one short line that stands on the table as long as the position does.
     *
     * @return null where the game has no such line
     */
    default Message objective(int viewer) {
        return null;
    }

    /** The position in whole sentences: all that the viewer may know of it, for those who can't see the table. */
    List<Message> describe(int viewer);

    /**
     * What speaks for a legal move, as a sentence for a learner: what it gains, prevents or threatens, and what it risks.
     *
     * @return null if there is nothing particular to say
     */
    default Message whyPlay(int move) {
        return null;
    }

    /**
     * How many points each seat has so far. Tells nothing that not everyone may know.
     *
     * @return null where no points are kept from round to round
     */
    default ScoreSheet scores() {
        return null;
    }
}
