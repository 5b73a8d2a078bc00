package uniboard.stage.library;

import java.util.List;
import java.util.function.Consumer;
import uniboard.game.Message;
import uniboard.library.SavedGame;
import uniboard.match.GameRecord;
import uniboard.stage.scene.GamePresentation;

/** What the list of kept games asks of the program around it. */
public interface LibraryActions {
    /** Reads what is kept, then runs {@code then}: at once, or later on the main loop. */
    void read(Runnable then);

    /** Newest first, as they were read last. */
    List<SavedGame> games();

    /** Texts that are kept and can't be read. */
    List<String> damaged();

    /** How many are kept that a later version of the program is needed for. */
    int later();

    /** Whether games are kept here at all. */
    boolean isUsable();

    /** The game's record; null if it is damaged. */
    GameRecord record(SavedGame game);

    /** The box that the game is played from; null if it can't be shown here. */
    GamePresentation box(SavedGame game);

    /** As {@link SavedGame#played}, of the game on the table. */
    int secondsPlayed();

    /** Whether it lies on the table. */
    boolean isOnTable(SavedGame game);

    /** Sits down at it. */
    void open(SavedGame game);

    void delete(SavedGame game);

    /** Takes back that a game was deleted. */
    void putBack(SavedGame game);

    /** Whether {@link #askForName} and {@link #ask} ask; else the screen is to. */
    boolean offersAsking();

    /** Asks for a name, then runs {@code then} if there is a new one. */
    void askForName(SavedGame game, Runnable then);

    /**
     * Asks for a line of text.
     *
     * @param text    what it is now
     * @param longest how many letters it may have
     */
    void ask(Message question, String text, int longest, Consumer<String> reader);

    void name(SavedGame game, String name);

    /** Saves what everyone at its table may know of it as a file. Returns a sentence for the player. */
    Message save(SavedGame game);

    /** Saves all games as one file. Returns a sentence for the player. */
    Message saveAll();

    /** Whether files can be asked for. */
    boolean offersOpening();

    /** Asks for a file with one game, which is sat down at, or with many, which are put into the library. */
    void openFile();

    /** Day and time as the player's language writes them. */
    String date(int seconds);
}
