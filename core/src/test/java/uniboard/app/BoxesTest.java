package uniboard.app;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import uniboard.app.registry.AllGames;
import uniboard.app.registry.Boxes;
import uniboard.game.Game;

/** The registry, from which a program of one game is made. */
class BoxesTest {
    @Test
    void eachGameHasAnEditionOfItsOwn() {
        List<String> games = new AllGames().games().stream().map(Game::id).toList();
        assertEquals(games, List.copyOf(Boxes.all().classes().keySet()));
        assertEquals(games.size(), Boxes.all().classes().values().stream().distinct().count());
    }
}
