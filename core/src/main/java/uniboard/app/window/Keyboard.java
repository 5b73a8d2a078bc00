package uniboard.app.window;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input;
import com.badlogic.gdx.InputAdapter;
import uniboard.app.platform.Platform;
import uniboard.stage.kit.Focus;
import uniboard.stage.kit.Screen;

/** Keys, and what pointers do besides tapping; whatever is touched or typed may change the picture. */
final class Keyboard extends InputAdapter {
    /** What is acted on. */
    interface Target {
        /** Null before there is one. */
        Screen screen();

        /** @param place null: none any more */
        void focusOn(String place);

        /** The mouse is at these pixels of the window, from its top left corner. */
        void point(int x, int y);

        void redraw();
    }

    private final Platform platform;
    private final Focus focus;
    private final Target target;

    Keyboard(Platform platform, Focus focus, Target target) {
        this.platform = platform;
        this.focus = focus;
        this.target = target;
    }

    @Override
    public boolean touchDown(int x, int y, int pointer, int button) {
        target.focusOn(null);
        return false;
    }

    @Override
    public boolean mouseMoved(int x, int y) {
        target.point(x, y);
        return false;
    }

    @Override
    public boolean touchUp(int x, int y, int pointer, int button) {
        target.redraw();
        return false;
    }

    @Override
    public boolean keyDown(int key) {
        Screen screen = target.screen();
        if (screen == null) return false;
        target.redraw();
        if (key == Input.Keys.ESCAPE) {
            screen.back();
        } else if (key == Input.Keys.V && isHeld(Input.Keys.CONTROL_LEFT, Input.Keys.CONTROL_RIGHT)) {
            platform.sharing().paste();
        } else if (screen.takesTyping() && key != Input.Keys.TAB) {
            return false;
        } else if ((key == Input.Keys.ENTER || key == Input.Keys.NUMPAD_ENTER || key == Input.Keys.SPACE) && focus.place() != null) {
            screen.activate(focus.place());
        } else if (focus.keyDown(key, isHeld(Input.Keys.SHIFT_LEFT, Input.Keys.SHIFT_RIGHT))) {
            target.focusOn(focus.place());
            platform.accessibility().focus(focus.place());
        } else {
            return screen.keyDown(key, isHeld(Input.Keys.CONTROL_LEFT, Input.Keys.CONTROL_RIGHT)
                || Gdx.input.isKeyPressed(Input.Keys.SYM));
        }
        return true;
    }

    @Override
    public boolean keyTyped(char character) {
        Screen screen = target.screen();
        if (screen == null) return false;
        if (screen.takesTyping()) screen.typed(character);
        else if (character == '?') screen.askForKeys();
        else return false;
        target.redraw();
        return true;
    }

    private boolean isHeld(int left, int right) {
        return Gdx.input.isKeyPressed(left) || Gdx.input.isKeyPressed(right);
    }
}
