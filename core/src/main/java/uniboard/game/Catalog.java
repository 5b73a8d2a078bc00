package uniboard.game;

import java.util.List;

/** The games there are. */
public interface Catalog {
    List<Game> games();

    /** @throws NotationException if there is no such game */
    default Game game(String id) {
        for (Game game : games()) if (game.id().equals(id)) return game;
        throw new NotationException(Message.of("error.game", id, String.join(", ", games().stream().map(Game::id).toList())));
    }
}
