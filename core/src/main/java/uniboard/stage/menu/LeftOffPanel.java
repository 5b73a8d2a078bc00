package uniboard.stage.menu;

import com.badlogic.gdx.scenes.scene2d.Touchable;
import java.util.function.Consumer;
import uniboard.stage.kit.AccessibilityTree;
import uniboard.stage.kit.MainButton;
import uniboard.stage.kit.Panel;
import uniboard.stage.kit.Target;
import uniboard.stage.kit.TextActor;
import uniboard.stage.kit.UiContext;
import uniboard.text.TextStyle;

/** Where you left off: the game kept last, with the button that goes on with it. */
final class LeftOffPanel extends Panel {
    static final String GO_ON = "control:goOn";
    private static final float PADDING = 3 * UiContext.UNIT;

    private final MainButton button;
    private final String goOn;

    LeftOffPanel(UiContext look, String sentence, float width, Consumer<String> chosen) {
        super(look);
        setTouchable(Touchable.childrenOnly);
        goOn = look.texts().say("menu.goOn");
        float inner = width - 2 * PADDING;
        TextActor heading = new TextActor(look, TextStyle.SERIF, UiContext.TITLE, look.theme().ink(), TextActor.Place.START);
        heading.wrapped(look.texts().say("menu.leftOff"), inner);
        TextActor words = new TextActor(look, TextStyle.SANS, UiContext.BODY, look.theme().ink(), TextActor.Place.START);
        words.wrapped(sentence, inner);
        button = new MainButton(look, goOn, inner, UiContext.TOUCH);
        Target.make(button, GO_ON, chosen);
        float y = PADDING;
        button.setPosition(PADDING, y);
        y += UiContext.TOUCH + 20;
        words.setBounds(PADDING, y, inner, words.textHeight());
        y += words.textHeight() + UiContext.UNIT;
        heading.setBounds(PADDING, y, inner, heading.textHeight());
        setSize(width, look.snap(y + heading.textHeight() + PADDING - 4));
        addActor(heading);
        addActor(words);
        addActor(button);
    }

    AccessibilityTree.Place place(float screenHeight) {
        return Target.place(button, screenHeight, goOn, AccessibilityTree.State.PLAIN, 0);
    }
}
