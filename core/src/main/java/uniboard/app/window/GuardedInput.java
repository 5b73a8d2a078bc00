package uniboard.app.window;

import com.badlogic.gdx.InputProcessor;
import java.util.function.BooleanSupplier;

/** Hands input on where errors are handled: on the web it comes between two frames. */
public final class GuardedInput implements InputProcessor {
    /** Does something, and sees to what goes wrong. */
    public interface Guard {
        void run(Runnable step);

        default boolean ask(BooleanSupplier question) {
            boolean[] answer = new boolean[1];
            run(() -> answer[0] = question.getAsBoolean());
            return answer[0];
        }
    }

    private final InputProcessor inner;
    private final Guard guard;

    GuardedInput(InputProcessor inner, Guard guard) {
        this.inner = inner;
        this.guard = guard;
    }

    @Override
    public boolean keyDown(int key) {
        return guard.ask(() -> inner.keyDown(key));
    }

    @Override
    public boolean keyUp(int key) {
        return guard.ask(() -> inner.keyUp(key));
    }

    @Override
    public boolean keyTyped(char character) {
        return guard.ask(() -> inner.keyTyped(character));
    }

    @Override
    public boolean touchDown(int x, int y, int pointer, int button) {
        return guard.ask(() -> inner.touchDown(x, y, pointer, button));
    }

    @Override
    public boolean touchUp(int x, int y, int pointer, int button) {
        return guard.ask(() -> inner.touchUp(x, y, pointer, button));
    }

    @Override
    public boolean touchCancelled(int x, int y, int pointer, int button) {
        return guard.ask(() -> inner.touchCancelled(x, y, pointer, button));
    }

    @Override
    public boolean touchDragged(int x, int y, int pointer) {
        return guard.ask(() -> inner.touchDragged(x, y, pointer));
    }

    @Override
    public boolean mouseMoved(int x, int y) {
        return guard.ask(() -> inner.mouseMoved(x, y));
    }

    @Override
    public boolean scrolled(float amountX, float amountY) {
        return guard.ask(() -> inner.scrolled(amountX, amountY));
    }
}
