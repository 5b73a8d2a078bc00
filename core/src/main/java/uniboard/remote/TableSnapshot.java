package uniboard.remote;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import uniboard.game.Game;
import uniboard.match.GameRecord;

/**
 * How a table of several devices stands, as far as one of them knows.
 *
 * @param gameId            of what is played, also where this program doesn't have that game; empty until the table has been heard of
 * @param game              null until the table has been heard of
 * @param phase             null until the table has been heard of
 * @param round             rises with every game at the table, and for spectators also where moves were missed
 * @param isOpen            whether anybody may come: then nobody tells their name
 * @param minutes           that each person has for a game; 0: no limit
 * @param seats             who sits where; none until the table has been heard of
 * @param ownSeat           {@link uniboard.game.Position#NOBODY} if this device has none
 * @param isOvertaken       whether another window or device has taken this one's part over
 * @param areClocksStanding whether time is counted, but not now, as the host's page is closed
 * @param statuses          by seat
 */
public record TableSnapshot(String gameId, Game game, Phase phase, int round, boolean isOpen, int minutes, List<Occupant> seats,
    int ownSeat,
    boolean isOvertaken, boolean areClocksStanding, List<SeatStatus> statuses, GameSnapshot played, AuditReport audit) {
    public TableSnapshot {
        seats = List.copyOf(seats);
        statuses = List.copyOf(statuses);
    }

    /** The seat of the table's host; {@link uniboard.game.Position#NOBODY} until the table has been heard of. */
    public int host() {
        return Plan.host(seats);
    }

    /** Whether a game is being played, or was. */
    public boolean isDealt() {
        return played.record() != null && (phase == Phase.PLAYING || phase == Phase.OVER);
    }

    /** Null before the game is dealt. */
    public GameRecord record() {
        return played.record();
    }

    /** The seats at which bots play on for people who are away. */
    public Set<Integer> bots() {
        return played.bots();
    }

    /** What is put to all now; null: nothing. */
    public Proposal proposal() {
        return played.proposal();
    }

    public Presence presence(int seat) {
        return statuses.get(seat).presence();
    }

    /** In seconds; 0 while the player is there. */
    public int away(int seat) {
        return statuses.get(seat).away();
    }

    /** In seconds; {@link SeatStatus#NO_CLOCK} where no time is counted. */
    public int timeLeft(int seat) {
        return statuses.get(seat).timeLeft();
    }

    /** The seats whose devices are known to speak an older version of the protocol. */
    public List<Integer> olderSeats() {
        List<Integer> older = new ArrayList<>();
        for (int seat = 0; seat < statuses.size(); seat++) if (statuses.get(seat).isOlder()) older.add(seat);
        return older;
    }
}
