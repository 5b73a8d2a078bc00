package uniboard.games.unitary.scene;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.InputEvent;
import com.badlogic.gdx.scenes.scene2d.InputListener;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.actions.Actions;
import uniboard.games.unitary.UnitaryCard;
import uniboard.stage.kit.Look;
import uniboard.stage.kit.PatchPicture;
import uniboard.stage.kit.Picture;
import uniboard.stage.kit.TextActor;
import uniboard.text.TextStyle;

/** The viewer's own hidden card: face down, unless it is being looked at or has won. */
final class HiddenActor extends Group {
    /** How the card lies, when nobody looks at it in secret. */
    enum Facing {
        DOWN,
        /** For everyone to see. */
        UP,
        /** So, because it has won. */
        WON,
        /** Not here: it has won, and is shown where there is more room. */
        SHOWN_ELSEWHERE
    }

    /** Long enough for a frame to be drawn, in seconds. */
    private static final float FRAME = 0.05f;
    private static final float PILL = 30;
    private static final float EYE = 18;
    private static final Color PAPER = new Color(0xFBF8F2F5);
    /** Of a card worth reading, in CSS pixels. */
    private static final float READABLE = 96;

    private final Look look;
    private final Rectangle box;
    private final UnitaryPlaces places;
    private int card = UnitaryCard.NONE;
    private boolean held;
    private boolean peeked;
    private Facing facing = Facing.DOWN;

    HiddenActor(Look look, UnitaryPlaces places) {
        this.look = look;
        this.places = places;
        box = places.hidden();
        setTransform(false);
        setTouchable(Touchable.enabled);
        setBounds(box.x, box.y, box.width, box.height);
        addListener(new InputListener() {
            @Override
            public boolean touchDown(InputEvent event, float x, float y, int pointer, int button) {
                if (card == UnitaryCard.NONE || facing != Facing.DOWN) return false;
                held = true;
                lay();
                return true;
            }

            @Override
            public void touchUp(InputEvent event, float x, float y, int pointer, int button) {
                held = false;
                lay();
                // What acts is drawn: the picture changes though nothing moves.
                addAction(Actions.delay(FRAME));
            }
        });
    }

    /**
     * Lays a card down.
     *
     * @param newCard the viewer's own, or {@link UnitaryCard#NONE} for none at all
     */
    void show(int newCard, Facing newFacing) {
        card = newCard;
        facing = newFacing;
        held = false;
        peeked = false;
        lay();
    }

    void peek() {
        peeked = card != UnitaryCard.NONE;
        lay();
    }

    void turnAway() {
        held = false;
        peeked = false;
        lay();
    }

    /** Whether its face is shown now. */
    boolean isSeen() {
        return card != UnitaryCard.NONE && (held || peeked || facing != Facing.DOWN);
    }

    private void lay() {
        clearChildren();
        if (card == UnitaryCard.NONE || facing == Facing.SHOWN_ELSEWHERE) return;
        boolean small = places.form() == UnitaryPlaces.Form.SMALL;
        if (small) layBack();
        if (!isSeen()) {
            if (!small) addActor(new CardActor(look, UnitaryCard.NONE, box.width));
            layHint(small);
            return;
        }
        float width = small ? Math.max(READABLE, places.card()) : box.width;
        CardActor face = new CardActor(look, card, width);
        face.setLifted(small);
        face.setRing(facing == Facing.WON ? look.theme().good() : null);
        float x = look.rightToLeft() ? box.width - width : 0;
        face.setPosition(look.snap(x), small && facing == Facing.DOWN ? box.height + Look.UNIT : 0);
        addActor(face);
        toFront();
    }

    private void layBack() {
        Picture back = new Picture(look.art().region("quantity-back-small"), look.theme().dim());
        float height = box.height;
        float width = height * 22 / 30;
        back.setBounds(look.snap((box.width - width) / 2), 0, width, height);
        addActor(back);
    }

    private void layHint(boolean small) {
        if (places.form() == UnitaryPlaces.Form.EXAMPLE) return;
        Picture eye = new Picture(look.art().region("icon-look"), UnitPicture.inkOnCloth());
        if (small) {
            PatchPicture disc = new PatchPicture(look.art().patch("pill"), PAPER);
            disc.setBounds(look.snap((box.width - 28) / 2), look.snap((box.height - 26) / 2), 28, 26);
            addActor(disc);
            eye.setBounds(look.snap((box.width - EYE) / 2), look.snap((box.height - EYE) / 2), EYE, EYE);
            addActor(eye);
            return;
        }
        String words = look.texts().say("unitary.scene.holdToLook");
        float inner = box.width - EYE - 18;
        TextActor text = FittedText.of(look, TextStyle.SANS_BOLD, UnitPicture.inkOnCloth(), TextActor.Place.START, words, inner,
            Look.SMALL);
        float height = Math.max(PILL, text.textHeight() + 6);
        float width = EYE + 5 + text.textWidth() + 14;
        float left = (box.width - width) / 2;
        PatchPicture pill = new PatchPicture(look.art().patch("pill"), PAPER);
        pill.setBounds(look.snap(left), 12, width, height);
        addActor(pill);
        boolean mirrored = look.rightToLeft();
        eye.setBounds(look.snap(mirrored ? left + width - 7 - EYE : left + 7), look.snap(12 + (height - EYE) / 2), EYE, EYE);
        addActor(eye);
        text.setBounds(mirrored ? left + 7 : left + 7 + EYE + 5, 12, text.textWidth(), height);
        addActor(text);
    }
}
