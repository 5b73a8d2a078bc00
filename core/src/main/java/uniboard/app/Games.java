package uniboard.app;

import java.util.List;
import uniboard.game.Catalog;
import uniboard.game.Game;
import uniboard.games.onitama.OnitamaGame;

/** The registry: a line a game. */
public final class Games implements Catalog {
    private static final List<Game> GAMES = List.of(
        new OnitamaGame());

    @Override
    public List<Game> games() {
        return GAMES;
    }
}
