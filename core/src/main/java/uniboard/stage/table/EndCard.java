package uniboard.stage.table;

import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import uniboard.stage.kit.AccessibilityTree;
import uniboard.stage.kit.ControlButton;
import uniboard.stage.kit.MainButton;
import uniboard.stage.kit.Panel;
import uniboard.stage.kit.PlainButton;
import uniboard.stage.kit.SpotList;
import uniboard.stage.kit.Target;
import uniboard.stage.kit.TextActor;
import uniboard.stage.kit.UiContext;
import uniboard.text.TextStyle;

/** How a game has ended and what may come next: on a panel beside a table, on a strip, or on the sheet that the strip is raised to. */
final class EndCard extends Panel {
    static final String RAISE = "control:raiseEnd";
    static final String LOWER = "control:closeEnd";
    static final String REMARK = "control:remark";

    private static final float EDGE = 12;
    private static final float GAP = 8;
    /** Of the paper, below the window, so that its lower corners aren't seen. */
    private static final float HIDDEN = 20;
    private static final float PANEL_TITLE = 28;
    private static final float PANEL_SEAL = 104;
    private static final float FACT = 13;
    private static final float SHEET_TITLE = 24;
    private static final float SHEET_SEAL = 56;
    private static final float STRIP_SEAL = 38;
    /** Of the first button's width in a row, as a part of the others'. */
    private static final float FIRST = 1.3f;

    private final UiContext look;
    private final EndWords words;
    private final Sign sign;
    private final Consumer<String> chosen;
    private final SpotList spots = new SpotList();
    /** Where the next part ends, from the lower edge. */
    private float y;
    /** Null where there is no room for it. */
    private Group seal;

    /** What stands for the result. */
    interface Sign {
        /** @param size of the square that it stands in */
        Group of(float size);
    }

    private EndCard(UiContext look, EndWords words, Sign sign, Consumer<String> chosen) {
        super(look);
        this.look = look;
        this.words = words;
        this.sign = sign;
        this.chosen = chosen;
        setTouchable(Touchable.enabled);
    }

    /**
     * Beside a table.
     *
     * @param rooms whose panel's upper part it takes; where it doesn't fit the seal is left out
     */
    static EndCard panel(UiContext look, EndWords words, Sign sign, TableSheets.EndRooms rooms, Consumer<String> chosen) {
        EndCard card = new EndCard(look, words, sign, chosen);
        Rectangle room = rooms.panel();
        float inner = room.width - 4 * GAP;
        TextActor title = card.text(TextStyle.SERIF, PANEL_TITLE, words.title(), inner, TextActor.Place.CENTRE);
        TextActor how = card.text(TextStyle.SANS, UiContext.BODY, words.how(), inner, TextActor.Place.CENTRE);
        List<TextActor> facts = new ArrayList<>();
        float factsHeight = 0;
        for (String fact : words.facts()) {
            TextActor line = card.text(TextStyle.SANS, FACT, fact, inner, TextActor.Place.CENTRE);
            line.setColor(look.theme().softInk());
            factsHeight += line.textHeight();
            facts.add(line);
        }
        RemarkRow remark = words.remark() == null ? null : new RemarkRow(look, words.remark(), inner);
        float height = 4 * GAP + title.textHeight() + how.textHeight() + factsHeight + GAP
            + (remark == null ? 0 : remark.getHeight() + EDGE) + words.buttons().size() * (UiContext.TOUCH + GAP);
        float seal = !words.game().isEmpty() && height + PANEL_SEAL + GAP <= room.height ? PANEL_SEAL : 0;
        card.setSize(room.width, look.snap(Math.max(rooms.leastHeight(), height + (seal == 0 ? 0 : seal + GAP))));
        card.y = card.getHeight() - 2 * GAP;
        if (seal > 0) card.stack(card.seal(seal), (room.width - seal) / 2, seal, seal, GAP);
        card.stack(title, 2 * GAP, inner, title.textHeight(), GAP / 2);
        card.stack(how, 2 * GAP, inner, how.textHeight(), GAP / 2);
        for (TextActor line : facts) card.stack(line, 2 * GAP, inner, line.textHeight(), 0);
        card.y -= EDGE;
        if (remark != null) card.stackRemark(remark, 2 * GAP, EDGE);
        for (EndWords.Button button : words.buttons()) {
            card.stack(card.button(button, inner), 2 * GAP, inner, UiContext.TOUCH, GAP);
        }
        card.setPosition(room.x, room.y + room.height - card.getHeight());
        return card;
    }

    /** In place of a bar. */
    static EndCard strip(UiContext look, EndWords words, Sign sign, Rectangle room, Consumer<String> chosen) {
        EndCard card = new EndCard(look, words, sign, chosen);
        float hidden = card.bound(room);
        float middle = hidden + room.height / 2;
        look.lay(card, card.seal(STRIP_SEAL), EDGE, middle - STRIP_SEAL / 2, STRIP_SEAL, STRIP_SEAL);
        EndWords.Button first = words.buttons().get(0);
        float width = Math.min(room.width / 2, PlainButton.widthOf(look, first.label()));
        float end = room.width - GAP / 2 - UiContext.TOUCH;
        float start = EDGE + STRIP_SEAL + GAP;
        float inner = end - GAP - width - start - GAP;
        TextActor title = card.text(TextStyle.SERIF, UiContext.TITLE, words.title(), 0, TextActor.Place.START);
        if (title.textWidth() > inner) {
            title = card.text(TextStyle.SERIF, UiContext.BODY, words.title(), 0, TextActor.Place.START);
            width -= Math.max(0, title.textWidth() - inner);
            inner = end - GAP - width - start - GAP;
        }
        look.lay(card, title, start, hidden, inner, room.height);
        look.lay(card, card.button(first, width), end - GAP - width, middle - UiContext.TOUCH / 2f, width, UiContext.TOUCH);
        card.addControl(RAISE, "icon-raise", "end.raise", end, middle - UiContext.TOUCH / 2f);
        return card;
    }

    /**
     * At the lower edge of a window.
     *
     * @param room at whose lower edge it lies
     */
    static EndCard sheet(UiContext look, EndWords words, Sign sign, Rectangle room, Consumer<String> chosen) {
        EndCard card = new EndCard(look, words, sign, chosen);
        float inner = room.width - 2 * EDGE;
        float start = EDGE + SHEET_SEAL + EDGE;
        float beside = room.width - start - 2 * UiContext.TOUCH;
        TextActor title = card.text(TextStyle.SERIF, SHEET_TITLE, words.title(), beside, TextActor.Place.START);
        TextActor how = card.text(TextStyle.SANS, 13.5f, words.how(), beside + UiContext.TOUCH, TextActor.Place.START);
        RemarkRow remark = words.remark() == null ? null : new RemarkRow(look, words.remark(), inner);
        float head = Math.max(SHEET_SEAL, Math.max(title.textHeight(), UiContext.TOUCH - GAP) + how.textHeight());
        float height = GAP + head + GAP + (remark == null ? 0 : remark.getHeight() + GAP) + UiContext.TOUCH + EDGE;
        float hidden = card.bound(new Rectangle(room.x, room.y, room.width, look.snap(height)));
        card.y = card.getHeight() - GAP;
        float top = card.y;
        look.lay(card, card.seal(SHEET_SEAL), EDGE, top - SHEET_SEAL, SHEET_SEAL, SHEET_SEAL);
        float titleHeight = Math.max(title.textHeight(), UiContext.TOUCH - GAP);
        look.lay(card, title, start, top - titleHeight, beside, titleHeight);
        look.lay(card, how, start, top - titleHeight - how.textHeight(), beside + UiContext.TOUCH, how.textHeight());
        card.y -= head + GAP;
        if (remark != null) card.stackRemark(remark, EDGE, GAP);
        card.addRow(inner, hidden + EDGE);
        // It hides the one below it; in a page of others there is none.
        if (hidden > 0 && !words.game().isEmpty()) {
            card.addControl(TableControls.MORE, "icon-menu", "table.more", room.width - 2 * UiContext.TOUCH,
                top - UiContext.TOUCH + GAP / 2);
        }
        card.addControl(LOWER, "icon-close", "table.close", room.width - UiContext.TOUCH, top - UiContext.TOUCH + GAP / 2);
        return card;
    }

    private Group seal(float size) {
        seal = words.game().isEmpty() ? Target.group(0, 0, size, size) : sign.of(size);
        return seal;
    }

    /** Where the seal lies on the table; where there is none, the card. */
    Rectangle sealBox() {
        if (seal == null) return new Rectangle(getX(), getY(), getWidth(), getHeight());
        return new Rectangle(getX() + seal.getX(), getY() + seal.getY(), seal.getWidth(), seal.getHeight());
    }

    /** @return how much of it lies below the window */
    private float bound(Rectangle room) {
        float hidden = room.y == 0 ? HIDDEN : 0;
        setBounds(room.x, room.y - hidden, room.width, room.height + hidden);
        return hidden;
    }

    private TextActor text(TextStyle style, float size, String said, float width, TextActor.Place place) {
        return new TextActor(look, style, size, look.theme().ink(), place).wrapped(said, width);
    }

    private void stackRemark(RemarkRow remark, float x, float gap) {
        boolean opens = words.remark().kind() != EndRemark.Kind.AWAITED;
        stack(remark, x, remark.getWidth(), remark.getHeight(), gap);
        if (!opens) return;
        Target.make(remark, REMARK, chosen);
        spots.add(remark, words.remark().told(look.texts()));
    }

    private void addRow(float inner, float bottom) {
        int others = words.buttons().size() - 1;
        float each = (inner - others * GAP) / (FIRST + others);
        float x = EDGE;
        for (EndWords.Button button : words.buttons()) {
            float width = x == EDGE ? each * FIRST : each;
            look.lay(this, button(button, width), x, bottom, width, UiContext.TOUCH);
            x += width + GAP;
        }
    }

    private Actor button(EndWords.Button button, float width) {
        boolean isFirst = button.equals(words.buttons().get(0));
        Actor actor = isFirst ? new MainButton(look, button.label(), width, UiContext.TOUCH)
            : new PlainButton(look, button.label(), null, width, UiContext.TOUCH);
        Target.make(actor, button.place(), chosen);
        spots.add(actor, button.spoken());
        return actor;
    }

    private void addControl(String place, String icon, String key, float x, float bottom) {
        String label = look.texts().say(key);
        ControlButton control = new ControlButton(look, place, icon, label, ControlButton.Word.UNSEEN, chosen);
        look.lay(this, control, x, bottom, UiContext.TOUCH, UiContext.TOUCH);
        spots.add(control, label);
    }

    /** Below what was stacked before. */
    private void stack(Actor part, float x, float width, float height, float gap) {
        look.lay(this, part, x, y - height, width, height);
        y -= height + gap;
    }

    /** The remark, then what may come next. */
    AccessibilityTree.Region region(float screenHeight) {
        return spots.region("next", AccessibilityTree.Region.Kind.TOOLBAR, look.texts().say("table.next.games"), screenHeight);
    }
}
