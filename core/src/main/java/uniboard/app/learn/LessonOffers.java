package uniboard.app.learn;

import uniboard.app.platform.Platform;
import uniboard.game.Game;
import uniboard.learn.Progress;
import uniboard.match.Storage;
import uniboard.text.Language;

/** Decides who is offered lessons at a table: newcomers and people with an unfinished lesson, until they choose to play. */
public final class LessonOffers {
    private static final String PREFIX = "offer.";
    /** The front door's script stores the same word when somebody chooses to play there. */
    private static final String DECLINED = "declined";

    private final Platform platform;
    private final Storage storage;

    public LessonOffers(Platform platform) {
        this.platform = platform;
        storage = platform.storage();
    }

    /** Whether there are lessons of a game. */
    public boolean areOf(Game game) {
        return platform.hasText(BookFiles.lessons(game.id(), Language.ENGLISH));
    }

    /** Whether to ask the person if they want to learn first. */
    public boolean areOffered(Game game) {
        return !platform.embedded() && areOf(game) && isOpen(game);
    }

    /** The number of the lesson to go on with, from 1; 0: none. */
    public int openLesson(Game game) {
        Progress.Place place = Progress.place(storage, game.id());
        return place == null ? 0 : place.number();
    }

    private boolean isOpen(Game game) {
        Progress.Place place = Progress.place(storage, game.id());
        String declined = storage.load(PREFIX + game.id());
        return place == null ? declined == null && !Progress.isBegun(storage, game.id()) : !place.lesson().equals(declined);
    }

    public void decline(Game game) {
        Progress.Place place = Progress.place(storage, game.id());
        storage.save(PREFIX + game.id(), place == null ? DECLINED : place.lesson());
    }
}
