package uniboard.app.platform;

import uniboard.game.Message;
import uniboard.text.Language;

/**
 * How the program begins; each part may be null.
 *
 * @param game     the game's id; else the last one, or Onitama
 * @param language else the last one chosen, or the system's
 * @param record   the text of a record to go on with; else the last one kept
 * @param notice   what the player is told first
 * @param request  what else is asked for; never null
 * @param exercise the text of what somebody else wants practised
 * @param id       of the record's game, whose moves go to and fro as links; empty if they don't
 * @param invitation to a table of several devices
 */
public record LaunchOptions(String game, Language language, String record, Opening opening, Message notice, UrlParameters request,
    String exercise, String id, String invitation) {
    /** What is shown first. */
    public enum Opening {
        TABLE,
        /** The rules, laid over the table. */
        RULES,
        /** The lessons. */
        LESSONS,
        /** The games that were begun, laid over the table. */
        LIBRARY
    }

    /** Begins at the table. */
    public LaunchOptions(String game, Language language, String record) {
        this(game, language, record, Opening.TABLE);
    }

    /** Begins with a game. */
    public LaunchOptions(String game, Language language, String record, Opening opening) {
        this(game, language, record, opening, null, UrlParameters.none());
    }

    /** Begins with what isn't an exercise. */
    public LaunchOptions(String game, Language language, String record, Opening opening, Message notice, UrlParameters request) {
        this(game, language, record, opening, notice, request, null, "");
    }

    /** Begins without an invitation. */
    public LaunchOptions(String game, Language language, String record, Opening opening, Message notice, UrlParameters request,
        String exercise,
        String id) {
        this(game, language, record, opening, notice, request, exercise, id, null);
    }

    /** Begins with what an invitation leads to. */
    public static LaunchOptions invited(String game, Language language, UrlParameters request, String invitation) {
        return new LaunchOptions(game, language, null, Opening.TABLE, null, request, null, "", invitation);
    }

    /** Begins at the menu with what couldn't be done. */
    public static LaunchOptions telling(Message notice, Language language) {
        return new LaunchOptions(null, language, null, Opening.TABLE, notice, UrlParameters.none());
    }
}
