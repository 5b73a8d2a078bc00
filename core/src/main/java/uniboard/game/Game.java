package uniboard.game;

import java.util.List;

/** The rules of one game: where positions come from and how they are written. Stateless. */
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

    /** What the seat is called on the table, such as Blue. Seats count from 0. */
    Message seatName(int seat);

    /** What the seat is called in this game, where that depends on how it was dealt. Tells nothing that not everyone may know. */
    default Message seatName(Position position, int seat) {
        return seatName(seat);
    }

    /** None unless the game says so. */
    default List<Option> options() {
        return List.of();
    }

    /**
     * The seat that an option's value stands for, such as the one that begins: players are offered it as whoever sits there, if anybody
     * does.
     *
     * @return {@link Position#NOBODY} for any other value
     */
    default int seatMeant(Option option, String value) {
        return Position.NOBODY;
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
        Message objection = whyNot(position, move);
        if (objection != null) throw new NotationException(objection);
        return move;
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

    /** How a move of the position is offered to a person. {@code move} must be legal. */
    Choice choice(Position position, int move);

    /**
     * A move that was made, in a whole sentence: all that a seat may know of it.
     *
     * @param position before the move, as the viewer may see it
     * @param viewer   a seat, or {@link Position#NOBODY}: only what everyone may know
     */
    default Message told(Position position, int move, int viewer) {
        return choice(position, move).spoken();
    }

    /**
     * Like {@link #told(Position, int, int)}, once the move has been played: it may have opened what was hidden.
     *
     * @param before as the viewer may see it
     * @param after  likewise
     */
    default Message told(Position before, int move, Position after, int viewer) {
        return told(before, move, viewer);
    }

    /**
     * A move that was made, in few words, for the list of moves: a row of it shows who made the move before them.
     *
     * @param before as the viewer may see it
     * @param viewer as of {@link #told(Position, int, int)}
     * @param now    the position that the move, and what was played after it, led to: what was hidden may have been opened
     * @return null where the moves beside it in its row tell enough
     */
    default Message listed(Position before, int move, int viewer, Position now) {
        return told(before, move, viewer);
    }

    /** What the position's next move and those after it stand under in the list of moves, such as a round; null where nothing does. */
    default Message listHeading(Position position) {
        return null;
    }

    /** Whether the list of moves shows the position's next move in one row with the move before it, as a part of the same turn. */
    default boolean continuesRow(Position position) {
        return false;
    }

    /**
     * Packs what a person tried, legal or not, to ask {@link #whyNot} about it.
     *
     * @param places of {@link Choice.Step}s, in the order in which they were chosen
     * @return the attempt, or -1 if it can't be packed
     */
    int attempt(List<String> places);

    /**
     * Why an attempt isn't a legal move, as a sentence for the player who tried.
     *
     * @param attempt packed like a move of the game; parts not yet chosen may be left open as the game defines
     * @return null if nothing speaks against it
     */
    Message whyNot(Position position, int attempt);

    /** Why a game that is over ended, as a sentence. */
    Message ending(Position position);

    /**
     * Why a game that is over ended, as a sentence that speaks to the viewer, who has been told whether they won.
     *
     * @param viewer a seat, or {@link Position#NOBODY}
     */
    default Message ending(Position position, int viewer) {
        return ending(position);
    }

    /**
     * What wins from this position on, in one short line that stands on the table as long as the position does.
     *
     * @param viewer a seat, or {@link Position#NOBODY}: only what everyone may know
     * @return null where the game has no such line
     */
    default Message aim(Position position, int viewer) {
        return null;
    }

    /**
     * A position in whole sentences: all that a seat may know of it, for those who can't see the table.
     *
     * @param viewer a seat, or {@link Position#NOBODY}: only what everyone may know
     */
    List<Message> describe(Position position, int viewer);

    /**
     * What speaks for a legal move, as a sentence for a learner: what it gains, prevents or threatens.
     *
     * @return null if there is nothing particular to say
     */
    default Message whyPlay(Position position, int move) {
        return null;
    }

    /**
     * How many points each seat has so far. Tells nothing that not everyone may know.
     *
     * @return null where no points are kept from round to round
     */
    default ScoreSheet scores(Position position) {
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
     * What is to be praised in a turn once a game is over.
     *
     * @param before the whole position before the turn's first move; the game may play on with it
     * @param moves  that were made from there on, to the last one
     * @return null if nothing is, or if the first of them doesn't begin anything
     */
    default Highlight feat(Position before, int[] moves) {
        return null;
    }

    /** The text of a record worth watching: the menu plays it on the game's box. Short, won beautifully, without a word of explanation. */
    String showcase();

    /** What shows the engine's speed, the most telling first; none if nothing does. */
    default List<Benchmark> benchmarks() {
        return List.of();
    }

    /** The bots by level, {@link Bot#LEVELS} of them: from what a first-time child can beat to as strong as we can. */
    List<Bot> bots();

    /** What judges moves; null where nothing does. */
    default MoveEvaluator weigher() {
        return null;
    }

    /** @param level from 1 to {@link Bot#LEVELS} */
    default Bot bot(int level) {
        return bots().get(level - 1);
    }
}
