package uniboard.app;

import java.util.List;
import java.util.Set;
import uniboard.far.Event;
import uniboard.far.Fairly;
import uniboard.far.Guest;
import uniboard.far.Invitation;
import uniboard.far.Keeper;
import uniboard.far.Line;
import uniboard.far.Occupant;
import uniboard.far.Phase;
import uniboard.far.Phrase;
import uniboard.far.Presence;
import uniboard.far.Proposal;
import uniboard.game.Game;
import uniboard.game.Message;
import uniboard.game.Position;
import uniboard.match.GameRecord;

/** A table of several devices from this one's side: as who invited, or as who came. */
interface FarSide {
    Invitation invitation();

    /** Null as long as the table hasn't been heard of. */
    Game game();

    /** The id of what is played, also where this program doesn't have that game; empty as long as the table hasn't been heard of. */
    default String gameId() {
        return game() == null ? "" : game().id();
    }

    List<Occupant> seats();

    /** Null as long as the table hasn't been heard of. */
    Phase phase();

    /** The number of the game at this table. */
    int round();

    /** {@link Position#NOBODY} as long as this device has none. */
    int ownSeat();

    /** Whether this device has, or may take, a seat; else it watches. */
    default boolean takesPart() {
        return invitation().kind() == Invitation.Kind.PLAY;
    }

    /** Whether the table is to come here from another device of the same person. */
    default boolean takesTable() {
        return false;
    }

    /** Whether this device deals. */
    boolean isKeeper();

    /** Whether this device keeps the table and has dealt the game. */
    default boolean hasDealt() {
        return false;
    }

    /** Whether a seat has been asked for and the table hasn't answered yet. */
    boolean isAsking();

    /** Whether another window has taken this device's part over. */
    boolean isOvertaken();

    /** As far as it is known here; null before it is dealt. Seats of other devices are far. */
    GameRecord record();

    /** Whoever sits at this device is called otherwise from now on. */
    void rename(String name);

    /**
     * Gives a free seat to a bot, or frees it again.
     *
     * @throws IllegalStateException if it isn't this device's to do
     */
    void place(int seat, Occupant occupant);

    /**
     * Asks for a free seat.
     *
     * @throws IllegalStateException if this device keeps the table
     */
    void take(int seat);

    /** Leaves the table, to which this device may come back. A guest's seat is given back as long as no game has begun. */
    void leave();

    /** The program ends; it can be come back to. */
    void close();

    /** Whether anybody may come to the table: then nobody tells their name. */
    default boolean isOpen() {
        return false;
    }

    /**
     * Announces the table to anybody.
     *
     * @throws IllegalStateException if it isn't this device's to do
     */
    default void announce() {
        throw new IllegalStateException("the keeper opens the table");
    }

    /** From now on only those come who are invited. */
    default void inviteOnly() {
        throw new IllegalStateException("the keeper opens the table");
    }

    /** Whether the table waits for a place among those that are announced. */
    default boolean isCrowdedOut() {
        return false;
    }

    /** Time that each person has for a game, in minutes; 0: as much as they like. */
    default int minutes() {
        return 0;
    }

    /**
     * Gives each person so much time for a game, in minutes.
     *
     * @throws IllegalStateException if it isn't this device's to do
     */
    default void limit(int minutes) {
        throw new IllegalStateException("the keeper sets the clocks");
    }

    /** Whether time is counted, but not now, as the keeper's page is closed. */
    default boolean areClocksStanding() {
        return false;
    }

    /** What is left of a seat's time, in seconds; {@link Keeper#NO_CLOCK} where none is counted. */
    int timeLeft(int seat);

    /** Begins what all are ready for. */
    void advance();

    /**
     * A person or bot of this device has decided: makes the move, or asks for it.
     *
     * @return whether the game goes on
     */
    boolean submit(int move);

    /** Whether a submitted move hasn't been made yet. */
    boolean isDeciding();

    /** Whether a move that was made here isn't at all the others' devices yet. */
    default boolean isMoveUnderway() {
        return isDeciding();
    }

    /** Whether all have decided unseen by each other, and the moves are still to be opened: whoever isn't there is waited for. */
    boolean areMovesSealed();

    void resign();

    /** The moves that stand, of which the record consists. */
    Line line();

    /** The seats at which bots play on for people who are away. */
    Set<Integer> bots();

    /** What is put to all now, and what is said to it; null: nothing. */
    default Proposal proposal() {
        return null;
    }

    /** Puts something to the others. */
    default void propose(Event event) {
        throw new IllegalStateException("no seat");
    }

    /** Is for what another one has put, or against it. */
    default void answer(boolean isAgreed) {
        throw new IllegalStateException("no seat");
    }

    /** What takes this device's seat to another one, in place of an invitation; empty where it can't go. */
    default String pass() {
        return "";
    }

    /** Says something to the others. */
    void say(Phrase phrase);

    /** {@link Position#NOBODY} if nobody has given up. */
    int resigned();

    /** Wants another game. */
    void playAgain();

    /** Whether the table may be kept by this device from now on, its keeper having stayed away for long. */
    default boolean canKeepTable() {
        return false;
    }

    /**
     * From now on this device keeps the table.
     *
     * @return what to {@link Keeper#goOn} with
     * @throws IllegalStateException if it mustn't
     */
    default String keepTable() {
        throw new IllegalStateException("the table has a keeper");
    }

    /** As what this device goes on where another one has become the keeper, for {@link Guest#comeBack}; null where it hasn't. */
    default String asGuest() {
        return null;
    }

    /** Whether that other device hasn't got the last move that was made here. */
    default boolean isMoveLost() {
        return false;
    }

    /** Since when nothing was heard of whoever sits there, in seconds; 0 while they are there. */
    int away(int seat);

    /** What whoever sits there says of themselves. */
    Presence presence(int seat);

    /** What the guest's device at a seat has found out of the game; of a guest's own table: nothing. */
    Fairly verdict(int seat);

    Fairly fairness();

    /** What can't be as it was told. */
    List<Message> faults();

    /** @param seconds since the table was opened here */
    void frame(int seconds);
}
