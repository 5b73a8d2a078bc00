package uniboard.stage.scene;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Group;
import java.util.List;
import uniboard.stage.kit.PatchPicture;
import uniboard.stage.kit.Picture;
import uniboard.stage.kit.TextActor;
import uniboard.stage.kit.UiContext;
import uniboard.text.TextStyle;

/** Who sits at a seat, whether it is their turn, and what they have taken. */
public class SeatPlate extends Group {
    /** In a line beside a hand, or stacked in a dashed slot of a row of cards. */
    public enum Form { LINE, SLOT }

    protected static final float MARK = 16;
    /** Of a slot, above and below what stands in it. */
    private static final float PADDING = 8;
    protected static final float TAKEN_WIDTH = 22;
    protected static final float TAKEN_HEIGHT = 26;
    private static final float TAKEN_MARGIN = 2;

    protected final UiContext look;
    private final Form form;
    private String mark;

    /** @param mark the picture that marks the side, so that colour is never alone */
    public SeatPlate(UiContext look, Form form, String mark) {
        this.look = look;
        this.form = form;
        this.mark = mark;
        setTransform(false);
    }

    /** Sides that are taken in the course of a game are marked when they are. */
    public void setMark(String picture) {
        mark = picture;
    }

    /** Where the mark lies on the plate, from its lower left corner. */
    public Rectangle markBox() {
        float x = form == Form.SLOT ? (getWidth() - MARK) / 2 : look.rightToLeft() ? getWidth() - MARK : 0;
        return new Rectangle(look.snap(x), look.snap((getHeight() - MARK) / 2), MARK, MARK);
    }

    /** @param taken pictures of what the seat has taken, first to last */
    public void show(Plate plate, List<String> taken) {
        clearChildren();
        Color ink = look.theme().ink();
        if (form == Form.SLOT) showSlot(plate, taken, ink);
        else showLine(plate, taken, ink);
    }

    private void showSlot(Plate plate, List<String> taken, Color ink) {
        if (plate.toMove()) addGround();
        Picture outline = new Picture(look.art().region("slot"), new Color(ink.r, ink.g, ink.b, look.theme().outline() == null ? 0.4f : 1));
        outline.setSize(getWidth(), getHeight());
        addActor(outline);
        TextActor name = text(TextStyle.SANS_BOLD, UiContext.BODY, ink, TextActor.Place.CENTRE);
        name.wrapped(plate.name(), getWidth() - 8);
        TextActor detail = text(TextStyle.SANS, UiContext.SMALL, ink, TextActor.Place.CENTRE);
        detail.wrapped(plate.detail(), getWidth() - 8);
        float takenHeight = taken.isEmpty() ? 0 : TAKEN_HEIGHT;
        // On a small card what was taken matters more.
        if (MARK + 2 + name.textHeight() + detail.textHeight() + takenHeight > getHeight()) detail.line("");
        float rest = name.textHeight() + detail.textHeight() + takenHeight;
        // Where it is too low the mark stands beside the name.
        boolean isLow = MARK + 2 + rest > getHeight() - PADDING && name.textWidth() + MARK + PADDING < getWidth();
        float beside = isLow ? MARK + 4 : 0;
        float above = isLow ? 0 : MARK + 2;
        float y = (getHeight() + above + rest) / 2 - above - name.textHeight();
        float markX = isLow ? Math.max(4, (getWidth() - beside - name.textWidth()) / 2) : (getWidth() - MARK) / 2;
        float markY = y + (isLow ? (name.textHeight() - MARK) / 2 : name.textHeight() + 2);
        look.lay(this, sign(), markX, markY, MARK, MARK);
        name.setBounds(look.rightToLeft() ? 0 : beside, y, getWidth() - beside, name.textHeight());
        addActor(name);
        y -= detail.textHeight();
        detail.setBounds(0, y, getWidth(), detail.textHeight());
        addActor(detail);
        addTaken(taken, (getWidth() - taken.size() * TAKEN_WIDTH * 0.8f) / 2, y - takenHeight, 0.8f);
    }

    /** Nothing for people who asked for more contrast: they see edges. */
    private Color tint(float strength) {
        Color good = look.theme().good();
        return new Color(good.r, good.g, good.b, look.theme().outline() == null ? strength : 0);
    }

    protected final void addGround() {
        PatchPicture ground = PatchPicture.edge(look, look.theme().outline() == null ? "panel" : "outline", tint(0.15f));
        ground.setSize(getWidth(), getHeight());
        addActor(ground);
    }

    private void showLine(Plate plate, List<String> taken, Color ink) {
        float middle = getHeight() / 2;
        TextActor name = text(TextStyle.SANS_BOLD, UiContext.STRONG, ink, TextActor.Place.START).line(plate.name());
        if (name.textWidth() > getWidth() - MARK - UiContext.UNIT) {
            name = text(TextStyle.SANS_BOLD, UiContext.BODY, ink, TextActor.Place.START).line(plate.name());
        }
        TextActor detail = text(TextStyle.SANS, UiContext.SMALL, look.theme().softInk(), TextActor.Place.START);
        detail.line(plate.detail());
        // Away, or the time that is left: a long name makes room for it.
        float noted = plate.note().isEmpty() ? 0 : detail.textWidth() + 2 * UiContext.UNIT;
        if (noted > 0) shorten(name, plate.name(), getWidth() - MARK - UiContext.UNIT - noted);
        Picture side = sign();
        float x = MARK + name.textWidth() + 2 * UiContext.UNIT;
        TextActor turn = text(TextStyle.SANS_BOLD, UiContext.SMALL, look.theme().goodInk(), TextActor.Place.CENTRE);
        if (plate.toMove()) turn.line(look.texts().say("table.turnPill"));
        float pill = plate.toMove() && turn.textWidth() + 20 <= getWidth() - x - noted ? turn.textWidth() + 20 : 0;
        if (plate.toMove() && pill == 0) addPill(-UiContext.UNIT / 2f, getWidth() + 1.5f * UiContext.UNIT, 34, middle);
        look.lay(this, side, 0, middle - MARK / 2, MARK, MARK);
        look.lay(this, name, MARK + UiContext.UNIT, 0, name.textWidth(), getHeight());
        if (!plate.detail().isEmpty() && x + detail.textWidth() + pill <= getWidth()) {
            look.lay(this, detail, x, 0, detail.textWidth(), getHeight());
            x += detail.textWidth() + UiContext.UNIT;
        }
        if (pill > 0) {
            addPill(x, pill, 26, middle);
            look.lay(this, turn, x, middle - 13, pill, 26);
            x += pill + UiContext.UNIT;
        }
        float room = getWidth() - x - UiContext.UNIT;
        float squeeze = taken.isEmpty() ? 1 : Math.min(1, room / (taken.size() * TAKEN_WIDTH));
        if (squeeze > 0.3f) {
            float width = taken.size() * TAKEN_WIDTH * squeeze;
            addTaken(taken, look.rightToLeft() ? getWidth() - x - width : x, middle - TAKEN_HEIGHT / 2, squeeze);
        }
    }

    private static void shorten(TextActor line, String name, float room) {
        for (int end = name.length() - 1; end > 0 && line.textWidth() > room; end--)
            if (!Character.isHighSurrogate(name.charAt(end - 1))) line.line(name.substring(0, end).strip() + '…');
    }

    /** Marks the side. */
    protected final Picture sign() {
        return new Picture(look.art().region(mark));
    }

    /** Beside the name with words or, where there is no room for them, around mark and name. */
    protected final void addPill(float x, float width, float height, float middle) {
        PatchPicture ground = new PatchPicture(look.art().patch("pill"), tint(0.15f));
        PatchPicture outline = PatchPicture.edge(look, "pill-outline", tint(0.55f));
        look.lay(this, ground, x, middle - height / 2, width, height);
        look.lay(this, outline, x, middle - height / 2, width, height);
    }

    protected final void addTaken(List<String> taken, float x, float y, float step) {
        for (String picture : taken) {
            Picture figure = new Picture(look.art().region(picture));
            figure.setBounds(look.snap(x - TAKEN_MARGIN), look.snap(y - TAKEN_MARGIN), TAKEN_WIDTH + 2 * TAKEN_MARGIN,
                TAKEN_HEIGHT + 2 * TAKEN_MARGIN);
            addActor(figure);
            x += TAKEN_WIDTH * step;
        }
    }

    protected final TextActor text(TextStyle style, float size, Color colour, TextActor.Place place) {
        return new TextActor(look, style, size, colour, place);
    }
}
