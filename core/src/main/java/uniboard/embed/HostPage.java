package uniboard.embed;

/** A page around the board, which hears of what happens there. */
public interface HostPage {
    /** Where there is none. */
    HostPage NONE = event -> { };

    /** @param event JSON, an object */
    void hear(String event);
}
