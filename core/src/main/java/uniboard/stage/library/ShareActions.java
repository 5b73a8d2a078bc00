package uniboard.stage.library;

/** What a table asks of the program to hand the position shown, with the moves that led to it, on to others. */
public interface ShareActions {
    /** Whether what is handed on holds the moves: of a game with hidden parts that goes on only the position is. */
    boolean holdsMoves();

    /** Whether links lead anywhere. */
    boolean offersLinks();

    /** Whether the system hands things on to people and programs. */
    boolean offersSending();

    void send();

    /** Whether the move made last can be sent to whom it is to answer it. */
    boolean offersMove();

    /** Whether the move made last is of this side, and the other one, elsewhere, waits for its link. */
    boolean isMoveAwaited();

    void sendMove();

    void copyLink();

    void copyText();

    void saveText();

    void savePicture();

    /** Whether the position can be saved as a drawing that stays sharp at any size. */
    boolean offersDrawing();

    void saveDrawing();
}
