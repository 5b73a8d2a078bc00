package uniboard.stage.menu;

import java.util.List;
import uniboard.game.Message;
import uniboard.stage.kit.CachedLayer;
import uniboard.stage.kit.Screen;
import uniboard.stage.kit.TableLayout;
import uniboard.stage.kit.UiContext;
import uniboard.stage.library.LibraryProgram;
import uniboard.stage.scene.GamePresentation;

/** Makes the menu of a window in which games are chosen. */
public interface MenuMaker {
    /** @param notice what the player is told, or null */
    Screen make(UiContext look, TableLayout window, CachedLayer still, List<GamePresentation> boxes, SavedGames kept, Message notice,
        LibraryProgram program);
}
