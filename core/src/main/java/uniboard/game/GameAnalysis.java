package uniboard.game;

/** What is found out about a game that was played. Stateless. */
public interface GameAnalysis {
    /** Judges moves by what the player who made them could know; null where nothing does. */
    default MoveEvaluator evaluator() {
        return null;
    }

    /**
     * What chance dealt by a move of a game that is over, as a sentence, if the player who got it used it at the first opportunity.
     *
     * @param before the whole position before the first move; the game may play on with it
     * @param moves  the move, and those that were made after it
     * @return null if there is nothing to say
     */
    default Message luck(Position before, int[] moves) {
        return null;
    }

    /**
     * A turn worth praise, told once a game is over.
     *
     * @param before the whole position before the turn's first move; the game may play on with it
     * @param moves  that were made from there on, to the last one
     * @return null if nothing is, or if the first of them doesn't begin anything
     */
    default Highlight highlight(Position before, int[] moves) {
        return null;
    }
}
