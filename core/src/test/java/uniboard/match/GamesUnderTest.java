package uniboard.match;

import java.util.ArrayList;
import java.util.List;
import uniboard.app.Games;
import uniboard.game.Catalog;
import uniboard.game.Game;
import uniboard.games.unlur.UnlurGame;

/** The registry, and games whose rules are there before their scene is. */
final class GamesUnderTest implements Catalog {
    @Override
    public List<Game> games() {
        List<Game> games = new ArrayList<>(new Games().games());
        if (games.stream().noneMatch(game -> game.id().equals("unlur"))) games.add(new UnlurGame());
        return games;
    }
}
