package uniboard.stage.setup;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Group;
import java.util.function.Consumer;
import uniboard.stage.kit.ChoiceFrame;
import uniboard.stage.kit.Picture;
import uniboard.stage.kit.Target;
import uniboard.stage.kit.UiContext;

/** One of the pieces to be put on the board. */
final class PieceButton extends Group {
    private static final float INSET = 5;

    private final UiContext look;
    private final Picture picture;

    /** @param picture a region of the game's art, or an icon */
    PieceButton(UiContext look, String name, String picture, float width, float height, Consumer<String> chosen) {
        this.look = look;
        this.picture = new Picture(look.art().region(picture), picture.startsWith("icon") ? look.theme().ink() : Color.WHITE);
        setTransform(false);
        setSize(width, height);
        float side = height - 2 * INSET;
        this.picture.setBounds(look.snap((width - side) / 2), look.snap(INSET), side, side);
        Target.make(this, name, chosen);
    }

    void show(boolean isChosen) {
        clearChildren();
        ChoiceFrame.add(this, look, new Rectangle(0, 0, getWidth(), getHeight()), isChosen);
        addActor(picture);
    }
}
