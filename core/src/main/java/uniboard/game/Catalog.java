package uniboard.game;

import java.util.ArrayList;
import java.util.List;

/** The games there are. */
public interface Catalog {
    List<Game> games();

    /** @throws NotationException if there is no such game */
    default Game game(String id) {
        for (Game game : games()) if (game.id().equals(id)) return game;
        List<String> ids = new ArrayList<>();
        for (Game game : games()) ids.add(game.id());
        throw new NotationException(Message.of("error.game", id, String.join(", ", ids)));
    }
}
