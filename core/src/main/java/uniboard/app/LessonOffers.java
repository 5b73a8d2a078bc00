package uniboard.app;

import uniboard.game.Game;
import uniboard.learn.Progress;
import uniboard.match.Storage;

/** To whom lessons are offered at a table: to whoever has a lesson to go on with, or is new; until they play on without. */
final class LessonOffers {
    private static final String PREFIX = "offer.";

    private final Storage storage;

    LessonOffers(Storage storage) {
        this.storage = storage;
    }

    boolean isOpen(Game game) {
        Progress.Place place = Progress.place(storage, game.id());
        String declined = storage.load(PREFIX + game.id());
        return place == null ? declined == null && !Progress.isBegun(storage, game.id()) : !place.lesson().equals(declined);
    }

    void decline(Game game) {
        Progress.Place place = Progress.place(storage, game.id());
        storage.save(PREFIX + game.id(), place == null ? "declined" : place.lesson());
    }
}
