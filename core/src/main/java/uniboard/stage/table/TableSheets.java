package uniboard.stage.table;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import java.util.function.IntSupplier;
import java.util.function.Supplier;
import uniboard.game.Message;
import uniboard.game.ScoreSheet;
import uniboard.match.GameSession;
import uniboard.stage.kit.CachedLayer;
import uniboard.stage.kit.Screen;
import uniboard.stage.kit.Sheet;
import uniboard.stage.kit.TableLayout;
import uniboard.stage.kit.UiContext;
import uniboard.stage.scene.GamePresentation;
import uniboard.stage.scene.Viewpoint;

/** What opens over a table; made only when it is opened. */
public interface TableSheets {
    /** What can be done with the whole game on a table. */
    interface Menu {
        /** Asks the others at a shared table to take one's last move back. */
        void askBack();

        /** Puts what others ask for. */
        void refresh();

        /** @return whether the place opens one of its lists */
        boolean choose(String place);

        /** At one's own table. */
        boolean offersReview();
    }

    /**
     * @param watch has the moves go by
     * @param draw  has the player draw on the board
     * @param names of the seats
     */
    Menu menu(UiContext look, Screen screen, GameSession session, TableProgram program, TableOffer offer, Runnable watch, Runnable draw,
        IntFunction<Message> names);

    /**
     * The moves, where the table has no room for them.
     *
     * @param shown   plies of the position that the table shows
     * @param going   how they go by
     * @param wayBack the key of the words for what leads to the last position
     * @param leaf    does what a place of the log stands for
     */
    Sheet moves(UiContext look, Screen screen, Supplier<MoveList> moves, IntSupplier shown, Supplier<Scrubber.Going> going, String wayBack,
        Consumer<String> leaf);

    /** Those of the game on the table and of the table. */
    Sheet settings(UiContext look, Screen screen, GamePresentation box, TableProgram program);

    /** A position to be looked at, in the table's place. */
    Screen diagram(UiContext look, TableLayout layout, CachedLayer still, GameSession session, GamePresentation box, Viewpoint viewpoint,
        TableOffer offer);

    /**
     * The points.
     *
     * @param marks of the seats
     */
    Sheet scores(UiContext look, Screen screen, ScoreSheet scores, List<String> marks, List<String> names);
}
