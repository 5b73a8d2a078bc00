package uniboard.games.unitary.scene;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Group;
import uniboard.games.unitary.UnitaryCard;
import uniboard.stage.kit.Look;
import uniboard.stage.kit.PatchPicture;
import uniboard.stage.kit.Picture;
import uniboard.stage.kit.Target;
import uniboard.stage.kit.TextActor;
import uniboard.stage.scene.SceneHost;
import uniboard.text.TextStyle;

/** The viewer's own hidden card as it lies beside the hand, with a pill that says what it is. */
final class HiddenActor extends Group {
    private static final float PILL = 28;
    private static final float PILL_Y = 4;
    /** Of the card's breadth: so high is its linen end, which says nothing of a card that is never played. */
    private static final float LINEN = 0.26f;
    private static final float EYE = 18;
    private static final Color PAPER = new Color(0xFBF8F2F5);

    private final Look look;
    private final Rectangle box;

    HiddenActor(Look look, Rectangle box, SceneHost host) {
        this.look = look;
        this.box = box;
        setTransform(false);
        setBounds(box.x, box.y, box.width, box.height);
        Target.make(this, Spots.HIDDEN, host::tapped);
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
        if (words != null) layPill(words, false);
    }

    /** @param words of the pill, or null */
    void close(String words) {
        clearChildren();
        addActor(new CardActor(look, UnitaryCard.NONE, box.width));
        if (words != null) layPill(words, true);
    }

    private void layPill(String words, boolean asks) {
        float before = asks ? EYE + 5 : 0;
        TextActor text = FittedText.of(look, TextStyle.SANS_BOLD, UnitPicture.inkOnCloth(), TextActor.Place.START, words,
            box.width - before - 18, Look.SMALL);
        float height = Math.max(PILL, Math.max(LINEN * box.width, text.textHeight() + 6));
        float width = box.width - 8;
        float left = (box.width - width) / 2;
        float inset = (width - before - text.textWidth()) / 2;
        PatchPicture pill = new PatchPicture(look.art().patch("pill"), PAPER);
        pill.setBounds(look.snap(left), PILL_Y, width, height);
        addActor(pill);
        boolean mirrored = look.rightToLeft();
        if (asks) {
            Picture eye = new Picture(look.art().region("icon-look"), UnitPicture.inkOnCloth());
            float eyeX = mirrored ? left + width - inset - EYE : left + inset;
            eye.setBounds(look.snap(eyeX), look.snap(PILL_Y + (height - EYE) / 2), EYE, EYE);
            addActor(eye);
        }
        text.setBounds(mirrored ? left + inset : left + inset + before, PILL_Y, text.textWidth(), height);
        addActor(text);
    }
}
