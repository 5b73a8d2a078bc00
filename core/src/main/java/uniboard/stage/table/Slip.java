package uniboard.stage.table;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import uniboard.stage.kit.Panel;
import uniboard.stage.kit.PatchPicture;
import uniboard.stage.kit.Picture;
import uniboard.stage.kit.TextActor;
import uniboard.stage.kit.UiContext;
import uniboard.text.TextStyle;

/** The words of the moment on a slip of paper: what to do, why not, what is advised. It never grows beyond its room. */
final class Slip extends Panel {
    /** What the words are. */
    enum Kind { PROMPT, HINT }

    private static final float PADDING = 12;
    private static final float TILE = 40;
    private static final float BULB = 22;
    private static final float BAR = 4;
    /** The bar keeps clear of the paper's round corners. */
    private static final float CORNER = 8;
    private static final float HEADING = 15;
    /** Of a slip that has room for two lines: its sentence stands alone. */
    private static final float LOW = 60;
    private static final float[] SIZES = {UiContext.BODY, 13, UiContext.SMALL, 11};

    private final UiContext look;
    private final TextActor heading;
    private final PatchPicture tint;
    private final PatchPicture tile;
    private final Picture bulb;
    private final Picture bar;
    private TextActor sentence;

    Slip(UiContext look, Rectangle room) {
        super(look);
        this.look = look;
        setTouchable(Touchable.disabled);
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
        setBounds(look.snap(room.x), look.snap(room.y), look.snap(room.width), look.snap(room.height));
        setVisible(false);
    }

    /** Nothing to say: nothing is there. Words that don't fit get smaller, then stand without their heading. */
    void show(String headingText, String sentenceText, Kind kind) {
        setVisible(!headingText.isEmpty() || !sentenceText.isEmpty());
        boolean isHint = kind == Kind.HINT;
        boolean hasTile = isHint && getHeight() >= TILE + 2 * PADDING;
        tint.setVisible(isHint && look.theme().outline() == null);
        bar.setVisible(isHint);
        tile.setVisible(hasTile);
        bulb.setVisible(hasTile);
        float start = PADDING + (hasTile ? TILE + PADDING : 0);
        float room = getWidth() - start - PADDING;
        layWords(headingText, sentenceText, room);
        float gap = heading.textHeight() > 0 && sentence.textHeight() > 0 ? 2 : 0;
        float x = look.rightToLeft() ? PADDING : start;
        float bottom = (getHeight() - heading.textHeight() - sentence.textHeight() - gap) / 2;
        sentence.setBounds(x, bottom, room, sentence.textHeight());
        heading.setBounds(x, bottom + sentence.textHeight() + gap, room, heading.textHeight());
        layHint();
    }

    private void layWords(String headingText, String sentenceText, float room) {
        heading.wrapped(headingText, room);
        sentence.remove();
        for (float size : SIZES) {
            sentence.line("");
            sentence = new TextActor(look, TextStyle.SANS, size, look.theme().ink(), TextActor.Place.START).wrapped(sentenceText, room);
            if (fits()) break;
            if (!sentenceText.isEmpty() && getHeight() < LOW) heading.line("");
            if (fits()) break;
        }
        addActor(sentence);
    }

    private boolean fits() {
        return heading.textHeight() + sentence.textHeight() + UiContext.UNIT <= getHeight();
    }

    private void layHint() {
        tint.setSize(getWidth(), getHeight());
        bar.setBounds(look.rightToLeft() ? getWidth() - BAR : 0, CORNER, BAR, getHeight() - 2 * CORNER);
        float x = look.rightToLeft() ? getWidth() - PADDING - TILE : PADDING;
        float y = getHeight() - PADDING - TILE;
        tile.setBounds(x, y, TILE, TILE);
        bulb.setBounds(look.snap(x + (TILE - BULB) / 2), look.snap(y + (TILE - BULB) / 2), BULB, BULB);
    }
}
