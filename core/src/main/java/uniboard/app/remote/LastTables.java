package uniboard.app.remote;

import uniboard.game.Game;
import uniboard.match.Storage;

/** Which table was shared last on this device, by games. */
final class LastTables {
    /** Of a game: the invitation to the table that was shared last. */
    private static final String LAST = "far.last.";
    /** Of a game: whether the one at that table goes on, as far as is known here. */
    private static final String GOES_ON = "far.goesOn.";
    private static final String YES = "yes";

    private final Storage storage;

    LastTables(Storage storage) {
        this.storage = storage;
    }

    /** The invitation to it; null if there was none. */
    String last(Game game) {
        return storage.load(LAST + game.id());
    }

    void keep(Game game, String invitation) {
        storage.save(LAST + game.id(), invitation);
    }

    void goesOn(Game game, boolean does) {
        storage.save(GOES_ON + game.id(), does ? YES : "");
    }

    boolean goesOn(Game game) {
        return YES.equals(storage.load(GOES_ON + game.id()));
    }
}
