package uniboard.games.unitary.scene;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import uniboard.game.Message;
import uniboard.games.unitary.UnitaryCard;
import uniboard.games.unitary.UnitaryMove;
import uniboard.games.unitary.UnitaryUnits;
import uniboard.games.unitary.UnitaryWords;
import uniboard.stage.kit.Panel;
import uniboard.stage.kit.Picture;
import uniboard.stage.kit.Target;
import uniboard.stage.kit.TextActor;
import uniboard.stage.kit.UiContext;
import uniboard.stage.scene.SceneHost;
import uniboard.text.TextStyle;

/** A sheet of paper: the units in play as a formula, the quantity that has them, and both as they would be after the chosen card. */
final class FormulaPanel extends Group {
    /** Where the sheet is at least so high, both parts stand one below the other. */
    private static final float HIGH = 180;
    private static final float LARGE = 28;
    /** Of a low sheet's height. */
    private static final float LETTERS = 0.29f;
    private static final float LEAST = 9;
    /** What a high part has besides its formula. */
    private static final float UNDER_HEADING = 46;
    private static final float PADDING = 14;
    private static final float ICON = 22;
    private static final Color COMING = new Color(0x1B76A8FF);

    private final UiContext look;
    private final Rectangle box;
    private final SceneHost host;
    private final boolean high;
    private final Panel paper;
    private Rectangle about;
    /** At the sheet's end; null where no list can be opened. */
    private final Group list;

    FormulaPanel(UiContext look, Rectangle box, SceneHost host) {
        this.look = look;
        this.box = box;
        this.host = host;
        high = box.height >= HIGH;
        setTransform(false);
        setBounds(box.x, box.y, box.width, box.height);
        paper = new Panel(look);
        paper.setSize(box.width, box.height);
        paper.setTouchable(Touchable.disabled);
        list = host.reference(Spots.FORMULAS) == null ? null : button("icon-scores", Spots.FORMULAS);
    }

    /** Where the list of all quantities is opened; null where it can't be. */
    Rectangle list() {
        return list == null ? null : new Rectangle(box.x + list.getX(), box.y + list.getY(), UiContext.TOUCH, UiContext.TOUCH);
    }

    private Group button(String icon, String place) {
        Group button = Target.group(0, 0, UiContext.TOUCH, UiContext.TOUCH);
        Picture picture = new Picture(look.art().region(icon), look.theme().ink());
        picture.setBounds((UiContext.TOUCH - ICON) / 2, (UiContext.TOUCH - ICON) / 2, ICON, ICON);
        button.addActor(picture);
        Target.make(button, place, host::tapped);
        return button;
    }

    /** Where there is something to be told of the quantity on the table; else null. */
    Rectangle about() {
        return about;
    }

    /** @param change that a card would make; null for none */
    void show(int units, UnitChange change) {
        clearChildren();
        addActor(paper);
        about = null;
        String now = look.texts().say("unitary.scene.onTable");
        if (high) {
            float half = getHeight() / 2;
            showPart(units, now, new Rectangle(0, half, getWidth(), half));
            if (change != null) {
                showArrowDown(half);
                showPart(change.after(), after(change), new Rectangle(0, 0, getWidth(), half - 8));
            } else if (UnitaryCard.quantity(units) != UnitaryCard.NONE) {
                showMeaning(UnitaryCard.quantity(units), half);
            }
        } else {
            float room = getWidth() - (list == null ? 0 : UiContext.TOUCH - 6);
            float half = change != null ? (room - ICON - 12) / 2 : room;
            showPart(units, now, mirrored(new Rectangle(0, 0, half, getHeight())));
            if (change != null) {
                showArrowBeside(half);
                showPart(change.after(), look.texts().say("unitary.scene.after"),
                    mirrored(new Rectangle(room - half, 0, half, getHeight())));
            }
        }
        addAbout(units);
        if (list == null) return;
        Rectangle end = mirrored(new Rectangle(getWidth() - UiContext.TOUCH, high ? 0 : (getHeight() - UiContext.TOUCH) / 2,
            UiContext.TOUCH, 0));
        list.setPosition(end.x, end.y);
        addActor(list);
    }

    /** What the quantity is, where nothing else needs the room. */
    private void showMeaning(int quantity, float room) {
        float inner = getWidth() - 2 * PADDING;
        String words = look.texts().say("unitary.about." + UnitaryCard.key(quantity));
        TextActor text = new TextActor(look, TextStyle.SANS, UiContext.BODY, look.theme().ink(), TextActor.Place.START).wrapped(words,
            inner);
        if (text.textHeight() > room - PADDING) {
            text.wrapped("", inner);
            text = new TextActor(look, TextStyle.SANS, UiContext.SMALL, look.theme().ink(), TextActor.Place.START).wrapped(words, inner);
        }
        if (text.textHeight() > room) text.wrapped("", inner);
        text.setBounds(PADDING, room - text.textHeight(), inner, text.textHeight());
        addActor(text);
    }

    private Rectangle mirrored(Rectangle part) {
        if (look.rightToLeft()) part.x = getWidth() - part.x - part.width;
        return part;
    }

    private String after(UnitChange change) {
        String key = switch (UnitaryMove.kind(change.move())) {
            case UP -> "unitary.scene.after.up";
            case DOWN -> "unitary.scene.after.down";
            default -> "unitary.scene.after.special";
        };
        return look.texts().say(Message.of(key, UnitaryWords.card(UnitaryMove.card(change.move()))));
    }

    private void showPart(int units, String caption, Rectangle part) {
        float padding = high ? PADDING : 9;
        Color ink = look.theme().ink();
        Formula formula = formula(units, part, padding);
        float formulaX = look.rightToLeft() ? part.x + padding : part.x + part.width - padding - formula.getWidth();
        TextActor heading = FittedText.of(look, TextStyle.SANS, look.theme().softInk(), TextActor.Place.START, caption,
            high ? part.width - 2 * padding : part.width - 2 * padding - formula.getWidth() - 6, UiContext.SMALL);
        float inner = part.width - 2 * padding - formula.getWidth() - 8;
        int quantity = UnitaryCard.quantity(units);
        String words = units == UnitaryUnits.NONE ? look.texts().say("unitary.scene.noUnits")
            : quantity == UnitaryCard.NONE ? look.texts().say("unitary.scene.noQuantity") : look.texts().say(UnitaryWords.card(quantity));
        TextActor name = FittedText.of(look, TextStyle.SERIF, quantity == UnitaryCard.NONE ? look.theme().softInk() : ink,
            TextActor.Place.START, words, Math.max(40, inner), high ? 28 : UiContext.STRONG);
        // Of two parts side by side the arrow tells which comes after the other.
        if (!high && heading.textHeight() + name.textHeight() > part.height - 4) heading.line("");
        float x = look.rightToLeft() ? part.x + part.width - padding - inner : part.x + padding;
        float top = part.y + part.height - (high ? padding : Math.max(4, (part.height - heading.textHeight() - name.textHeight()) / 2));
        heading.setBounds(look.rightToLeft() ? part.x + part.width - padding - heading.textWidth() : part.x + padding,
            top - heading.textHeight(), heading.textWidth(), heading.textHeight());
        addActor(heading);
        top -= heading.textHeight();
        float height = name.textHeight();
        if (!high) {
            name.setBounds(x, top - height, inner, height);
            addActor(name);
            addFormula(formula, formulaX, part.y + (part.height - formula.getHeight()) / 2);
            return;
        }
        Formula sign = quantity == UnitaryCard.NONE ? null : new Formula(look, look.theme().softInk(),
            UiContext.TITLE).sign(Sign.of(quantity));
        float all = height + (sign == null ? 0 : sign.getHeight() + 2);
        float middle = (top + part.y) / 2;
        name.setBounds(x, middle + all / 2 - height, inner, height);
        addActor(name);
        if (sign != null) {
            addFormula(sign, look.rightToLeft() ? x + inner - sign.getWidth() : x, middle - all / 2);
        }
        addFormula(formula, formulaX, middle - formula.getHeight() / 2);
    }

    /** As large as it fits. */
    private Formula formula(int units, Rectangle part, float padding) {
        float size = high ? LARGE : Math.min(LARGE, getHeight() * LETTERS);
        float room = (part.width - 2 * padding) * (high ? 0.6f : 0.56f);
        Formula formula = new Formula(look, look.theme().ink(), size).units(units);
        while (size > LEAST && (formula.getWidth() > room || formula.getHeight() > part.height - (high ? UNDER_HEADING : 6))) {
            size -= 1;
            formula = new Formula(look, look.theme().ink(), size).units(units);
        }
        return formula;
    }

    private void addFormula(Formula formula, float x, float y) {
        formula.setPosition(look.snap(x), look.snap(y));
        addActor(formula);
    }

    private void showArrowDown(float y) {
        Color colour = coming();
        Picture arrow = new Picture(look.art().region("icon-right"), colour);
        arrow.setBounds((getWidth() - ICON) / 2, look.snap(y - 4 - ICON / 2), ICON, ICON);
        arrow.setOrigin(ICON / 2, ICON / 2);
        arrow.setRotation(-90);
        addActor(arrow);
        for (float x = PADDING; x < getWidth() - PADDING; x += 7) {
            if (Math.abs(x - getWidth() / 2) < ICON) continue;
            Picture dot = new Picture(look.art().region("pixel"), colour);
            dot.setBounds(look.snap(x), look.snap(y - 5), 2, 2);
            addActor(dot);
        }
    }

    private void showArrowBeside(float half) {
        Picture arrow = new Picture(look.art().region(look.rightToLeft() ? "icon-left" : "icon-right"), coming());
        Rectangle place = mirrored(new Rectangle(half + 6, (getHeight() - ICON) / 2, ICON, ICON));
        arrow.setBounds(look.snap(place.x), look.snap(place.y), ICON, ICON);
        addActor(arrow);
    }

    /** Blue as what would come; lighter on dark paper. */
    private Color coming() {
        return look.theme().isDark() ? new Color(0x7CC4EEFF) : COMING;
    }

    /** The heading's line is the button; the sign stands where it ends. */
    private void addAbout(int units) {
        int quantity = UnitaryCard.quantity(units);
        if (quantity == UnitaryCard.NONE) return;
        float width = high ? UiContext.TOUCH : Math.min(getWidth() / 2, 150);
        Rectangle local = high ? new Rectangle(getWidth() - UiContext.TOUCH, getHeight() - UiContext.TOUCH, UiContext.TOUCH,
            UiContext.TOUCH)
            : new Rectangle(0, (getHeight() - UiContext.TOUCH) / 2, width, UiContext.TOUCH);
        mirrored(local);
        about = new Rectangle(box.x + local.x, box.y + local.y, local.width, local.height);
        Group button = high ? button("icon-about", Spots.about(quantity)) : Target.group(0, 0, local.width, local.height);
        if (!high) Target.make(button, Spots.about(quantity), host::tapped);
        button.setPosition(local.x, local.y);
        addActor(button);
    }
}
