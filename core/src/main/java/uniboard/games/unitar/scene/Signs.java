package uniboard.games.unitar.scene;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.TextureAtlas.AtlasRegion;
import java.util.List;
import uniboard.games.unitar.UnitarAction;
import uniboard.stage.kit.Picture;
import uniboard.stage.kit.UiContext;

/** The pictures of actions and colours. */
final class Signs {
    /** In the order of the actions; the two rotations share their names. */
    private static final List<String> SIGNS = List.of("plus", "minus", "cw", "ccw", "n", "s", "w", "e");
    private static final List<String> WORDS = List.of("unite", "eliminate", "rotate", "rotate", "north", "south", "west", "east");
    private static final List<String> MARKS = List.of("mark-yellow", "mark-red", "mark-blue");

    private Signs() {
    }

    static Picture sign(UiContext look, UnitarAction action, Color tint) {
        return new Picture(look.art().region("sign-" + SIGNS.get(action.ordinal())), tint);
    }

    /** The action's name in Chinese and Arabic, so high. */
    static Picture words(UiContext look, UnitarAction action, Color tint, float height) {
        AtlasRegion region = look.art().region("words-" + WORDS.get(action.ordinal()));
        Picture words = new Picture(region, tint);
        words.setSize(height * region.originalWidth / region.originalHeight, height);
        return words;
    }

    /** The mark of a colour: its own shape. */
    static String mark(int colour) {
        return MARKS.get(colour);
    }
}
