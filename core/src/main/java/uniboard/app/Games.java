package uniboard.app;

import com.badlogic.gdx.graphics.Color;
import java.util.ArrayList;
import java.util.List;
import uniboard.game.Catalog;
import uniboard.game.Game;
import uniboard.game.Option;
import uniboard.games.onitama.OnitamaGame;
import uniboard.games.onitama.scene.OnitamaRules;
import uniboard.games.onitama.scene.OnitamaScene;
import uniboard.games.unikat.UnikatGame;
import uniboard.games.unikat.scene.UnikatRules;
import uniboard.games.unikat.scene.UnikatScene;
import uniboard.games.unitary.UnitaryGame;
import uniboard.games.unitary.scene.UnitaryRules;
import uniboard.games.unitary.scene.UnitaryScene;
import uniboard.games.unlur.UnlurGame;
import uniboard.games.unlur.scene.UnlurRules;
import uniboard.games.unlur.scene.UnlurScene;
import uniboard.games.unlur.scene.UnlurSizes;
import uniboard.stage.BoardScene;
import uniboard.stage.Box;
import uniboard.stage.RulesBook;
import uniboard.stage.TableLayout;

/** The registry: a line a game. */
public final class Games implements Catalog {
    private static final String SHARED_AREA = "table";

    private final List<Box> boxes = List.of(
        new Box(new OnitamaGame(), OnitamaScene::new, OnitamaRules.pages(), new Color(0x8A3B2CFF)),
        new Box(new UnlurGame(), UnlurScene::new, UnlurRules.pages(), new Color(0x4A4A52FF), UnlurSizes::suited),
        new Box(new UnikatGame(), UnikatScene::new, UnikatRules.pages(), new Color(0x2F5D73FF)),
        new Box(new UnitaryGame(), UnitaryScene::new, UnitaryRules.pages(), new Color(0x5B6B4AFF)));

    @Override
    public List<Game> games() {
        return boxes.stream().map(Box::game).toList();
    }

    /** As they stand in the menu. */
    public List<Box> boxes() {
        return boxes;
    }

    /** @throws java.util.NoSuchElementException if the game isn't of this registry */
    public BoardScene.Factory scene(Game game) {
        return box(game).scene();
    }

    /** @throws java.util.NoSuchElementException if the game isn't of this registry */
    public RulesBook rules(Game game) {
        Box box = box(game);
        return RulesBook.of(box.game(), box.scene(), box.rules());
    }

    /**
     * The value that an option of the game has on a table, as long as the player has set none.
     *
     * @param unit CSS pixels of the layout's unit
     * @throws java.util.NoSuchElementException if the game isn't of this registry
     */
    public String suited(Game game, Option option, TableLayout layout, float unit) {
        return box(game).suited().value(option, layout, unit);
    }

    private Box box(Game game) {
        return boxes.stream().filter(box -> box.game().id().equals(game.id())).findFirst().orElseThrow();
    }

    /** The folders of words and art: the shared one, what the boxes say, then one a game. */
    public List<String> areas() {
        List<String> areas = new ArrayList<>(openAreas());
        for (Box box : boxes) areas.add(box.game().id());
        return areas;
    }

    /** The folders that the menu needs. */
    public List<String> openAreas() {
        List<String> areas = new ArrayList<>(List.of(SHARED_AREA));
        for (Box box : boxes) areas.add(box.game().id() + "/box");
        return areas;
    }
}
