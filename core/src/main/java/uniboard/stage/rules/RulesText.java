package uniboard.stage.rules;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.InputEvent;
import com.badlogic.gdx.scenes.scene2d.InputListener;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import java.util.List;
import uniboard.stage.kit.AccessibilityTree.Block;
import uniboard.stage.kit.Picture;
import uniboard.stage.kit.TextActor;
import uniboard.stage.kit.UiContext;
import uniboard.text.Direction;
import uniboard.text.TextStyle;

/**
 * Painted words that scroll within their box by drag, wheel and {@link #scrollBy}. Not libGDX's ScrollPane, which flings by a timer of its
 * own.
 */
public final class RulesText extends Group {
    private static final float AFTER_TITLE = 10;
    private static final float BETWEEN = 10;
    private static final float BULLET = 18;
    private static final float NOTE_BAR = 3;
    private static final float THUMB = 4;
    private static final float WHEEL = 48;

    private final UiContext look;
    private final float size;
    private final float room;
    private final Runnable moved;
    private final Group words = new Group();
    private final Picture thumb;
    private float length;
    private float scrolled;

    /**
     * @param size  of the type
     * @param moved told when the words have been scrolled
     */
    public RulesText(UiContext look, float width, float height, List<Block> blocks, float size, Runnable moved) {
        this.look = look;
        this.size = size;
        this.moved = moved;
        room = width - 2 * THUMB;
        setTransform(false);
        setSize(width, height);
        words.setTransform(false);
        words.setTouchable(Touchable.disabled);
        addActor(words);
        for (Block block : blocks) add(block);
        Color ink = look.theme().ink();
        thumb = new Picture(look.art().region("pixel"), new Color(ink.r, ink.g, ink.b, 0.3f));
        thumb.setVisible(length - BETWEEN > height);
        addActor(thumb);
        place();
        addListener(new Scrolling());
    }

    private void add(Block block) {
        switch (block.kind()) {
            case TITLE -> {
                add(block, TextStyle.SERIF, size > UiContext.BODY ? 28 : UiContext.TITLE, look.theme().ink(), 0);
                length += AFTER_TITLE - BETWEEN;
            }
            case HEADING -> {
                if (length > 0) length += BETWEEN;
                add(block, TextStyle.SANS_BOLD, size, look.theme().ink(), 0);
            }
            case PARAGRAPH -> add(block, TextStyle.SANS, size, look.theme().ink(), 0);
            case ITEM -> {
                float top = length;
                TextActor text = add(block, TextStyle.SANS, size, look.theme().ink(), BULLET);
                addBullet(text, top);
            }
            case NOTE -> {
                float top = length;
                TextActor text = add(block, TextStyle.SANS, size, look.theme().softInk(), BULLET);
                Picture bar = new Picture(look.art().region("pixel"), look.theme().good());
                bar.setBounds(startOf(text, 4, NOTE_BAR), -top - text.textHeight(), NOTE_BAR, text.textHeight());
                words.addActor(bar);
            }
        }
    }

    private TextActor add(Block block, TextStyle style, float typeSize, Color ink, float indent) {
        TextActor text = new TextActor(look, style, typeSize, ink, TextActor.Place.START, directionOf(block.text()));
        text.wrapped(block.text(), room - indent);
        boolean fromRight = directionOf(block.text()) == Direction.RIGHT_TO_LEFT;
        text.setBounds(left() + (fromRight ? 0 : indent), -length - text.textHeight(), room - indent, text.textHeight());
        words.addActor(text);
        length += text.textHeight() + BETWEEN;
        return text;
    }

    private void addBullet(TextActor item, float top) {
        TextActor bullet = new TextActor(look, TextStyle.SANS, size, look.theme().softInk(), TextActor.Place.CENTRE).line("•");
        bullet.setBounds(startOf(item, 0, BULLET - 4), -top - bullet.textHeight(), BULLET - 4, bullet.textHeight());
        words.addActor(bullet);
    }

    /** Where something narrow lies at the side at which a text begins. */
    private float startOf(TextActor text, float inset, float width) {
        boolean fromRight = directionOf(text.text()) == Direction.RIGHT_TO_LEFT;
        return fromRight ? left() + room - inset - width : left() + inset;
    }

    private Direction directionOf(String text) {
        return Direction.ofFirstLetter(text, look.texts().language().direction());
    }

    /** The words leave the edge at which lines end to the thumb. */
    private float left() {
        return look.rightToLeft() ? 2 * THUMB : 0;
    }

    /** Of all words, seen or not, in CSS pixels. */
    public float textHeight() {
        return length - BETWEEN;
    }

    /** Whether there is more below than the box shows. */
    boolean hasMoreBelow() {
        return scrolled < length - BETWEEN - getHeight() - 1;
    }

    boolean hasMoreAbove() {
        return scrolled > 0;
    }

    /** @param distance in CSS pixels; positive: further down in the text */
    public void scrollBy(float distance) {
        scrolled = Math.max(0, Math.min(length - BETWEEN - getHeight(), scrolled + distance));
        place();
        moved.run();
    }

    private void place() {
        words.setPosition(0, look.snap(getHeight() + scrolled));
        float part = Math.min(1, getHeight() / length);
        float thumbHeight = getHeight() * part;
        float way = Math.max(1, length - BETWEEN - getHeight());
        thumb.setBounds(look.rightToLeft() ? 0 : getWidth() - THUMB, (getHeight() - thumbHeight) * (1 - scrolled / way), THUMB,
            thumbHeight);
    }

    @Override
    public void draw(Batch batch, float parentAlpha) {
        batch.flush();
        if (!clipBegin(getX(), getY(), getWidth(), getHeight())) return;
        super.draw(batch, parentAlpha);
        batch.flush();
        clipEnd();
    }

    private final class Scrolling extends InputListener {
        private float last;

        @Override
        public boolean touchDown(InputEvent event, float x, float y, int pointer, int button) {
            last = y;
            return pointer == 0;
        }

        @Override
        public void touchDragged(InputEvent event, float x, float y, int pointer) {
            scrollBy(y - last);
            last = y;
        }

        @Override
        public boolean scrolled(InputEvent event, float x, float y, float amountX, float amountY) {
            scrollBy(amountY * WHEEL);
            return true;
        }
    }
}
