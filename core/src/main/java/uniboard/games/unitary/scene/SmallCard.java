package uniboard.games.unitary.scene;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import uniboard.games.unitary.UnitaryCard;
import uniboard.stage.kit.PatchPicture;
import uniboard.stage.kit.Picture;
import uniboard.stage.kit.UiContext;

/** A card too small for words: a quantity's units as a formula with the linen end below or above, or a special card's sign. */
final class SmallCard extends Group {
    private static final float PADDING = 4;
    private static final float LINEN = 3;
    /** Of a formula, in sizes of its letters. */
    private static final float TWO_LINES = 2.75f;
    private static final float ONE_LINE = 1.8f;
    private static final float NARROWEST = 0.85f;
    private static final Color PAPER = new Color(0xFBF8F2FF);
    private static final Color CLOTH = new Color(0x35505EFF);
    private static final Color EDGE = new Color(0x2B262059);

    private final UiContext look;

    private SmallCard(UiContext look, float height) {
        this.look = look;
        setTransform(false);
        setTouchable(Touchable.disabled);
        setHeight(height);
    }

    /**
     * Of a quantity.
     *
     * @param units what it brings as it lies
     */
    static SmallCard ofUnits(UiContext look, int units, Way way, float height) {
        SmallCard card = new SmallCard(look, height);
        Formula formula = formula(look, units, height - LINEN - 1);
        card.setWidth(look.snap(Math.max(height * NARROWEST, formula.getWidth() + 2 * PADDING)));
        card.lay(new PatchPicture(look.art().patch("panel"), PAPER));
        card.lay(new PatchPicture(look.art().patch("outline"), EDGE));
        boolean down = way == Way.UPSIDE_DOWN;
        Picture linen = new Picture(look.art().region("pixel"), CLOTH);
        linen.setBounds(PADDING, look.snap(down ? height - LINEN - 1 : 1), card.getWidth() - 2 * PADDING, LINEN);
        card.addActor(linen);
        float bottom = down ? 0 : LINEN;
        formula.setPosition(look.snap((card.getWidth() - formula.getWidth()) / 2),
            look.snap(bottom + (height - LINEN - formula.getHeight()) / 2));
        card.addActor(formula);
        return card;
    }

    private static Formula formula(UiContext look, int units, float room) {
        Formula oneLine = new Formula(look, UnitPicture.inkOnCloth(), room / ONE_LINE).units(units);
        return oneLine.getHeight() <= room ? oneLine : new Formula(look, UnitPicture.inkOnCloth(), room / TWO_LINES).units(units);
    }

    static SmallCard ofSpecial(UiContext look, int card, float height) {
        SmallCard small = new SmallCard(look, height);
        small.setWidth(height);
        for (String name : new String[] {"special-paper", "special-" + UnitaryCard.key(card)}) {
            Picture part = new Picture(look.art().region(name), look.theme().dim().cpy());
            part.setSize(height, height);
            small.addActor(part);
        }
        return small;
    }

    private void lay(PatchPicture part) {
        part.setSize(getWidth(), getHeight());
        addActor(part);
    }

    /** A ring around it, or none if the colour is null. */
    SmallCard ringed(Color colour) {
        if (colour == null) return this;
        lay(new PatchPicture(look.art().patch("outline"), colour));
        return this;
    }
}
