package uniboard.stage.table;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import uniboard.game.Message;
import uniboard.stage.kit.AccessibilityTree;
import uniboard.stage.kit.MainButton;
import uniboard.stage.kit.PlainButton;
import uniboard.stage.kit.ScrollArea;
import uniboard.stage.kit.SpotList;
import uniboard.stage.kit.Target;
import uniboard.stage.kit.TextActor;
import uniboard.stage.kit.UiContext;
import uniboard.text.TextStyle;

/** Beside the board of a question: what came of it, and the answers, which scroll; what can be done stays at the foot. */
final class AnswersPanel extends Group {
    private static final float ROOMY = 420;
    private static final float LARGE_HEADING = 34;
    private static final float LARGE_TEXT = 22;
    private static final float LARGE_BUTTON = 52;
    /** Beside the answers, for what shows that they scroll. */
    private static final float THUMB = 8;
    private static final String ENDS = ".?!…";

    private final UiContext look;
    private final AnswersView view;
    private final Consumer<String> chosen;
    private final boolean isRoomy;
    private final ScrollArea scroll;
    private final SpotList rows = new SpotList();
    private final SpotList buttons = new SpotList();

    /** @param moved told when the answers are scrolled */
    AnswersPanel(UiContext look, AnswersView view, float width, float height, Consumer<String> chosen, Runnable moved) {
        this.look = look;
        this.view = view;
        this.chosen = chosen;
        isRoomy = width >= ROOMY;
        setTransform(false);
        setTouchable(Touchable.childrenOnly);
        setSize(width, height);
        scroll = new ScrollArea(look, moved);
        float foot = layFoot();
        scroll.setBounds(0, foot, width, height - foot);
        addActor(scroll);
    }

    private float layFoot() {
        int count = view.foot().size();
        if (count == 0) return 0;
        float height = isRoomy ? LARGE_BUTTON : UiContext.TOUCH;
        float width = (getWidth() - (count - 1) * UiContext.UNIT) / count;
        float x = 0;
        for (LobbyView.Button each : view.foot()) {
            String label = say(each.words());
            Actor button = each.style() == LobbyView.Style.MAIN ? new MainButton(look, label, width, height)
                : new PlainButton(look, label, each.icon(), width, height);
            Target.make(button, each.place(), chosen);
            look.lay(this, button, x, 0, width, height);
            buttons.add(button, label);
            x += width + UiContext.UNIT;
        }
        return height + UiContext.UNIT;
    }

    private String say(Message message) {
        return look.texts().say(message);
    }

    /** @param alone the number of the only answer that is marked on the board; below 0: all are */
    void show(int alone, boolean grows) {
        scroll.content().clearChildren();
        rows.clear();
        List<Actor> parts = new ArrayList<>();
        parts.add(heading());
        for (Message sentence : view.told()) parts.add(text(sentence, isRoomy ? LARGE_TEXT : UiContext.BODY));
        int most = 1;
        for (AnswersView.Answer answer : view.answers()) most = Math.max(most, answer.count());
        float width = getWidth() - THUMB;
        for (int i = 0; i < view.answers().size(); i++) {
            AnswersView.Answer answer = view.answers().get(i);
            AnswerRow row = new AnswerRow(look, answer, most, width, isRoomy, i == alone);
            if (grows) row.grow();
            Target.make(row, answer.place(), chosen);
            rows.add(row, say(answer.spoken()), i == alone ? AccessibilityTree.State.ON : AccessibilityTree.State.PLAIN);
            parts.add(row);
        }
        if (view.others() != null) parts.add(text(view.others(), isRoomy ? LARGE_TEXT : UiContext.BODY));
        if (view.tally() != null) parts.add(new AnswerTally(look, view.tally(), width, isRoomy));
        lay(parts);
    }

    private TextActor heading() {
        return new TextActor(look, TextStyle.SERIF, isRoomy ? LARGE_HEADING : UiContext.TITLE,
            view.tone() == AnswersView.Tone.RIGHT ? look.theme().goodInk() : look.theme().ink(), TextActor.Place.START)
            .block(say(view.heading()), getWidth() - THUMB);
    }

    private TextActor text(Message sentence, float size) {
        return new TextActor(look, TextStyle.SANS, size, look.theme().ink(), TextActor.Place.START)
            .block(say(sentence), getWidth() - THUMB);
    }

    private void lay(List<Actor> parts) {
        float gap = isRoomy ? 1.5f * UiContext.UNIT : UiContext.UNIT;
        float depth = 0;
        for (Actor part : parts) depth += part.getHeight() + gap;
        depth = look.snap(Math.max(depth, scroll.getHeight()));
        float y = depth;
        for (Actor part : parts) {
            y -= part.getHeight();
            part.setPosition(look.snap(look.mirrored(0, part.getWidth(), getWidth())), look.snap(y));
            scroll.content().addActor(part);
            y -= gap;
        }
        scroll.settle(depth);
    }

    void reveal(String place) {
        Actor row = place == null ? null : rows.named(place);
        if (row != null) scroll.reveal(row);
    }

    /** What is read out when the answers come. */
    String status() {
        StringBuilder status = new StringBuilder(say(view.heading()));
        for (Message sentence : view.told()) add(status, sentence);
        if (view.others() != null) add(status, view.others());
        if (view.tally() != null) add(status, AnswerTally.spoken(view.tally()));
        return status.toString();
    }

    /** What ends as a sentence needs no full stop. */
    private void add(StringBuilder status, Message sentence) {
        status.append(ENDS.indexOf(status.charAt(status.length() - 1)) < 0 ? ". " : " ").append(say(sentence));
    }

    List<AccessibilityTree.Region> regions(float screenHeight) {
        List<AccessibilityTree.Region> regions = new ArrayList<>();
        String title = say(view.title());
        if (!view.answers().isEmpty()) {
            regions.add(rows.region("answers", AccessibilityTree.Region.Kind.LIST, look.texts().say("class.answers"), screenHeight));
        }
        if (!view.foot().isEmpty()) regions.add(buttons.region("foot", AccessibilityTree.Region.Kind.TOOLBAR, title, screenHeight));
        return regions;
    }
}
