package uniboard.stage.kit;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.Action;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.InputEvent;
import com.badlogic.gdx.scenes.scene2d.InputListener;
import com.badlogic.gdx.scenes.scene2d.Stage;
import com.badlogic.gdx.scenes.scene2d.Touchable;

/**
 * Shows a part of what is higher than its room. It scrolls by drag, fling and wheel, and to whatever has the keyboard's focus. Not libGDX's
 * ScrollPane, which flings by a timer of its own and keeps the program from resting.
 */
public final class ScrollArea extends Group {
    /** How far a finger goes before it no longer taps. */
    private static final float SLACK = 8;
    private static final float WHEEL = 48;
    private static final float THUMB = 4;
    /** Pixels a second from which on a finger's lift is a fling, and below which a fling ends. */
    private static final float SLOWEST = 40;
    /** Drags come once a frame, about. */
    private static final float FRAMES = 60;
    /** The part of its speed that a fling loses in a second, if it kept losing as much as at first. */
    private static final float LOST = 4;
    /** What has the focus stands no closer to the edge. */
    private static final float BESIDE_FOCUS = 12;

    private final UiContext look;
    private final Runnable moved;
    private final Group content = Target.group(0, 0, 0, 0);
    private final Picture thumb;
    /** How much of the content lies above what is shown. */
    private float scrolled;

    /** @param moved told when the content lies elsewhere */
    public ScrollArea(UiContext look, Runnable moved) {
        this.look = look;
        this.moved = moved;
        setTransform(false);
        setTouchable(Touchable.enabled);
        content.setTouchable(Touchable.childrenOnly);
        addActor(content);
        Color ink = look.theme().ink();
        thumb = new Picture(look.art().region("pixel"), new Color(ink.r, ink.g, ink.b, 0.3f));
        addActor(thumb);
        addListener(new Dragging());
    }

    /** What scrolls; its parts lie in it as in a group, from its lower left corner on. */
    public Group content() {
        return content;
    }

    /** Has the content's top at the room's top, or as much further down as it was scrolled before. */
    public void settle(float contentHeight) {
        content.setSize(getWidth(), contentHeight);
        scrollTo(scrolled);
    }

    /** Of what lies above the room, in CSS pixels. */
    public float scrolled() {
        return scrolled;
    }

    /** @param distance in CSS pixels; positive: further down */
    public void scrollBy(float distance) {
        float before = scrolled;
        scrollTo(scrolled + distance);
        if (scrolled != before) moved.run();
    }

    private void scrollTo(float wanted) {
        float most = Math.max(0, content.getHeight() - getHeight());
        scrolled = Math.max(0, Math.min(most, wanted));
        content.setY(look.snap(getHeight() - content.getHeight() + scrolled));
        thumb.setVisible(most > 0);
        float length = getHeight() * getHeight() / Math.max(1, content.getHeight());
        float x = look.rightToLeft() ? 0 : getWidth() - THUMB;
        thumb.setBounds(x, (getHeight() - length) * (1 - scrolled / Math.max(1, most)), THUMB, length);
    }

    /** Scrolls as little as shows all of an actor that lies in the content. */
    public void reveal(Actor actor) {
        float y = 0;
        for (Actor each = actor; each != content; each = each.getParent()) {
            if (each == null) return;
            y += each.getY();
        }
        float top = content.getHeight() - y - actor.getHeight() - BESIDE_FOCUS;
        float bottom = content.getHeight() - y + BESIDE_FOCUS;
        if (top < scrolled) scrollBy(top - scrolled);
        else if (bottom > scrolled + getHeight()) scrollBy(bottom - scrolled - getHeight());
    }

    @Override
    public Actor hit(float x, float y, boolean touchable) {
        return x < 0 || y < 0 || x >= getWidth() || y >= getHeight() ? null : super.hit(x, y, touchable);
    }

    @Override
    protected void setStage(Stage stage) {
        super.setStage(stage);
        if (stage != null) stage.setScrollFocus(this);
    }

    @Override
    public void draw(Batch batch, float parentAlpha) {
        batch.flush();
        if (!clipBegin(getX(), getY(), getWidth(), getHeight())) return;
        super.draw(batch, parentAlpha);
        batch.flush();
        clipEnd();
    }

    private final class Dragging extends InputListener {
        private float last;
        private float begun;
        private float speed;
        private boolean isDragging;

        @Override
        public boolean touchDown(InputEvent event, float x, float y, int pointer, int button) {
            if (pointer != 0) return false;
            clearActions();
            last = y;
            begun = y;
            speed = 0;
            isDragging = false;
            return true;
        }

        @Override
        public void touchDragged(InputEvent event, float x, float y, int pointer) {
            if (!isDragging && Math.abs(y - begun) < SLACK) return;
            if (!isDragging) {
                isDragging = true;
                // What lies below the finger isn't tapped any more.
                getStage().cancelTouchFocusExcept(this, ScrollArea.this);
            }
            speed = (speed + (y - last) * FRAMES) / 2;
            scrollBy(y - last);
            last = y;
        }

        @Override
        public void touchUp(InputEvent event, float x, float y, int pointer, int button) {
            if (isDragging && look.motion().beat() > 0 && Math.abs(speed) > SLOWEST) addAction(new Fling(speed));
        }

        @Override
        public void enter(InputEvent event, float x, float y, int pointer, Actor from) {
            // Another area may have come and gone over this one.
            getStage().setScrollFocus(ScrollArea.this);
        }

        @Override
        public boolean scrolled(InputEvent event, float x, float y, float amountX, float amountY) {
            scrollBy(amountY * WHEEL);
            return true;
        }
    }

    private final class Fling extends Action {
        private float speed;

        Fling(float speed) {
            this.speed = speed;
        }

        @Override
        public boolean act(float delta) {
            scrollBy(speed * delta);
            speed *= Math.max(0, 1 - delta * LOST);
            return Math.abs(speed) < SLOWEST;
        }
    }
}
