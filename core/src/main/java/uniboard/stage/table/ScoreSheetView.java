package uniboard.stage.table;

import java.util.ArrayList;
import java.util.List;
import uniboard.game.ScoreSheet;
import uniboard.stage.kit.AccessibilityTree;
import uniboard.stage.kit.MainButton;
import uniboard.stage.kit.Panel;
import uniboard.stage.kit.Picture;
import uniboard.stage.kit.Screen;
import uniboard.stage.kit.Sheet;
import uniboard.stage.kit.Target;
import uniboard.stage.kit.TextActor;
import uniboard.stage.kit.UiContext;
import uniboard.text.TextStyle;

/** The points of a match over the table, to look at and to close. */
final class ScoreSheetView extends Sheet {
    private static final String CLOSE = "control:close";
    private static final float WIDTH = 312;
    private static final float PADDING = 2 * UiContext.UNIT;
    private static final float LEGEND = 22;
    private static final int ALL = 12;

    private final UiContext look;
    private final Screen screen;
    private final MainButton close;
    private final String label;

    /** @param names the seats', as the table calls them */
    ScoreSheetView(UiContext look, Screen screen, ScoreSheet sheet, List<String> marks, List<String> names) {
        super(look, screen.getWidth(), screen.getHeight(), look.texts().say(sheet.points()), screen::close);
        this.look = look;
        this.screen = screen;
        List<String> spoken = new ArrayList<>(ScoreTable.lines(look, sheet, names));
        spoken.add(look.texts().say("table.close"));
        label = String.join(". ", spoken);
        float width = Math.min(WIDTH, screen.getWidth() - 2 * UiContext.UNIT);
        ScoreTable table = new ScoreTable(look, sheet, marks, width - 2 * PADDING, ALL);
        close = new MainButton(look, look.texts().say("table.close"), width - 2 * PADDING, UiContext.TOUCH);
        Panel panel = new Panel(look);
        float legend = sheet.marked() == null ? 0 : LEGEND;
        float height = table.getHeight() + legend + UiContext.TOUCH + 3 * PADDING;
        panel.setBounds(look.snap((screen.getWidth() - width) / 2), look.snap((screen.getHeight() - height) / 2), width, height);
        table.setPosition(PADDING, 2 * PADDING + UiContext.TOUCH + legend);
        close.setPosition(PADDING, PADDING);
        panel.addActor(table);
        panel.addActor(close);
        if (legend > 0) addLegend(panel, look.texts().say(sheet.marked()));
        Target.make(close, CLOSE, this::chosen);
        addActor(panel);
    }

    /** What a tick says. */
    private void addLegend(Panel panel, String marked) {
        TextActor words = new TextActor(look, TextStyle.SANS, UiContext.SMALL, look.theme().softInk(), TextActor.Place.START).line(marked);
        Picture tick = new Picture(look.art().region("icon-check"), look.theme().good());
        float y = 2 * PADDING + UiContext.TOUCH;
        float x = PADDING + ScoreTable.MARK + UiContext.UNIT / 2f;
        boolean mirrored = look.rightToLeft();
        tick.setBounds(mirrored ? panel.getWidth() - PADDING - ScoreTable.MARK : PADDING, y, ScoreTable.MARK, ScoreTable.MARK);
        words.setBounds(mirrored ? panel.getWidth() - x - words.textWidth() : x, y, words.textWidth(), ScoreTable.MARK);
        panel.addActor(tick);
        panel.addActor(words);
    }

    @Override
    protected List<AccessibilityTree.Region> regions() {
        return List.of(new AccessibilityTree.Region("sheet", AccessibilityTree.Region.Kind.LIST, look.texts().say("table.scores"),
            List.of(Target.place(close, getHeight(), label, AccessibilityTree.State.PLAIN, 0))));
    }

    @Override
    protected void chosen(String place) {
        if (place.equals(CLOSE)) screen.close();
    }
}
