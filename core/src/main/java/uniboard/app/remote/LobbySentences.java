package uniboard.app.remote;

import java.util.ArrayList;
import java.util.List;
import uniboard.game.Game;
import uniboard.game.Message;
import uniboard.game.Options;
import uniboard.game.Position;
import uniboard.game.Random32;
import uniboard.match.KnownRecord;
import uniboard.remote.Occupant;
import uniboard.remote.Phase;
import uniboard.remote.Presence;
import uniboard.remote.TableSnapshot;

/** What is told before a game of several devices begins: who is there, and what is waited for. */
final class LobbySentences {
    /**
     * What is known on this device alone.
     *
     * @param isUnknown   whether nobody answers for the table
     * @param isUnanswered whether the host doesn't answer the request for a seat
     */
    record Circumstances(boolean hasLine, boolean isUnknown, boolean isUnanswered) {
    }

    private final TableSnapshot now;
    private final TableRole role;
    private final Game game;

    /** @param game of the lobby, also as long as the table hasn't been heard of */
    LobbySentences(TableSnapshot now, TableRole role, Game game) {
        this.now = now;
        this.role = role;
        this.game = game;
    }

    /** Whether the table is known to be one of another game than this lobby's. */
    boolean isOfAnotherGame() {
        return !now.gameId().isEmpty() && !now.gameId().equals(game.id());
    }

    /** Whether seats can still be taken at this table. */
    boolean isInviting() {
        return now.phase() == Phase.INVITING && !now.isOvertaken();
    }

    List<Message> all(Circumstances here) {
        List<Message> told = new ArrayList<>();
        if (now.isOvertaken()) {
            told.add(Message.of("far.overtaken"));
            return told;
        }
        if (isOfAnotherGame()) return List.of(Message.of("far.otherGame"));
        if (isBrokenOff()) told.add(Message.of("far.void"));
        if (role.isNextHost()) told.add(Message.of("far.takesTable"));
        else if (now.phase() == null) told.add(Message.of(here.isUnknown() ? "far.unknown" : "far.looking"));
        else if (role.isAsking()) told.add(Message.of(isHostGone() || here.isUnanswered() ? "far.hostGone" : "far.asking"));
        else if (!role.table().takesPart()) told.add(Message.of("far.watchSoon"));
        else if (now.phase() == Phase.DEALING) told.add(Message.of("far.dealing"));
        else if (isHostGone()) told.add(Message.of("far.hostGone"));
        else if (!role.isHost() && now.ownSeat() == Position.NOBODY) told.add(Message.of(seatless()));
        if (!now.audit().faults().isEmpty()) told.add(Message.of("far.unfair", Message.listed(now.audit().faults())));
        if (!here.hasLine()) told.add(Message.of("far.noLine"));
        for (int seat : now.olderSeats()) told.add(Message.of("far.older", person(seat)));
        if (isInviting() && now.isOpen()) told.add(ofOpenness());
        return told;
    }

    /** What a guest should know of the game before it begins. */
    List<Message> terms() {
        if (!isInviting() || isOfAnotherGame() || role.isHost()) return List.of();
        List<Message> terms = new ArrayList<>();
        if (now.minutes() > 0) terms.add(Message.of("far.clock.each", Integer.toString(now.minutes())));
        if (!KnownRecord.isOpen(game)) terms.add(Message.of(isDecidedUnseen() ? "far.dealerSeesUnsealed" : "far.dealerSees"));
        return terms;
    }

    private String seatless() {
        if (!isInviting()) return "far.full";
        return role.isSeatLost() ? "far.seatTaken" : "far.comeIn";
    }

    private boolean isDecidedUnseen() {
        return game.start(Options.defaults(game), new Random32(0)).isDecidedInSecret();
    }

    private Message ofOpenness() {
        return Message.of(role.isHost() && role.host().isCrowdedOut() ? "far.open.full" : "far.open.told");
    }

    /** That the player here, a guest, has a seat, and what is waited for; empty where that isn't so. */
    List<Message> seated() {
        boolean isSeated = isInviting() && !role.isHost() && now.ownSeat() != Position.NOBODY && !isHostGone();
        if (!isSeated) return List.of();
        int free = now.seats().size() - taken();
        return List.of(Message.of("far.youAre", game.words().seatName(now.ownSeat())),
            free == 0 ? Message.of("far.dealing") : Message.of("far.stillFree", free));
    }

    /** How many of the seats are taken. */
    int taken() {
        int taken = 0;
        for (Occupant occupant : now.seats()) if (occupant.kind() != Occupant.Kind.FREE) taken++;
        return taken;
    }

    /** Whether the host can say who sits there. Between two, a bot in the other seat would leave nobody to invite. */
    boolean isHostsToGive(int seat) {
        Occupant.Kind kind = now.seats().get(seat).kind();
        return isInviting() && role.isHost() && now.seats().size() > 2 && (kind == Occupant.Kind.FREE || kind == Occupant.Kind.BOT);
    }

    /** Whether the player here waits for a deal again, because one came to nothing. */
    private boolean isBrokenOff() {
        return isInviting() && now.round() > 0 && now.ownSeat() != Position.NOBODY;
    }

    private boolean isHostGone() {
        for (int seat = 0; seat < now.seats().size(); seat++) {
            boolean isHosts = !role.isHost() && now.seats().get(seat).kind() == Occupant.Kind.HOST;
            if (isHosts && !isThere(seat)) return true;
        }
        return false;
    }

    /** Whether somebody's device answers. */
    boolean isThere(int seat) {
        return now.presence(seat) != Presence.GONE && now.presence(seat) != Presence.LOST && now.away(seat) == 0;
    }

    /** What a person at the table is called. */
    Message person(int seat) {
        Occupant occupant = now.seats().get(seat);
        if (seat == now.ownSeat()) return Message.of("table.you");
        if (now.isOpen()) return Message.of("far.guestNumber", Integer.toString(seat + 1));
        if (!occupant.name().isEmpty()) return Message.of("table.named", role.called(occupant));
        return Message.of(occupant.kind() == Occupant.Kind.HOST ? "far.inviter" : "far.guest");
    }
}
