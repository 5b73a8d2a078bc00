package uniboard.games.unitar.scene;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import java.util.ArrayList;
import java.util.List;
import uniboard.stage.kit.Layer;
import uniboard.stage.kit.Panel;
import uniboard.stage.kit.PatchPicture;
import uniboard.stage.kit.Picture;
import uniboard.stage.kit.TextActor;
import uniboard.stage.kit.UiContext;
import uniboard.text.Direction;
import uniboard.text.TextStyle;

/** Who has how many frames on the field, whose turn it is, and who has chosen: on a panel, or in a line where there is less room. */
final class FramesActor extends Group {
    /**
     * @param mark  a picture
     * @param name  may be empty
     * @param note  beside the name, where there is room; may be empty
     * @param count of frames; negative: not told here
     */
    record Entry(String mark, String name, String note, int count, State state) {
    }

    enum State {
        PLAIN,
        /** The seat to decide, or one that has won. */
        LIT,
        CHOSEN
    }

    private static final float MARK = 16;
    private static final float STONE = 17;
    private static final float STONE_MARGIN = 5f / 28;
    private static final float PANEL = 50;
    private static final float GAP = 5;
    private static final float CAPTION = 78;

    private final UiContext look;
    private final Rectangle room;
    private final String sign;

    /** @param sign of what a tap on it opens, or null */
    FramesActor(UiContext look, Rectangle room, String sign) {
        this.look = look;
        this.sign = sign;
        this.room = room;
        setTransform(false);
        setTouchable(Touchable.disabled);
        setBounds(room.x, room.y, room.width, room.height);
    }

    /** @param caption of all, short */
    void show(List<Entry> entries, String caption) {
        clearChildren();
        boolean panel = room.height >= PANEL;
        if (panel) addPaper();
        float edge = panel ? 2 * UiContext.UNIT : 4;
        float signed = sign == null ? 0 : MARK + 1.75f * UiContext.UNIT;
        if (sign != null) place(new Picture(look.art().region(sign), look.theme().softInk()), edge, (room.height - MARK) / 2, MARK, MARK);
        TextActor title = new TextActor(look, TextStyle.SANS, UiContext.SMALL, look.theme().softInk(), TextActor.Place.START);
        if (panel) title.wrapped(caption, CAPTION);
        else title.line(caption);
        List<List<Actor>> laid = fitting(entries, room.width - 2 * edge - signed, title.textWidth() + 2 * UiContext.UNIT);
        float width = 0;
        for (List<Actor> parts : laid) width += width(parts);
        float left = room.width - 2 * edge - signed - width - (laid.size() - 1) * UiContext.UNIT;
        boolean captioned = left >= title.textWidth() + 2 * UiContext.UNIT;
        float x = edge + signed;
        if (captioned) {
            place(title, x, 0, title.textWidth(), room.height);
            x += title.textWidth() + 1.5f * UiContext.UNIT;
            left -= title.textWidth() + 1.5f * UiContext.UNIT;
        } else {
            title.line("");
        }
        // What is free lies between them.
        float gap = UiContext.UNIT + left / Math.max(1, laid.size() - (captioned ? 0 : 1));
        if (captioned) x += gap - UiContext.UNIT;
        for (int i = 0; i < laid.size(); i++) {
            float entryWidth = width(laid.get(i));
            if (entries.get(i).state() == State.LIT) addPill(x - 6, entryWidth + 12);
            lay(laid.get(i), x, 0, room.height);
            x += entryWidth + gap;
        }
    }

    private void addPaper() {
        Panel paper = new Panel(look);
        paper.setSize(room.width, room.height);
        addActor(paper);
    }

    /** With notes if they fit, and with names as large as they fit, or without. */
    private List<List<Actor>> fitting(List<Entry> entries, float width, float caption) {
        List<Entry> plain = new ArrayList<>();
        for (Entry entry : entries) plain.add(new Entry(entry.mark(), entry.name(), "", entry.count(), entry.state()));
        List<List<Actor>> noted = plain.equals(entries) ? null : named(entries, width, caption);
        List<List<Actor>> laid = noted == null ? named(plain, width, caption) : noted;
        if (laid != null) return laid;
        laid = new ArrayList<>();
        for (Entry entry : entries) laid.add(parts(entry, 0));
        return laid;
    }

    /** Null where there is no room for names. */
    private List<List<Actor>> named(List<Entry> entries, float width, float caption) {
        for (int size : new int[] {UiContext.STRONG, UiContext.BODY, UiContext.SMALL}) {
            if (size == UiContext.STRONG && room.height < PANEL) continue;
            List<List<Actor>> laid = new ArrayList<>();
            float needed = 0;
            for (Entry entry : entries) {
                List<Actor> parts = parts(entry, size);
                laid.add(parts);
                needed += width(parts) + UiContext.UNIT;
            }
            if (needed <= width - (size == UiContext.STRONG ? caption : 0)) return laid;
            for (List<Actor> parts : laid) release(parts);
        }
        return null;
    }

    private static void release(List<Actor> parts) {
        for (Actor part : parts) if (part instanceof TextActor text) text.line("");
    }

    /** @param size of the name; 0: without it */
    private List<Actor> parts(Entry entry, int size) {
        List<Actor> parts = new ArrayList<>();
        Picture mark = new Picture(look.art().region(entry.mark()));
        mark.setSize(MARK, MARK);
        parts.add(mark);
        if (size > 0 && !entry.name().isEmpty()) parts.add(text(TextStyle.SANS_BOLD, size, look.theme().ink(), entry.name()));
        if (size > 0 && !entry.note().isEmpty()) parts.add(text(TextStyle.SANS, UiContext.SMALL, look.theme().softInk(), entry.note()));
        if (entry.count() >= 0) parts.add(count(entry.count(), size == 0 ? UiContext.BODY : size, entry.state()));
        else if (entry.state() == State.CHOSEN) parts.add(stone());
        return parts;
    }

    private TextActor text(TextStyle style, float size, Color colour, String words) {
        TextActor text = new TextActor(look, style, size, colour, TextActor.Place.START).line(words);
        text.setSize(text.textWidth(), text.textHeight());
        return text;
    }

    private Picture stone() {
        Picture stone = new Picture(look.art().region("tick-stone"), look.theme().dim());
        float side = STONE * (1 + 2 * STONE_MARGIN);
        stone.setSize(side, side);
        return stone;
    }

    /** A stone lies on the corner of the box of one who has chosen. */
    private Actor count(int count, int size, State state) {
        Group box = Layer.untouched();
        TextActor number = new TextActor(look, TextStyle.SANS_BOLD, size, look.theme().ink(), TextActor.Place.CENTRE,
            Direction.LEFT_TO_RIGHT);
        number.line(Integer.toString(count));
        float height = size + 9;
        float width = look.snap(Math.max(height, number.textWidth() + 10));
        PatchPicture frame = new PatchPicture(look.art().patch("outline"), look.theme().softInk());
        frame.setSize(width, height);
        number.setSize(width, height);
        box.setSize(width, height);
        box.addActor(frame);
        box.addActor(number);
        if (state != State.CHOSEN) return box;
        Picture stone = stone();
        float overhang = stone.getWidth() * 0.4f;
        box.setSize(width + overhang, height);
        boolean mirrored = look.rightToLeft();
        frame.setX(mirrored ? overhang : 0);
        number.setX(mirrored ? overhang : 0);
        stone.setPosition(mirrored ? -STONE_MARGIN * STONE : box.getWidth() - stone.getWidth() + STONE_MARGIN * STONE,
            height - stone.getHeight() * 0.62f);
        box.addActor(stone);
        return box;
    }

    private static float width(List<Actor> parts) {
        float width = -GAP;
        for (Actor part : parts) width += part.getWidth() + GAP;
        return width;
    }

    private void lay(List<Actor> parts, float x, float y, float height) {
        for (Actor part : parts) {
            place(part, x, y + (height - part.getHeight()) / 2, part.getWidth(), part.getHeight());
            x += part.getWidth() + GAP;
        }
    }

    private void addPill(float x, float width) {
        Color good = look.theme().good();
        float height = Math.min(room.height, 36);
        float y = (room.height - height) / 2;
        place(new PatchPicture(look.art().patch("pill"), new Color(good.r, good.g, good.b, 0.15f)), x, y, width, height);
        place(new PatchPicture(look.art().patch("pill-outline"), good), x, y, width, height);
    }

    private void place(Actor actor, float x, float y, float width, float height) {
        float left = look.rightToLeft() ? room.width - x - width : x;
        actor.setBounds(look.snap(left), look.snap(y), width, height);
        addActor(actor);
    }
}
