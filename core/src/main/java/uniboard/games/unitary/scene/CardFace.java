package uniboard.games.unitary.scene;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import java.util.ArrayList;
import java.util.List;
import uniboard.game.Message;
import uniboard.games.unitary.UnitaryCard;
import uniboard.games.unitary.UnitaryUnits;
import uniboard.games.unitary.UnitaryWords;
import uniboard.stage.kit.PatchPicture;
import uniboard.stage.kit.Picture;
import uniboard.stage.kit.TextActor;
import uniboard.stage.kit.UiContext;
import uniboard.text.TextStyle;

/**
 * What is printed on a card. A quantity has its name at the paper end, its inverse upside down at the linen end, and its units between;
 * when the card is turned the units stay upright.
 */
final class CardFace extends Group {
    private static final Color ON_LINEN = new Color(0xFFF3D6FF);
    private static final Color ON_BUFF = new Color(0x4A3A1CFF);
    /** Cards at least so broad have larger names, and words below a special card's sign. */
    private static final float BROAD = 100;
    /** Narrower cards have signs alone. */
    private static final float NAMED = 46;
    private static final float NAME_ROOM = 0.26f;
    private static final float UNIT = 0.235f;
    private static final float UNIT_GAP = 0.03f;
    private static final float LINE = 0.62f;
    private static final float SIGN = 0.68f;
    /** Of the thread along the linen. */
    private static final float LINEN_EDGE = 3;
    /** Of words on linen. */
    private static final int LEAST_INVERSE = 10;
    /** Smaller units are told by their letters. */
    private static final float LEAST_UNIT = 15;
    private static final float LEAST_LETTER = 7;
    /** Of a name that leaves a small card room for its units. */
    private static final int SMALL_NAME = 10;

    private final UiContext look;
    private final boolean named;
    private final List<Actor> upright = new ArrayList<>();

    CardFace(UiContext look, int card, float width, float height) {
        this.look = look;
        named = width >= NAMED;
        setTransform(false);
        setTouchable(Touchable.disabled);
        setSize(width, height);
        setOrigin(width / 2, height / 2);
        if (UnitaryCard.isQuantity(card)) printQuantity(card);
        else printSpecial(card);
    }

    /** @param angle in degrees */
    void turn(float angle) {
        setTransform(angle != 0);
        setRotation(angle);
        for (Actor actor : upright) actor.setRotation(-angle);
    }

    private void paper(String name) {
        Picture paper = new Picture(look.art().region(name), look.theme().dim().cpy());
        paper.setSize(getWidth(), getHeight());
        addActor(paper);
    }

    private int largest() {
        return getWidth() >= BROAD ? UiContext.STRONG : UiContext.BODY;
    }

    private void printQuantity(int card) {
        paper("quantity-paper");
        Message name = UnitaryWords.card(card);
        float inner = getWidth() * 0.9f;
        Actor inverse = named ? inverse(card, inner) : null;
        float top = getHeight() - 4;
        TextActor words = !named ? null : FittedText.of(look, TextStyle.SERIF, UnitPicture.inkOnCloth(), TextActor.Place.CENTRE,
            look.texts().say(name), inner, largest());
        float wordy = named ? top - inverse.getHeight() - words.textHeight() : top;
        if (unitSize(wordy) < LEAST_UNIT && named) {
            inverse = letter(card);
            words.line("");
            words = FittedText.lines(look, TextStyle.SERIF, UnitPicture.inkOnCloth(), TextActor.Place.CENTRE, look.texts().say(name), inner,
                SMALL_NAME);
        }
        float linen = printLinen(inverse);
        if (named) {
            float room = unitSize(wordy) < LEAST_UNIT ? words.textHeight() : Math.max(words.textHeight(), NAME_ROOM * getWidth());
            words.setBounds((getWidth() - inner) / 2, top - room, inner, room);
            addActor(words);
            top -= room;
        }
        printUnits(UnitaryCard.units(card), linen, top);
    }

    /** @param room above each other, with the line between */
    private float unitSize(float room) {
        return Math.min(UNIT * getWidth(), room / 2 - 4);
    }

    /** @return how far the linen reaches up */
    private float printLinen(Actor words) {
        float height = Math.max(NAME_ROOM * getWidth(), words == null ? 0 : words.getHeight() + LINEN_EDGE);
        PatchPicture linen = new PatchPicture(look.art().patch("quantity-linen"), look.theme().dim());
        linen.setSize(getWidth(), height);
        addActor(linen);
        if (words == null) return height;
        Group end = new Group();
        end.setSize(getWidth(), height);
        end.setOrigin(getWidth() / 2, height / 2);
        end.setRotation(180);
        words.setPosition((getWidth() - words.getWidth()) / 2, (height - words.getHeight() + LINEN_EDGE) / 2);
        end.addActor(words);
        addActor(end);
        return height;
    }

    /** In words or, where they would get too small, with the letter that physics uses. */
    private Actor inverse(int card, float inner) {
        String words = look.texts().say(Message.of("unitary.scene.inverse", UnitaryWords.card(card)));
        TextActor text = FittedText.of(look, TextStyle.SERIF, ON_LINEN, TextActor.Place.CENTRE, words, inner, largest(), LEAST_INVERSE);
        if (text == null) return letter(card);
        text.setSize(inner, text.textHeight());
        return text;
    }

    private Actor letter(int card) {
        return new Formula(look, ON_LINEN, UiContext.BODY).inverse(Sign.of(card));
    }

    private void printUnits(int units, float bottom, float top) {
        float middle = (bottom + top) / 2;
        float size = unitSize(top - bottom);
        float thickness = Math.max(1.5f, getWidth() * 0.023f);
        Picture line = new Picture(look.art().region("pixel"), UnitPicture.inkOnCloth());
        line.setBounds(getWidth() * (1 - LINE) / 2, middle - thickness / 2, getWidth() * LINE, thickness);
        addActor(line);
        if (size < LEAST_UNIT) {
            float half = (top - bottom - thickness) / 2 - 1;
            printLetters(units, 1, half, middle + thickness / 2);
            printLetters(units, -1, half, middle - thickness / 2 - half);
            return;
        }
        float off = thickness / 2 + 0.035f * getWidth();
        printSide(units, 1, size, middle + off);
        printSide(units, -1, size, middle - off - size);
    }

    /** A side's units as letters, as large as they fit. */
    private void printLetters(int units, int sign, float height, float y) {
        int[] of = new int[UnitaryUnits.COUNT];
        for (int unit = 0; unit < of.length; unit++) of[unit] = Math.max(0, sign * UnitaryUnits.exponent(units, unit));
        int side = UnitaryUnits.of(of[UnitaryUnits.KG], of[UnitaryUnits.M], of[UnitaryUnits.S]);
        float size = Math.min(height / 1.1f, UiContext.BODY);
        Formula letters = new Formula(look, UnitPicture.inkOnCloth(), size).units(side);
        while (size > LEAST_LETTER && letters.getWidth() > 0.9f * getWidth()) {
            size -= 1;
            letters = new Formula(look, UnitPicture.inkOnCloth(), size).units(side);
        }
        letters.setPosition((getWidth() - letters.getWidth()) / 2, y + (height - letters.getHeight()) / 2);
        addUpright(letters);
    }

    private void printSide(int units, int sign, float size, float y) {
        List<Integer> row = new ArrayList<>();
        for (int unit = 0; unit < UnitaryUnits.COUNT; unit++) {
            for (int i = 0; i < sign * UnitaryUnits.exponent(units, unit); i++) row.add(unit);
        }
        if (row.isEmpty()) {
            Formula one = new Formula(look, UnitPicture.inkOnCloth(), size).units(UnitaryUnits.NONE);
            one.setPosition((getWidth() - one.getWidth()) / 2, y + (size - one.getHeight()) / 2);
            addUpright(one);
            return;
        }
        float gap = UNIT_GAP * getWidth();
        // Shrunk where many stand in a row.
        float fitting = Math.min(size, (0.86f * getWidth() - (row.size() - 1) * gap) / row.size());
        if (fitting < LEAST_UNIT) {
            printLetters(units, sign, size, y);
            return;
        }
        float width = row.size() * fitting + (row.size() - 1) * gap;
        for (int i = 0; i < row.size(); i++) {
            float x = (getWidth() - width) / 2 + i * (fitting + gap);
            addUpright(UnitPicture.of(look, row.get(i), new Rectangle(x, y + (size - fitting) / 2, fitting, fitting)));
        }
    }

    private void addUpright(Actor actor) {
        actor.setOrigin(actor.getWidth() / 2, actor.getHeight() / 2);
        if (actor instanceof Group group) group.setTransform(true);
        upright.add(actor);
        addActor(actor);
    }

    private void printSpecial(int card) {
        paper("special-paper");
        float inner = getWidth() * 0.78f;
        String key = UnitaryCard.key(card);
        boolean broad = getWidth() >= BROAD;
        float bottom = getHeight() * 0.1f;
        float top = getHeight() * 0.9f;
        if (named) {
            TextActor name = FittedText.of(look, TextStyle.SERIF, UnitPicture.inkOnCloth(), TextActor.Place.CENTRE,
                look.texts().say(UnitaryWords.card(card)), inner, largest());
            name.setBounds((getWidth() - inner) / 2, top - name.textHeight(), inner, name.textHeight());
            addActor(name);
            top -= name.textHeight();
        }
        if (broad) {
            TextActor does = new TextActor(look, TextStyle.SANS, UiContext.SMALL, ON_BUFF, TextActor.Place.CENTRE);
            does.wrapped(look.texts().say("unitary.scene.does." + key), inner);
            does.setBounds((getWidth() - inner) / 2, bottom, inner, does.textHeight());
            addActor(does);
            bottom += does.textHeight();
        }
        float size = Math.min(SIGN * getWidth(), top - bottom - 2);
        Picture sign = new Picture(look.art().region("special-" + key), look.theme().dim().cpy());
        sign.setBounds((getWidth() - size) / 2, (bottom + top - size) / 2, size, size);
        addActor(sign);
    }
}
