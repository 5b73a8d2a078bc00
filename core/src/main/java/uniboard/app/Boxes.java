package uniboard.app;

import com.badlogic.gdx.graphics.Color;
import java.util.ArrayList;
import java.util.List;
import uniboard.game.Catalog;
import uniboard.game.Game;
import uniboard.game.Option;
import uniboard.games.onitama.OnitamaGame;
import uniboard.games.onitama.scene.OnitamaMovePictures;
import uniboard.games.onitama.scene.OnitamaRules;
import uniboard.games.onitama.scene.OnitamaScene;
import uniboard.games.unikat.UnikatGame;
import uniboard.games.unikat.scene.UnikatMovePictures;
import uniboard.games.unikat.scene.UnikatRules;
import uniboard.games.unikat.scene.UnikatScene;
import uniboard.games.unitar.UnitarGame;
import uniboard.games.unitar.scene.UnitarRules;
import uniboard.games.unitar.scene.UnitarScene;
import uniboard.games.unitar.scene.UnitarSeatColours;
import uniboard.games.unitary.UnitaryGame;
import uniboard.games.unitary.scene.UnitaryMovePictures;
import uniboard.games.unitary.scene.UnitaryRules;
import uniboard.games.unitary.scene.UnitaryScene;
import uniboard.games.unlur.UnlurGame;
import uniboard.games.unlur.scene.UnlurRules;
import uniboard.games.unlur.scene.UnlurScene;
import uniboard.games.unlur.scene.UnlurSizes;
import uniboard.stage.kit.Settings;
import uniboard.stage.kit.TableLayout;
import uniboard.stage.rules.RulesBook;
import uniboard.stage.rules.RulesPage;
import uniboard.stage.scene.Box;

/** The games that a table offers, with their looks, in the order of the menu. */
public final class Boxes implements Catalog {
    /** @param rules the game's own pages of rules */
    public record Line(Box box, List<RulesPage> rules) {
    }

    private final List<Line> lines;

    public Boxes(List<Line> lines) {
        this.lines = List.copyOf(lines);
    }

    /** Those of {@link AllGames}: a line a game. */
    public static Boxes all() {
        return new Boxes(List.of(
            new Line(new Box(new OnitamaGame(), OnitamaScene::new, new Color(0x8A3B2CFF))
                .heeding(Settings.COORDINATES, Settings.TURNING).picturing(new OnitamaMovePictures()), OnitamaRules.pages()),
            new Line(new Box(new UnlurGame(), UnlurScene::new, new Color(0x4A4A52FF)).suited(UnlurSizes::suited)
                .heeding(Settings.COORDINATES), UnlurRules.pages()),
            new Line(new Box(new UnikatGame(), UnikatScene::new, new Color(0x2F5D73FF))
                .picturing(new UnikatMovePictures()), UnikatRules.pages()),
            new Line(new Box(new UnitaryGame(), UnitaryScene::new, new Color(0x8A6A2CFF)).picturing(new UnitaryMovePictures()),
                UnitaryRules.pages()),
            new Line(new Box(new UnitarGame(), UnitarScene::new, new Color(0x3F6B63FF)).coloured(UnitarSeatColours.INSTANCE)
                .divided(UnitarScene::rooms), UnitarRules.pages())));
    }

    /** These, and one more game after them. */
    public Boxes and(Line another) {
        List<Line> more = new ArrayList<>(lines);
        more.add(another);
        return new Boxes(more);
    }

    @Override
    public List<Game> games() {
        return lines.stream().map(line -> line.box().game()).toList();
    }

    public List<Box> boxes() {
        return lines.stream().map(Line::box).toList();
    }

    /** @throws java.util.NoSuchElementException if the game isn't of this registry */
    public Box box(Game game) {
        return line(game).box();
    }

    /** @throws java.util.NoSuchElementException if the game isn't of this registry */
    public RulesBook rules(Game game) {
        return RulesBook.of(game, box(game).scene(), line(game).rules());
    }

    private Line line(Game game) {
        return lines.stream().filter(line -> line.box().game().id().equals(game.id())).findFirst().orElseThrow();
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
}
