package uniboard.stage.learn;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import uniboard.learn.Course;
import uniboard.learn.Lesson;
import uniboard.stage.kit.AccessibilityTree;
import uniboard.stage.kit.ColumnSheet;
import uniboard.stage.kit.MainButton;
import uniboard.stage.kit.RowGroup;
import uniboard.stage.kit.Screen;
import uniboard.stage.kit.SheetRow;
import uniboard.stage.kit.Target;
import uniboard.stage.kit.TextActor;
import uniboard.stage.kit.UiContext;
import uniboard.text.TextStyle;

/** The whole course: how much is done, what to go on with, and all lessons as a path with a picture of each one's first board. */
final class CourseSheet extends ColumnSheet {
    private static final String LESSON = "control:lesson:";
    private static final String GO_ON = "control:goOn";
    private static final String REFRESHER = "control:refresher";
    private static final String EMBED = "control:embed";
    private static final float WIDTH = 1232;
    private static final float FIRST_COLUMN = 300;
    private static final float GAP = 24;
    /** From this width on the path has columns of its own. */
    private static final float BROAD = 900;
    private static final float BOARD = 64;
    private static final float LARGE_BOARD = 76;
    private static final float MAIN = 52;

    private final UiContext look;
    private final Screen screen;
    private final LessonScreen.Context context;
    private final LessonPath path;
    private final Course course;
    private final Lesson next;
    private final Consumer<Lesson> turn;
    private final Runnable refresh;
    private final boolean broad;
    /** How many lessons are done. */
    private final int done;

    /**
     * @param turn    opens a lesson
     * @param refresh opens the refresher
     */
    CourseSheet(UiContext look, Screen screen, LessonScreen.Context context, LessonPath path, Consumer<Lesson> turn, Runnable refresh) {
        super(look, screen, look.texts().say("learn.title", look.texts().say("game." + context.box().game().id())), WIDTH);
        this.look = look;
        this.screen = screen;
        this.context = context;
        this.path = path;
        this.turn = turn;
        this.refresh = refresh;
        course = path.course();
        next = context.progress().next(course);
        done = context.progress().done(course);
        broad = inner() >= BROAD;
        region("goOn", AccessibilityTree.Region.Kind.TOOLBAR, title());
        List<Actor> head = head(broad ? FIRST_COLUMN : inner());
        region("list", AccessibilityTree.Region.Kind.LIST, look.texts().say("learn.lessons"));
        head.add(others(broad ? FIRST_COLUMN : inner()));
        float width = broad ? (inner() - FIRST_COLUMN - 2 * GAP) / 2 : inner();
        int all = course.lessons().size();
        int own = course.endsWithGame() ? all - 1 : all;
        int rules = Math.min(course.teachingRules(), own);
        List<Actor> first = chapter("learn.chapter.rules", 0, rules, width);
        List<Actor> rest = chapter("learn.chapter.well", rules, own, width);
        rest.addAll(chapter("learn.chapter.own", own, all, width));
        if (broad) {
            addColumns(head, first, rest);
        } else {
            for (Actor each : head) add(each);
            for (Actor each : first) add(each, 0);
            for (Actor each : rest) add(each, 0);
        }
        lay();
    }

    private boolean isAllDone() {
        return done == course.lessons().size();
    }

    private List<Actor> head(float width) {
        List<Actor> parts = new ArrayList<>();
        int all = course.lessons().size();
        parts.add(new TextActor(look, TextStyle.SERIF, broad ? 28 : UiContext.TITLE, look.theme().ink(), TextActor.Place.START)
            .block(look.texts().say("learn.doneOf", Integer.toString(done), Integer.toString(all)), width));
        parts.add(new Brass(look).bar(width, done, all));
        String label = isAllDone() ? look.texts().say("learn.play") : look.texts().say("learn.goOn", next.title());
        MainButton main = new MainButton(look, label, width, MAIN);
        main.onTap(isAllDone() ? LessonComplete.PLAY : GO_ON, chooser());
        spot(main, label, AccessibilityTree.State.PLAIN);
        parts.add(main);
        return parts;
    }

    private Actor others(float width) {
        List<SheetRow> rows = new ArrayList<>();
        if (path.isRefresherPossible()) rows.add(row(REFRESHER, "icon-again", "learn.refresher", width));
        if (!isAllDone()) rows.add(row(LessonComplete.PLAY, "icon-play", "learn.play", width));
        if (context.program().offersEmbedding() && !path.isRefresher()) rows.add(row(EMBED, "icon-embed", "learn.embed", width));
        return rows.isEmpty() ? new Group() : new RowGroup(look, width, rows);
    }

    private SheetRow row(String name, String icon, String key, float width) {
        SheetRow row = new SheetRow(look, width,
            new SheetRow.Face(icon, look.texts().say(key), look.texts().language().direction(), "", SheetRow.End.NOTHING));
        target(row, name, row.label());
        return row;
    }

    /** @param from number of its first lesson, from 0 */
    private List<Actor> chapter(String key, int from, int to, float width) {
        List<Actor> parts = new ArrayList<>();
        if (from == to) return parts;
        TextActor heading = new TextActor(look, TextStyle.SERIF, UiContext.TITLE, look.theme().ink(), TextActor.Place.START)
            .block(look.texts().say(key), width);
        heading.setHeight(heading.textHeight() + 3 * UiContext.UNIT);
        parts.add(heading);
        for (int i = from; i < to; i++) {
            LessonRow row = lesson(i, width);
            if (i > from) row.lead(true, state(i) != Brass.State.LATER);
            if (i + 1 < to) row.lead(false, state(i + 1) != Brass.State.LATER);
            parts.add(row);
        }
        return parts;
    }

    private Brass.State state(int number) {
        Lesson lesson = course.lessons().get(number);
        if (lesson.equals(next) && !isAllDone()) return Brass.State.NOW;
        return context.progress().isDone(lesson) ? Brass.State.DONE : Brass.State.LATER;
    }

    private LessonRow lesson(int number, float width) {
        Lesson lesson = course.lessons().get(number);
        BoardPicture board = new BoardPicture(look, context.box().scene(), context.box().game().notation().position(
            course.boards().named(lesson.steps().get(0).board()).start()), broad ? LARGE_BOARD : BOARD);
        String condition = condition(lesson, state(number));
        LessonRow row = new LessonRow(look, width, state(number), number + 1, lesson.title(), condition, board);
        target(row, LESSON + lesson.id(), look.texts().say("table.settingIs", lesson.title(), condition));
        return row;
    }

    private String condition(Lesson lesson, Brass.State state) {
        if (state == Brass.State.DONE) return look.texts().say("learn.done");
        int steps = lesson.steps().size();
        int step = context.progress().nextStep(lesson);
        if (state == Brass.State.LATER || step == 0) return look.texts().say("learn.steps", steps);
        return look.texts().say("learn.atStep", Integer.toString(step + 1), Integer.toString(steps));
    }

    @SafeVarargs
    private void addColumns(List<Actor>... columns) {
        Group all = Target.group(0, 0, inner(), 0);
        for (List<Actor> column : columns) {
            float height = 0;
            for (Actor part : column) height += part.getHeight() + gap(part);
            all.setHeight(Math.max(all.getHeight(), height));
        }
        float x = 0;
        for (List<Actor> column : columns) {
            float y = all.getHeight();
            float width = 0;
            for (Actor part : column) {
                y -= part.getHeight();
                width = part.getWidth();
                part.setPosition(look.snap(look.mirrored(x, width, inner())), look.snap(y));
                all.addActor(part);
                y -= gap(part);
            }
            x += width + GAP;
        }
        add(all);
    }

    private static float gap(Actor part) {
        return part instanceof LessonRow ? 0 : 2 * UiContext.UNIT;
    }

    @Override
    protected void chosen(String place) {
        super.chosen(place);
        Runnable action = action(place);
        if (action == null) return;
        screen.closeSilently();
        action.run();
    }

    /** Whether the step to go on with is the one below the sheet. */
    private boolean isOpen() {
        return !path.isRefresher() && path.lesson().equals(next) && path.stepNumber() == context.progress().nextStep(next);
    }

    private Runnable action(String place) {
        return switch (place) {
            case GO_ON -> isOpen() ? screen::sheetChanged : () -> turn.accept(next);
            case REFRESHER -> refresh;
            case LessonComplete.PLAY -> () -> context.program().play(context.box().game());
            case EMBED -> () -> context.program().embed(path.lesson().id());
            default -> lessonAction(place);
        };
    }

    private Runnable lessonAction(String place) {
        for (Lesson lesson : course.lessons()) if (place.equals(LESSON + lesson.id())) return () -> turn.accept(lesson);
        return null;
    }
}
