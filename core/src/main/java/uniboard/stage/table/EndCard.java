package uniboard.stage.table;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import uniboard.stage.kit.AccessibilityTree;
import uniboard.stage.kit.ControlButton;
import uniboard.stage.kit.MainButton;
import uniboard.stage.kit.Panel;
import uniboard.stage.kit.Picture;
import uniboard.stage.kit.PlainButton;
import uniboard.stage.kit.Target;
import uniboard.stage.kit.TextActor;
import uniboard.stage.kit.UiContext;
import uniboard.text.TextStyle;

/** How a game has ended, from the player's side, and what may come next. */
final class EndCard extends Panel {
    /** For the person at the table; between several people somebody always wins, or nobody. */
    enum Result {
        WON("icon-won"), LOST("icon-lost"), DRAWN("icon-drawn");

        private final String icon;

        Result(String icon) {
            this.icon = icon;
        }
    }

    /** @param place as the mirror calls it */
    record Button(String place, String label) {
    }

    static final String CLOSE = "control:closeEnd";

    private static final float PADDING = 2 * UiContext.UNIT;
    private static final float ICON = 28;
    private static final float STEP = UiContext.TOUCH + UiContext.UNIT;

    private final UiContext look;
    private final float inner;
    private final List<Actor> placed = new ArrayList<>();
    private final List<String> labels = new ArrayList<>();
    private float y;

    private EndCard(UiContext look, float width) {
        super(look);
        this.look = look;
        inner = width - 2 * PADDING;
        setTouchable(Touchable.childrenOnly);
    }

    /**
     * Beside a table, with the words.
     *
     * @param buttons the first is what most people want next
     */
    static EndCard beside(UiContext look, Result result, String heading, String sentence, List<Button> buttons, float width,
        Consumer<String> chosen) {
        EndCard card = new EndCard(look, width);
        card.layWords(result, heading, sentence, buttons, chosen);
        return card;
    }

    /** Over a table whose bar tells the words; can be put away: then {@link #CLOSE} is chosen. */
    static EndCard over(UiContext look, Result result, List<Button> buttons, float width, Consumer<String> chosen) {
        EndCard card = new EndCard(look, width);
        card.layLow(result, buttons, chosen);
        return card;
    }

    private void layWords(Result result, String heading, String sentence, List<Button> buttons, Consumer<String> chosen) {
        TextActor title = new TextActor(look, TextStyle.SERIF, UiContext.TITLE, look.theme().ink(), TextActor.Place.START);
        title.wrapped(heading, inner - ICON - UiContext.UNIT);
        TextActor reason = new TextActor(look, TextStyle.SANS, UiContext.BODY, look.theme().ink(), TextActor.Place.START);
        reason.wrapped(sentence, inner);
        List<List<Button>> rows = rows(buttons);
        float top = Math.max(ICON, title.textHeight());
        float words = reason.textHeight() == 0 ? 0 : reason.textHeight() + UiContext.UNIT;
        setSize(inner + 2 * PADDING, look.snap(2 * PADDING + top + words + rows.size() * STEP));
        y = getHeight() - PADDING - top;
        addIcon(result, y + (top - ICON) / 2);
        place(title, ICON + UiContext.UNIT, y, title.textWidth(), top);
        y -= words;
        place(reason, 0, y, inner, reason.textHeight());
        for (List<Button> row : rows) addRow(row, 0, inner, chosen);
    }

    private void layLow(Result result, List<Button> buttons, Consumer<String> chosen) {
        List<List<Button>> rows = rows(buttons.subList(1, buttons.size()));
        setSize(inner + 2 * PADDING, look.snap(2 * PADDING + (rows.size() + 1) * STEP - UiContext.UNIT));
        y = getHeight() - PADDING + UiContext.UNIT;
        addIcon(result, y - STEP + (UiContext.TOUCH - ICON) / 2);
        addRow(buttons.subList(0, 1), ICON + UiContext.UNIT, inner - ICON - UiContext.UNIT - UiContext.TOUCH, chosen);
        addClose(chosen);
        for (List<Button> row : rows) addRow(row, 0, inner, chosen);
    }

    private void addIcon(Result result, float bottom) {
        boolean won = result == Result.WON;
        place(new Picture(look.art().region(result.icon), won ? look.theme().goodInk() : look.theme().ink()), 0, bottom, ICON, ICON);
    }

    /** As many side by side as fit. */
    private List<List<Button>> rows(List<Button> buttons) {
        List<List<Button>> rows = new ArrayList<>();
        float left = 0;
        for (Button button : buttons) {
            float width = widthOf(button);
            if (rows.isEmpty() || left < width) {
                rows.add(new ArrayList<>());
                left = inner;
            }
            rows.get(rows.size() - 1).add(button);
            left -= width + UiContext.UNIT;
        }
        return rows;
    }

    private float widthOf(Button button) {
        return Math.min(inner, PlainButton.widthOf(look, button.label()));
    }

    /** What is left of a row is shared out. */
    private void addRow(List<Button> row, float start, float room, Consumer<String> chosen) {
        float taken = (row.size() - 1) * UiContext.UNIT;
        for (Button button : row) taken += Math.min(room, widthOf(button));
        float more = (room - taken) / row.size();
        float x = start;
        y -= STEP;
        for (Button button : row) {
            float width = Math.min(room, widthOf(button)) + more;
            boolean main = placed.isEmpty();
            Actor actor = main ? new MainButton(look, button.label(), width, UiContext.TOUCH)
                : new PlainButton(look, button.label(), null, width, UiContext.TOUCH);
            Target.make(actor, button.place(), chosen);
            place(actor, x, y, width, UiContext.TOUCH);
            placed.add(actor);
            labels.add(button.label());
            x += width + UiContext.UNIT;
        }
    }

    private void addClose(Consumer<String> chosen) {
        String label = look.texts().say("table.close");
        ControlButton close = new ControlButton(look, CLOSE, "icon-close", label, ControlButton.Word.UNSEEN, chosen);
        place(close, inner - UiContext.TOUCH + UiContext.UNIT, y, UiContext.TOUCH, UiContext.TOUCH);
        placed.add(close);
        labels.add(label);
    }

    private void place(Actor actor, float x, float bottom, float width, float height) {
        float left = PADDING + (look.rightToLeft() ? inner - x - width : x);
        actor.setBounds(look.snap(left), look.snap(bottom), width, height);
        addActor(actor);
    }

    /** What may come next, then the way to put the card away. */
    AccessibilityTree.Region region(float screenHeight) {
        List<AccessibilityTree.Place> places = new ArrayList<>();
        for (int i = 0; i < placed.size(); i++) {
            places.add(Target.place(placed.get(i), screenHeight, labels.get(i), AccessibilityTree.State.PLAIN, i));
        }
        return new AccessibilityTree.Region("next", AccessibilityTree.Region.Kind.TOOLBAR, look.texts().say("table.next.games"), places);
    }
}
