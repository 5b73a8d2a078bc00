package uniboard.app.platform;

import java.nio.ByteBuffer;
import java.util.function.Consumer;
import uniboard.game.Game;
import uniboard.game.Message;
import uniboard.game.Position;
import uniboard.text.Language;

/** What goes out of the program and comes in by a person's hand: files, the clipboard, other people's hands, names. */
public interface SystemSharing {
    /** A platform without any of it. */
    SystemSharing NONE = new SystemSharing() {
    };

    /**
     * Saves a text as a file where the person finds it.
     *
     * @param name of the file
     * @return a sentence for the person
     */
    default Message save(String name, String text) {
        return Message.of("exchange.noFiles");
    }

    /**
     * Saves a picture as a file, as {@link #save} does.
     *
     * @param pixels four bytes each: red, green, blue and how much it covers; row by row from the lowest, from left to right
     */
    default Message savePicture(String name, ByteBuffer pixels, int width, int height) {
        return Message.of("exchange.noFiles");
    }

    /** Whether {@link #saveDrawing} draws. */
    default boolean offersDrawing() {
        return false;
    }

    /** Saves a position as a drawing of lines and shapes (SVG), which stays sharp at any size, as {@link #save} does. */
    default Message saveDrawing(String name, Game game, Position position, Language language) {
        return Message.of("exchange.noFiles");
    }

    /** Whether anything goes out at all. */
    default boolean offersSharing() {
        return false;
    }

    /** The address of a game's page, with a slash at its end; empty if none is known. */
    default String address(String game) {
        return "";
    }

    /** As {@link #address}, but for a page that picks the visitor's own language. */
    default String addressForOthers(String game) {
        return address(game);
    }

    /** Whether {@link #openPage} does anything. */
    default boolean opensPages() {
        return false;
    }

    /**
     * Has the system's browser open a page.
     *
     * @param address empty: that of what is shown here, with all that was asked for
     */
    default void openPage(String address) {
    }

    /** @param told whether it is in the clipboard; where it isn't, the person sees it and can copy it by hand */
    default void copy(String text, Consumer<Boolean> told) {
        told.accept(false);
    }

    /** Whether {@link #send} does anything. */
    default boolean offersSending() {
        return false;
    }

    /** Has the system ask to whom an address goes. */
    default void send(String title, String address) {
    }

    /** @param reader given each text that the person lays on the program by hand, on the main loop */
    default void onBrought(Consumer<String> reader) {
    }

    /** Brings what is in the clipboard, where nothing else does. */
    default void paste() {
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
     * @param question what is asked for
     * @param text     what it is now
     * @param longest  how many letters it may have
     * @param reader   given the answer, on the main loop; not run if it is given up
     */
    default void ask(String question, String text, int longest, Consumer<String> reader) {
    }
}
