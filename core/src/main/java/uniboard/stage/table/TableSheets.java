package uniboard.stage.table;

import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.IntSupplier;
import java.util.function.Supplier;
import uniboard.game.Message;
import uniboard.game.ScoreSheet;
import uniboard.match.GameSession;
import uniboard.match.Match;
import uniboard.stage.kit.AccessibilityTree;
import uniboard.stage.kit.CachedLayer;
import uniboard.stage.kit.Screen;
import uniboard.stage.kit.Sheet;
import uniboard.stage.kit.TableLayout;
import uniboard.stage.kit.UiContext;
import uniboard.stage.scene.GamePresentation;
import uniboard.stage.scene.SceneOutline;
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

        /** @param ply of the moment that it opens at; below 0: where it was left, or the worst one */
        void openReview(int ply);
    }

    /** What a menu does with the table below it. */
    interface Host {
        /** Has the moves go by. */
        void watch();

        /** Has the player draw on the board, or no more; null where nothing is drawn. */
        Runnable drawing();

        /** The controls of the table that have no room beside it. */
        List<String> elsewhere();

        /** As if one of these had been tapped. */
        void choose(String control);
    }

    /** How a game has ended, and what may come next. */
    interface End {
        /**
         * Makes the card where it belongs, and takes it away where it doesn't.
         *
         * @param mayShow whether the scene has nothing of its own to say
         * @return whether the card is another one now
         */
        boolean refresh(boolean mayShow);

        /** On the screen now, or null. */
        Actor card();

        /** Over the scene: dims all but what decided. */
        Actor veil();

        /** Places of the scene lie there now. */
        void follow(SceneOutline laid);

        /** As {@link #follow}, once all has been laid: what decided comes into view. */
        void show(SceneOutline laid);

        /** The status, and after it what decided the game. */
        String told(String status);

        /** How the game was played, once that is known; until then what happened last. */
        String said(String lastMove);

        /** What a raised card takes from the lower edge of a tall window, in CSS pixels; else 0. */
        float height();

        /** Of the game, such as how long it was; for where a raised card has no room for them. */
        String factLine();

        /** The game has just ended before the player's eyes. */
        void celebrate();

        /** Ends what {@link #celebrate} has begun. */
        void hurry();

        List<AccessibilityTree.Region> regions();

        /** @return whether the place is one of the card's: then it has been done */
        boolean choose(String place);

        /** @return whether a card was raised that is a strip again */
        boolean lower();
    }

    /** Where words scroll that are higher than their room. */
    interface Reading {
        /** Its bounds are the room. */
        Actor area();

        /** Puts the words there. */
        void lay(Group words);

        /** As the accessibility tree has it; see {@link uniboard.stage.kit.Target#place}. */
        AccessibilityTree.Place place(float screenHeight);

        /** Shows what follows, and after the end the beginning again. */
        void on();
    }

    /**
     * Where it is told how a game has ended.
     *
     * @param panel beside the table; null: there is no room for one
     * @param leastHeight of what stands there, so that nothing is seen below it
     * @param bar   of the strip where there is no panel
     */
    record EndRooms(Rectangle panel, float leastHeight, Rectangle bar) {
    }

    Reading reading(UiContext look);

    /** @param menu of the same table */
    End end(UiContext look, Screen screen, TableLayout layout, EndRooms rooms, GameSession session, GamePresentation box,
        TableProgram program, TableWords words, Menu menu, Host host);

    Menu menu(UiContext look, Screen screen, GameSession session, TableProgram program, TableOffer offer, Host host);

    /**
     * The moves, where the table has no room for them.
     *
     * @param shown    plies of the position that the table shows
     * @param going    how they go by
     * @param wayBack  the key of the words for what leads to the last position
     * @param navigate does what a place of the log stands for
     */
    Sheet moves(UiContext look, Screen screen, Supplier<MoveList> moves, IntSupplier shown, Supplier<Scrubber.Going> going, String wayBack,
        Consumer<String> navigate);

    /** Those of the table that its game has a use for. */
    Sheet settings(UiContext look, Screen screen, GamePresentation box, TableProgram program);

    /** What can be looked up while the game is played; asked for only where its scene offers it. */
    Sheet reference(UiContext look, Screen screen, GameSession session, Message title);

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
