package uniboard.remote;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import uniboard.game.Message;
import uniboard.game.MoveList;
import uniboard.game.Position;
import uniboard.match.SecretTurns;

/**
 * What all have committed to who decide unseen by each other, as the host tells it, and upon what this seat has opened its
 * own move.
 */
final class Commitments {
    /** By which a seat says what it has committed to. */
    static final String DECIDED = "decided";

    private static final String AGREED = "agreed";

    private final SecureChannel channel;
    private final int round;
    private final int seat;
    /** Of the message that told it last. */
    private int message;
    /** When it was told: later it isn't true any more. */
    private int step;
    /** By ply. */
    private Map<Integer, String> told = Map.of();
    /** The plies of moves of which the host has halves. */
    private Set<Integer> hostHolds = Set.of();
    /** What all had committed to when this seat opened its own, by ply. */
    private final Map<Integer, String> agreed = new LinkedHashMap<>();
    private SeatRecord shown;
    /** How much had happened when the message was written, and when {@link #shown} was made. */
    private int announced;
    private int followed = -1;
    private boolean isComplete;
    /** This seat's own move, if it is sealed; else empty. */
    private String own = "";

    /** @param seat of this device; {@link Position#NOBODY}: it watches */
    Commitments(SecureChannel channel, int round, int seat) {
        this.channel = channel;
        this.round = round;
        this.seat = seat;
    }

    /**
     * Takes over what the host tells.
     *
     * @param number of the message
     * @return whether it is something else than before
     */
    boolean hear(Fields open, int number) {
        if (number <= message) return false;
        message = number;
        hostHolds = open.numbered(SecretShare.HELD).keySet();
        announced = open.number("steps", 0);
        int toldAt = open.number("sealedAt", 0);
        Map<Integer, String> now = new HashMap<>();
        open.numbered(Sealing.WORD).forEach((ply, text) -> {
            if (SealedMove.isCommitment(text)) now.put(ply, text);
        });
        if (now.equals(told) && toldAt == step) return false;
        told = now;
        step = toldAt;
        return true;
    }

    /**
     * Looks at what was made in the open.
     *
     * @param seen  what this device was told of it
     * @param since the step at which it was first heard of
     */
    void follow(SeatRecord seen, int since) {
        int known = since + seen.steps();
        // Once the moves are opened, this seat's message with them may come after the one to all: until then nothing seems taken back.
        boolean isOpenedLater = announced > known && followed == known;
        if (isOpenedLater) return;
        followed = known;
        shown = seen;
        isComplete = false;
        own = "";
        boolean isNow = !told.isEmpty() && seen.isDealt() && step == known;
        if (!isNow || seen.toMove() == Position.NOBODY || !SecretTurns.areOn(seen.position())) return;
        shown = seen.copy();
        Position now = shown.position();
        for (int ply = firstTold(seen); told.containsKey(ply); ply++) {
            int move = now.toMove() == seat ? ownMove(now, ply) : SecretTurns.any(now);
            boolean isForeign = move < 0;
            if (isForeign) return;
            if (SecretTurns.isLast(now)) {
                isComplete = true;
                return;
            }
            shown.suppose(move);
            now = shown.position();
        }
    }

    /** A spectator may have missed how many moves were made before. */
    private int firstTold(SeatRecord seen) {
        int first = seen.plies();
        if (seat == Position.NOBODY) for (int ply : told.keySet()) first = told.containsKey(ply - 1) ? first : ply;
        return first;
    }

    /** What this seat has committed to, which another device with its keys may have done; negative if it hasn't. */
    private int ownMove(Position now, int ply) {
        MoveList moves = new MoveList();
        now.moves(moves);
        for (int i = 0; i < moves.size(); i++) {
            String text = shown.game().notation().moveText(now, moves.get(i));
            if (!channel.commitment(round, ply, text).equals(told.get(ply))) continue;
            own = text;
            return moves.get(i);
        }
        return -1;
    }

    /** What was told, and that moves were made which nobody is shown yet. */
    SeatRecord shown() {
        return shown;
    }

    /** Whether all have decided, so that each may open what it has committed to. */
    boolean isComplete() {
        return isComplete;
    }

    /** This seat's own move, if it is sealed; else empty. */
    String own() {
        return own;
    }

    /** The plies of moves of which the host has halves. */
    Set<Integer> hostHolds() {
        return hostHolds;
    }

    int count() {
        return told.size();
    }

    /** This seat opens its move upon what all have committed to. */
    Message agree() {
        if (announced > followed) return null;
        Message fault = null;
        for (Map.Entry<Integer, String> each : told.entrySet()) {
            String before = agreed.putIfAbsent(each.getKey(), each.getValue());
            if (before != null && !before.equals(each.getValue())) fault = fault(each.getKey());
        }
        return fault;
    }

    static Message fault(int ply) {
        return Message.of("far.fault.sealed", Integer.toString(ply + 1));
    }

    /** The player decides the move again, and all know why. */
    void forget(int ply) {
        agreed.remove(ply);
    }

    /** As {@link #forget}, of all from that ply on. */
    void forgetFrom(int ply) {
        agreed.keySet().removeIf(each -> each >= ply);
    }

    /** What all had committed to when this seat opened its own, by ply. */
    Map<Integer, String> agreed() {
        return agreed;
    }

    void keep(Fields to) {
        agreed.forEach((ply, commitment) -> to.add(AGREED, ply + " " + commitment));
    }

    void restore(Fields from) {
        agreed.putAll(from.numbered(AGREED));
    }
}
