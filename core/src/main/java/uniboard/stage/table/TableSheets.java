package uniboard.stage.table;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.IntSupplier;
import java.util.function.Supplier;
import uniboard.game.Message;
import uniboard.game.ScoreSheet;
import uniboard.match.GameSession;
import uniboard.match.Match;
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

    /** What a menu does with the table below it. */
    interface Host {
        /** Has the moves go by. */
        void watch();

        /** Has the player draw on the board, or no more. */
        void draw();

        Message seatName(int seat);

        /** The controls of the table that have no room beside it. */
        List<String> elsewhere();

        /** As if one of these had been tapped. */
        void choose(String control);
    }

    Menu menu(UiContext look, Screen screen, GameSession session, TableProgram program, TableOffer offer, Host host);

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

    /** Those of the table that its game has a use for. */
    Sheet settings(UiContext look, Screen screen, GamePresentation box, TableProgram program);

    /**
     * Where the next game is set and begun.
     *
     * @param match on the table
     */
    Sheet newGame(UiContext look, Screen screen, GamePresentation box, TableProgram program, Match match);

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
