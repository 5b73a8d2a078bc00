package uniboard.stage.kit;

import com.badlogic.gdx.scenes.scene2d.Group;
import java.util.ArrayList;
import java.util.List;
import uniboard.text.Direction;
import uniboard.text.TextStyle;

/** A short list from which one line is taken. */
public final class ListSheet extends Sheet {
    /**
     * @param name      as the mirror calls the line, beginning with {@code control:}
     * @param direction of the line's own words
     */
    public record Line(String name, String text, Direction direction, Runnable action) {
    }

    private static final float HIGHEST_ROW = 48;
    private static final float WIDTH = 264;
    private static final float TICK = 22;

    private final UiContext look;
    private final String title;
    private final List<Line> lines;
    private final String ticked;
    private final Runnable putAway;
    private final List<Group> rows = new ArrayList<>();

    /** @param ticked the name of the line taken before; empty where lines are deeds, of which none holds */
    public ListSheet(UiContext look, Screen screen, String title, List<Line> lines, String ticked) {
        this(look, screen, title, lines, ticked, screen::close);
    }

    /** @param putAway once a line is taken */
    private ListSheet(UiContext look, Screen screen, String title, List<Line> lines, String ticked, Runnable putAway) {
        super(look, screen.getWidth(), screen.getHeight(), title, screen::close);
        float width = screen.getWidth();
        float height = screen.getHeight();
        this.look = look;
        this.title = title;
        this.lines = lines;
        this.ticked = ticked;
        this.putAway = putAway;
        float row = Math.min(HIGHEST_ROW, Math.max(UiContext.TOUCH, (height - 3 * UiContext.UNIT) / (lines.size() + 1)));
        float written = new TextActor(look, TextStyle.SERIF, UiContext.BODY, look.theme().ink(), TextActor.Place.START)
            .wrapped(title, WIDTH - 4 * UiContext.UNIT).textHeight();
        float heading = Math.min(Math.max(row, written + 2 * UiContext.UNIT), height - UiContext.UNIT - row * lines.size());
        float panelHeight = row * lines.size() + heading + UiContext.UNIT;
        Panel panel = new Panel(look);
        panel.setBounds(look.snap((width - WIDTH) / 2), look.snap(Math.max(0, (height - panelHeight) / 2)), WIDTH, panelHeight);
        addActor(panel);
        TextActor words = heading(heading);
        words.setBounds(2 * UiContext.UNIT, panelHeight - heading, WIDTH - 4 * UiContext.UNIT, heading);
        panel.addActor(words);
        for (int i = 0; i < lines.size(); i++) {
            panel.addActor(row(lines.get(i), panelHeight - heading - (i + 1) * row, row));
        }
    }

    private TextActor heading(float height) {
        float room = WIDTH - 4 * UiContext.UNIT;
        TextActor words = new TextActor(look, TextStyle.SERIF, UiContext.TITLE, look.theme().ink(), TextActor.Place.START).line(title);
        return fits(words, room, height) ? words
            : smaller(title, TextStyle.SERIF, TextActor.Place.START, look.texts().language().direction(), room, height - UiContext.UNIT);
    }

    private static boolean fits(TextActor words, float room, float height) {
        return words.textWidth() <= room && words.textHeight() <= height;
    }

    /** In several lines, as large as fits. */
    private TextActor smaller(String text, TextStyle style, TextActor.Place place, Direction direction, float room, float height) {
        TextActor words = null;
        for (float size : new float[] {UiContext.STRONG, UiContext.BODY, UiContext.SMALL}) {
            words = new TextActor(look, style, size, look.theme().ink(), place, direction).wrapped(text, room);
            if (fits(words, room, height)) break;
        }
        return words;
    }

    /** As the others, of whose lines each has the screen shown again: until then what lies below would tell what was so before. */
    public static ListSheet refreshing(UiContext look, Screen screen, String title, List<Line> lines, String ticked) {
        return new ListSheet(look, screen, title, lines, ticked, screen::closeSilently);
    }

    private Group row(Line line, float y, float height) {
        Group row = Target.group(UiContext.UNIT, y, WIDTH - 2 * UiContext.UNIT, height);
        Target.make(row, line.name(), this::chosen);
        boolean mirrored = look.rightToLeft();
        boolean isTicked = line.name().equals(ticked);
        if (isTicked) {
            PatchPicture ground = new PatchPicture(look.art().patch("panel"), look.theme().good().cpy());
            ground.getColor().a = 0.14f;
            ground.setSize(row.getWidth(), height);
            row.addActor(ground);
            Picture mark = new Picture(look.art().region("icon-check"), look.theme().goodInk());
            mark.setBounds(mirrored ? row.getWidth() - TICK - UiContext.UNIT : UiContext.UNIT, (height - TICK) / 2, TICK, TICK);
            row.addActor(mark);
        }
        boolean sameWay = line.direction() == look.texts().language().direction();
        TextStyle style = isTicked ? TextStyle.SANS_BOLD : TextStyle.SANS;
        TextActor.Place place = sameWay ? TextActor.Place.START : TextActor.Place.END;
        float inset = TICK + 2 * UiContext.UNIT;
        float room = row.getWidth() - inset - UiContext.UNIT;
        TextActor text = new TextActor(look, style, UiContext.STRONG, look.theme().ink(), place, line.direction()).line(line.text());
        if (!fits(text, room, height)) text = smaller(line.text(), style, place, line.direction(), room, height);
        text.setBounds(mirrored ? UiContext.UNIT : inset, 0, room, height);
        row.addActor(text);
        rows.add(row);
        return row;
    }

    @Override
    protected List<AccessibilityTree.Region> regions() {
        boolean isChoice = !ticked.isEmpty();
        List<AccessibilityTree.Place> places = new ArrayList<>();
        for (int i = 0; i < rows.size(); i++) {
            AccessibilityTree.State now = lines.get(i).name().equals(ticked) ? AccessibilityTree.State.ON : AccessibilityTree.State.OFF;
            places.add(Target.place(rows.get(i), getHeight(), lines.get(i).text(), isChoice ? now : AccessibilityTree.State.PLAIN, i));
        }
        AccessibilityTree.Region.Kind kind = isChoice ? AccessibilityTree.Region.Kind.RADIO : AccessibilityTree.Region.Kind.LIST;
        return List.of(new AccessibilityTree.Region("list", kind, title, places));
    }

    @Override
    protected void chosen(String place) {
        for (Line line : lines) {
            if (!line.name().equals(place)) continue;
            putAway.run();
            line.action().run();
            return;
        }
    }
}
