package uniboard.library;

import java.util.List;
import java.util.function.Consumer;

/**
 * Where the library's games are, in this device or browser. Never throws, and answers every call once, at once or later on the main loop.
 */
public interface LibraryStore {
    /** Where nothing is kept. */
    LibraryStore NONE = new LibraryStore() {
        @Override
        public void read(String game, Consumer<List<String>> reader) {
            reader.accept(null);
        }

        @Override
        public void keep(SavedGame game, int known, Consumer<Outcome> told) {
            told.accept(Outcome.FAILED);
        }

        @Override
        public void remove(String id, Consumer<Boolean> told) {
            told.accept(false);
        }
    };

    /** What became of a game that was to be kept. */
    enum Outcome {
        KEPT,
        /** A later revision than the one known here lies there, and stays. */
        OVERTAKEN,
        /** Nothing can be kept there, or no more. */
        FAILED
    }

    /**
     * @param game   whose games; null: all
     * @param reader given a text each, in no order; null if the store can't be read
     */
    void read(String game, Consumer<List<String>> reader);

    /**
     * Keeps a game in place of an earlier revision of it.
     *
     * @param known the highest revision that is known here to lie there
     */
    void keep(SavedGame game, int known, Consumer<Outcome> told);

    /** @param told whether it is gone */
    void remove(String id, Consumer<Boolean> told);
}
