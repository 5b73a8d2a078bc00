package uniboard.app;

import uniboard.text.Language;

/**
 * How the program is to begin; each part may be null.
 *
 * @param game     the game's id; else the last one, or Onitama
 * @param language else the last one chosen, or the system's
 * @param record   the text of a record to go on with; else the last one kept
 */
public record Start(String game, Language language, String record, Opening opening) {
    /** What is shown first. */
    public enum Opening {
        TABLE,
        /** The rules, laid over the table. */
        RULES,
        /** The lessons. */
        LESSONS
    }

    /** Begins at the table. */
    public Start(String game, Language language, String record) {
        this(game, language, record, Opening.TABLE);
    }
}
