package uniboard.stage.table;

import com.badlogic.gdx.scenes.scene2d.Group;
import uniboard.stage.kit.MainButton;
import uniboard.stage.kit.PlainButton;
import uniboard.stage.kit.TextActor;
import uniboard.stage.kit.UiContext;
import uniboard.text.TextStyle;

/** Makes the buttons of a lobby, as high as their words need. */
final class LobbyButton {
    private static final float ICON = 26;

    private LobbyButton() {
    }

    static float heightFor(UiContext look, LobbyView.Button button, float width, float least) {
        float room = width - 2 * UiContext.UNIT - (button.icon() == null ? 0 : ICON);
        TextActor words = new TextActor(look, TextStyle.SANS_BOLD, UiContext.BODY, look.theme().ink(), TextActor.Place.CENTRE);
        return Math.max(least, look.snap(words.wrapped(look.texts().say(button.words()), room).textHeight() + UiContext.UNIT));
    }

    static Group make(UiContext look, LobbyView.Button button, LobbyView.Style style, float width, float height) {
        String words = look.texts().say(button.words());
        return style == LobbyView.Style.MAIN ? new MainButton(look, words, button.icon(), width, height)
            : new PlainButton(look, words, button.icon(), width, height);
    }
}
