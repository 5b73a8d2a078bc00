package uniboard.app;

import java.util.List;
import java.util.stream.Stream;
import uniboard.app.registry.AllGames;
import uniboard.game.Catalog;
import uniboard.game.Game;
import uniboard.games.noughts.NoughtsGame;

/** The games of the program, and one that only the tests have: whatever they ask of every game holds for a sixth one too. */
public final class TestGames implements Catalog {
    private final List<Game> games = Stream.concat(new AllGames().games().stream(), Stream.of(new NoughtsGame())).toList();

    @Override
    public List<Game> games() {
        return games;
    }
}
