package uniboard.stage.table;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.scenes.scene2d.Group;
import java.util.ArrayList;
import java.util.List;
import uniboard.game.ScoreSheet;
import uniboard.stage.kit.Picture;
import uniboard.stage.kit.TextActor;
import uniboard.stage.kit.UiContext;
import uniboard.text.TextStyle;

/** Points in rows and columns: a row a round, a column a seat, the total below a line. */
final class ScoreTable extends Group {
    private static final float ROW = 26;
    static final float MARK = 14;
    /** Of the width, and more where the labels need it and the numbers don't. */
    private static final float LABEL = 0.4f;
    private static final float NARROWEST_COLUMN = 26;

    private final UiContext look;
    private final List<ScoreSheet.Row> rows;
    private final float label;
    private final float column;

    /**
     * @param most  rows shown at most; the first are left out
     * @param marks the seats' pictures
     */
    ScoreTable(UiContext look, ScoreSheet sheet, List<String> marks, float width, int most) {
        this.look = look;
        List<ScoreSheet.Row> all = sheet.rows();
        rows = all.subList(Math.max(0, all.size() - most), all.size());
        label = Math.min(Math.max(width * LABEL, widestLabel(sheet) + UiContext.UNIT), width - marks.size() * NARROWEST_COLUMN);
        column = (width - label) / marks.size();
        setTransform(false);
        setSize(width, height(rows.size()));
        float y = getHeight() - ROW;
        put(label(TextStyle.SERIF, UiContext.STRONG, look.theme().ink(), look.texts().say(sheet.points())), 0, y, label);
        for (int seat = 0; seat < marks.size(); seat++) {
            Picture mark = new Picture(look.art().region(marks.get(seat)));
            float x = left(seat) + (column - MARK) / 2;
            mark.setBounds(look.snap(look.rightToLeft() ? width - x - MARK : x), look.snap(y + (ROW - MARK) / 2), MARK, MARK);
            addActor(mark);
        }
        for (ScoreSheet.Row row : rows) {
            y -= ROW;
            add(row, y);
        }
    }

    /** With a line for the heading. */
    static float height(int rows) {
        return (rows + 1) * ROW;
    }

    private void add(ScoreSheet.Row row, float y) {
        boolean total = row.kind() == ScoreSheet.Row.Kind.TOTAL;
        TextStyle style = total ? TextStyle.SANS_BOLD : TextStyle.SANS;
        Color ink = row.kind() == ScoreSheet.Row.Kind.RUNNING ? look.theme().softInk() : look.theme().ink();
        put(label(style, UiContext.BODY, ink, look.texts().say(row.label())), 0, y, label);
        for (int seat = 0; seat < row.points().size(); seat++) {
            put(words(style, UiContext.BODY, ink, TextActor.Place.CENTRE).line(Integer.toString(row.points().get(seat))), left(seat), y,
                column);
            if (row.marks(seat)) addTick(seat, y);
        }
        Picture line = new Picture(look.art().region("pixel"), total ? look.theme().ink() : look.theme().line());
        line.setBounds(0, look.snap(y + ROW), getWidth(), total ? 2 : 1);
        addActor(line);
    }

    private void addTick(int seat, float y) {
        Picture tick = new Picture(look.art().region("icon-check"), look.theme().good());
        float x = left(seat) + column / 2 + MARK;
        tick.setBounds(look.snap(look.rightToLeft() ? getWidth() - x - MARK : x), look.snap(y + (ROW - MARK) / 2), MARK, MARK);
        addActor(tick);
    }

    private float widestLabel(ScoreSheet sheet) {
        float widest = widthOf(TextStyle.SERIF, UiContext.STRONG, look.texts().say(sheet.points()));
        for (ScoreSheet.Row row : rows) widest = Math.max(widest, widthOf(TextStyle.SANS_BOLD, UiContext.BODY,
            look.texts().say(row.label())));
        return widest;
    }

    private float widthOf(TextStyle style, float size, String text) {
        TextActor line = words(style, size, look.theme().ink(), TextActor.Place.START).line(text);
        float width = line.textWidth();
        line.line("");
        return width;
    }

    /** In small letters, and in two lines, where there is too little room. */
    private TextActor label(TextStyle style, float size, Color ink, String text) {
        if (widthOf(style, size, text) <= label) return words(style, size, ink, TextActor.Place.START).line(text);
        return words(style, UiContext.SMALL, ink, TextActor.Place.START).wrapped(text, label);
    }

    private float left(int seat) {
        return label + seat * column;
    }

    private void put(TextActor text, float x, float y, float width) {
        text.setBounds(look.rightToLeft() ? getWidth() - x - width : x, look.snap(y), width, ROW);
        addActor(text);
    }

    private TextActor words(TextStyle style, float size, Color colour, TextActor.Place place) {
        return new TextActor(look, style, size, colour, place);
    }

    /** The same in words, a sentence a row. */
    static List<String> lines(UiContext look, ScoreSheet sheet, List<String> names) {
        List<String> lines = new ArrayList<>();
        for (ScoreSheet.Row row : sheet.rows()) {
            StringBuilder line = new StringBuilder(look.texts().say(row.label())).append(": ");
            for (int seat = 0; seat < names.size(); seat++) {
                line.append(seat == 0 ? "" : ", ").append(names.get(seat)).append(' ').append(row.points().get(seat));
                if (row.marks(seat)) line.append(" (").append(look.texts().say(sheet.marked())).append(')');
            }
            lines.add(line.toString());
        }
        return lines;
    }
}
