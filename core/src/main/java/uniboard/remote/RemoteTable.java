package uniboard.remote;

import java.util.List;
import java.util.Set;
import uniboard.game.Game;
import uniboard.game.Message;
import uniboard.game.Position;
import uniboard.match.GameRecord;

/** A table of several devices, as far as this one knows it. */
public interface RemoteTable {
    Invitation invitation();

    /** What is played; null as long as the table hasn't been heard of. */
    Game game();

    /** The id of what is played, also where this program doesn't have that game; empty as long as the table hasn't been heard of. */
    String gameId();

    /** Who sits where; nobody, as long as the table hasn't been heard of. */
    List<Occupant> seats();

    /** Null as long as the table hasn't been heard of. */
    Phase phase();

    /** Rises with every game at this table. */
    int round();

    /** {@link Position#NOBODY} as long as this device has none. */
    int ownSeat();

    /** Whether this device has, or may take, a seat; else it looks on. */
    default boolean takesPart() {
        return invitation().kind() == Invitation.Kind.PLAY;
    }

    /** Whether another window has taken this device's part over. */
    default boolean isOvertaken() {
        return false;
    }

    /** The game as far as it is known here, seats of other devices being far; null before it is dealt. */
    GameRecord shownRecord();

    /** The moves that stand, of which the record consists. */
    Line line();

    /** The seats at which bots play on for people who are away. */
    Set<Integer> bots();

    /** Whether anybody may come to the table: then nobody tells their name. */
    default boolean isOpen() {
        return false;
    }

    /** Time that each person has for a game, in minutes; 0: as much as they like. */
    default int minutes() {
        return 0;
    }

    /** What is left of a seat's time, in seconds; {@link TableHost#NO_CLOCK} where none is counted. */
    int timeLeft(int seat);

    /** Whether time is counted, but not now, as the host's page is closed. */
    default boolean areClocksStanding() {
        return false;
    }

    /** Whether a move made here hasn't become part of the game yet. */
    default boolean isMovePending() {
        return false;
    }

    /** Whether a move made here isn't at all the others' devices yet. */
    default boolean isMoveUnderway() {
        return isMovePending();
    }

    /** Whether all have decided unseen by each other, and the moves are still to be opened: whoever isn't there is waited for. */
    boolean areMovesSealed();

    /** What is put to all now, and what is said to it; null: nothing. */
    default Proposal proposal() {
        return null;
    }

    /** {@link Position#NOBODY} if nobody has given up. */
    int resigned();

    /** Since when nothing was heard of whoever sits there, in seconds; 0 while they are there. */
    int away(int seat);

    /** What whoever sits there says of themselves. */
    Presence presence(int seat);

    /** Whether this device hosts the table and has dealt the game. */
    default boolean hasDealt() {
        return false;
    }

    /** The seats whose devices are known to speak an older version of the protocol. */
    default List<Integer> olderSeats() {
        return List.of();
    }

    /** Whether the game was dealt, told and played as it should be, as far as it was checked here. */
    default AuditResult fairness() {
        return AuditResult.NOT_CHECKED;
    }

    /** Violations of the protocol that were found here, each in a sentence. */
    default List<Message> faults() {
        return List.of();
    }

    /** What the device at a seat has found out of the game, as it says. */
    default AuditResult verdict(int seat) {
        return AuditResult.NOT_CHECKED;
    }

    /** @param seconds since the table was opened here */
    void frame(int seconds);
}
