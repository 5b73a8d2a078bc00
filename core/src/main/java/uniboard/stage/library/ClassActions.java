package uniboard.stage.library;

/** What a table asks of the program to teach a class. */
public interface ClassActions {
    /** Whether a class can be taught from the table. */
    boolean isOffered();

    /** Opens a class, or shows the one that runs. */
    void teach();
}
