package uniboard.app.door;

import uniboard.match.GameSession;
import uniboard.stage.kit.Screen;
import uniboard.stage.kit.UiContext;

/** Makes tasks of positions. */
interface TaskMaker {
    /** Of the position shown, on sheets of the screen. */
    void make(UiContext look, Screen screen, GameSession session);
}
