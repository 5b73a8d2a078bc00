package uniboard.web;

import com.badlogic.gdx.graphics.Pixmap.Format;
import com.badlogic.gdx.graphics.Texture.TextureFilter;

/** Finds the constants that an atlas names. TeaVM's way has the constants of every enumeration of the program ready for being asked. */
public final class AtlasConstants {
    private AtlasConstants() {
    }

    public static Format format(String name) {
        for (Format format : Format.values()) if (format.name().equals(name)) return format;
        throw new IllegalArgumentException(name);
    }

    public static TextureFilter filter(String name) {
        for (TextureFilter filter : TextureFilter.values()) if (filter.name().equals(name)) return filter;
        throw new IllegalArgumentException(name);
    }
}
