package uniboard.stage.scene;

import uniboard.stage.kit.Screen;
import uniboard.stage.kit.Sheet;

/** Makes a sheet that a scene wants to show. */
public interface SheetOver {
    /** @param screen over which it lies and by which it is closed */
    Sheet make(Screen screen);
}
