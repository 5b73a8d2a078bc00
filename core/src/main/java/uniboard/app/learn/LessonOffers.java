package uniboard.app.learn;

import uniboard.game.Game;
import uniboard.learn.Progress;
import uniboard.match.Storage;

/** Decides who is offered lessons at a table: newcomers and people with an unfinished lesson, until they choose to play. */
public final class LessonOffers {
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
