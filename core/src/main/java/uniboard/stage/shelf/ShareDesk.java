package uniboard.stage.shelf;

/** What a table asks of the program to hand the position shown, with the moves that led to it, on to others. */
public interface ShareDesk {
    /** Whether links lead anywhere. */
    boolean offersLinks();

    /** Whether the system hands things on to people and programs. */
    boolean offersSending();

    void send();

    void copyLink();

    void copyText();

    void saveText();

    void savePicture();
}
