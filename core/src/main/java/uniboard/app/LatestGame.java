package uniboard.app;

import uniboard.app.door.FirstRooms;
import uniboard.game.Message;
import uniboard.library.SavedGame;
import uniboard.match.Match;

/** Sees to it that the running game is the latest of what was kept of it, wherever that was. */
final class LatestGame {
    private final FirstRooms first;

    LatestGame(FirstRooms first) {
        this.first = first;
    }

    /** Copies games that only the library or the small storage has, or has in a later revision, to the other. */
    void takeUp() {
        first.library().read(() -> {
            SavedGame later = first.keeper().reconcile(first.boxes().games(), first.table().match());
            if (later == null) return;
            first.table().sitDown(first.keeper().match(later), Message.of(first.table().isSent() ? "share.goneOn" : "shelf.later"));
        });
    }

    /** Another window has kept something. */
    void hearOfOthers() {
        Match shown = first.table().match();
        if (shown != null && first.keeper().isPlayedElsewhere(shown)) first.program().tell(Message.of("shelf.elsewhere"));
    }
}
