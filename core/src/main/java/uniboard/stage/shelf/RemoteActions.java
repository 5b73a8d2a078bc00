package uniboard.stage.shelf;

/** What a table asks of the program to play with people at other devices. */
public interface RemoteActions {
    /** Whether others can be invited to the game on the table. */
    boolean offersInviting();

    /** Invites others to a new game like the one on the table. */
    void invite();

    /** Whether tables can be looked for that wait for anybody. */
    boolean offersOpenTables();

    /** Looks for one of the game on the table. */
    void findTable();

    /** Whether the table that is shared last can be come back to from this one. */
    boolean offersReturn();

    void comeBack();

    /** Whether the table is one of several devices. */
    boolean isShared();

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

    /** What is done during a game at the shared table. */
    SharedGameActions play();
}
