package uniboard.app;

import uniboard.game.Game;
import uniboard.learn.Progress;
import uniboard.match.Storage;

/** To whom lessons are offered at a table: to whoever has neither begun them nor played without. */
final class LessonOffers {
    private static final String PREFIX = "offer.";

    private final Storage storage;

    LessonOffers(Storage storage) {
        this.storage = storage;
    }

    boolean isOpen(Game game) {
        return storage.load(PREFIX + game.id()) == null && !Progress.isBegun(storage, game.id());
    }

    void decline(Game game) {
        storage.save(PREFIX + game.id(), "declined");
    }
}
