package uniboard.remote;

import java.util.Map;
import java.util.Set;
import uniboard.game.Message;
import uniboard.game.Position;
import uniboard.match.SecretTurns;

/** A client's part where all decide unseen by each other: what it commits to, shares and opens, and what it knows of the others' moves. */
final class ClientSealing {
    private final SecureChannel channel;
    private final int round;
    private final CommitRevealDeal deal;
    private final SeatRecord seen;
    private final Commitments commitments;
    private final SharedOpening sharedOpening;

    /**
     * @param round the number
     * @param seen  what this device is told
     */
    ClientSealing(SecureChannel channel, int round, CommitRevealDeal deal, SeatRecord seen) {
        this.channel = channel;
        this.round = round;
        this.deal = deal;
        this.seen = seen;
        commitments = new Commitments(channel, round, seen.viewer());
        commitments.follow(seen, 0);
        sharedOpening = new SharedOpening(channel, round, seen.viewer(), deal.seats());
    }

    /** With the moves that are sealed: that they were made, and this seat's own. */
    SeatRecord shown() {
        return commitments.shown();
    }

    /** What this seat has committed to; empty: nothing now. */
    String own() {
        return commitments.own();
    }

    /** Whether this seat has committed to a move, and the others' decisions are waited for. */
    boolean isWaiting() {
        return !own().isEmpty() && !commitments.isComplete();
    }

    /** Whether all have decided, and what they have committed to is being opened. */
    boolean isComplete() {
        return commitments.isComplete();
    }

    /** Upon what this seat has opened its moves, by ply. */
    Map<Integer, String> agreed() {
        return commitments.agreed();
    }

    /**
     * Takes over what the host says of moves that are sealed.
     *
     * @param message its number
     * @return whether it is something else than before, to be {@link #follow followed}
     */
    boolean hear(Fields open, int message) {
        return commitments.hear(open, message);
    }

    /** @return whether another client's message holds something to be kept */
    boolean hearClient(int from, SignedMessage message) {
        return sharedOpening.hear(from, message, ply(from));
    }

    /**
     * Looks at what was made in the open.
     *
     * @return what is wrong with what was committed to; null: nothing
     */
    Message follow() {
        sharedOpening.forgetBefore(seen.plies());
        commitments.follow(seen, 0);
        return commitments.isComplete() ? commitments.agree() : null;
    }

    /** Somebody else plays for a seat now: what was sealed there is opened by the others together where they can, else decided again. */
    void changePlayer(Event event) {
        int ply = ply(event.number());
        boolean isOpenedTogether = event.kind() == Event.Kind.BOT && sharedOpening.isRelied(ply);
        if (!isOpenedTogether) commitments.forget(ply);
        // A player who is away neither takes part in deciding again nor knows which halves still open anything.
        if (seen.bots().contains(seen.viewer())) commitments.forgetFrom(seen.plies());
    }

    /** This seat has put or answered something: from now on it counts on the halves of moves that it and the host have. */
    void rely() {
        sharedOpening.rely(commitments.hostHolds());
    }

    /** Whether the next move is shown to nobody before all have decided. */
    boolean isDecidedUnseen() {
        return seen.isDealt() && seen.toMove() != Position.NOBODY && SecretTurns.areOn(seen.position());
    }

    /** The ply at which a seat decides unseen now, or has decided; -1 if there is none. */
    private int ply(int ofSeat) {
        return isDecidedUnseen() ? SealedMove.plyOf(ofSeat, seen.position(), seen.plies()) : -1;
    }

    /** Says what this device knows of moves that are sealed. */
    void tellKnown(Fields open) {
        open.add(Sealing.WORD, commitments.count());
        sharedOpening.tellHeld(open);
    }

    /** Hands on what this device has of moves of those for whom bots play by now, once all have decided. */
    void handOn(Fields secretly) {
        if (commitments.isComplete()) for (int bot : seen.bots()) sharedOpening.handOn(secretly, ply(bot));
    }

    /** Commits to a move, and hands out its halves. */
    void commit(Fields open, Fields secretly, String move) {
        int ply = ply(seen.viewer());
        if (ply < 0) return;
        Set<Integer> bots = seen.bots();
        open.add(Commitments.DECIDED, ply + " " + channel.commitment(round, ply, move));
        if (SharedOpening.isOffered(deal.seats(), bots)) sharedOpening.tell(open, secretly, ply, move);
    }

    /** Whether all have decided, this seat for that move, so that it may be opened. */
    boolean mayBeOpened(String move) {
        return commitments.isComplete() && own().equals(move);
    }

    /**
     * Opens what this seat has committed to.
     *
     * @return the step at which the move is made
     */
    int open(Fields secretly) {
        int ply = ply(seen.viewer());
        secretly.add(SealedMove.WORD, Encoded.of(channel.salt(round, ply)));
        return seen.steps() + ply - seen.plies();
    }

    void keep(Fields to) {
        commitments.keep(to);
        sharedOpening.keep(to);
    }

    void restore(Fields from) {
        commitments.restore(from);
        sharedOpening.restore(from);
        commitments.follow(seen, 0);
    }
}
