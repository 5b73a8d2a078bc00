package uniboard.games.unlur.scene;

import uniboard.game.Option;
import uniboard.games.unlur.UnlurGame;
import uniboard.stage.kit.TableLayout;
import uniboard.stage.kit.UiContext;

/** Which size of board suits a table. */
public final class UnlurSizes {
    /** Cells a side of the quick game. */
    static final int SMALL = 6;
    private static final String FASTER = Integer.toString(SMALL);

    private UnlurSizes() {
    }

    /** The original size, or, where a finger would easily miss its cells, the faster game's. */
    public static String suited(Option option, TableLayout layout, float unit) {
        String original = option.defaultValue();
        if (!option.id().equals(UnlurGame.SIZE)) return original;
        float cell = HexGrid.cellIn(UnlurPlaces.of(layout, BoardActor.LETTERS).board(), Integer.parseInt(original));
        return cell * unit < UiContext.TOUCH ? FASTER : original;
    }
}
