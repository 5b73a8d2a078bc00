package uniboard.app.registry;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import uniboard.game.Catalog;
import uniboard.game.Game;
import uniboard.game.Option;
import uniboard.games.onitama.scene.OnitamaEdition;
import uniboard.games.unikat.scene.UnikatEdition;
import uniboard.games.unitar.scene.UnitarEdition;
import uniboard.games.unitary.scene.UnitaryEdition;
import uniboard.games.unlur.scene.UnlurEdition;
import uniboard.stage.kit.TableLayout;
import uniboard.stage.rules.Edition;
import uniboard.stage.rules.RulesFigure;
import uniboard.stage.scene.DecisionView;
import uniboard.stage.scene.GamePresentation;
import uniboard.stage.scene.ReferenceLine;
import uniboard.stage.scene.SetupView;

/** The games that a table offers, with their looks, in the order of the menu. */
public final class Boxes implements Catalog {
    /** By their boxes, in order. */
    private final Map<GamePresentation, Edition> editions = new LinkedHashMap<>();

    public Boxes(List<Edition> editions) {
        for (Edition edition : editions) this.editions.put(edition.box(), edition);
    }

    /** Those of {@link AllGames}. */
    public static Boxes all() {
        return new Boxes(editions());
    }

    /** A line a game. The site's builder makes programs in which it stands alone. */
    private static List<Edition> editions() {
        return List.of(
            new OnitamaEdition(),
            new UnlurEdition(),
            new UnikatEdition(),
            new UnitaryEdition(),
            new UnitarEdition());
    }

    /** These, and one more game after them. */
    public Boxes and(Edition another) {
        List<Edition> more = new ArrayList<>(editions.values());
        more.add(another);
        return new Boxes(more);
    }

    /** The class of each edition, by its game's id, in order. */
    public Map<String, Class<? extends Edition>> classes() {
        Map<String, Class<? extends Edition>> classes = new LinkedHashMap<>();
        editions.forEach((box, edition) -> classes.put(box.game().id(), edition.getClass()));
        return classes;
    }

    @Override
    public List<Game> games() {
        List<Game> games = new ArrayList<>();
        for (GamePresentation box : editions.keySet()) games.add(box.game());
        return games;
    }

    public List<GamePresentation> boxes() {
        return List.copyOf(editions.keySet());
    }

    /** @throws java.util.NoSuchElementException if the game isn't of this registry */
    public GamePresentation box(Game game) {
        for (GamePresentation box : editions.keySet()) if (box.game().id().equals(game.id())) return box;
        throw new NoSuchElementException(game.id());
    }

    /** @throws java.util.NoSuchElementException if the game isn't of this registry */
    public Map<String, RulesFigure.Drawing> drawings(Game game) {
        return editions.get(box(game)).drawings();
    }

    /** @throws java.util.NoSuchElementException if the game isn't of this registry */
    public List<ReferenceLine> reference(Game game) {
        return editions.get(box(game)).reference();
    }

    /** @throws java.util.NoSuchElementException if the game isn't of this registry */
    public DecisionView decisionView(Game game) {
        return editions.get(box(game)).decisionView();
    }

    /**
     * Whether the game's positions can be set up by hand.
     *
     * @throws java.util.NoSuchElementException if the game isn't of this registry
     */
    public boolean offersSetup(Game game) {
        return editions.get(box(game)).offersSetup();
    }

    /**
     * How the game's positions are set up by hand; null: they aren't.
     *
     * @throws java.util.NoSuchElementException if the game isn't of this registry
     */
    public SetupView setup(Game game) {
        return editions.get(box(game)).setup();
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
