package uniboard.stage.table;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import uniboard.stage.kit.ControlButton;
import uniboard.stage.kit.Look;
import uniboard.stage.kit.Outline;
import uniboard.stage.kit.Panel;
import uniboard.stage.kit.PatchPicture;
import uniboard.stage.kit.Target;
import uniboard.stage.kit.TextActor;
import uniboard.text.Direction;
import uniboard.text.TextStyle;

/** The moves of the record, as many as fit around the one shown, on a panel with a heading and buttons to leaf through them. */
final class MoveLog extends Panel {
    static final String FIRST = "control:first";
    static final String PREVIOUS = "control:previous";
    static final String NEXT = "control:next";
    static final String LAST = "control:last";
    /** Of a row: followed by the plies played with its move. */
    private static final String ROW_PLACE = "move:";

    private static final float PADDING = 2 * Look.UNIT;
    private static final float ROW = 30;
    private static final float ROW_OF_SHEET = Look.TOUCH;
    private static final float NUMBER = 28;
    private static final float BUTTONS = Look.TOUCH + Look.UNIT;

    private final Look look;
    private final float row;
    private final Consumer<String> chosen;
    private final Group rows = new Group();
    private final List<String> labels = new ArrayList<>();
    private final List<ControlButton> buttons = new ArrayList<>();
    /** Plies of the position shown. */
    private int marked;

    /** Beside a table. */
    MoveLog(Look look, float width, float height, Consumer<String> chosen) {
        this(look, width, height, ROW, chosen);
    }

    /** Over a table, with rows for fingers. */
    static MoveLog ofSheet(Look look, float width, float height, Consumer<String> chosen) {
        return new MoveLog(look, width, height, ROW_OF_SHEET, chosen);
    }

    private MoveLog(Look look, float width, float height, float row, Consumer<String> chosen) {
        super(look);
        this.look = look;
        this.row = row;
        this.chosen = chosen;
        rows.setTransform(false);
        setSize(width, height);
        setTouchable(Touchable.childrenOnly);
        TextActor heading = new TextActor(look, TextStyle.SERIF, Look.STRONG, look.theme().ink(), TextActor.Place.START);
        heading.line(look.texts().say("table.moves"));
        heading.setBounds(PADDING, height - PADDING - 24, width - 2 * PADDING, 24);
        addActor(heading);
        addActor(rows);
        addButton(FIRST, "icon-first", "table.first", chosen);
        addButton(PREVIOUS, "icon-previous", "table.previous", chosen);
        addButton(NEXT, "icon-next", "table.next", chosen);
        addButton(LAST, "icon-last", "table.backToGame", chosen);
    }

    /** Time runs from left to right in the notation of every language, and so do these. */
    private void addButton(String name, String icon, String key, Consumer<String> chosen) {
        ControlButton button = new ControlButton(look, name, icon, look.texts().say(key), ControlButton.Word.UNSEEN, chosen);
        float room = (getWidth() - 2 * Look.UNIT) / 4;
        button.setPosition(look.snap(Look.UNIT + room * buttons.size() + (room - button.getWidth()) / 2), Look.UNIT);
        buttons.add(button);
        addActor(button);
    }

    /**
     * @param moves in notation, first to last
     * @param shown plies of the position that the table shows
     */
    void show(List<String> moves, int shown) {
        rows.clearChildren();
        labels.clear();
        marked = shown;
        float top = getHeight() - PADDING - 24 - Look.UNIT;
        int fitting = Math.max(1, (int) ((top - PADDING - BUTTONS) / row));
        int first = Math.max(0, Math.min(moves.size() - fitting, shown - 1 - fitting / 2));
        for (int i = first; i < Math.min(moves.size(), first + fitting); i++) {
            labels.add(look.texts().say("table.logLine", Integer.toString(i + 1), moves.get(i)));
            rows.addActor(row(i + 1, moves.get(i), top - (i - first + 1) * row));
        }
        for (int i = 0; i < buttons.size(); i++) buttons.get(i).setAvailable(i < 2 ? shown > 0 : shown < moves.size());
    }

    /** @param plies played with the row's move */
    private Group row(int plies, String move, float y) {
        Group line = Target.group(PADDING - 4, y, getWidth() - 2 * PADDING + 8, row);
        Target.make(line, ROW_PLACE + plies, chosen);
        boolean isShown = plies == marked;
        if (isShown) line.addActor(highlight(line.getWidth()));
        // Notation runs left to right in every language.
        TextActor number = new TextActor(look, TextStyle.SANS, Look.BODY, look.theme().softInk(), TextActor.Place.END,
            Direction.LEFT_TO_RIGHT);
        number.line(Integer.toString(plies));
        number.setBounds(4, 0, NUMBER, row);
        TextActor text = new TextActor(look, isShown ? TextStyle.SANS_BOLD : TextStyle.SANS, Look.BODY, look.theme().ink(),
            TextActor.Place.START, Direction.LEFT_TO_RIGHT);
        text.line(move);
        text.setBounds(NUMBER + 14, 0, line.getWidth() - NUMBER - 18, row);
        line.addActor(number);
        line.addActor(text);
        return line;
    }

    private PatchPicture highlight(float width) {
        Color ink = look.theme().ink();
        PatchPicture highlight = new PatchPicture(look.art().patch("panel"), new Color(ink.r, ink.g, ink.b, 0.06f));
        highlight.setBounds(0, 1, width, row - 2);
        return highlight;
    }

    /** The plies that a row's place stands for; below 0 if it is no row's. */
    static int pliesOf(String place) {
        return place.startsWith(ROW_PLACE) ? Integer.parseInt(place.substring(ROW_PLACE.length())) : -1;
    }

    /** The rows, then the buttons. */
    List<Outline.Region> regions(float screenHeight) {
        List<Outline.Place> lines = new ArrayList<>();
        for (Actor line : rows.getChildren()) {
            Outline.State state = pliesOf(line.getName()) == marked ? Outline.State.ON : Outline.State.OFF;
            lines.add(Target.place(line, screenHeight, labels.get(lines.size()), state, lines.size()));
        }
        List<Outline.Place> leaves = new ArrayList<>();
        for (ControlButton button : buttons) leaves.add(button.place(screenHeight, leaves.size()));
        Outline.Region log = new Outline.Region("log", Outline.Region.Kind.TOOLBAR, look.texts().say("table.leaf"), leaves);
        if (lines.isEmpty()) return List.of(log);
        return List.of(new Outline.Region("moves", Outline.Region.Kind.LIST, look.texts().say("table.moves"), lines), log);
    }
}
