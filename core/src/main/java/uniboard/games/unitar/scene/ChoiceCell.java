package uniboard.games.unitar.scene;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import java.util.function.Consumer;
import uniboard.game.Message;
import uniboard.stage.kit.Look;
import uniboard.stage.kit.PatchPicture;
import uniboard.stage.kit.Picture;
import uniboard.stage.kit.Target;

/** A cell of the wooden board: something may be put into it, and a white ticked stone lies on its corner when it is marked. */
final class ChoiceCell extends Group {
    static final Color INK = new Color(0x2B2620FF);
    static final Color SOFT_INK = new Color(0x574426FF);
    private static final float RING = 3;
    private static final float STONE = 28;
    private static final float SMALL_STONE = 20;
    private static final float STONE_MARGIN = 5f / 28;
    private static final float LOW = 60;
    private static final float STRONGER = 0.7f;

    private final Look look;
    private final PatchPicture plain;
    private final PatchPicture marked;
    private final PatchPicture hint;
    private final Picture stone;

    /** @param place that a tap chooses */
    ChoiceCell(Look look, String place, Rectangle box, Consumer<String> chosen) {
        this.look = look;
        setTransform(false);
        Target.make(this, place, chosen);
        setBounds(box.x, box.y, box.width, box.height);
        Color dim = look.theme().dim();
        plain = new PatchPicture(look.art().patch("choice"), dim);
        plain.setSize(box.width, box.height);
        addActor(plain);
        if (look.theme().outline() != null) addOutline();
        marked = new PatchPicture(look.art().patch("choice-on"), dim, RING, RING, RING, RING);
        marked.setSize(box.width, box.height);
        addActor(marked);
        hint = new PatchPicture(look.art().patch("ring"), Look.HINT, RING, RING, RING, RING);
        hint.setSize(box.width, box.height);
        float side = box.height < LOW ? SMALL_STONE : STONE;
        float drawn = side * (1 + 2 * STONE_MARGIN);
        stone = new Picture(look.art().region("tick-stone"), dim);
        float x = look.rightToLeft() ? -side * 0.35f : box.width - side * 0.65f;
        stone.setBounds(x - side * STONE_MARGIN, box.height - side * 0.62f - side * STONE_MARGIN, drawn, drawn);
        addActor(hint);
        addActor(stone);
        show(false);
    }

    private void addOutline() {
        PatchPicture outline = new PatchPicture(look.art().patch("outline"), new Color(0, 0, 0, STRONGER));
        outline.setSize(getWidth(), getHeight());
        addActor(outline);
    }

    /** Lays something in the cell, below the stone. */
    void put(Actor content) {
        addActorBefore(hint, content);
    }

    /** With or without the stone; whatever a hint said is gone. */
    void show(boolean isMarked) {
        marked.setVisible(isMarked);
        stone.setVisible(isMarked);
        hint.setVisible(false);
    }

    /** Bordered without the stone: the one that is being chosen. */
    void light() {
        marked.setVisible(true);
    }

    void hint() {
        hint.setVisible(true);
    }

    /** The name of what it stands for, with whether it is marked. */
    Message label(Message name) {
        return stone.isVisible() ? SceneWords.of("chosen", name) : name;
    }

    /** In the frame of what its board lies on. */
    Rectangle bounds() {
        return new Rectangle(getParent().getX() + getX(), getParent().getY() + getY(), getWidth(), getHeight());
    }
}
