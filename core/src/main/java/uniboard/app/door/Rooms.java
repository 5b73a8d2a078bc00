package uniboard.app.door;

import java.util.List;
import uniboard.app.platform.UrlParameters;
import uniboard.game.Game;
import uniboard.game.Message;
import uniboard.stage.library.LibraryActions;
import uniboard.stage.library.RemoteActions;
import uniboard.stage.library.ShareActions;
import uniboard.stage.table.TableSheets;

/** What stands behind the door: all that the first board doesn't need. */
public interface Rooms {
    /** Opens what was asked for besides the table, and tells what was missed. */
    void begin();

    /** To be called before each frame. */
    void frame();

    /** The program ends. */
    void close();

    LibraryActions library();

    RemoteActions remote();

    /** Null where nothing is handed on. */
    ShareActions sharing();

    TableSheets sheets();

    /** A text that the player brings. */
    void take(String text);

    /** Follows an invitation to a table of several devices. */
    void come(String invitation, Game game);

    /**
     * Opens the sheet of the next game over a table on which none has been begun.
     *
     * @param company with whom it is played, as {@link UrlParameters#company} has it
     */
    void openNewGame(Game game, String company);

    void openRules(Game game);

    /** Opens a game's rules where it is stated what a sentence of the game follows from. */
    void explain(Game game, Message told);

    /** Opens a game's rules where it is said what each key does. */
    void openKeys(Game game);

    void openLessons(Game game);

    /** Opens an exercise that came with the program's start; where it can't be read, a game and why. */
    void openExercise(String exercise, Game game);

    /** The program started with lessons: they lead back to the menu. */
    void cameToLearn();

    /** Opens an exercise that was made of the match on the table, to which it leads back; where it can't be read, tells why. */
    void openReviewed(String exercise);

    /** Returns to where the lessons were opened from. */
    void leaveLessons(Game game);

    /** A game is on the table: lessons opened from now on lead back to it. */
    void seated();

    /** How many of a game's lessons are done, in a few words; null if none has been begun. */
    Message lessonsDone(Game game);

    /** Whether that led back to a lesson or to where several devices meet. */
    boolean endReading();

    /**
     * Opens the page on which authors put what is shown into pages of their own.
     *
     * @param lesson its id; empty: the table, as it is
     */
    void embed(String lesson);

    /** Begins the next game at a table of several devices, or says why that can't be. */
    void playAgain();

    /**
     * Does what the page around the table asks for.
     *
     * @return what is wrong with it, or nothing
     */
    String obey(String order, List<String> values);
}
