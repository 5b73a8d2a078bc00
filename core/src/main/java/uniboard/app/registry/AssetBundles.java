package uniboard.app.registry;

import java.util.ArrayList;
import java.util.List;
import uniboard.game.Catalog;
import uniboard.game.Game;

/** The folders of words and art. */
public final class AssetBundles {
    /** What every game's table needs at once. */
    public static final String SHARED = "table";
    /** The words that all games share and the first board doesn't need. */
    public static final String REST = "rest";

    private AssetBundles() {
    }

    /** The shared ones, what the boxes say, then one a game. */
    public static List<String> all(Catalog catalog) {
        List<String> bundles = new ArrayList<>(open(catalog));
        bundles.add(REST);
        for (Game game : catalog.games()) bundles.add(game.id());
        return bundles;
    }

    /** Those that the program begins with. */
    public static List<String> open(Catalog catalog) {
        List<String> bundles = new ArrayList<>(List.of(SHARED));
        for (Game game : catalog.games()) bundles.add(game.id() + "/box");
        return bundles;
    }
}
