package uniboard.stage.table;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import uniboard.stage.kit.AccessibilityTree;
import uniboard.stage.kit.ControlButton;
import uniboard.stage.kit.Panel;
import uniboard.stage.kit.PatchPicture;
import uniboard.stage.kit.Picture;
import uniboard.stage.kit.Target;
import uniboard.stage.kit.TextActor;
import uniboard.stage.kit.UiContext;
import uniboard.text.TextStyle;

/**
 * The words of the moment on a slip of paper: what to do, why not, what is advised. It never grows beyond its room: longer words scroll
 * there, once all of the program has come.
 */
final class Slip extends Panel {
    static final String READ_ON = "control:readOn";
    static final String CLOSE = "control:closeSlip";

    /** What the words are. */
    enum Kind { PROMPT, HINT }

    private static final float PADDING = 12;
    private static final float TILE = 40;
    private static final float BULB = 22;
    private static final float BAR = 4;
    /** The bar keeps clear of the paper's round corners. */
    private static final float CORNER = 8;
    private static final float HEADING = 15;
    private static final float UNDER_HEADING = 2;
    /** Above and below the words, at least. */
    private static final float EDGE = UiContext.UNIT / 2f;
    /** Beside words that scroll, for what shows it. */
    private static final float THUMB = 6;
    private static final float[] SIZES = {UiContext.BODY, 13, UiContext.SMALL, 11};
    /** The smallest size of words that can scroll. */
    private static final float READABLE = 13;

    private final UiContext look;
    private final Supplier<TableSheets> sheets;
    private final TextActor heading;
    private final PatchPicture tint;
    private final PatchPicture tile;
    private final Picture bulb;
    private final Picture bar;
    private TextActor sentence;
    /** Null where nothing closes it. */
    private ControlButton close;
    /** Null unless the words scroll. */
    private TableSheets.Reading reading;
    /** All that the words depend on; null before any are shown. */
    private String shown;

    /** @param sheets null before all of the program is there */
    Slip(UiContext look, Rectangle room, Supplier<TableSheets> sheets) {
        super(look);
        this.look = look;
        this.sheets = sheets;
        setTouchable(Touchable.childrenOnly);
        Color hint = UiContext.HINT;
        tint = new PatchPicture(look.art().patch("panel"), look.theme().tint(hint));
        tile = new PatchPicture(look.art().patch("panel"), hint);
        bulb = new Picture(look.art().region("icon-hint"), Color.WHITE);
        bar = new Picture(look.art().region("pixel"), hint);
        heading = new TextActor(look, TextStyle.SANS_BOLD, HEADING, look.theme().ink(), TextActor.Place.START);
        sentence = new TextActor(look, TextStyle.SANS, UiContext.BODY, look.theme().ink(), TextActor.Place.START);
        addActor(tint);
        addActor(bar);
        addActor(tile);
        addActor(bulb);
        addActor(heading);
        lie(room.x, room.y, room.width, room.height);
        setVisible(false);
    }

    private void lie(float x, float y, float width, float height) {
        setBounds(look.snap(x), look.snap(y), look.snap(width), look.snap(height));
    }

    /** Adds a close button at its end. */
    void closable(Consumer<String> chosen) {
        close = new ControlButton(look, CLOSE, "icon-close", look.texts().say("table.close"), ControlButton.Word.UNSEEN, chosen);
        addActor(close);
    }

    private float start(Kind kind) {
        return PADDING + (hasTile(kind) ? TILE + PADDING : 0);
    }

    private boolean hasTile(Kind kind) {
        return kind == Kind.HINT && getHeight() >= TILE + 2 * PADDING && close == null;
    }

    private float room(Kind kind) {
        return getWidth() - start(kind) - (close == null ? PADDING : UiContext.TOUCH);
    }

    /** How high it must be for all of a sentence to be seen. */
    float heightFor(String words, Kind kind) {
        return text(UiContext.BODY).wrapped(words, room(kind)).textHeight() + 2 * EDGE;
    }

    /** Moves it. */
    void lie(float y, float height) {
        lie(getX(), y, getWidth(), height);
    }

    /** Hidden if both are empty. Words that don't fit get a little smaller, then scroll. */
    void show(String headingText, String sentenceText, Kind kind) {
        setVisible(!headingText.isEmpty() || !sentenceText.isEmpty());
        String now = headingText + '\n' + sentenceText + kind.ordinal() + getHeight();
        // Keeps the scroll position of unchanged words.
        if (now.equals(shown)) return;
        shown = now;
        tint.setVisible(kind == Kind.HINT && look.theme().outline() == null);
        bar.setVisible(kind == Kind.HINT);
        tile.setVisible(hasTile(kind));
        bulb.setVisible(hasTile(kind));
        layWords(headingText, sentenceText, room(kind));
        if (reading == null) stack(this, look.rightToLeft() ? getWidth() - start(kind) - room(kind) : start(kind), getHeight(), room(kind));
        else layReading(start(kind), room(kind));
        layHint();
    }

    private TextActor text(float size) {
        return new TextActor(look, TextStyle.SANS, size, look.theme().ink(), TextActor.Place.START);
    }

    private void layWords(String headingText, String sentenceText, float room) {
        if (reading != null) reading.area().remove();
        reading = null;
        heading.wrapped(headingText, room);
        TableSheets later = sheets.get();
        for (float size : SIZES) {
            if (later != null && size < READABLE) break;
            setSentence(size, sentenceText, room);
            if (wordsHeight() + 2 * EDGE <= getHeight()) return;
        }
        if (later == null) return;
        setSentence(UiContext.BODY, sentenceText, room);
        reading = later.reading(look);
    }

    private void setSentence(float size, String words, float room) {
        sentence.remove();
        sentence.line("");
        sentence = text(size).wrapped(words, room);
    }

    private float wordsHeight() {
        return heading.textHeight() + sentence.textHeight() + (heading.textHeight() > 0 && sentence.textHeight() > 0 ? UNDER_HEADING : 0);
    }

    /** The heading above the sentence, both in the middle of a height. */
    private void stack(Group parent, float x, float height, float width) {
        float bottom = (height - wordsHeight()) / 2;
        sentence.setBounds(x, bottom, width, sentence.textHeight());
        heading.setBounds(x, bottom + wordsHeight() - heading.textHeight(), width, heading.textHeight());
        parent.addActor(sentence);
        parent.addActor(heading);
    }

    private void layReading(float start, float room) {
        Group words = Target.group(0, 0, room, wordsHeight());
        stack(words, 0, words.getHeight(), room);
        float width = room + THUMB;
        reading.area().setBounds(look.mirrored(start, width, getWidth()), EDGE, width, getHeight() - 2 * EDGE);
        words.setX(look.rightToLeft() ? THUMB : 0);
        reading.lay(words);
        addActor(reading.area());
    }

    private void layHint() {
        tint.setSize(getWidth(), getHeight());
        bar.setBounds(look.rightToLeft() ? getWidth() - BAR : 0, CORNER, BAR, getHeight() - 2 * CORNER);
        float x = look.rightToLeft() ? getWidth() - PADDING - TILE : PADDING;
        float y = getHeight() - PADDING - TILE;
        tile.setBounds(x, y, TILE, TILE);
        bulb.setBounds(look.snap(x + (TILE - BULB) / 2), look.snap(y + (TILE - BULB) / 2), BULB, BULB);
        if (close == null) return;
        float end = look.mirrored(getWidth() - UiContext.TOUCH, UiContext.TOUCH, getWidth());
        close.setPosition(look.snap(end), look.snap((getHeight() - UiContext.TOUCH) / 2));
    }

    /** Scrolls on by a page. */
    void readOn() {
        if (reading != null) reading.on();
    }

    /** Adds its controls to the accessibility tree's places. */
    void addTo(List<AccessibilityTree.Place> places, float screenHeight) {
        if (!isVisible()) return;
        if (reading != null) places.add(reading.place(screenHeight));
        if (close != null) places.add(close.place(screenHeight, 1));
    }
}
