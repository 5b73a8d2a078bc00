package uniboard.web.site;

import com.badlogic.gdx.graphics.Color;
import uniboard.stage.kit.Theme;

/** The colours of the table's themes, for pages without a program. */
final class ThemeStyle {
    private ThemeStyle() {
    }

    /** A style with gaps for the themes, filled. */
    static String filled(String style) {
        return new Template(style).html("light", of(Theme.light())).html("dark", of(Theme.dark()))
            .html("contrastLight", of(Theme.contrastLight())).html("contrastDark", of(Theme.contrastDark())).filled();
    }

    /** Declarations of custom properties. */
    private static String of(Theme theme) {
        return property("table", theme.table()) + property("table-lit", theme.lit()) + property("table-far", theme.far())
            + property("panel", theme.panel()) + property("line", theme.line()) + property("ink", theme.ink())
            + property("soft-ink", theme.softInk()) + property("good", theme.goodInk());
    }

    private static String property(String name, Color colour) {
        return "--" + name + ":#" + colour.toString().substring(0, 6) + ';';
    }
}
