package uniboard.stage.rules;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import java.util.List;
import uniboard.stage.kit.AccessibilityTree.Block;
import uniboard.stage.kit.PatchPicture;
import uniboard.stage.kit.Picture;
import uniboard.stage.kit.ScrollArea;
import uniboard.stage.kit.TextActor;
import uniboard.stage.kit.UiContext;
import uniboard.text.Direction;
import uniboard.text.TextStyle;

/** Painted words that scroll within their box; beside a sentence that was asked for the title stays above them. */
final class RulesText extends Group {
    private static final float AFTER_TITLE = 10;
    private static final float BETWEEN = 10;
    private static final float BULLET = 18;
    private static final float NOTE_BAR = 3;
    /** Of the bar beside what was asked for, and what its ground has above and below the words. */
    private static final float MARK = 3;
    private static final float MARGIN = 5;
    /** Width kept free for the scroll thumb, at the edge at which lines end. */
    private static final float EDGE = 8;

    private final UiContext look;
    private final float size;
    private final float room;
    private final ScrollArea scroll;
    /** Its origin is the text's upper left corner; paragraphs lie below it. */
    private final Group words = new Group();
    private float length;

    /**
     * @param marked the number of the block that stands out and comes into view; below 0: none
     * @param size   of the type
     * @param moved  told when the words have been scrolled
     */
    RulesText(UiContext look, float width, float height, List<Block> blocks, int marked, float size, Runnable moved) {
        this.look = look;
        this.size = size;
        room = width - EDGE;
        setTransform(false);
        setSize(width, height);
        words.setTransform(false);
        words.setTouchable(Touchable.disabled);
        Actor ground = null;
        float head = 0;
        for (int i = 0; i < blocks.size(); i++) {
            float top = length;
            Actor text = add(blocks.get(i));
            if (i == marked) ground = addGround(top);
            if (i > 0 || marked < 0) continue;
            head = length;
            length = 0;
            text.setY(height + text.getY());
            addActor(text);
        }
        scroll = new ScrollArea(look, moved);
        scroll.setSize(width, height - head);
        float whole = look.snap(textHeight());
        words.setY(whole);
        scroll.content().addActor(words);
        scroll.settle(whole);
        addActor(scroll);
        if (ground != null) scroll.reveal(ground);
    }

    /** Below the words of the block added last. */
    private Actor addGround(float top) {
        float height = length - top - BETWEEN;
        PatchPicture ground = new PatchPicture(look.art().patch("panel"), look.theme().tint(UiContext.HINT));
        ground.setBounds(left(), -top - height - MARGIN, room, height + 2 * MARGIN);
        words.addActorAt(0, ground);
        Picture bar = new Picture(look.art().region("pixel"), UiContext.HINT);
        bar.setBounds(look.rightToLeft() ? left() + room - MARK : left(), ground.getY(), MARK, ground.getHeight());
        words.addActor(bar);
        return ground;
    }

    private Actor add(Block block) {
        float top = length;
        switch (block.kind()) {
            case TITLE -> {
                TextActor title = add(block, TextStyle.SERIF, size > UiContext.BODY ? 28 : UiContext.TITLE, look.theme().ink(), 0);
                length += AFTER_TITLE - BETWEEN;
                return title;
            }
            case HEADING -> {
                if (length > 0) length += BETWEEN;
                return add(block, TextStyle.SANS_BOLD, size, look.theme().ink(), 0);
            }
            case PARAGRAPH -> {
                return add(block, TextStyle.SANS, size, look.theme().ink(), 0);
            }
            case ITEM -> {
                TextActor text = add(block, TextStyle.SANS, size, look.theme().ink(), BULLET);
                addBullet(text, top);
                return text;
            }
            default -> {
                TextActor text = add(block, TextStyle.SANS, size, look.theme().softInk(), BULLET);
                Picture bar = new Picture(look.art().region("pixel"), look.theme().good());
                bar.setBounds(startOf(text, 4, NOTE_BAR), -top - text.textHeight(), NOTE_BAR, text.textHeight());
                words.addActor(bar);
                return text;
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

    private float left() {
        return look.rightToLeft() ? EDGE : 0;
    }

    /** Of all words, seen or not, in CSS pixels. */
    private float textHeight() {
        return length - BETWEEN;
    }

    /** Whether there is more below than the box shows. */
    boolean hasMoreBelow() {
        return scroll.scrolled() < textHeight() - scroll.getHeight() - 1;
    }

    boolean hasMoreAbove() {
        return scroll.scrolled() > 0;
    }

    /** @param distance in CSS pixels; positive: further down in the text */
    void scrollBy(float distance) {
        scroll.scrollBy(distance);
    }
}
