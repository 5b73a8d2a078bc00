package uniboard.app.library;

import java.util.List;
import uniboard.library.SavedGame;
import uniboard.match.Storage;

/** Kept games in the small storage: under a key the record, beside it what else is known of the game. */
public final class KeptTexts {
    /** What is known of the kept game besides its record. */
    private static final String HEAD = ".kept";
    /** Where versions before the library kept the plies played knowing. */
    private static final String KNOWING = ".knowing";

    private final Storage storage;

    KeptTexts(Storage storage) {
        this.storage = storage;
    }

    /** The record under the key, or null. */
    String record(String key) {
        return storage.load(key);
    }

    /** Whether there was room for it; else what lies there is an earlier revision with its own head. */
    boolean keep(SavedGame game, String key) {
        storage.save(key, game.record());
        if (!game.record().equals(storage.load(key))) return false;
        saveHead(game, key);
        if (!game.head().equals(storage.load(key + HEAD))) storage.remove(key + HEAD);
        storage.remove(key + KNOWING);
        return true;
    }

    void saveHead(SavedGame game, String key) {
        storage.save(key + HEAD, game.head());
    }

    void move(String from, String to) {
        storage.save(to, storage.load(from));
        for (String part : List.of(HEAD, KNOWING)) {
            String text = storage.load(from + part);
            if (text == null) storage.remove(to + part);
            else storage.save(to + part, text);
        }
    }

    void remove(String key) {
        storage.remove(key);
        storage.remove(key + HEAD);
        storage.remove(key + KNOWING);
    }

    /**
     * What is known of the game under the key.
     *
     * @param record its text; may be empty
     * @return null if nothing is
     */
    SavedGame game(String key, String record) {
        String head = storage.load(key + HEAD);
        return head == null || head.length() > SavedGame.LONGEST ? null : SavedGame.of(head + record);
    }

    /** As {@link uniboard.match.Match#pliesPlayedKnowing}, where versions before the library kept them. */
    List<Integer> knowing(String key) {
        String marks = storage.load(key + KNOWING);
        return marks == null || marks.length() > SavedGame.LONGEST ? List.of() : SavedGame.plies(marks);
    }

    boolean isAt(String key, SavedGame game) {
        String head = storage.load(key + HEAD);
        return head != null && head.contains("\nid " + game.id() + '\n');
    }
}
