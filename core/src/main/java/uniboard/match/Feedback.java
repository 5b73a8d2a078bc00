package uniboard.match;

import java.util.List;
import uniboard.game.Message;
import uniboard.game.Position;

/** What a person at a session is told about what they did or asked for last. */
public final class Feedback {
    private Message answer;
    /** What the move being shown has come to; null where there is nothing to tell. */
    private Message narration;
    private List<String> hinted = List.of();
    private Undone undone;

    /**
     * A move taken back, or played again.
     *
     * @param seat whose it is
     * @param message as the viewer may know it
     */
    public record Undone(Kind kind, int seat, Message message) {
        public enum Kind { TAKEN_BACK, PLAYED_AGAIN }

        /**
         * @param record with the move
         * @param ply    before the move
         */
        static Undone of(Kind kind, GameRecord record, int ply, int viewer) {
            Position before = record.replay(ply);
            Position seen = Match.view(before, viewer);
            Position after = Match.view(record.replay(ply + 1), viewer);
            return new Undone(kind, before.toMove(), record.game().words(seen).describeMove(record.move(ply), after, viewer));
        }
    }

    Feedback() {
    }

    /** Why the last attempt was refused, a hint, or other news; null once the player goes on. */
    public Message answer() {
        return narration != null ? narration : answer;
    }

    /** The places that the last hint speaks of. */
    public List<String> hinted() {
        return hinted;
    }

    /** The move that the last thing done took back or played again; null if something else was done. */
    public Undone undone() {
        return undone;
    }

    /** Shows the sentence, if not null, from the next change of the view until the player's next act. */
    public void tell(Message sentence) {
        if (sentence != null) answer = sentence;
    }

    /** What was told is told no longer. */
    public void hush() {
        answer = null;
    }

    void hush(Message sentence) {
        if (sentence.equals(answer)) answer = null;
    }

    void point(List<String> places) {
        hinted = List.copyOf(places);
    }

    void narrate(Message event) {
        narration = event;
    }

    void undo(Undone move) {
        undone = move;
    }

    void clear() {
        undone = null;
        answer = null;
        hinted = List.of();
    }
}
