package uniboard.stage.shelf;

/** What a table asks of the program to play with people at other devices. */
public interface FarDesk {
    /** Whether others can be invited to the game on the table. */
    boolean offersInviting();

    /** Invites others to a new game like the one on the table. */
    void invite();

    /** Whether the table that is shared last can be come back to from this one. */
    boolean offersReturn();

    void comeBack();

    /** Whether the table is one of several devices. */
    boolean isShared();

    /** Hands on a link by which others can watch. */
    void inviteToWatch();

    /** Whether this seat may give up. */
    boolean canResign();

    void resign();

    /** Whether another game may follow. */
    boolean canPlayAgain();

    void playAgain();
}
