package uniboard.stage.table;

import com.badlogic.gdx.scenes.scene2d.Group;
import java.util.ArrayList;
import java.util.List;
import uniboard.stage.kit.AccessibilityTree;
import uniboard.stage.kit.ListSheet;
import uniboard.stage.kit.MainButton;
import uniboard.stage.kit.Panel;
import uniboard.stage.kit.PlainButton;
import uniboard.stage.kit.Program;
import uniboard.stage.kit.QrPicture;
import uniboard.stage.kit.Screen;
import uniboard.stage.kit.TableLayout;
import uniboard.stage.kit.Target;
import uniboard.stage.kit.TextActor;
import uniboard.stage.kit.UiContext;
import uniboard.text.TextStyle;

/** Before a game of several devices begins: who is there, and what can be done about it. */
public final class LobbyScreen extends Screen {
    private static final float WIDTH = 376;
    private static final float PADDING = 2 * UiContext.UNIT;
    private static final float LARGEST_CODE = 264;
    private static final float SMALLEST_CODE = 96;
    /** Screens of less height have no room for one column. */
    private static final float LOW = 480;

    private final UiContext look;
    private final TableLayout layout;
    private final Program program;
    private final String title;
    private final List<String> told;
    private final List<ListSheet.Line> deeds;
    private final List<Group> buttons = new ArrayList<>();

    /**
     * @param told  sentences, one below the other
     * @param code  a text to be scanned, below the sentences; empty: none
     * @param deeds what can be done; the first is what most people want
     */
    public LobbyScreen(UiContext look, TableLayout layout, String title, List<String> told, String code, List<ListSheet.Line> deeds,
        Program program) {
        super(layout);
        this.look = look;
        this.layout = layout;
        this.program = program;
        this.title = title;
        this.told = told;
        this.deeds = deeds;
        addActor(new Cloth(look, layout.width(), layout.height()));
        addActor(panel(code.isEmpty() ? null : new QrPicture(look, code)));
    }

    private Panel panel(QrPicture code) {
        // Where a screen is low and wide, what can be done stands in two columns.
        int columns = layout.width() >= 2 * WIDTH - 8 * UiContext.UNIT && layout.height() < LOW ? 2 : 1;
        float width = Math.min(columns * WIDTH, layout.width() - 2 * UiContext.UNIT);
        float inner = width - 2 * PADDING;
        List<TextActor> lines = new ArrayList<>();
        lines.add(new TextActor(look, TextStyle.SERIF, UiContext.TITLE, look.theme().ink(), TextActor.Place.START).wrapped(title, inner));
        for (String sentence : told)
            lines.add(new TextActor(look, TextStyle.SANS, UiContext.BODY, look.theme().ink(), TextActor.Place.START).wrapped(sentence,
            inner));
        int rows = (deeds.size() + columns - 1) / columns;
        float height = 2 * PADDING + rows * (UiContext.TOUCH + UiContext.UNIT);
        for (TextActor line : lines) height += line.textHeight() + UiContext.UNIT;
        float room = Math.min(Math.min(inner, LARGEST_CODE), layout.height() - 2 * UiContext.UNIT - height);
        // A smaller one no camera would read.
        boolean isScanned = code != null && room >= SMALLEST_CODE;
        float side = isScanned ? code.fitting(room) : 0;
        if (isScanned) height += side + UiContext.UNIT;
        Panel panel = new Panel(look);
        panel.setBounds(look.snap((layout.width() - width) / 2), look.snap(Math.max(0, (layout.height() - height) / 2)), width,
            look.snap(height));
        float y = panel.getHeight() - PADDING;
        for (TextActor line : lines) {
            y -= line.textHeight();
            line.setBounds(PADDING, y, inner, line.textHeight());
            panel.addActor(line);
            y -= UiContext.UNIT;
        }
        if (isScanned) {
            y -= side;
            code.setBounds(look.snap((width - side) / 2), look.snap(y), side, side);
            panel.addActor(code);
            y -= UiContext.UNIT;
        }
        float wide = (inner - (columns - 1) * UiContext.UNIT) / columns;
        for (ListSheet.Line deed : deeds) {
            int column = buttons.size() % columns;
            if (column == 0) y -= UiContext.TOUCH + UiContext.UNIT;
            Group button = button(deed, wide);
            float x = (look.rightToLeft() ? columns - 1 - column : column) * (wide + UiContext.UNIT);
            button.setPosition(look.snap(PADDING + x), look.snap(y));
            panel.addActor(button);
            buttons.add(button);
        }
        return panel;
    }

    private Group button(ListSheet.Line deed, float width) {
        boolean isWanted = buttons.isEmpty() && deeds.size() > 1;
        Group button = isWanted ? new MainButton(look, deed.text(), width, UiContext.TOUCH)
            : new PlainButton(look, deed.text(), null, width, UiContext.TOUCH);
        Target.make(button, deed.name(), this::activate);
        return button;
    }

    @Override
    public void open() {
        // It stands as it is.
    }

    @Override
    protected AccessibilityTree shown() {
        List<AccessibilityTree.Place> places = new ArrayList<>();
        for (int i = 0; i < deeds.size(); i++)
            places.add(Target.place(buttons.get(i), layout.height(), deeds.get(i).text(), AccessibilityTree.State.PLAIN, i));
        List<AccessibilityTree.Region> regions = List.of(new AccessibilityTree.Region("lobby", AccessibilityTree.Region.Kind.LIST, title,
            places));
        return new AccessibilityTree(title, "", String.join(" ", told), "", AccessibilityTree.Urgency.POLITE, null, regions, null, null);
    }

    @Override
    protected void chosen(String place) {
        for (ListSheet.Line deed : deeds) {
            if (!deed.name().equals(place)) continue;
            deed.action().run();
            return;
        }
    }

    @Override
    protected void stepBack() {
        program.menu();
    }
}
