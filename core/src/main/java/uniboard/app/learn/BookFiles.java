package uniboard.app.learn;

import java.util.List;
import uniboard.text.Language;

/** The names of the files among the assets into which the build binds books. */
public final class BookFiles {
    private static final String FOLDER = "learn/";
    /** What all games have in common. */
    private static final String COMMON = "common";

    private BookFiles() {
    }

    /** Those that a game's rules are read from in a language: its boards, its rules, what is said of all games. */
    public static List<String> rules(String game, Language language) {
        return List.of(boards(game), rulesOf(game, language), rulesOf(COMMON, language));
    }

    private static String rulesOf(String folder, Language language) {
        return FOLDER + folder + "/rules-" + language.code() + ".txt";
    }

    /** Those that a game's lessons are read from: the lessons, and the boards in them. */
    static List<String> lessonsAndBoards(String game, Language language) {
        return List.of(lessons(game, language), boards(game));
    }

    public static String lessons(String game, Language language) {
        return FOLDER + game + "/lessons-" + language.code() + ".txt";
    }

    /** Where rules are stated that sentences of a game follow from; see {@link uniboard.learn.RulePlace}. */
    static String reasons(String game) {
        return FOLDER + game + "/why.txt";
    }

    private static String boards(String game) {
        return FOLDER + game + "/boards.txt";
    }
}
