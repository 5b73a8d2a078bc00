package uniboard.match;

import java.util.List;
import java.util.Objects;
import java.util.function.IntConsumer;
import uniboard.game.Message;

/** What a sitting has to do with people at other devices: their moves, and what is to be known of them. */
public final class FarPlayers {
    private final Sitting sitting;
    /** Takes the moves chosen here; null where they are made at once. */
    private IntConsumer outbox;
    private Message news;
    /** Null where it is somebody's turn. */
    private Message heading;
    private Message said;
    private List<Message> notes = List.of();
    private Resignation resignation;
    private boolean isAnotherAwaited;

    FarPlayers(Sitting sitting) {
        this.sitting = sitting;
    }

    /**
     * A seat has given up.
     *
     * @param told in a sentence
     */
    public record Resignation(int seat, Message told) {
    }

    /** @param taker of the moves chosen here, which come back by {@link #arrive} once they are made */
    public void sendMoves(IntConsumer taker) {
        outbox = taker;
    }

    /** Whether moves go elsewhere first. */
    boolean takesMoves() {
        return outbox != null;
    }

    void send(int move) {
        outbox.accept(move);
    }

    /** A move chosen here, before the match was shown, is on its way. */
    public void await() {
        sitting.await();
    }

    /**
     * A move has been made at another device, or came back from there.
     *
     * @param further the match with that move
     */
    public void arrive(GameRecord further) {
        sitting.arrive(further);
    }

    /**
     * What had been hidden is opened.
     *
     * @param known the match as it stands, as far as it is known by now
     */
    public void learn(GameRecord known) {
        sitting.learn(known);
    }

    /**
     * Moves were taken back.
     *
     * @param plies of the match that are left
     */
    public void takeBack(int plies) {
        sitting.takeBackTo(plies);
    }

    /** Why nothing can be done here, for whoever tries. */
    Message whyToWait() {
        Match match = sitting.match();
        if (match.isWatched()) return Message.of("far.watching");
        return Message.of(match.record().seats().size() == 2 ? "far.wait" : "far.waitForOthers");
    }

    /** @param told what is to be known while another device is waited for; null: nothing */
    public void tell(Message told) {
        news = told;
        sitting.toldAnew();
    }

    /** @param newHeading what is told in place of whose turn it is; null: that */
    public void head(Message newHeading) {
        if (Objects.equals(newHeading, heading)) return;
        heading = newHeading;
        sitting.toldAnew();
    }

    /** What is told in place of whose turn it is; null: that. */
    public Message heading() {
        return heading;
    }

    /** @param newNotes what stands at each seat; null where nothing does */
    public void note(List<Message> newNotes) {
        if (newNotes.equals(notes)) return;
        notes = newNotes;
        sitting.toldAnew();
    }

    /** What stands at a seat; null: nothing. */
    public Message note(int seat) {
        return seat < notes.size() ? notes.get(seat) : null;
    }

    /** @param sentence that somebody has said, shown until the next move; null: what was said is shown no longer */
    public void hear(Message sentence) {
        said = sentence;
        sitting.toldAnew();
    }

    /** Null where nobody has said anything since the last move. */
    public Message said() {
        return said;
    }

    void forgetSaid() {
        said = null;
    }

    public Message news() {
        return news;
    }

    /** Ends the match before its end. */
    public void end(Resignation by) {
        resignation = by;
        sitting.end();
    }

    /** Another game comes as soon as the others want it too. */
    public void awaitAnother() {
        isAnotherAwaited = true;
        sitting.toldAnew();
    }

    public boolean isAnotherAwaited() {
        return isAnotherAwaited;
    }

    /** Null as long as nobody has given up. */
    public Resignation resignation() {
        return resignation;
    }
}
