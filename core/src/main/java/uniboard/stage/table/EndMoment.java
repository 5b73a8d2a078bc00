package uniboard.stage.table;

import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.math.Interpolation;
import com.badlogic.gdx.math.Matrix4;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Action;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.InputEvent;
import com.badlogic.gdx.scenes.scene2d.InputListener;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import uniboard.sound.Sound;
import uniboard.stage.kit.Panel;
import uniboard.stage.kit.Sounds;
import uniboard.stage.kit.TextActor;
import uniboard.stage.kit.UiContext;
import uniboard.text.TextStyle;

/** The seal as it is pressed onto the board, and then flies to where the result is told. */
final class EndMoment extends Group {
    private static final float SEAL = 208;
    private static final float TITLE = 36;
    private static final float PRESS_SECONDS = 0.2f;
    private static final float FLIGHT_SECONDS = 0.32f;
    private static final float RAISED = 1.15f;

    private final Rectangle goal;
    private final float begin;
    private final float hold;
    private final Runnable over;
    private final Panel paper;
    private final Sounds sounds;
    private float seconds;

    /**
     * @param middle of the part of the board that it is pressed onto
     * @param goal   where the seal stays
     * @param begin  seconds until it comes
     * @param hold   seconds that it stays on the board
     * @param over   run at its end
     */
    EndMoment(UiContext look, EndWords words, Rectangle middle, Rectangle goal, float begin, float hold, Runnable over) {
        this.goal = goal;
        this.begin = begin;
        this.hold = hold;
        this.over = over;
        sounds = look.sounds();
        setTransform(false);
        setTouchable(Touchable.enabled);
        addListener(new InputListener() {
            @Override
            public boolean touchDown(InputEvent event, float x, float y, int pointer, int button) {
                end();
                return true;
            }
        });
        float size = Math.min(SEAL, Math.min(middle.width, middle.height) * 0.6f);
        addActor(words.seal(look, size));
        setBounds(middle.x + (middle.width - size) / 2, middle.y + (middle.height - size) / 2, size, size);
        TextActor title = new TextActor(look, TextStyle.SERIF, TITLE * size / SEAL, look.theme().ink(), TextActor.Place.CENTRE)
            .line(words.title());
        paper = new Panel(look);
        float width = title.textWidth() + 9 * UiContext.UNIT;
        float height = title.textHeight() + 2 * UiContext.UNIT;
        paper.setBounds((size - width) / 2, -height + size / 12, width, height);
        title.setBounds(0, 0, width, height);
        paper.addActor(title);
        addActor(paper);
        addAction(new Passing());
    }

    private final class Passing extends Action {
        @Override
        public boolean act(float delta) {
            boolean isPressed = seconds < begin + PRESS_SECONDS && seconds + delta >= begin + PRESS_SECONDS;
            if (isPressed) sounds.play(Sound.SEAL);
            seconds += delta;
            paper.setVisible(seconds > begin + PRESS_SECONDS && flown() == 0);
            if (flown() < 1) return false;
            end();
            return true;
        }
    }

    private float flown() {
        return Math.max(0, Math.min(1, (seconds - begin - PRESS_SECONDS - hold) / FLIGHT_SECONDS));
    }

    /** At once. */
    void end() {
        remove();
        over.run();
    }

    /** Any touch ends it. */
    @Override
    public Actor hit(float x, float y, boolean touchable) {
        return this;
    }

    @Override
    public void draw(Batch batch, float parentAlpha) {
        float pressed = Math.max(0, Math.min(1, (seconds - begin) / PRESS_SECONDS));
        float flown = Interpolation.pow2.apply(flown());
        float scale = RAISED - (RAISED - 1) * pressed;
        scale += (goal.width / getWidth() - scale) * flown;
        float x = getX() + getWidth() / 2;
        float y = getY() + getHeight() / 2;
        float toX = x + (goal.x + goal.width / 2 - x) * flown;
        float toY = y + (goal.y + goal.height / 2 - y) * flown;
        Matrix4 before = batch.getTransformMatrix().cpy();
        batch.setTransformMatrix(batch.getTransformMatrix().translate(toX, toY, 0).scale(scale, scale, 1).translate(-x, -y, 0));
        super.draw(batch, parentAlpha * pressed);
        batch.setTransformMatrix(before);
    }
}
