package uniboard.desktop;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Graphics.Monitor;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3ApplicationConfiguration;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3Graphics;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3Window;
import uniboard.match.Storage;

/** Where the window lay and how large it was when it was closed: as {@code WIDTHxHEIGHT+X+Y} in the screen's own units. */
final class WindowMemory {
    private static final String KEY = "window";
    /** So much of the window's upper edge must be on a screen, to be taken hold of. */
    private static final int GRIP = 64;

    private record Place(int width, int height, int x, int y) {
        /** @return null if the text isn't a place */
        static Place read(String text) {
            if (text == null) return null;
            String[] parts = text.split("[x+]");
            try {
                return parts.length != 4 ? null : new Place(Integer.parseInt(parts[0]), Integer.parseInt(parts[1]),
                    Integer.parseInt(parts[2]), Integer.parseInt(parts[3]));
            } catch (NumberFormatException e) {
                return null;
            }
        }

        String text() {
            return width + "x" + height + "+" + x + "+" + y;
        }

        boolean isWithin(Monitor monitor, int screenWidth, int screenHeight) {
            boolean across = x + width - GRIP > monitor.virtualX && x + GRIP < monitor.virtualX + screenWidth;
            return across && y >= monitor.virtualY && y + GRIP < monitor.virtualY + screenHeight;
        }
    }

    private final Storage storage;

    /** @param storage null: nothing is remembered */
    WindowMemory(Storage storage) {
        this.storage = storage;
    }

    /** Opens the window where it was, if that place can still be seen. Returns whether it does. */
    boolean restore(Lwjgl3ApplicationConfiguration configuration) {
        Place place = storage == null ? null : Place.read(storage.load(KEY));
        if (place == null || !canBeSeen(place)) return false;
        configuration.setWindowedMode(Math.max(WindowSize.LEAST_WIDTH, place.width), Math.max(WindowSize.LEAST_HEIGHT, place.height));
        configuration.setWindowPosition(place.x, place.y);
        return true;
    }

    private static boolean canBeSeen(Place place) {
        for (Monitor monitor : Lwjgl3ApplicationConfiguration.getMonitors()) {
            var mode = Lwjgl3ApplicationConfiguration.getDisplayMode(monitor);
            if (place.isWithin(monitor, mode.width, mode.height)) return true;
        }
        return false;
    }

    /** Remembers the open window; one that fills the screen is remembered as it was before. */
    void save() {
        if (storage == null || Gdx.graphics.isFullscreen()) return;
        Lwjgl3Graphics graphics = (Lwjgl3Graphics) Gdx.graphics;
        Lwjgl3Window window = graphics.getWindow();
        storage.save(KEY,
            new Place(graphics.getLogicalWidth(), graphics.getLogicalHeight(), window.getPositionX(), window.getPositionY()).text());
    }
}
