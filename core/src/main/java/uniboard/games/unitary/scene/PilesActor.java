package uniboard.games.unitary.scene;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import java.util.function.IntUnaryOperator;
import uniboard.game.Message;
import uniboard.games.unitary.UnitaryCard;
import uniboard.games.unitary.UnitaryPosition;
import uniboard.games.unitary.UnitaryWords;
import uniboard.stage.kit.PatchPicture;
import uniboard.stage.kit.Picture;
import uniboard.stage.kit.TextActor;
import uniboard.stage.kit.UiContext;
import uniboard.text.TextStyle;

/** The deck, face down, and the discard pile with its last card face up; each with its count. */
final class PilesActor extends Group {
    private static final float CAPTION = 20;
    private static final float UNDER = 2;
    private static final int DEEPEST = 3;
    private static final float EMPTY = 0.5f;
    /** Names that would have to be smaller are left out beside a small pile. */
    private static final int LEAST_NAME = 10;

    private final UiContext look;
    private final UnitaryPlaces places;
    private final boolean small;

    PilesActor(UiContext look, UnitaryPlaces places) {
        this.look = look;
        this.places = places;
        small = places.form() != UnitaryPlaces.Form.LARGE;
        setTransform(false);
        setTouchable(Touchable.disabled);
    }

    /** @param way which way up the pile's last card lies */
    void show(UnitaryPosition position, Way way) {
        clearChildren();
        int deck = position.deckSize();
        int pile = position.discardSize();
        if (small) {
            int top = pile == 0 ? UnitaryCard.NONE : position.discardCard(pile - 1);
            showSmall(places.deck(), deck == 0 ? null : "quantity-back-small", deck, "");
            String face = top == UnitaryCard.NONE ? null : UnitaryCard.isQuantity(top) ? "quantity-small" : "special-small";
            showSmall(places.pile(), face, pile, top == UnitaryCard.NONE ? "" : look.texts().say(UnitaryWords.card(top)));
            return;
        }
        showPile(places.deck(), deck, index -> UnitaryCard.NONE, "unitary.scene.deck");
        CardActor last = showPile(places.pile(), pile, index -> position.discardCard(pile - 1 - index), "unitary.scene.pile");
        if (last != null) last.lay(way);
    }

    /**
     * @param faces of the pile's cards from the top on
     * @return the top card, or null
     */
    private CardActor showPile(Rectangle box, int count, IntUnaryOperator faces, String key) {
        if (count == 0) addEmpty(box);
        CardActor top = null;
        for (int i = Math.min(DEEPEST, count) - 1; i >= 0; i--) {
            top = new CardActor(look, faces.applyAsInt(i), box.width).at(box.x + i * UNDER, box.y - i * UNDER);
            addActor(top);
        }
        Color ink = look.theme().ink();
        TextActor caption = FittedText.of(look, TextStyle.SANS_BOLD, ink, TextActor.Place.CENTRE,
            look.texts().say(Message.of(key, Integer.toString(count))), box.width + 36, UiContext.BODY);
        caption.setBounds(box.x - 18, box.y - CAPTION - 5, box.width + 36, CAPTION);
        addActor(caption);
        return top;
    }

    private void addEmpty(Rectangle box) {
        Color line = look.theme().softInk().cpy();
        line.a = EMPTY;
        PatchPicture outline = new PatchPicture(look.art().patch("outline"), line);
        outline.setBounds(box.x, box.y, box.width, box.height);
        addActor(outline);
    }

    private void showSmall(Rectangle box, String picture, int count, String name) {
        if (picture == null) {
            Color line = UnitPicture.inkOnCloth();
            line.a = EMPTY;
            PatchPicture outline = new PatchPicture(look.art().patch("outline"), line);
            outline.setBounds(box.x, box.y, box.width, box.height);
            addActor(outline);
        } else {
            Picture card = new Picture(look.art().region(picture), look.theme().dim().cpy());
            card.setBounds(look.snap(box.x), look.snap(box.y), box.width, box.height);
            addActor(card);
        }
        if (captionRoom() <= 0) return;
        float width = captionRoom();
        float x = look.rightToLeft() ? box.x - 4 - width : box.x + box.width + 4;
        TextActor words = name.isEmpty() ? null
            : FittedText.line(look, TextStyle.SANS, UnitPicture.inkOnCloth(), TextActor.Place.START, name, width, UiContext.SMALL,
            LEAST_NAME);
        TextActor number = new TextActor(look, TextStyle.SANS_BOLD, UiContext.BODY, UnitPicture.inkOnCloth(), TextActor.Place.START);
        number.line(Integer.toString(count));
        boolean named = words != null;
        number.setBounds(x, named ? box.y + box.height / 2 - 3 : box.y, width, named ? box.height / 2 + 3 : box.height);
        addActor(number);
        if (!named) return;
        words.setBounds(x, box.y - 3, width, box.height / 2);
        addActor(words);
    }

    /** Beside a small card, in CSS pixels; 0 or less where there is none. */
    private float captionRoom() {
        return Math.abs(places.pile().x - places.deck().x) - places.deck().width - 8;
    }
}
