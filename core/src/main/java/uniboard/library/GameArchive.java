package uniboard.library;

import java.util.ArrayList;
import java.util.List;

/** Kept games in one file: a first line, and then the games' texts, one after the other. */
public final class GameArchive {
    private static final String FIRST_LINE = "uniboard-games 1\n";
    private static final String BORDER = '\n' + SavedGame.VERSION + '\n';

    private GameArchive() {
    }

    public static String of(List<SavedGame> games) {
        StringBuilder out = new StringBuilder(FIRST_LINE);
        for (SavedGame game : games) {
            out.append(game.text());
            if (out.charAt(out.length() - 1) != '\n') out.append('\n');
        }
        return out.toString();
    }

    /** Whether the text is such a file. */
    public static boolean isOne(String text) {
        return text.startsWith(FIRST_LINE);
    }

    /** The games whose texts are whole; others are left out. */
    public static List<SavedGame> read(String text) {
        List<SavedGame> games = new ArrayList<>();
        int at = text.indexOf(BORDER);
        while (at >= 0) {
            int end = text.indexOf(BORDER, at + 1);
            SavedGame game = SavedGame.of(text.substring(at + 1, end < 0 ? text.length() : end + 1));
            if (game != null) games.add(game);
            at = end;
        }
        return games;
    }
}
