package uniboard.app;

import java.util.function.Consumer;
import uniboard.game.Message;

/** What goes out of the program and comes in by a person's hand: files, the clipboard, other people's hands, names. */
public interface Exchange {
    /** A platform without any of it. */
    Exchange NONE = new Exchange() {
    };

    /**
     * Saves a text as a file where the person finds it.
     *
     * @param name of the file
     * @return what is to be told
     */
    default Message save(String name, String text) {
        return Message.of("exchange.noFiles");
    }

    /** Whether {@link #openFile} asks. */
    default boolean offersOpening() {
        return false;
    }

    /**
     * Asks for a file.
     *
     * @param reader given its text, on the main loop; not run if there is none
     */
    default void openFile(Consumer<String> reader) {
    }

    /** Whether {@link #ask} asks; else the screen does. */
    default boolean offersAsking() {
        return false;
    }

    /**
     * Asks for a line of text.
     *
     * @param question what it is to be
     * @param text     what it is now
     * @param longest  how many letters it may have
     * @param reader   given the answer, on the main loop; not run if it is given up
     */
    default void ask(String question, String text, int longest, Consumer<String> reader) {
    }
}
