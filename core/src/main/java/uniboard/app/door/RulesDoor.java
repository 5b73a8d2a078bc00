package uniboard.app.door;

import uniboard.app.learn.BookCache;
import uniboard.app.learn.Lessons;
import uniboard.app.learn.RuleBooks;
import uniboard.app.learn.Rules;
import uniboard.app.platform.Platform;

/** The only way to where rules are read. On a page that is a script of its own, so only {@link #open} may create what stands there. */
public final class RulesDoor {
    private RulesDoor() {
    }

    /** To be called once the platform has {@link Platform#RULES}. */
    static RuleBooks open(FirstRooms first, BookCache books, Lessons lessons) {
        return new Rules(first.platform(), first.boxes(), books, lessons, first.window(), first.program());
    }
}
