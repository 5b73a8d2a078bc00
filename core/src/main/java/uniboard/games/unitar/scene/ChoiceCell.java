package uniboard.games.unitar.scene;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import java.util.List;
import java.util.function.Consumer;
import uniboard.game.Message;
import uniboard.stage.kit.Layer;
import uniboard.stage.kit.PatchPicture;
import uniboard.stage.kit.Picture;
import uniboard.stage.kit.Target;
import uniboard.stage.kit.TextActor;
import uniboard.stage.kit.UiContext;
import uniboard.text.Direction;
import uniboard.text.TextStyle;

/** A cell of the wooden board: something may be put into it, and a white ticked stone lies on its corner when it is marked. */
final class ChoiceCell extends Group {
    static final Color INK = new Color(0x2B2620FF);
    static final Color SOFT_INK = new Color(0x574426FF);
    private static final Color GAIN = new Color(0x006B4EFF);
    private static final Color LOSS = new Color(0x8A2A1CFF);
    private static final float RING = 3;
    private static final float BADGE = 18;
    /** How much of a badge's height lies on the cell. */
    private static final float PEEK = 0.45f;
    /** How far a badge reaches beyond the side of its cell: the neighbour's stone lies there. */
    private static final float OVERHANG = 3;
    private static final float STONE = 28;
    private static final float SMALL_STONE = 20;
    private static final float STONE_MARGIN = 5f / 28;
    private static final float LOW = 60;
    private static final float STRONGER = 0.7f;

    private final UiContext look;
    private final PatchPicture plain;
    private final PatchPicture marked;
    private final PatchPicture hint;
    private final Picture stone;
    /** On the corner opposite the stone's. */
    private final Group foreseen = Layer.untouched();

    /** @param place that a tap chooses */
    ChoiceCell(UiContext look, String place, Rectangle box, Consumer<String> chosen) {
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
        hint = new PatchPicture(look.art().patch("ring"), UiContext.HINT, RING, RING, RING, RING);
        hint.setSize(box.width, box.height);
        float side = box.height < LOW ? SMALL_STONE : STONE;
        float drawn = side * (1 + 2 * STONE_MARGIN);
        stone = new Picture(look.art().region("tick-stone"), dim);
        float x = look.rightToLeft() ? -side * 0.35f : box.width - side * 0.65f;
        stone.setBounds(x - side * STONE_MARGIN, box.height - side * 0.62f - side * STONE_MARGIN, drawn, drawn);
        addActor(hint);
        addActor(foreseen);
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

    /** With or without the stone; whatever else was said of it is gone. */
    void show(boolean isMarked) {
        foreseen.clearChildren();
        marked.setVisible(isMarked);
        stone.setVisible(isMarked);
        hint.setVisible(false);
    }

    /** It would do nothing now. */
    void addVoid() {
        Picture picture = new Picture(look.art().region("void"), look.theme().dim());
        picture.setBounds(look.snap(foreseenX(BADGE)), look.snap(getHeight() - BADGE * PEEK), BADGE, BADGE);
        foreseen.addActor(picture);
    }

    /** Frames that it would bring now; negative: cost. */
    void addGain(int frames) {
        TextActor words = new TextActor(look, TextStyle.SANS_BOLD, UiContext.SMALL, Color.WHITE, TextActor.Place.CENTRE,
            Direction.LEFT_TO_RIGHT);
        words.line(frames > 0 ? "+" + frames : "–" + -frames);
        float width = look.snap(Math.max(BADGE, words.textWidth() + 10));
        PatchPicture pill = new PatchPicture(look.art().patch("panel"), frames > 0 ? GAIN : LOSS);
        for (Actor actor : List.of(pill, words)) {
            actor.setBounds(look.snap(foreseenX(width)), look.snap(getHeight() - BADGE * PEEK), width, BADGE);
            foreseen.addActor(actor);
        }
    }

    private float foreseenX(float width) {
        return look.rightToLeft() ? getWidth() - width + OVERHANG : -OVERHANG;
    }

    /** Bordered without the stone: the one that is being chosen. */
    void light() {
        marked.setVisible(true);
    }

    /** Points the cell out, unless it is marked already. */
    void hint() {
        hint.setVisible(!stone.isVisible());
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
