package uniboard.stage.menu;

import uniboard.game.Game;
import uniboard.match.GameRecord;

/** The games in which a player stopped. */
public interface SavedGames {
    /** The game's last record, finished or not; null if there is none. */
    GameRecord load(Game game);

    /** Whether of all games' records this game's was kept last. */
    boolean isLatest(Game game);
}
