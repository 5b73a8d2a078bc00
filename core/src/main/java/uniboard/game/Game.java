package uniboard.game;

import java.util.List;

/** The rules of one game: where positions come from, how they are written, and who plays. Stateless. */
public interface Game {
    /** As records, links and the folders of strings and art spell it: lowercase letters. */
    String id();

    /** How many may play, fewest first: two unless the game says so. */
    default int minSeats() {
        return 2;
    }

    default int maxSeats() {
        return minSeats();
    }

    /** None unless the game says so. */
    default List<Option> options() {
        return List.of();
    }

    /** A new game. Draws the deal from {@code random}; a position that needs chance later keeps a copy of its state. */
    Position start(Options options, Random32 random);

    Notation notation();

    /**
     * Reads a position of a game that was begun with these options: some may not show in its text.
     *
     * @throws NotationException as {@link Notation#position} does
     */
    default Position position(Options options, String text) {
        return notation().position(text);
    }

    /**
     * Reads a move of the position to play in.
     *
     * @throws NotationException if the text isn't a move's, or the move isn't legal there, with the reason
     */
    default int move(Position position, String text) {
        int move = notation().parse(text);
        MoveList legal = new MoveList();
        position.moves(legal);
        if (legal.contains(move)) return move;
        Position at = position.copy();
        throw NotationException.illegal(text, () -> words(at).whyNot(move));
    }

    /**
     * The next move of a random game: any legal one, each equally likely, unless such games would show little of the rules.
     *
     * @param moves the legal moves in their order, at least one
     */
    default int randomMove(MoveList moves, Random32 random) {
        return moves.get(random.below(moves.size()));
    }

    /**
     * Whether a record that states an option and a start tells the truth.
     *
     * @return null if {@code start} can arise with that value, else the reason why not
     */
    default Message checkOption(String id, String value, Position start) {
        return null;
    }

    /** The bots by level, {@link Bot#LEVELS} of them: from what a first-time child can beat to as strong as we can. */
    List<Bot> bots();

    /** @param level from 1 to {@link Bot#LEVELS} */
    default Bot bot(int level) {
        return bots().get(level - 1);
    }

    /** Every sentence of the game. Rules, bots and analysis don't need them. */
    GameWords words();

    default PositionWords words(Position position) {
        return words().of(position);
    }

    /** Nothing is found out unless the game says so. */
    default GameAnalysis analysis() {
        return new GameAnalysis() { };
    }

    /** The text of a record worth watching: the menu plays it on the game's box. Short, won beautifully, without a word of explanation. */
    String showcase();

    /** What shows the engine's speed, the most telling first; none if nothing does. */
    default List<Benchmark> benchmarks() {
        return List.of();
    }
}
