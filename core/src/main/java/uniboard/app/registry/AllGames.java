package uniboard.app.registry;

import java.util.List;
import uniboard.game.Catalog;
import uniboard.game.Game;
import uniboard.games.onitama.OnitamaGame;
import uniboard.games.unikat.UnikatGame;
import uniboard.games.unitar.UnitarGame;
import uniboard.games.unitary.UnitaryGame;
import uniboard.games.unlur.UnlurGame;

/** The games of this program, as rules and bots: a line a game. Knows nothing of how they look. */
public final class AllGames implements Catalog {
    private final List<Game> games = all();

    /** A line a game. The site's builder makes programs in which it stands alone. */
    private static List<Game> all() {
        return List.of(
            new OnitamaGame(),
            new UnlurGame(),
            new UnikatGame(),
            new UnitaryGame(),
            new UnitarGame());
    }

    @Override
    public List<Game> games() {
        return games;
    }
}
