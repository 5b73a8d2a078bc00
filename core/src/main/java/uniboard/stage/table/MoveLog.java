package uniboard.stage.table;

import com.badlogic.gdx.graphics.Color;
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
import uniboard.stage.kit.TextActor;
import uniboard.text.Direction;
import uniboard.text.TextStyle;

/** The moves of the record, as many as fit around the one shown, on a panel with a heading and buttons to leaf through them. */
final class MoveLog extends Panel {
    static final String FIRST = "control:first";
    static final String PREVIOUS = "control:previous";
    static final String NEXT = "control:next";
    static final String LAST = "control:last";

    private static final float PADDING = 2 * Look.UNIT;
    private static final float ROW = 30;
    private static final float NUMBER = 28;
    private static final float BUTTONS = Look.TOUCH + Look.UNIT;

    private final Look look;
    private final Group rows = new Group();
    private final List<ControlButton> buttons = new ArrayList<>();

    MoveLog(Look look, float width, float height, Consumer<String> chosen) {
        super(look);
        this.look = look;
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
        addButton(LAST, "icon-last", "table.last", chosen);
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
        float top = getHeight() - PADDING - 24 - Look.UNIT;
        int fitting = Math.max(1, (int) ((top - PADDING - BUTTONS) / ROW));
        int first = Math.max(0, Math.min(moves.size() - fitting, shown - 1 - fitting / 2));
        for (int i = first; i < Math.min(moves.size(), first + fitting); i++) {
            boolean marked = i == shown - 1;
            float y = top - (i - first + 1) * ROW;
            if (marked) addHighlight(y);
            // Notation runs left to right in every language.
            TextActor number = new TextActor(look, TextStyle.SANS, Look.BODY, look.theme().softInk(), TextActor.Place.END,
                Direction.LEFT_TO_RIGHT);
            number.line(Integer.toString(i + 1));
            number.setBounds(PADDING, y, NUMBER, ROW);
            TextActor move = new TextActor(look, marked ? TextStyle.SANS_BOLD : TextStyle.SANS, Look.BODY, look.theme().ink(),
                TextActor.Place.START, Direction.LEFT_TO_RIGHT);
            move.line(moves.get(i));
            move.setBounds(PADDING + NUMBER + 10, y, getWidth() - 2 * PADDING - NUMBER - 10, ROW);
            rows.addActor(number);
            rows.addActor(move);
        }
        for (int i = 0; i < buttons.size(); i++) buttons.get(i).setAvailable(i < 2 ? shown > 0 : shown < moves.size());
    }

    private void addHighlight(float y) {
        Color ink = look.theme().ink();
        PatchPicture highlight = new PatchPicture(look.art().patch("panel"), new Color(ink.r, ink.g, ink.b, 0.06f));
        highlight.setBounds(PADDING - 4, y + 1, getWidth() - 2 * PADDING + 8, ROW - 2);
        rows.addActor(highlight);
    }

    Outline.Region region(float screenHeight) {
        List<Outline.Place> places = new ArrayList<>();
        for (ControlButton button : buttons) places.add(button.place(screenHeight, places.size()));
        return new Outline.Region("log", Outline.Region.Kind.TOOLBAR, look.texts().say("table.leaf"), places);
    }
}
