package uniboard.stage.table;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import uniboard.stage.kit.AccessibilityTree;
import uniboard.stage.kit.ControlButton;
import uniboard.stage.kit.Panel;
import uniboard.stage.kit.Target;
import uniboard.stage.kit.TextActor;
import uniboard.stage.kit.UiContext;
import uniboard.text.TextStyle;

/** The moves of the record, as many as fit around the one shown, on a panel with a heading and buttons to browse them. */
final class MoveLog extends Panel {
    static final String FIRST = "control:first";
    static final String PREVIOUS = "control:previous";
    static final String NEXT = "control:next";
    static final String LAST = "control:last";
    /** Of a row: followed by the plies played with its move. */
    private static final String ROW_PLACE = "move:";

    private static final float PADDING = 2 * UiContext.UNIT;
    private static final float ROW = 30;
    private static final float ROW_OF_SHEET = UiContext.TOUCH;
    private static final float BUTTONS = UiContext.TOUCH + UiContext.UNIT;
    /** Of a panel that has room for more than moves. */
    private static final float ROOMY = 280;

    private final UiContext look;
    private final float row;
    private final Consumer<String> chosen;
    private final Group rows = new Group();
    private final List<String> labels = new ArrayList<>();
    private final NotationButton notation;
    /** Null where there is no room for it. */
    private final Scrubber scrubber;
    private final List<ControlButton> buttons = new ArrayList<>();
    /** Of the row that led to the position shown, among all rows; -1 at the start. */
    private int marked;
    private String markedName;

    /**
     * Beside a table.
     *
     * @param wayBack the key of the words for what leads to the last position
     */
    MoveLog(UiContext look, float width, float height, String wayBack, Consumer<String> chosen) {
        this(look, width, height, ROW, wayBack, chosen);
    }

    /** Over a table, with rows for fingers. */
    static MoveLog ofSheet(UiContext look, float width, float height, String wayBack, Consumer<String> chosen) {
        return new MoveLog(look, width, height, ROW_OF_SHEET, wayBack, chosen);
    }

    private MoveLog(UiContext look, float width, float height, float row, String wayBack, Consumer<String> chosen) {
        super(look);
        this.look = look;
        this.row = row;
        this.chosen = chosen;
        rows.setTransform(false);
        setSize(width, height);
        setTouchable(Touchable.childrenOnly);
        TextActor heading = new TextActor(look, TextStyle.SERIF, UiContext.STRONG, look.theme().ink(), TextActor.Place.START);
        heading.line(look.texts().say("table.moves"));
        heading.setBounds(PADDING, height - PADDING - 24, width - 2 * PADDING, 24);
        addActor(heading);
        addActor(rows);
        notation = new NotationButton(look, chosen);
        float end = width - notation.getWidth() - (row == ROW ? UiContext.UNIT : UiContext.TOUCH + UiContext.UNIT);
        notation.setPosition(look.snap(look.rightToLeft() ? width - end - notation.getWidth() : end), height - UiContext.TOUCH - 5);
        addActor(notation);
        scrubber = height < ROOMY ? null : new Scrubber(look, width - 2 * UiContext.UNIT, chosen);
        if (scrubber != null) {
            scrubber.setPosition(UiContext.UNIT, BUTTONS);
            addActor(scrubber);
        }
        addButton(FIRST, "icon-first", "table.first", chosen);
        addButton(PREVIOUS, "icon-previous", "table.previous", chosen);
        addButton(NEXT, "icon-next", "table.next", chosen);
        addButton(LAST, "icon-last", wayBack, chosen);
    }

    /** Time runs from left to right in the notation of every language, and so do these. */
    private void addButton(String name, String icon, String key, Consumer<String> chosen) {
        ControlButton button = new ControlButton(look, name, icon, look.texts().say(key), ControlButton.Word.UNSEEN, chosen);
        float room = (getWidth() - 2 * UiContext.UNIT) / 4;
        button.setPosition(look.snap(UiContext.UNIT + room * buttons.size() + (room - button.getWidth()) / 2), UiContext.UNIT);
        buttons.add(button);
        addActor(button);
    }

    /** @param shown plies of the position that the table shows */
    void show(MoveList list, int shown, Scrubber.Going going) {
        rows.clearChildren();
        labels.clear();
        marked = list.rowOf(shown);
        markedName = null;
        notation.show(list.notated());
        float top = getHeight() - PADDING - 24 - UiContext.UNIT;
        addFitting(list, top - PADDING - BUTTONS - (scrubber == null ? 0 : UiContext.TOUCH));
        if (scrubber != null) scrubber.show(shown, list.plies(), going);
        float y = top;
        for (Actor line : rows.getChildren()) {
            y -= line.getHeight();
            line.setPosition(PADDING - 4, look.snap(y));
        }
        for (int i = 0; i < buttons.size(); i++) buttons.get(i).setAvailable(i < 2 ? shown > 0 : shown < list.plies());
    }

    /** As many rows as the room is high for: those before the marked one up to the middle, it, and those after it; then more before. */
    private void addFitting(MoveList list, float room) {
        int first = Math.max(0, marked) - 1;
        int next = first + 1;
        float taken = 0;
        while (first >= 0 || next < list.rows().size()) {
            boolean before = first >= 0 && taken > 0 && (taken < room / 2 || next == list.rows().size());
            if (!before && next == list.rows().size()) break;
            int row = before ? first-- : next++;
            List<Actor> lines = lines(list, row);
            float height = 0;
            for (Actor line : lines) height += line.getHeight();
            if ((taken > 0 || room < 3 * ROW) && taken + height > room) break;
            taken += height;
            add(list, row, lines, before ? 0 : labels.size());
        }
    }

    /** The row with what stands below it. */
    private List<Actor> lines(MoveList list, int row) {
        List<Actor> lines = new ArrayList<>();
        lines.add(line(list, row));
        for (BesideRow beside : list.besides()) {
            if (beside.row() != row) continue;
            Actor line = new BesideLine(look, beside, getWidth() - 2 * PADDING + 8, this.row);
            if (beside.place() != null) Target.make(line, beside.place(), chosen);
            lines.add(line);
        }
        return lines;
    }

    private void add(MoveList list, int row, List<Actor> lines, int at) {
        List<String> spoken = new ArrayList<>();
        spoken.add(list.labels().get(row));
        for (BesideRow beside : list.besides()) if (beside.row() == row) spoken.add(beside.label());
        for (int i = 0; i < lines.size(); i++) {
            rows.addActorAt(at + i, lines.get(i));
            labels.add(at + i, spoken.get(i));
        }
    }

    private MoveLine line(MoveList list, int row) {
        MoveLine line = new MoveLine(look, list, list.rows().get(row), getWidth() - 2 * PADDING + 8, this.row, row == marked);
        Target.make(line, ROW_PLACE + list.rows().get(row).plies(), chosen);
        if (row == marked) markedName = line.getName();
        return line;
    }

    /** The plies that a row's place stands for; below 0 if it is no row's. */
    static int pliesOf(String place) {
        return place.startsWith(ROW_PLACE) ? Integer.parseInt(place.substring(ROW_PLACE.length())) : -1;
    }

    /** The rows, then the buttons. */
    List<AccessibilityTree.Region> regions(float screenHeight) {
        List<AccessibilityTree.Place> lines = new ArrayList<>();
        for (int i = 0; i < labels.size(); i++) {
            Actor line = rows.getChildren().get(i);
            // What is said of a position is spoken with its row.
            if (line.getName() == null) continue;
            AccessibilityTree.State state = line.getName().equals(markedName) ? AccessibilityTree.State.ON : AccessibilityTree.State.OFF;
            lines.add(Target.place(line, screenHeight, labels.get(i), state, lines.size()));
        }
        List<AccessibilityTree.Place> navigationButtons = new ArrayList<>();
        for (ControlButton button : buttons) navigationButtons.add(button.place(screenHeight, navigationButtons.size()));
        if (scrubber != null) scrubber.addPlaces(navigationButtons, screenHeight);
        navigationButtons.add(notation.place(screenHeight, navigationButtons.size()));
        AccessibilityTree.Region log = new AccessibilityTree.Region("log", AccessibilityTree.Region.Kind.TOOLBAR,
            look.texts().say("table.navigation"), navigationButtons);
        if (lines.isEmpty()) return List.of(log);
        return List.of(new AccessibilityTree.Region("moves", AccessibilityTree.Region.Kind.LIST, look.texts().say("table.moves"), lines),
            log);
    }
}
