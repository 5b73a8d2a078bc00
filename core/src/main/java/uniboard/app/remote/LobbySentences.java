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
     * @param isSettingUp whether the host sets the table up
     * @param isUnknown   whether nobody answers for the table
     * @param isUnanswered whether the host doesn't answer who asks for a seat
     * @param isCopied    whether the link is in the clipboard
     */
    record Circumstances(boolean hasLine, boolean isSettingUp, boolean isUnknown, boolean isUnanswered, boolean isCopied) {
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
        if (here.isSettingUp() && isInviting()) return ofSettings();
        if (isBrokenOff()) told.add(Message.of("far.void"));
        if (role.isNextHost()) told.add(Message.of("far.takesTable"));
        else if (now.phase() == null) told.add(Message.of(here.isUnknown() ? "far.unknown" : "far.looking"));
        else if (role.isAsking()) told.add(Message.of(isHostGone() || here.isUnanswered() ? "far.hostGone" : "far.asking"));
        else if (!role.table().takesPart()) told.add(Message.of("far.watchSoon"));
        else if (now.phase() == Phase.DEALING) told.add(Message.of("far.dealing"));
        else if (isHostGone()) told.add(Message.of("far.hostGone"));
        else if (role.isHost()) told.add(Message.of(here.isCopied() ? "far.copied" : "far.sendIt"));
        else if (now.ownSeat() == Position.NOBODY) told.add(Message.of(seatless()));
        else told.add(Message.of("far.seated"));
        if (!now.audit().faults().isEmpty()) told.add(Message.of("far.unfair", Message.listed(now.audit().faults())));
        if (!here.hasLine()) told.add(Message.of("far.noLine"));
        tellSeats(told);
        for (int seat : now.olderSeats()) told.add(Message.of("far.older", occupant(seat)));
        if (!role.isHost() && now.minutes() > 0) told.add(Message.of("far.clock.each", Integer.toString(now.minutes())));
        if (isInviting() && now.isOpen()) told.add(ofOpenness());
        boolean isToTrust = !KnownRecord.isOpen(game) && isInviting() && !role.isHost();
        if (isToTrust) told.add(Message.of(isDecidedUnseen() ? "far.dealerSeesUnsealed" : "far.dealerSees"));
        return told;
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

    private List<Message> ofSettings() {
        List<Message> told = new ArrayList<>();
        if (now.minutes() > 0) told.add(Message.of("far.clock.each", Integer.toString(now.minutes())));
        if (now.isOpen()) told.add(ofOpenness());
        return told;
    }

    /** On a phone there isn't room for a line about each seat that waits. */
    private void tellSeats(List<Message> told) {
        int free = 0;
        for (int seat = 0; seat < now.seats().size(); seat++) {
            boolean isCounted = role.isHost() && isHostsToGive(seat) && now.seats().get(seat).kind() == Occupant.Kind.FREE;
            if (isCounted) free++;
            else told.add(Message.of("table.settingIs", game.words().seatName(seat), occupant(seat)));
        }
        if (free > 0) told.add(Message.of("far.freeSeats", Integer.toString(free)));
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
            boolean isThere = now.presence(seat) != Presence.GONE && now.presence(seat) != Presence.LOST && now.away(seat) == 0;
            if (isHosts && !isThere) return true;
        }
        return false;
    }

    private Message occupant(int seat) {
        Occupant occupant = now.seats().get(seat);
        if (seat == now.ownSeat()) return Message.of("table.you");
        return switch (occupant.kind()) {
            case FREE -> Message.of("far.free");
            case BOT -> Message.of("table.botOfLevel", Message.of("table.bot"), Message.of("table.level", occupant.level()));
            default -> now.isOpen() ? Message.of("far.guestNumber", Integer.toString(seat + 1)) : named(occupant);
        };
    }

    /** How somebody at another device is called. */
    private static Message named(Occupant occupant) {
        if (!occupant.name().isEmpty()) return Message.of("table.named", occupant.name());
        return Message.of(occupant.kind() == Occupant.Kind.HOST ? "far.inviter" : "far.guest");
    }
}
