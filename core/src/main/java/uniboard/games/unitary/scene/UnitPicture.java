package uniboard.games.unitary.scene;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.math.Rectangle;
import uniboard.games.unitary.UnitaryUnits;
import uniboard.stage.kit.Picture;
import uniboard.stage.kit.UiContext;

/** A weight, a rule or a watch, with the shadow that reaches out of its bounds; or what lies around one. */
final class UnitPicture extends Picture {
    /** In the order of the units' numbers. */
    private static final String[] NAMES = {"unit-kg", "unit-m", "unit-s"};
    /** Smaller ones are drawn from a smaller picture. */
    private static final float SMALL = 36;
    /** How far shadows reach, in parts of the picture. */
    private static final float MARGIN = 12f / 92;
    private static final float SMALL_MARGIN = 4f / 30;

    private final float margin;

    private UnitPicture(UiContext look, String name, float margin) {
        super(look.art().region(name), look.theme().dim().cpy());
        this.margin = margin;
    }

    /** @param unit {@link UnitaryUnits#KG} and so on */
    static UnitPicture of(UiContext look, int unit, Rectangle box) {
        boolean small = box.width < SMALL;
        return new UnitPicture(look, small ? NAMES[unit] + "-small" : NAMES[unit], small ? SMALL_MARGIN : MARGIN).at(box);
    }

    /** Around a unit that would come. */
    static UnitPicture ghost(UiContext look, Rectangle box) {
        return new UnitPicture(look, "unit-ghost", 0).at(grown(box, 0.03f));
    }

    /** Around two units that would cancel each other. */
    static UnitPicture pair(UiContext look, Rectangle above, Rectangle below) {
        Rectangle both = new Rectangle(below.x, below.y, below.width, above.y + above.height - below.y);
        return new UnitPicture(look, "unit-pair", 0).at(new Rectangle(both.x - 0.05f * both.width, both.y - 0.05f * both.width,
            1.1f * both.width, both.height + 0.1f * both.width));
    }

    /** Through a unit that would go. */
    static UnitPicture strike(UiContext look, Rectangle box) {
        return new UnitPicture(look, "unit-strike", 0).at(box);
    }

    /** One of the small marks that are explained. */
    static UnitPicture legend(UiContext look, String name, Rectangle box) {
        return new UnitPicture(look, name, 0).at(box);
    }

    static Rectangle grown(Rectangle box, float by) {
        return new Rectangle(box.x - by * box.width, box.y - by * box.height, (1 + 2 * by) * box.width, (1 + 2 * by) * box.height);
    }

    UnitPicture at(Rectangle box) {
        setBounds(box.x, box.y, box.width, box.height);
        setOrigin(box.width / 2, box.height / 2);
        return this;
    }

    UnitPicture faint(float alpha) {
        getColor().a = alpha;
        return this;
    }

    @Override
    public void draw(Batch batch, float parentAlpha) {
        if (margin == 0) {
            super.draw(batch, parentAlpha);
            return;
        }
        // The picture has its margin all around; the bounds are the unit's own.
        float x = getX();
        float y = getY();
        float width = getWidth();
        float height = getHeight();
        setBounds(x - margin * width, y - margin * height, width * (1 + 2 * margin), height * (1 + 2 * margin));
        setOrigin(getWidth() / 2, getHeight() / 2);
        super.draw(batch, parentAlpha);
        setBounds(x, y, width, height);
        setOrigin(width / 2, height / 2);
    }

    /** The colour of what is written on cloth and paper, whatever the theme: they are light in all of them. */
    static Color inkOnCloth() {
        return new Color(0x2B2620FF);
    }
}
