package uniboard.stage.table;

import com.badlogic.gdx.scenes.scene2d.Touchable;
import java.util.function.Consumer;
import uniboard.stage.kit.AccessibilityTree;
import uniboard.stage.kit.MainButton;
import uniboard.stage.kit.Panel;
import uniboard.stage.kit.Target;
import uniboard.stage.kit.TextActor;
import uniboard.stage.kit.UiContext;
import uniboard.text.TextStyle;

/** What the player is told now: a heading and a sentence on a sheet of paper; with an earlier position, the way back to the game. */
final class StatusPanel extends Panel {
    static final String BACK = "control:backToGame";

    /** What can be done about what is told. */
    enum Act { NONE, BACK, SEND }

    private static final float PADDING = 2 * UiContext.UNIT;

    private final UiContext look;
    private final float room;
    private final TextActor heading;
    private final TextActor sentence;
    private final TextActor smallSentence;
    private final MainButton back;
    private final String backLabel;
    private final Consumer<String> chosen;
    /** Made when a move is first to be sent. */
    private MainButton send;

    /** @param room how high the panel may be */
    StatusPanel(UiContext look, float width, float room, Consumer<String> chosen) {
        super(look);
        this.look = look;
        this.room = room;
        this.chosen = chosen;
        heading = new TextActor(look, TextStyle.SERIF, UiContext.TITLE, look.theme().ink(), TextActor.Place.START);
        sentence = new TextActor(look, TextStyle.SANS, UiContext.BODY, look.theme().ink(), TextActor.Place.START);
        smallSentence = new TextActor(look, TextStyle.SANS, UiContext.SMALL, look.theme().ink(), TextActor.Place.START);
        addActor(heading);
        addActor(sentence);
        addActor(smallSentence);
        backLabel = look.texts().say("table.backToGame");
        back = new MainButton(look, backLabel, width - 2 * PADDING, UiContext.TOUCH);
        back.onTap(BACK, chosen);
        addActor(back);
        setWidth(width);
        setTouchable(Touchable.childrenOnly);
    }

    /**
     * Lays the words out from the panel's top, as high as they need. Where the room is too low the sentence gets smaller, then stands
     * alone.
     */
    void show(String headingText, String sentenceText, Act act, float top) {
        float inner = getWidth() - 2 * PADDING;
        back.setVisible(act == Act.BACK);
        if (act == Act.SEND && send == null) makeSend(inner);
        if (send != null) send.setVisible(act == Act.SEND);
        heading.wrapped(headingText, inner);
        sentence.wrapped(sentenceText, inner);
        smallSentence.wrapped("", inner);
        if (height() > room) {
            smallSentence.wrapped(sentenceText, inner);
            sentence.wrapped("", inner);
        }
        if (height() > room && !sentenceText.isEmpty()) heading.wrapped("", inner);
        setHeight(look.snap(height()));
        setY(look.snap(top - height()));
        heading.setBounds(PADDING, getHeight() - PADDING - heading.textHeight(), inner, heading.textHeight());
        back.setPosition(PADDING, PADDING);
        float bottom = PADDING + backHeight();
        for (TextActor text : new TextActor[] {sentence, smallSentence}) text.setBounds(PADDING, bottom, inner, text.textHeight());
    }

    private float height() {
        float words = sentence.textHeight() + smallSentence.textHeight();
        float gap = words > 0 && heading.textHeight() > 0 ? UiContext.UNIT : 0;
        return heading.textHeight() + gap + words + backHeight() + 2 * PADDING;
    }

    private void makeSend(float width) {
        send = new MainButton(look, look.texts().say("share.sendMove"), width, UiContext.TOUCH);
        send.setPosition(PADDING, PADDING);
        send.onTap(TableControls.SEND, chosen);
        addActor(send);
    }

    private float backHeight() {
        return back.isVisible() || send != null && send.isVisible() ? UiContext.TOUCH + UiContext.UNIT : 0;
    }

    /** The way back to the game, or what sends a move, or null. */
    AccessibilityTree.Place actPlace(float screenHeight) {
        if (send != null && send.isVisible()) {
            return Target.place(send, screenHeight, look.texts().say("share.sendMove"), AccessibilityTree.State.PLAIN, 0);
        }
        return back.isVisible() ? Target.place(back, screenHeight, backLabel, AccessibilityTree.State.PLAIN, 0) : null;
    }
}
