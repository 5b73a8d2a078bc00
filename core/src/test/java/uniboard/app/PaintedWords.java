package uniboard.app;

import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Stage;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.List;
import uniboard.app.window.Window;
import uniboard.stage.kit.Panel;
import uniboard.stage.kit.ScrollArea;
import uniboard.stage.kit.Sheet;
import uniboard.stage.kit.TextActor;
import uniboard.text.Direction;

/** The words that a program shows now, on the topmost sheet or on the screen itself; what a game writes on its pieces and cards aside. */
final class PaintedWords {
    private static final float SLACK = 1.5f;
    private static final float SEEN = 0.05f;

    /**
     * @param ink  where it is painted, in units of the stage
     * @param room what may be seen there
     */
    private record Words(String text, Rectangle ink, Rectangle room, boolean isCut) {
    }

    private final List<Words> all = new ArrayList<>();
    private final List<String> faults = new ArrayList<>();

    private PaintedWords(Stage stage) {
        Sheet top = topmost(stage.getRoot());
        Rectangle window = new Rectangle(0, 0, stage.getWidth(), stage.getHeight());
        collect(top == null ? stage.getRoot() : top, window, false);
    }

    /** What is wrong with them. */
    static List<String> faults(HeadlessTable table) {
        PaintedWords words = new PaintedWords(stage(table));
        words.check();
        return words.faults;
    }

    /** How far up each of the paragraphs ends that have some words in them, seen or scrolled away. */
    static List<Float> heights(HeadlessTable table, String part) {
        List<Float> heights = new ArrayList<>();
        addHeights(stage(table).getRoot(), part, heights);
        return heights;
    }

    private static void addHeights(Actor actor, String part, List<Float> heights) {
        if (actor instanceof TextActor text && text.text().contains(part)) heights.add(actor.localToStageCoordinates(new Vector2()).y);
        if (actor instanceof Group group) for (Actor child : group.getChildren()) addHeights(child, part, heights);
    }

    /** Those that nobody reads without scrolling, on the screen itself. */
    static List<String> scrolledAway(HeadlessTable table) {
        List<String> away = new ArrayList<>();
        addScrolledAway(stage(table).getRoot(), null, away);
        return away;
    }

    private static void addScrolledAway(Actor actor, ScrollArea area, List<String> away) {
        if (!actor.isVisible()) return;
        if (area != null && actor instanceof TextActor text) {
            Rectangle room = bounds(area, 0, 0, area.getWidth(), area.getHeight());
            Rectangle ink = bounds(text, 0, 0, text.textWidth(), text.textHeight());
            if (ink.y < room.y - SLACK || ink.y + ink.height > room.y + room.height + SLACK) away.add(text.text());
        }
        ScrollArea inner = actor instanceof ScrollArea scroll ? scroll : area;
        if (actor instanceof Group group) for (Actor child : group.getChildren()) addScrolledAway(child, inner, away);
    }

    /** On which the program's actors stand. */
    static Stage stage(HeadlessTable table) {
        return (Stage) field(Stage.class, field(Window.class, table.program));
    }

    private void check() {
        for (int i = 0; i < all.size(); i++) {
            Words one = all.get(i);
            if (one.isCut) faults.add("cut: " + one.text);
            if (!contains(one.room, one.ink)) faults.add("outside: " + one.text + ' ' + one.ink + " of " + one.room);
            for (Words other : all.subList(i + 1, all.size())) {
                if (overlap(one.ink, other.ink)) faults.add("“" + one.text + "” and “" + other.text + '”');
            }
        }
    }

    private void collect(Actor actor, Rectangle room, boolean isScrolled) {
        if (!actor.isVisible() || actor.getColor().a < SEEN || actor.getClass().getName().startsWith("uniboard.games.")) return;
        if (actor instanceof TextActor text && !text.text().isEmpty()) add(text, room, isScrolled);
        if (!(actor instanceof Group group)) return;
        boolean scrolls = group instanceof ScrollArea;
        Rectangle inner = scrolls || group instanceof Panel ? bounds(group, 0, 0, group.getWidth(), group.getHeight()) : room;
        // Paper hides what lies below it.
        if (group instanceof Panel) all.removeIf(words -> contains(inner, words.ink));
        for (Actor child : group.getChildren()) collect(child, inner, isScrolled || scrolls);
    }

    private void add(TextActor text, Rectangle room, boolean isScrolled) {
        float free = text.getWidth() - text.textWidth();
        boolean isRight = field(TextActor.Place.class, text) == TextActor.Place.END
            != (field(Direction.class, text) == Direction.RIGHT_TO_LEFT);
        float x = field(TextActor.Place.class, text) == TextActor.Place.CENTRE ? free / 2 : isRight ? free : 0;
        Rectangle ink = bounds(text, x, (text.getHeight() - text.textHeight()) / 2, text.textWidth(), text.textHeight());
        // What is scrolled away is cut by its room, and nothing is lost.
        if (isScrolled && !room.overlaps(ink)) return;
        Rectangle seen = isScrolled ? new Rectangle(ink.x, Math.max(ink.y, room.y), ink.width,
            Math.min(ink.y + ink.height, room.y + room.height) - Math.max(ink.y, room.y)) : ink;
        all.add(new Words(text.text(), seen, room, free < -SLACK));
    }

    private static Rectangle bounds(Actor actor, float x, float y, float width, float height) {
        Vector2 one = actor.localToStageCoordinates(new Vector2(x, y));
        Vector2 other = actor.localToStageCoordinates(new Vector2(x + width, y + height));
        return new Rectangle(Math.min(one.x, other.x), Math.min(one.y, other.y), Math.abs(other.x - one.x), Math.abs(other.y - one.y));
    }

    private static boolean contains(Rectangle room, Rectangle ink) {
        return ink.x >= room.x - SLACK && ink.y >= room.y - SLACK && ink.x + ink.width <= room.x + room.width + SLACK
            && ink.y + ink.height <= room.y + room.height + SLACK;
    }

    private static boolean overlap(Rectangle one, Rectangle other) {
        return one.x + one.width > other.x + SLACK && other.x + other.width > one.x + SLACK
            && one.y + one.height > other.y + SLACK && other.y + other.height > one.y + SLACK;
    }

    private static Sheet topmost(Group group) {
        Sheet top = null;
        for (Actor child : group.getChildren()) {
            if (child instanceof Sheet sheet) top = sheet;
            else if (child instanceof Group inner && topmost(inner) != null) top = topmost(inner);
        }
        return top;
    }

    /** The program shows nobody its actors. */
    private static Object field(Class<?> kind, Object owner) {
        for (Field field : owner.getClass().getDeclaredFields()) {
            if (field.getType() != kind) continue;
            field.setAccessible(true);
            try {
                return field.get(owner);
            } catch (IllegalAccessException e) {
                throw new AssertionError(e);
            }
        }
        throw new AssertionError(kind.getName());
    }
}
