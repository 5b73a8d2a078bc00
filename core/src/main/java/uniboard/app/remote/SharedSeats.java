package uniboard.app.remote;

import java.util.List;
import java.util.Set;
import uniboard.app.table.PlayTable;
import uniboard.game.Message;
import uniboard.game.Position;
import uniboard.match.Match;
import uniboard.match.Seat;
import uniboard.remote.Occupant;
import uniboard.remote.Phase;
import uniboard.remote.Presence;
import uniboard.remote.TableSnapshot;

/** Who the players at a shared table are, and which of them are there. */
public final class SharedSeats {
    private final PlayTable table;
    private final TableRole role;
    /** The seats at which bots play on. */
    private final Set<Integer> bots;

    SharedSeats(PlayTable table, TableRole role, Set<Integer> bots) {
        this.table = table;
        this.role = role;
        this.bots = bots;
    }

    Set<Integer> bots() {
        return bots;
    }

    /** As the seat is called beside the board. */
    Message who(int seat) {
        Match match = table.match();
        String name = match.name(seat);
        return name.isEmpty() ? match.words().seatName(seat) : Message.of("table.named", name);
    }

    /** @param undecided the players whose answers are missing */
    static Message awaits(List<Message> undecided) {
        return Message.of("far.answersAwaited", Message.listed(undecided));
    }

    Message whoOrYou(TableSnapshot now, int seat) {
        return seat == now.ownSeat() ? Message.of("table.you") : who(seat);
    }

    /** A player without a name is called by the bot that plays there now, if it is the only one. */
    boolean isCalledBot(int seat) {
        List<Seat> all = table.match().record().seats();
        int bots = 0;
        for (Seat each : all) if (each.isBot()) bots++;
        boolean isOnlyBot = all.get(seat).isBot() && bots == 1;
        return isOnlyBot && table.match().name(seat).isEmpty();
    }

    boolean isElsewhere(TableSnapshot now, int seat) {
        return seat != now.ownSeat() && now.seats().get(seat).kind() != Occupant.Kind.BOT;
    }

    /** Whether the player isn't at the table, and no bot plays on for them. */
    boolean isAway(TableSnapshot now, int seat) {
        return isUnheard(now, seat) && !bots.contains(seat);
    }

    boolean isUnheard(TableSnapshot now, int seat) {
        boolean isLost = now.presence(seat) == Presence.GONE || now.presence(seat) == Presence.LOST;
        return (isLost || now.away(seat) > 0) && isElsewhere(now, seat);
    }

    /** Whether a bot may play on for the player: for the table's host none can. */
    boolean isReplaceable(TableSnapshot now, int seat) {
        boolean isGone = now.presence(seat) != Presence.LOST || now.away(seat) > 0;
        return role.table().takesPart() && isGone && isAway(now, seat) && now.seats().get(seat).kind() == Occupant.Kind.CLIENT;
    }

    /**
     * Whose move is waited for, or, once all have decided unseen by each other, who isn't there to open theirs.
     *
     * @return {@link Position#NOBODY} if nobody is waited for
     */
    int awaited(TableSnapshot now) {
        if (!now.played().areMovesSealed()) return table.match().toMove();
        for (int seat = 0; seat < now.seats().size(); seat++) if (isAway(now, seat)) return seat;
        return Position.NOBODY;
    }

    boolean isOwnTurn(TableSnapshot now) {
        return table.isShared() && now.phase() == Phase.PLAYING && table.session().turn().isPersons();
    }
}
