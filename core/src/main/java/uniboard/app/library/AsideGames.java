package uniboard.app.library;

import uniboard.game.Game;
import uniboard.library.SavedGame;

/** The matches of each game in whose place others were begun, in the small storage, in the order in which they were put aside. */
final class AsideGames {
    /** Of the first one; with a number, of those put aside after it. */
    private static final String BEFORE = ".before";
    /** The oldest of more is given up. */
    private static final int MOST = 5;

    private final KeptTexts texts;

    AsideGames(KeptTexts texts) {
        this.texts = texts;
    }

    int count(Game game) {
        int count = 0;
        while (count < MOST && texts.record(key(game, count)) != null) count++;
        return count;
    }

    /**
     * Where its text is kept.
     *
     * @param index from 0
     */
    static String key(Game game, int index) {
        return RecordKeeper.PREFIX + game.id() + BEFORE + (index == 0 ? "" : Integer.toString(index + 1));
    }

    /** Where the text of the one put aside last is kept, if there is one. */
    String lastKey(Game game) {
        return key(game, Math.max(0, count(game) - 1));
    }

    void add(SavedGame saved, Game game) {
        int count = count(game);
        if (count == MOST) {
            for (int i = 1; i < MOST; i++) texts.move(key(game, i), key(game, i - 1));
            count--;
        }
        texts.keep(saved, key(game, count));
    }

    void delete(SavedGame deleted, Game game) {
        int count = count(game);
        int left = 0;
        for (int i = 0; i < count; i++) {
            if (texts.isAt(key(game, i), deleted)) continue;
            if (left < i) texts.move(key(game, i), key(game, left));
            left++;
        }
        for (int i = left; i < count; i++) texts.remove(key(game, i));
    }
}
