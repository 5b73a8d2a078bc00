package uniboard.remote;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import uniboard.game.Random32;
import uniboard.match.SecretTurns;

/**
 * What a client's device does so that the two others can open its sealed move together when it has gone, and it theirs. Only among three
 * people: where a bot plays, its device would have both halves.
 */
final class SharedOpening {
    private final SecureChannel channel;
    private final int round;
    private final int seat;
    private final List<Occupant> seats;
    /** Of other clients, by seat. */
    private final Map<Integer, byte[]> readers = new HashMap<>();
    /** Halves of others' moves, by ply. */
    private final Map<Integer, byte[]> held = new HashMap<>();
    /** Those that this seat had when it agreed to a bot, and the host had the others of: each knew that of the other. */
    private final Set<Integer> relied = new HashSet<>();

    /** @param seats as they were dealt for */
    SharedOpening(SecureChannel channel, int round, int seat, List<Occupant> seats) {
        this.channel = channel;
        this.round = round;
        this.seat = seat;
        this.seats = seats;
    }

    /** Whether halves of moves are handed out at such seats. */
    static boolean isOffered(List<Occupant> seats, Set<Integer> bots) {
        for (Occupant seat : seats) if (seat.isBot()) return false;
        return seats.size() == 3 && bots.isEmpty();
    }

    /** Whether halves of moves are handed out at a table where no bot plays on for anybody. */
    static boolean isOffered(Plan plan) {
        return isOffered(plan.seats(), Set.of()) && SecretTurns.areOn(plan.game().start(plan.options(), new Random32(0)));
    }

    /**
     * Hears what another client says.
     *
     * @param ply of its sealed move
     * @return whether there is more to keep
     */
    boolean hear(int from, SignedMessage message, int ply) {
        boolean isSeated = seats.get(from).isClient() && seats.get(from).key().equals(Encoded.of(message.sender()));
        if (!isSeated || message.open().number("round", 0) != round) return false;
        readers.put(from, message.reading());
        boolean isMore = false;
        for (String told : message.open().all(SecretShare.WORD)) {
            String[] parts = told.split(" ", -1);
            boolean isForHere = parts.length == 3 && parts[0].equals(CommitRevealDeal.name(seat)) && parts[1].equals(Integer.toString(ply));
            byte[] half = isForHere ? SecretShare.unboxed(channel.crypto(), parts[2], message.reading(), channel.hand()) : null;
            if (half == null) continue;
            isMore |= !held.containsKey(ply);
            held.put(ply, half);
        }
        return isMore;
    }

    /** Hands out the halves of this seat's own move. */
    void tell(Fields open, Fields secretly, int ply, String text) {
        byte[][] halves = SecretShare.halves(text, channel.salt(round, ply), channel.blank(round, ply));
        List<Integer> others = new ArrayList<>();
        for (int other = 0; other < seats.size(); other++) if (other != seat) others.add(other);
        for (int i = 0; i < others.size(); i++) {
            int other = others.get(i);
            if (!seats.get(other).isClient()) {
                secretly.add(SecretShare.WORD, Encoded.of(halves[i]));
            } else if (readers.containsKey(other)) {
                String box = SecretShare.boxed(channel.crypto(), halves[i], readers.get(other), channel.hand());
                open.add(SecretShare.WORD, CommitRevealDeal.name(other) + ' ' + ply + ' ' + box);
            }
        }
    }

    /** Says of which moves this seat has halves. */
    void tellHeld(Fields open) {
        held.keySet().forEach(ply -> open.add(SecretShare.HELD, ply));
    }

    /**
     * This seat is for a bot for somebody.
     *
     * @param hostHolds the plies of moves of which the host has halves
     */
    void rely(Set<Integer> hostHolds) {
        for (int ply : held.keySet()) if (hostHolds.contains(ply)) relied.add(ply);
    }

    /** Whether both others of a move's maker have agreed to open it together. */
    boolean isRelied(int ply) {
        return relied.contains(ply);
    }

    /** Hands the half of somebody else's move on, who has gone. */
    void handOn(Fields secretly, int ply) {
        if (held.containsKey(ply)) secretly.add(SecretShare.YIELDED, ply + " " + Encoded.of(held.get(ply)));
    }

    /** Moves before that ply have been opened. */
    void forgetBefore(int ply) {
        held.keySet().removeIf(each -> each < ply);
        relied.removeIf(each -> each < ply);
    }

    void keep(Fields to) {
        held.forEach((ply, half) -> to.add(SecretShare.WORD, ply + " " + Encoded.of(half)));
        relied.forEach(ply -> to.add("relied", ply));
    }

    void restore(Fields from) {
        from.numbered(SecretShare.WORD).forEach((ply, text) -> {
            byte[] half = SecretShare.read(text);
            if (half != null) held.put(ply, half);
        });
        relied.addAll(from.numbered("relied").keySet());
    }
}
