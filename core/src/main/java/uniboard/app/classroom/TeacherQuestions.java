package uniboard.app.classroom;

import java.util.ArrayList;
import java.util.List;
import uniboard.game.Game;
import uniboard.game.Message;
import uniboard.learn.Lesson;
import uniboard.remote.classroom.ClassHost;
import uniboard.remote.classroom.Question;
import uniboard.stage.table.LobbyView;
import uniboard.stage.table.LobbyView.Choice;
import uniboard.stage.table.LobbyView.Choices;
import uniboard.stage.table.LobbyView.Kind;
import uniboard.stage.table.LobbyView.Row;

/** Where a teacher chooses what is asked besides the table: the worksheet or a lesson, as a whole or one of their tasks. */
final class TeacherQuestions {
    private static final String SHEET = "control:classSheet";
    private static final String NO_SHEET = "control:classNoSheet";
    /** Leads to where the sheet's tasks are made. */
    static final String MAKE = "control:classMake";
    /** Followed by the lesson's number, from 0. */
    private static final String LESSON = "control:classLesson.";
    private static final String NOTHING = "nothing";
    /** The whole of it, at everybody's own pace. */
    private static final String WHOLE = "whole";

    private final ClassSurroundings around;
    private final Game game;
    private final ClassMaterial material;
    private boolean isOpen;

    TeacherQuestions(ClassSurroundings around, Game game, ClassMaterial material) {
        this.around = around;
        this.game = game;
        this.material = material;
    }

    boolean isOpen() {
        return isOpen;
    }

    void open() {
        isOpen = true;
    }

    void close() {
        isOpen = false;
    }

    LobbyView view() {
        List<List<Row>> groups = new ArrayList<>();
        List<Row> sheet = new ArrayList<>(List.of(sheet()));
        boolean isToMake = material.sheet().isEmpty() && around.workshop().offersSetup(game);
        if (isToMake) {
            Message make = Message.of("setup.open");
            sheet.add(new Row(MAKE, "icon-draw", make, null, make, Kind.OPTION, null));
        }
        groups.add(sheet);
        List<Row> lessons = new ArrayList<>();
        for (Lesson lesson : material.lessons()) lessons.add(lesson(lessons.size(), lesson));
        if (!lessons.isEmpty()) groups.add(lessons);
        return new LobbyView(game.id(), around.boxes().box(game).colour(), Message.of("class.askWhat"), List.of(), List.of(), null, groups,
            null, null, List.of(), isToMake ? Message.of("class.sheet.how") : null, List.of(), Message.of("class.back"));
    }

    private Row sheet() {
        Message words = Message.of("task.worksheet");
        if (material.sheet().isEmpty()) {
            Message none = Message.of("class.sheet.none");
            return new Row(NO_SHEET, "icon-moves", words, none, Message.of("table.settingIs", words, none), Kind.WAITING, null);
        }
        String title = material.sheetTitle();
        Message name = title.isEmpty() ? words : Message.of("table.settingIs", words, title);
        return row(SHEET, "icon-moves", name, Question.fits(material.sheet()), material.sheetTasks());
    }

    private Row lesson(int index, Lesson lesson) {
        return row(LESSON + index, "icon-learn", Message.of("table.named", lesson.title()), true, material.tasks(lesson));
    }

    private static Row row(String place, String icon, Message name, boolean isWhole, List<ClassTask> tasks) {
        List<Choice> choices = new ArrayList<>();
        choices.add(new Choice(NOTHING, Message.of("class.askNot")));
        if (isWhole) choices.add(new Choice(WHOLE, Message.of("class.ownPace")));
        int before = choices.size();
        for (ClassTask task : tasks) {
            choices.add(new Choice(Integer.toString(choices.size() - before), Message.of("table.named", task.words())));
        }
        return new Row(place, icon, name, null, name, Kind.OPTION, new Choices(name, choices, NOTHING));
    }

    /** @return whether the row is one of these */
    boolean choose(String row, String value, ClassHost host) {
        boolean isSheet = row.equals(SHEET);
        if (!isSheet && !row.startsWith(LESSON)) return false;
        if (value.equals(NOTHING)) return true;
        isOpen = false;
        Lesson lesson = isSheet ? null : material.lessons().get(Integer.parseInt(row.substring(LESSON.length())));
        if (!value.equals(WHOLE)) {
            List<ClassTask> tasks = isSheet ? material.sheetTasks() : material.tasks(lesson);
            host.ask(Question.Kind.TOGETHER, game.id(), tasks.get(Integer.parseInt(value)).text());
        } else if (isSheet) {
            host.ask(Question.Kind.SHEET, game.id(), material.sheet());
        } else {
            host.ask(Question.Kind.LESSON, game.id(), lesson.id());
        }
        return true;
    }
}
