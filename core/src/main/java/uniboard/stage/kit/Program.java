package uniboard.stage.kit;

import java.util.function.Consumer;
import uniboard.game.Game;
import uniboard.game.Message;
import uniboard.text.Language;

/** What the screens ask of the program around them. */
public interface Program {
    /** Shows the boxes. */
    void menu();

    /** Sits down at a game: goes on with the one kept, or begins one. */
    void play(Game game);

    /** Begins the shown game again, with the settings of now. */
    void newGame();

    /** Whether the shown game was begun in place of another, and no person has decided anything in it yet. */
    boolean canReturnToOldGame();

    /** Takes back that the shown game was begun. */
    void returnToOldGame();

    /** Shows a game's rules; {@link #leaveRules} comes back. */
    void rules(Game game);

    /** Shows, among a game's rules, the one that a sentence of the game follows from. */
    void explain(Game game, Message told);

    /** Shows, among a game's rules, what each key does. */
    void keys(Game game);

    boolean hasLessons(Game game);

    /** How many of a game's lessons are done, in a few words; null if none has been begun. */
    Message lessonsDone(Game game);

    /** Shows a game's lessons; {@link #leaveLessons} comes back. */
    void learn(Game game);

    /** Whether to ask the person if they want to learn a game first. */
    boolean offersLessons(Game game);

    /** The number of the lesson to go on with, from 1; 0: none has been left open. */
    int openLesson(Game game);

    /** They want to play; they aren't asked again before they have come to another lesson. */
    void declineLessons(Game game);

    /** Back to where the lessons were asked for. */
    void leaveLessons(Game game);

    /** Back to where the rules were asked for. */
    void leaveRules();

    /**
     * Reads a text of the assets, at once or later.
     *
     * @param reader given the text, or null if it can't be had
     */
    void read(String file, Consumer<String> reader);

    /** The next person has the device: what is theirs may be shown. */
    void takeDevice();

    /** Whether {@link #embed} leads anywhere. */
    boolean offersEmbedding();

    /**
     * Leads to where what is shown is got ready for a page of one's own.
     *
     * @param lesson its id; empty: the table, as it is
     */
    void embed(String lesson);

    Settings settings();

    /** Shows the screen again, for a setting of how it looks has changed. */
    void refresh();

    void speak(Language language);
}
