package uniboard.games.unikat.scene;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import java.util.List;
import uniboard.games.unikat.UnikatPosition;
import uniboard.stage.kit.PatchPicture;
import uniboard.stage.kit.Picture;
import uniboard.stage.kit.TextActor;
import uniboard.stage.kit.UiContext;
import uniboard.stage.scene.Plate;
import uniboard.text.Direction;
import uniboard.text.TextStyle;

/** One seat: its mark and name, its cards as backs, those that everyone knows open, and whether it has earned the extra move. */
final class PlateActor extends Group {
    private static final float MARK = 16;
    private static final float AFTER_MARK = 6;
    private static final float BACK_WIDTH = 15;
    private static final float BACK_HEIGHT = 19;
    private static final float BACK_STEP = 7;
    private static final float AFTER_COUNT = 5;
    /** Below and above an open card. */
    private static final float OPEN_MARGIN = 6;
    private static final float SMALL_OPEN = 18;
    private static final float OPEN_GAP = 3;
    /** How much is seen of each of open cards that overlap. */
    private static final float LEAST_OPEN_STEP = 9;
    private static final float EXTRA = 22;
    private static final float SMALL_EXTRA = 18;
    private static final float PADDING = 10;
    private static final float NARROW_PADDING = 5;
    private static final float NARROW = 90;
    /** Lower plates have smaller names. */
    private static final float HIGH = 40;
    /** From the middle of a plate to the middle of each of its two lines. */
    private static final float LINE = 8.5f;

    private final UiContext look;
    private final Rectangle box;
    private final Plate plate;
    private final int cards;
    /** Of the cards those that everyone knows, the newest last. */
    private final List<Integer> known;
    /** Of these, those that are news to the viewer. */
    private final List<Integer> fresh;

    /**
     * @param cards in the seat's rack
     * @param known of these, the open ones
     * @param fresh of these, those that are news to the viewer
     */
    PlateActor(UiContext look, Rectangle box, Plate plate, int cards, List<Integer> known, List<Integer> fresh) {
        this.look = look;
        this.box = box;
        this.plate = plate;
        this.cards = cards;
        this.known = known;
        this.fresh = fresh;
        setTransform(false);
    }

    /** Whether the name stands beside the number of cards, however many they are. */
    boolean fitsInOneLine() {
        float most = count(UnikatPosition.RACK).textWidth();
        float needed = PADDING + MARK + AFTER_MARK + name().textWidth() + UiContext.UNIT + most + AFTER_COUNT + BACK_WIDTH;
        return needed + PADDING / 2 <= box.width;
    }

    private TextActor name() {
        return bold(plate.name(), box.height < HIGH ? UiContext.BODY : UiContext.STRONG);
    }

    private TextActor count(int number) {
        return bold(Integer.toString(number), UiContext.BODY);
    }

    /**
     * @param mark      the seat's picture
     * @param hasEarned the extra move
     */
    void showInOneLine(String mark, boolean hasEarned) {
        showTurn();
        float end = box.width - PADDING / 2;
        if (hasEarned) end = showEarned(end, 0, EXTRA);
        float x = showMark(mark, 0);
        TextActor name = name();
        TextActor count = count(cards);
        float both = x + name.textWidth() + UiContext.UNIT + count.textWidth();
        float open = box.height - 2 * OPEN_MARGIN;
        float openRoom = known.isEmpty() ? 0 : known.size() * (open + OPEN_GAP) + UiContext.UNIT;
        boolean allBacks = cards > 0 && both + AFTER_COUNT + (cards - 1) * BACK_STEP + BACK_WIDTH + openRoom <= end;
        // Rather a name than a card.
        if (both <= end) x += add(name, x, 0) + UiContext.UNIT;
        // Rather an open card than a back.
        boolean oneBack = !allBacks && both + AFTER_COUNT + BACK_WIDTH + openRoom <= end;
        int backs = allBacks ? cards : oneBack ? Math.min(1, cards) : 0;
        x = showCards(count, x, 0, backs, end);
        showKnown(backs == 0 ? x - BACK_WIDTH : x + AFTER_COUNT, 0, open, end);
        if (allBacks) addDetail(x + openRoom, end);
    }

    /** The name above everything else. */
    void showInTwoLines(String mark, boolean hasEarned) {
        showTurn();
        add(bold(plate.name(), UiContext.SMALL), padding(), LINE);
        float end = box.width - PADDING / 2;
        if (hasEarned) end = showEarned(end, -LINE, SMALL_EXTRA);
        // Rather an open card than a back.
        float x = showCards(count(cards), showMark(mark, -LINE), -LINE, known.isEmpty() ? Math.min(1, cards) : 0, end);
        showKnown(known.isEmpty() ? x : x - BACK_WIDTH, -LINE, SMALL_OPEN, end);
    }

    private float padding() {
        return box.width > NARROW ? PADDING : NARROW_PADDING;
    }

    private void showTurn() {
        if (!plate.toMove()) return;
        Color good = look.theme().good();
        addActor(patch("pill", new Color(good.r, good.g, good.b, 0.15f)));
        addActor(patch("pill-outline", good));
    }

    private PatchPicture patch(String name, Color colour) {
        PatchPicture patch = new PatchPicture(look.art().patch(name), colour);
        patch.setBounds(box.x, box.y, box.width, box.height);
        return patch;
    }

    /** @return where what follows begins */
    private float showMark(String mark, float up) {
        place(new Picture(look.art().region(mark)), padding(), up, MARK, MARK);
        return padding() + MARK + AFTER_MARK;
    }

    /** @return where what comes before it has to end */
    private float showEarned(float end, float up, float size) {
        place(new Picture(look.art().region("may-extra")), end - size, up, size, size);
        return end - size - 4;
    }

    /** @return where they end */
    private float showCards(TextActor count, float from, float up, int backs, float end) {
        float x = from + add(count, from, up) + AFTER_COUNT;
        for (int i = 0; i < backs && x + BACK_WIDTH <= end + 2; i++) {
            place(new Picture(look.art().region("back-small"), look.theme().dim()), x, up, BACK_WIDTH, BACK_HEIGHT);
            x += BACK_STEP;
        }
        return x + BACK_WIDTH;
    }

    /** As many of the newest as there is room for, on each other where it is narrow. */
    private void showKnown(float from, float up, float side, float end) {
        float room = end - from - side;
        if (known.isEmpty() || room < 0) return;
        int shown = Math.min(known.size(), 1 + (int) (room / LEAST_OPEN_STEP));
        float step = shown == 1 ? 0 : Math.min(side + OPEN_GAP, room / (shown - 1));
        for (int i = 0; i < shown; i++) {
            int card = known.get(known.size() - shown + i);
            CardActor actor = new CardActor(look, card);
            if (fresh.contains(card)) actor.setRing(CardActor.RECENT);
            place(actor, from + i * step, up, side, side);
        }
    }

    private void addDetail(float from, float end) {
        if (plate.detail().isEmpty()) return;
        TextActor detail = text(TextStyle.SANS, UiContext.SMALL, look.theme().softInk()).line(plate.detail());
        if (from + detail.textWidth() <= end) add(detail, from, 0);
    }

    private TextActor bold(String words, float size) {
        return text(TextStyle.SANS_BOLD, size, look.theme().ink()).line(words);
    }

    private TextActor text(TextStyle style, float size, Color colour) {
        return new TextActor(look, style, size, colour, TextActor.Place.START, Direction.LEFT_TO_RIGHT);
    }

    /** @return how wide it is */
    private float add(TextActor text, float x, float up) {
        place(text, x, up, text.textWidth(), box.height);
        return text.textWidth();
    }

    /**
     * @param x  from where the reading begins
     * @param up from the plate's middle to its own
     */
    private void place(Actor actor, float x, float up, float width, float height) {
        float left = look.rightToLeft() ? box.x + box.width - x - width : box.x + x;
        actor.setBounds(look.snap(left), look.snap(box.y + (box.height - height) / 2 + up), width, height);
        addActor(actor);
    }
}
