package uniboard.stage.menu;

import java.util.List;
import uniboard.game.Message;
import uniboard.stage.kit.Look;
import uniboard.stage.kit.Screen;
import uniboard.stage.kit.StillLayer;
import uniboard.stage.kit.TableLayout;
import uniboard.stage.scene.Box;
import uniboard.stage.shelf.KeepingProgram;

/** Makes the menu of a window in which games are chosen. */
public interface MenuMaker {
    /** @param notice what the player is to be told, or null */
    Screen make(Look look, TableLayout window, StillLayer still, List<Box> boxes, KeptGames kept, Message notice, KeepingProgram program);
}
