package uniboard.games.unitary.scene;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Group;
import uniboard.games.unitary.UnitaryCard;
import uniboard.games.unitary.UnitaryPlace;
import uniboard.stage.kit.Target;
import uniboard.stage.kit.UiContext;
import uniboard.stage.scene.SceneHost;

/** The viewer's own hidden card as it lies beside the hand, with a pill that says what it is. */
final class HiddenActor extends Group {
    private static final float PILL_Y = 4;
    /** Of the card's breadth: so high is its linen end, which says nothing of a card that is never played. */
    private static final float LINEN = 0.26f;

    private final UiContext look;
    private final Rectangle box;

    HiddenActor(UiContext look, Rectangle box, SceneHost host) {
        this.look = look;
        this.box = box;
        setTransform(false);
        setBounds(box.x, box.y, box.width, box.height);
        Target.make(this, UnitaryPlace.HIDDEN, host::tapped);
    }

    /**
     * Face up.
     *
     * @param words of the pill, or null
     * @param ring  around it, or null
     */
    void open(int card, String words, Color ring) {
        clearChildren();
        CardActor face = new CardActor(look, card, box.width);
        face.setRing(ring);
        addActor(face);
        if (words != null) layPill(null, words);
    }

    /** @param words of the pill, or null */
    void close(String words) {
        clearChildren();
        addActor(new CardActor(look, UnitaryCard.NONE, box.width));
        if (words != null) layPill("icon-look", words);
    }

    private void layPill(String icon, String words) {
        Pill pill = new Pill(look, icon, words, look.snap(box.width - 8), LINEN * box.width);
        pill.setPosition(look.snap((box.width - pill.getWidth()) / 2), PILL_Y);
        addActor(pill);
    }
}
