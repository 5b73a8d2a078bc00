package uniboard.stage.table;

import java.util.List;
import java.util.Objects;
import uniboard.game.Message;

/** News at a table besides its game: of people at other devices, of clocks and proposals. */
public final class TableNotices {
    private final Runnable changed;
    private Message news;
    private Message heading;
    private Message said;
    private int saidAt;
    private List<Message> notes = List.of();
    private boolean isAnotherAwaited;
    /** Null: the same game once more. */
    private String next;

    /** @param changed run after each change */
    public TableNotices(Runnable changed) {
        this.changed = changed;
    }

    /** @param newNews what is told while another device is awaited; null: nothing */
    public void tell(Message newNews) {
        if (Objects.equals(newNews, news)) return;
        news = newNews;
        changed.run();
    }

    /** What the player learns while waiting for another device; null: nothing. */
    Message news() {
        return news;
    }

    /** @param newHeading what is told in place of whose turn it is; null: that */
    public void head(Message newHeading) {
        if (Objects.equals(newHeading, heading)) return;
        heading = newHeading;
        changed.run();
    }

    /** What is told in place of whose turn it is; null: that. */
    Message heading() {
        return heading;
    }

    /** @param newNotes what stands at each seat; null where nothing does */
    public void note(List<Message> newNotes) {
        if (newNotes.equals(notes)) return;
        notes = newNotes;
        changed.run();
    }

    /** What stands at a seat; null: nothing. */
    Message note(int seat) {
        return seat < notes.size() ? notes.get(seat) : null;
    }

    /**
     * Somebody has said something.
     *
     * @param sentence shown until the next move; null: what was said is shown no longer
     * @param plies    of the match now
     */
    public void hear(Message sentence, int plies) {
        said = sentence;
        saidAt = plies;
        changed.run();
    }

    /**
     * Null where nobody has said anything since the last move.
     *
     * @param plies of the match now
     */
    public Message said(int plies) {
        return saidAt == plies ? said : null;
    }

    /** Another game comes as soon as the others want it too. */
    public void awaitAnother() {
        isAnotherAwaited = true;
        changed.run();
    }

    /** @param key of what follows the game in place of the same once more */
    public void nameNext(String key) {
        next = key;
    }

    /** The key of what follows the game in place of the same once more; null: nothing does. */
    String next() {
        return next;
    }

    public boolean isAnotherAwaited() {
        return isAnotherAwaited;
    }
}
