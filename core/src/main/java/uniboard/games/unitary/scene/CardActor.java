package uniboard.games.unitary.scene;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import uniboard.games.unitary.UnitaryCard;
import uniboard.stage.kit.PatchPicture;
import uniboard.stage.kit.Picture;
import uniboard.stage.kit.UiContext;

/** A card, face up or face down; one that shows a quantity can be turned in its plane. */
final class CardActor extends Group {
    /** Height in parts of the breadth. */
    static final float RATIO = 176f / 128;

    private static final float HALF_TURN = 180;
    private static final float CAST = 0.04f;
    /** Of the lifted card's shadow, in CSS pixels; it suits cards that are at least as broad. */
    private static final float SPREAD = 40;
    private static final float BROAD = 64;
    private static final float RING = 3;

    private final UiContext look;
    private final int card;
    private final Picture cast;
    private final Picture back;
    /** Only of broad cards. */
    private PatchPicture shadow;
    private CardFace face;
    private PatchPicture edge;
    private PatchPicture ring;
    /** Lets the ring stand out on a dark ground. */
    private PatchPicture ringEdge;
    private boolean faceDown;

    /** @param card or {@link UnitaryCard#NONE} for one whose face nobody may see */
    CardActor(UiContext look, int card, float width) {
        this.look = look;
        this.card = card;
        setTransform(false);
        setTouchable(Touchable.disabled);
        setSize(width, width * RATIO);
        cast = new Picture(look.art().region("quantity-cast"));
        back = new Picture(look.art().region("quantity-back"), look.theme().dim().cpy());
        addActor(cast);
        if (width >= BROAD) {
            shadow = new PatchPicture(look.art().patch("shadow-lift"), look.theme().shade(), SPREAD, SPREAD, SPREAD, SPREAD);
            shadow.setBounds(0, 0, getWidth(), getHeight());
            addActor(shadow);
        }
        addActor(back);
        back.setSize(getWidth(), getHeight());
        faceDown = card == UnitaryCard.NONE;
        if (!faceDown) {
            face = new CardFace(look, card, getWidth(), getHeight());
            addActor(face);
        }
        if (look.theme().outline() != null) {
            edge = new PatchPicture(look.art().patch("outline"), look.theme().outline());
            edge.setSize(getWidth(), getHeight());
            addActor(edge);
        }
        setLifted(false);
        turnOver(faceDown);
    }

    int card() {
        return card;
    }

    CardActor at(float x, float y) {
        setPosition(look.snap(x), look.snap(y));
        return this;
    }

    CardActor at(Rectangle box) {
        return at(box.x, box.y);
    }

    /** Shows the back, or the face if it has one. */
    void turnOver(boolean nowFaceDown) {
        faceDown = nowFaceDown || face == null;
        back.setVisible(faceDown);
        if (face != null) face.setVisible(!faceDown);
    }

    void lay(Way way) {
        setAngle(way == Way.UPSIDE_DOWN ? HALF_TURN : 0);
    }

    /** @param angle in degrees, from 0 upright to 180 upside down */
    void setAngle(float angle) {
        if (face != null) face.turn(angle);
    }

    /** Off what it lay on, with a wider shadow. */
    void setLifted(boolean lifted) {
        if (shadow != null) shadow.setVisible(lifted);
        float reach = CAST * getWidth();
        cast.setBounds(-reach, -reach * (lifted ? 2 : 1), getWidth() + 2 * reach, getHeight() + reach * (lifted ? 3 : 2));
    }

    /** A ring around the card, or none if the colour is null. */
    void setRing(Color colour) {
        if (ring != null) {
            ring.remove();
            ringEdge.remove();
        }
        ring = null;
        if (colour == null) return;
        ring = new PatchPicture(look.art().patch("ring"), colour, RING, RING, RING, RING);
        ringEdge = new PatchPicture(look.art().patch("outline"), Color.WHITE);
        for (Actor each : new Actor[] {ring, ringEdge}) {
            each.setSize(getWidth(), getHeight());
            addActor(each);
        }
    }
}
