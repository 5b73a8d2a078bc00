package uniboard.games.unitary.scene;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import java.util.ArrayList;
import java.util.List;
import uniboard.game.Message;
import uniboard.games.unitary.UnitaryCard;
import uniboard.games.unitary.UnitaryPosition;
import uniboard.games.unitary.UnitaryWords;
import uniboard.stage.kit.AccessibilityTree;
import uniboard.stage.kit.AccessibilityTree.Region.Kind;
import uniboard.stage.kit.ControlButton;
import uniboard.stage.kit.Panel;
import uniboard.stage.kit.Screen;
import uniboard.stage.kit.Sheet;
import uniboard.stage.kit.Target;
import uniboard.stage.kit.TextActor;
import uniboard.stage.kit.UiContext;
import uniboard.stage.scene.SceneHost;
import uniboard.text.TextStyle;

/** What lies in the discard pile, for it lies open: each card with how many of it there are. Choosing one tells what it stands for. */
final class PileSheet extends Sheet {
    private static final String CLOSE = "control:close";
    private static final String LINE = "pile:";
    private static final float COLUMN = 156;
    private static final float BROADEST = 560;
    private static final float HEADING = UiContext.TOUCH + UiContext.UNIT;
    private static final float PADDING = 1.5f * UiContext.UNIT;
    private static final float HIGHEST_ROW = UiContext.TOUCH;
    private static final float CARD = 28;
    private static final float CARD_ROOM = 56;

    private final UiContext look;
    private final Screen screen;
    private final SceneHost host;
    private final String title;
    private final List<Actor> lines = new ArrayList<>();
    private final List<String> labels = new ArrayList<>();
    private final List<Integer> kinds = new ArrayList<>();
    private final ControlButton closer;

    PileSheet(UiContext look, Screen screen, SceneHost host, UnitaryPosition position) {
        super(look, screen.getWidth(), screen.getHeight(), title(look, position), screen::close);
        this.look = look;
        this.screen = screen;
        this.host = host;
        title = title(look, position);
        int[] copies = new int[UnitaryCard.KINDS];
        for (int i = 0; i < position.discardSize(); i++) copies[position.discardCard(i)]++;
        for (int card = 0; card < UnitaryCard.KINDS; card++) if (copies[card] > 0) kinds.add(card);
        float most = Math.min(BROADEST, screen.getWidth() - 2 * UiContext.UNIT);
        int columns = Math.max(1, Math.min((int) ((most - 2 * PADDING) / COLUMN), (kinds.size() + 3) / 4));
        int rows = (kinds.size() + columns - 1) / columns;
        float row = Math.min(HIGHEST_ROW, (screen.getHeight() - 2 * UiContext.UNIT - HEADING - PADDING) / Math.max(1, rows));
        float width = columns == 1 ? Math.min(most, 280) : Math.min(most, columns * (COLUMN + 16) + 2 * PADDING);
        float height = HEADING + rows * row + PADDING;
        Panel panel = new Panel(look);
        panel.setBounds(look.snap((getWidth() - width) / 2), look.snap((getHeight() - height) / 2), width, height);
        addActor(panel);
        TextActor heading = FittedText.of(look, TextStyle.SERIF, look.theme().ink(), TextActor.Place.START, title,
            width - UiContext.TOUCH - 2 * PADDING, UiContext.STRONG);
        heading.setBounds(look.rightToLeft() ? UiContext.TOUCH + PADDING : PADDING, height - HEADING,
            width - UiContext.TOUCH - 2 * PADDING, HEADING);
        panel.addActor(heading);
        closer = new ControlButton(look, CLOSE, "icon-close", look.texts().say("table.close"), ControlButton.Word.UNSEEN, this::chosen);
        closer.setPosition(look.rightToLeft() ? 4 : width - UiContext.TOUCH - 4, height - UiContext.TOUCH - 4);
        panel.addActor(closer);
        float column = (width - 2 * PADDING) / columns;
        for (int i = 0; i < kinds.size(); i++) {
            Group line = line(kinds.get(i), copies[kinds.get(i)], column, row);
            int before = i / rows;
            float x = PADDING + before * column;
            line.setPosition(look.snap(look.rightToLeft() ? width - x - column : x), look.snap(height - HEADING - (i % rows + 1) * row));
            lines.add(line);
            panel.addActor(line);
        }
    }

    private static String title(UiContext look, UnitaryPosition position) {
        int size = position.discardSize();
        return look.texts().say(Message.of("unitary.scene.pileOf", size, UnitaryWords.card(position.discardCard(size - 1))));
    }

    private Group line(int card, int copies, float width, float height) {
        Group line = Target.group(0, 0, width, height);
        Target.make(line, LINE + UnitaryCard.key(card), this::chosen);
        boolean isQuantity = UnitaryCard.isQuantity(card);
        float size = Math.min(CARD, height - 2);
        SmallCard small = isQuantity ? SmallCard.ofUnits(look, UnitaryCard.units(card), Way.UPRIGHT, size)
            : SmallCard.ofSpecial(look, card, size);
        place(line, small, (CARD_ROOM - small.getWidth()) / 2, small.getWidth(), small.getHeight());
        String name = look.texts().say(UnitaryWords.card(card));
        String words = copies == 1 ? name : name + " ×" + copies;
        TextActor text = FittedText.of(look, TextStyle.SANS, look.theme().ink(), TextActor.Place.START, words, width - CARD_ROOM - 8,
            UiContext.BODY);
        place(line, text, CARD_ROOM + 4, width - CARD_ROOM - 8, text.textHeight());
        labels.add(copies == 1 ? name : look.texts().say(Message.of("unitary.scene.copies", copies, UnitaryWords.card(card))));
        return line;
    }

    private void place(Group line, Actor actor, float x, float width, float height) {
        float left = look.rightToLeft() ? line.getWidth() - x - width : x;
        actor.setBounds(look.snap(left), look.snap((line.getHeight() - height) / 2), width, height);
        line.addActor(actor);
    }

    @Override
    protected List<AccessibilityTree.Region> regions() {
        List<AccessibilityTree.Place> places = new ArrayList<>();
        for (Actor line : lines) places.add(Target.place(line, getHeight(), labels.get(places.size()), AccessibilityTree.State.PLAIN,
            places.size()));
        return List.of(new AccessibilityTree.Region("pile", Kind.LIST, title, places),
            new AccessibilityTree.Region("sheet", Kind.TOOLBAR, look.texts().say("table.close"), List.of(closer.place(getHeight(), 0))));
    }

    @Override
    protected void chosen(String place) {
        if (place.equals(CLOSE)) screen.close();
        for (int card : kinds) {
            if (!place.equals(LINE + UnitaryCard.key(card))) continue;
            screen.close();
            host.tell(Message.of("unitary.about." + UnitaryCard.key(card)));
        }
    }
}
