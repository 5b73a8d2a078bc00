package uniboard.stage.setup;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.TextureAtlas.AtlasRegion;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import uniboard.stage.kit.ChoiceFrame;
import uniboard.stage.kit.Picture;
import uniboard.stage.kit.Target;
import uniboard.stage.kit.TextActor;
import uniboard.stage.kit.UiContext;
import uniboard.text.TextStyle;

/** One of the pieces to be put on the board: its picture, or its name. */
final class PieceButton extends Group {
    private static final float INSET = 5;

    private final UiContext look;
    private final List<Actor> face = new ArrayList<>();

    PieceButton(UiContext look, String name, float width, float height, Consumer<String> chosen) {
        this.look = look;
        setTransform(false);
        setSize(width, height);
        Target.make(this, name, chosen);
    }

    /** @param pictures regions of the game's art, or an icon: one over the other */
    void draw(List<String> pictures) {
        for (String picture : pictures) {
            AtlasRegion region = look.art().region(picture);
            float scale = (Math.min(getWidth(), getHeight()) - 2 * INSET) / Math.max(region.originalWidth, region.originalHeight);
            float wide = region.originalWidth * scale;
            float high = region.originalHeight * scale;
            Picture part = new Picture(region, picture.startsWith("icon") ? look.theme().ink() : Color.WHITE);
            part.setBounds(look.snap((getWidth() - wide) / 2), look.snap((getHeight() - high) / 2), wide, high);
            face.add(part);
        }
    }

    /** Smaller where it is too long. */
    void write(String words) {
        TextActor body = written(words, UiContext.BODY);
        face.add(body.textWidth() > getWidth() - 2 * INSET ? written(words, UiContext.SMALL) : body);
    }

    private TextActor written(String words, int size) {
        TextActor text = new TextActor(look, TextStyle.SANS, size, look.theme().ink(), TextActor.Place.CENTRE).line(words);
        text.setBounds(0, 0, getWidth(), getHeight());
        return text;
    }

    void show(boolean isChosen) {
        clearChildren();
        ChoiceFrame.add(this, look, new Rectangle(0, 0, getWidth(), getHeight()), isChosen);
        for (Actor part : face) addActor(part);
    }
}
