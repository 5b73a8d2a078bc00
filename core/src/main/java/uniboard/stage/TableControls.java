package uniboard.stage;

import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import java.util.List;
import uniboard.text.TextStyle;

/** The bar above the table with its controls; on a tall table they stand in a footer and the bar tells the status. */
final class TableControls extends Group {
    interface Actions {
        void newGame();

        void takeBack();

        void chooseOpponent();

        void chooseLanguage();
    }

    private final Look look;
    private final TableLayout layout;
    private final ControlButton takeBack;
    private final List<ControlButton> buttons;
    private final Rectangle statusRoom;
    private TextActor status;

    TableControls(Look look, TableLayout layout, String game, Actions actions) {
        this.look = look;
        this.layout = layout;
        setTransform(false);
        setTouchable(Touchable.childrenOnly);
        setSize(layout.width(), layout.height());
        boolean tall = layout.shape() == TableLayout.Shape.TALL;
        // A wide table without a panel tells the status in its bar, which needs the words' room.
        ControlButton.Word besideIcons = layout.panel() == null ? ControlButton.Word.UNSEEN : ControlButton.Word.BESIDE;
        ControlButton.Word word = tall ? ControlButton.Word.BELOW : besideIcons;
        String takeBackWord = look.texts().say(tall ? "table.takeBack.short" : "table.takeBack");
        takeBack = new ControlButton(look, "control:takeBack", "icon-take-back", takeBackWord, word, actions::takeBack);
        buttons = List.of(
            new ControlButton(look, "control:new", "icon-new", look.texts().say("table.new"), word, actions::newGame),
            takeBack,
            new ControlButton(look, "control:opponent", "icon-opponent", look.texts().say("table.opponent"), word, actions::chooseOpponent),
            new ControlButton(look, "control:language", "icon-language", look.texts().say("table.language"), word, actions::chooseLanguage));
        for (ControlButton button : buttons) addActor(button);
        statusRoom = tall ? layFooter() : layBar(game);
    }

    private Rectangle layFooter() {
        Rectangle footer = layout.footer();
        float each = footer.width / buttons.size();
        for (int i = 0; i < buttons.size(); i++) {
            buttons.get(i).setBounds(0, 0, each, footer.height);
            place(buttons.get(i), i * each, footer.y);
        }
        Rectangle bar = layout.bar();
        return new Rectangle(Look.UNIT, bar.y, bar.width - 2 * Look.UNIT, bar.height);
    }

    private Rectangle layBar(String game) {
        Rectangle bar = layout.bar();
        float margin = bar.height > Look.TOUCH ? 3 * Look.UNIT : Look.UNIT;
        float x = bar.width - Math.max(2, margin - 10);
        for (int i = buttons.size() - 1; i >= 0; i--) {
            ControlButton button = buttons.get(i);
            x -= button.getWidth();
            place(button, x, bar.y + (bar.height - button.getHeight()) / 2);
        }
        TextActor title = new TextActor(look, TextStyle.SERIF, Look.TITLE, look.theme().ink(), TextActor.Place.START);
        title.line(look.texts().say("game." + game));
        title.setBounds(layout.mirrored() ? bar.width - margin - title.textWidth() : margin, bar.y, title.textWidth(), bar.height);
        addActor(title);
        float left = margin + title.textWidth() + 2 * Look.UNIT;
        return layout.mirror(new Rectangle(left, bar.y, x - left - Look.UNIT, bar.height));
    }

    private void place(ControlButton button, float x, float y) {
        button.setPosition(look.snap(layout.mirrored() ? layout.width() - x - button.getWidth() : x), look.snap(y));
    }

    /** Tells the status where no panel does. */
    void say(String sentence) {
        if (status != null) status.remove();
        status = statusOf(sentence, Look.BODY);
        if (status.textHeight() > statusRoom.height) status = statusOf(sentence, Look.SMALL);
        status.setBounds(statusRoom.x, statusRoom.y, statusRoom.width, statusRoom.height);
        addActor(status);
    }

    private TextActor statusOf(String sentence, float size) {
        TextActor text = new TextActor(look, TextStyle.SANS_BOLD, size, look.theme().ink(), TextActor.Place.CENTRE);
        return text.wrapped(sentence, statusRoom.width);
    }

    void takeBack(boolean possible) {
        takeBack.setAvailable(possible);
    }

    List<ControlButton> buttons() {
        return buttons;
    }

    Rectangle bounds(ControlButton button) {
        return new Rectangle(button.getX(), button.getY(), button.getWidth(), button.getHeight());
    }
}
