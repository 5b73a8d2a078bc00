package uniboard.app;

import java.util.ArrayList;
import java.util.List;
import uniboard.game.Catalog;
import uniboard.game.Game;
import uniboard.games.onitama.OnitamaGame;
import uniboard.games.onitama.scene.OnitamaScene;
import uniboard.stage.BoardScene;

/** The registry: a line a game. */
public final class Games implements Catalog {
    private static final String SHARED_AREA = "table";

    private record Entry(Game game, BoardScene.Factory scene) {
    }

    private final List<Entry> entries = List.of(
        new Entry(new OnitamaGame(), OnitamaScene::new));

    @Override
    public List<Game> games() {
        return entries.stream().map(Entry::game).toList();
    }

    /** @throws java.util.NoSuchElementException if the game isn't of this registry */
    public BoardScene.Factory scene(Game game) {
        return entries.stream().filter(entry -> entry.game.id().equals(game.id())).findFirst().orElseThrow().scene;
    }

    /** The folders of words and art: the shared one, then one a game. */
    public List<String> areas() {
        List<String> areas = new ArrayList<>(List.of(SHARED_AREA));
        for (Entry entry : entries) areas.add(entry.game.id());
        return areas;
    }
}
