package uniboard.stage.library;

/** What is done at a table of several devices. */
public interface SharedTableActions {
    /** Hands on a link by which others can watch. */
    void inviteToWatch();

    /** Whether this seat can be taken to another device. */
    boolean canMoveSeat();

    /** Hands on a link by which another device has this seat. */
    void moveSeat();

    /** That link. */
    String seatLink();

    /** Whether this device may host the table from now on, its host having stayed away for long. */
    boolean canHostTable();

    /** From now on this device keeps the table. */
    void hostTable();

    /** What is done during a game there. */
    SharedGameActions play();
}
