package uniboard.remote;

/** What a device that has, or may take, a seat at a {@link RemoteTable} can do there. */
public interface SeatCommands {
    /** The player at this device is called otherwise from now on. */
    void rename(String name);

    /**
     * A person or bot of this device has decided: makes the move, or asks for it.
     *
     * @param move legal
     * @throws IllegalStateException if no seat of this device is to move
     */
    void play(int move);

    /** Gives up. */
    void resign();

    /** Puts something to the others; what can't be done isn't put. */
    void propose(Event event);

    /** Is for what another one has put, or against it. */
    void answer(boolean isAgreed);

    /** Says something to the others. */
    void say(ChatPhrase phrase);

    /** Wants another game after this one. */
    void wantAnother();

    /** What takes this device's part to another one, in place of an invitation; empty where it can't go. */
    String pass();

    /** Leaves the table, to which this device may come back. A client's seat is given back as long as no game has begun. */
    void leave();

    /** The program ends; it can be come back to. */
    void close();
}
