package uniboard.remote;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import uniboard.game.NotationException;
import uniboard.game.Position;
import uniboard.match.GameRecord;
import uniboard.match.SecretTurns;

/**
 * The moves of a step in which all decide unseen by each other, as the host has them: those of its own device whole, of the
 * others what they have committed to. Nobody is shown anything of them before the last one is in.
 */
final class Sealing {
    static final String WORD = "sealed";
    private static final int UNKNOWN = -1;

    /** By ply. */
    private final Map<Integer, Sealed> moves = new HashMap<>();
    /** Of clients' moves, the halves that this device has, by ply. */
    private final Map<Integer, byte[]> halves = new HashMap<>();
    /** The plies of moves of which another client has the other half. */
    private final Set<Integer> split = new HashSet<>();
    private GameRecord record;
    private Position position;
    private SeatRecord seenByAll;
    private boolean isComplete;
    /** Of the first move that is sealed or will be sealed next. */
    private int first;

    /**
     * A move that is sealed.
     *
     * @param move      {@link #UNKNOWN} as long as it hasn't been opened
     * @param salt      null likewise
     * @param signature null likewise, and of this device's own
     */
    private record Sealed(String commitment, int move, byte[] salt, byte[] signature) {
        boolean isOpened() {
            return move != UNKNOWN;
        }

        /** Whether this device has made it, so that it may show it to the player here. */
        boolean isOwn() {
            return isOpened() && signature == null;
        }

        Sealed closed() {
            return isOwn() ? this : new Sealed(commitment, UNKNOWN, null, null);
        }
    }

    /** What becomes of a sealed move once all are opened. */
    interface Opened {
        /** @param signature of the client that has made it; null: this device has */
        void play(int move, byte[] salt, byte[] signature);
    }

    /**
     * Looks at the moves that have been made.
     *
     * @param now    after them; to look at only
     * @param common what all have been shown of them
     */
    void follow(GameRecord made, Position now, SeatRecord common) {
        record = made;
        position = now;
        seenByAll = common;
        first = made.plies();
        isComplete = false;
        if (now.toMove() == Position.NOBODY || !SecretTurns.areOn(now) || !moves.containsKey(first)) return;
        position = now.copy();
        seenByAll = common.copy();
        for (int ply = first; moves.containsKey(ply) && !isComplete; ply++) {
            if (SecretTurns.isLast(position)) {
                isComplete = true;
            } else {
                Sealed sealed = moves.get(ply);
                int move = sealed.isOwn() ? sealed.move : SecretTurns.any(position);
                seenByAll.suppose(move);
                record = record.with(move);
                position.play(move);
            }
        }
    }

    /** The game with what is sealed, as this device may show it: any move stands for one that it doesn't know. */
    GameRecord record() {
        return record;
    }

    /** After those moves. To look at only. */
    Position position() {
        return position;
    }

    /** What all may know of those moves: that they were made. */
    SeatRecord seenByAll() {
        return seenByAll;
    }

    /** Whether all have decided, and not all has been opened yet. */
    boolean isComplete() {
        return isComplete;
    }

    /** Seals a move of this device. */
    void commit(int move, String commitment, byte[] salt) {
        moves.put(record.plies(), new Sealed(commitment, move, salt, null));
    }

    /** A client has decided. */
    void commit(String commitment) {
        moves.put(record.plies(), new Sealed(commitment, UNKNOWN, null, null));
    }

    /** What was committed to at a ply; empty where nothing was. */
    String commitment(int ply) {
        return moves.containsKey(ply) ? moves.get(ply).commitment : "";
    }

    /** A client opens what it has committed to. */
    void open(int ply, int move, byte[] salt, byte[] signature) {
        moves.put(ply, new Sealed(moves.get(ply).commitment, move, salt, signature));
    }

    /** The device that has sealed a move gives this device a half of it. */
    void share(int ply, byte[] half) {
        if (moves.containsKey(ply) && half != null) halves.put(ply, half);
    }

    /** Another client says that it has the other half. */
    void split(int ply) {
        if (moves.containsKey(ply)) split.add(ply);
    }

    /** Whether those who are left can open the move together. */
    boolean canBeOpened(int ply) {
        return moves.containsKey(ply) && halves.containsKey(ply) && split.contains(ply);
    }

    /** What both halves of a move open; null if they don't. */
    byte[] opened(int ply, byte[] otherHalf) {
        return otherHalf == null || !canBeOpened(ply) ? null : SecretShare.opened(halves.get(ply), otherHalf);
    }

    boolean isOpened(int ply) {
        return moves.get(ply).isOpened();
    }

    /** Whether a move was made at this device. */
    boolean isOwn(int ply) {
        return moves.containsKey(ply) && moves.get(ply).isOwn();
    }

    /** The player there decides again. */
    void withdraw(int ply) {
        moves.remove(ply);
        halves.remove(ply);
        split.remove(ply);
    }

    void clear() {
        moves.clear();
        halves.clear();
        split.clear();
    }

    /** Discards the opened moves: the game has gone on since, and signatures must cover that. */
    void close() {
        moves.replaceAll((ply, sealed) -> sealed.closed());
    }

    /** @return whether all were opened, and are made by now */
    boolean settle(Opened opened) {
        if (!isComplete) return false;
        for (Sealed sealed : moves.values()) if (!sealed.isOpened()) return false;
        Map<Integer, Sealed> all = new HashMap<>(moves);
        int from = first;
        clear();
        for (int ply = from; all.containsKey(ply); ply++) opened.play(all.get(ply).move, all.get(ply).salt, all.get(ply).signature);
        return true;
    }

    int count() {
        return moves.size();
    }

    /** Tells all what was committed to, and when, and of which moves this device has halves. */
    void tell(Fields to, int step) {
        if (moves.isEmpty()) return;
        to.add("sealedAt", step);
        for (int ply = first; ply < first + position.seats(); ply++)
            if (moves.containsKey(ply)) to.add(WORD, ply + " " + moves.get(ply).commitment);
        halves.keySet().forEach(ply -> to.add(SecretShare.HELD, ply));
    }

    void keep(Fields to) {
        moves.forEach((ply, sealed) -> to.add(WORD, ply + " " + sealed.commitment + (sealed.isOwn() ? own(sealed) : "")));
        halves.forEach((ply, half) -> to.add(SecretShare.WORD, ply + " " + Encoded.of(half)));
        split.forEach(ply -> to.add(SecretShare.HELD, ply));
    }

    private String own(Sealed sealed) {
        return " " + Encoded.of(sealed.salt) + ' ' + record.game().notation().moveText(record.replay(first), sealed.move);
    }

    /** Goes on with what {@link #keep} kept of the moves that follow a game's, as far as it is right. */
    void restore(Fields from, GameRecord made, Position now) {
        from.numbered(WORD).forEach((ply, text) -> {
            String[] parts = text.split(" ", 3);
            byte[] salt = parts.length < 3 ? null : Encoded.read(parts[1], SealedMove.SALT);
            if (!SealedMove.isCommitment(parts[0])) return;
            int move = UNKNOWN;
            try {
                if (salt != null) move = made.game().move(now, parts[2]);
            } catch (NotationException e) {
                salt = null;
            }
            moves.put(ply, new Sealed(parts[0], move, salt, null));
        });
        from.numbered(SecretShare.WORD).forEach((ply, text) -> share(ply, SecretShare.read(text)));
        from.numbered(SecretShare.HELD).keySet().forEach(this::split);
    }
}
