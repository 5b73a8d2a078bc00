package uniboard.web.site;

import com.badlogic.gdx.graphics.Color;
import uniboard.app.registry.Boxes;
import uniboard.stage.kit.Theme;
import uniboard.stage.scene.GamePresentation;

/** The colours of the table's themes, for pages without a program. */
final class ThemeStyle {
    /** What pages have beside the table's colours: the edges of controls, paper, trays and lids of boxes. */
    private static final String LIGHT = "--soft-ink:#5E5445;--far-panel:#F1EADD;--edge:#8C7E68;--bright:#FFF;--shade:62 44 22;"
        + "--tray:#F2E9DA,#DCCFB8;";
    private static final String DARK = "--far-panel:#343B42;--edge:#8A8F94;--bright:#3B434A;--shade:0 0 0;--tray:#CBC4B7,#B9AE9B;";
    private static final String COLOURED = "--bare:initial;--lid-ink:#FBF5E8;--lid-edge:rgb(255 250 235/.75);--dip:rgb(0 0 0/.14);"
        + "--sheen:linear-gradient(165deg,rgb(255 255 255/.12),transparent 45%,rgb(0 0 0/.18));--key:#FBF8F2,#F1EADD;--key-ink:#2B2620;"
        + "--ribbon:#FDFAF3,#EADDC2;--turn:#00694D;--lead:#00835F,#007352;--achieved:#E0B550;"
        + "--rest:0 1px 1px rgb(var(--shade)/.22),0 3px 8px rgb(var(--shade)/.16);"
        + "--lid-rest:inset 0 1.5px 0 rgb(255 255 255/.35),inset 0 -2px 0 rgb(0 0 0/.25),0 2px 2px rgb(var(--shade)/.4),"
        + "4px 10px 20px rgb(var(--shade)/.28);";
    /** No tints and no shadows: edges alone. */
    private static final String CONTRAST = "--bare:var(--panel);--far-panel:var(--panel);--edge:var(--ink);--bright:transparent;"
        + "--shade:0 0 0;--tray:var(--panel),var(--panel);--lid-ink:var(--ink);--lid-edge:var(--ink);--dip:transparent;--sheen:none;"
        + "--key:var(--panel),var(--panel);--key-ink:var(--ink);--ribbon:var(--key);--turn:var(--ink);--lead:#00543D,#00543D;"
        + "--achieved:var(--ink);"
        + "--rest:inset 0 0 0 2px var(--ink);--lid-rest:inset 0 0 0 2px var(--ink);";

    private ThemeStyle() {
    }

    /** A style with gaps for the themes and for the colours of the games' boxes, filled. */
    static String filled(String style) {
        return new Template(style).html("light", of(Theme.light()) + LIGHT + COLOURED).html("dark", of(Theme.dark()) + DARK + COLOURED)
            .html("contrastLight", of(Theme.contrastLight()) + CONTRAST).html("contrastDark", of(Theme.contrastDark()) + CONTRAST)
            .html("lids", lids()).filled();
    }

    private static String lids() {
        StringBuilder lids = new StringBuilder();
        for (GamePresentation box : Boxes.all().boxes())
            lids.append("[data-game=").append(box.game().id()).append("]{").append(property("lid", box.colour())).append('}');
        return lids.toString();
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
