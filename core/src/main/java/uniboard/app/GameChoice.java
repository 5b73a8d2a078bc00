package uniboard.app;

import uniboard.app.door.FirstRooms;
import uniboard.app.library.RecordKeeper;
import uniboard.app.registry.Boxes;
import uniboard.game.Message;
import uniboard.stage.menu.MenuMaker;

/** Where a game is chosen: a menu in the window, or the front door outside it. */
final class GameChoice {
    /** Null where games are chosen outside the window. */
    private final MenuMaker menus;
    /** Null where games are chosen in the window. */
    private final Runnable frontDoor;
    private boolean isShown;

    private GameChoice(MenuMaker menus, Runnable frontDoor) {
        this.menus = menus;
        this.frontDoor = frontDoor;
    }

    static GameChoice inWindow(MenuMaker menus) {
        return new GameChoice(menus, null);
    }

    /** @param frontDoor leads out of the window */
    static GameChoice outside(Runnable frontDoor) {
        return new GameChoice(null, frontDoor);
    }

    boolean isShown() {
        return isShown;
    }

    /** Something else is shown. */
    void hide() {
        isShown = false;
    }

    /** @param notice what the player is told, or null */
    void show(FirstRooms first, Message notice) {
        if (menus == null) {
            frontDoor.run();
            return;
        }
        first.program().leaveTable();
        isShown = true;
        Boxes boxes = first.boxes();
        RecordKeeper keeper = first.keeper();
        first.window().show((look, layout, still) -> menus.make(look, layout, still, boxes.boxes(), keeper, notice, first.program()));
    }
}
