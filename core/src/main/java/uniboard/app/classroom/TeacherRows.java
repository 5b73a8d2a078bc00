package uniboard.app.classroom;

import java.util.ArrayList;
import java.util.List;
import uniboard.game.Game;
import uniboard.game.Message;
import uniboard.learn.Lesson;
import uniboard.remote.classroom.ClassSnapshot;
import uniboard.remote.classroom.Door;
import uniboard.remote.classroom.PupilState;
import uniboard.remote.classroom.PupilView;
import uniboard.remote.classroom.Question;
import uniboard.remote.classroom.QuestionPhase;
import uniboard.stage.table.LobbyView;
import uniboard.stage.table.LobbyView.Button;
import uniboard.stage.table.LobbyView.Choice;
import uniboard.stage.table.LobbyView.Choices;
import uniboard.stage.table.LobbyView.Kind;
import uniboard.stage.table.LobbyView.Row;
import uniboard.stage.table.LobbyView.Style;

/** What a teacher's screen shows: how pupils come, who is there, what is asked, and what they have answered. */
final class TeacherRows {
    static final String COPY = "control:classCopy";
    static final String SEND = "control:classSend";
    static final String ASK = "control:classAsk";
    static final String ASK_OTHER = "control:classAskOther";
    static final String PAIR = "control:classPair";
    static final String CLOSE = "control:classClose";
    static final String REOPEN = "control:classReopen";
    static final String SHOW = "control:classShow";
    static final String BOARD = "control:classBoard";
    static final String NEXT = "control:classNext";
    static final String SAVE = "control:classSave";
    static final String DOOR = "control:classDoor";
    static final String END = "control:classEnd";
    static final String WALL = "control:classWall";
    static final String WALL_OPEN = "open";
    static final String WALL_COPY = "copy";
    static final String NAMES = "control:classNames";
    static final String TYPED = "typed";
    static final String DO_END = "end";
    private static final String NOBODY = "control:classNobody";
    private static final String STAY = "stay";
    private static final String DRAWN = "drawn";

    private final ClassSurroundings around;
    private final Game game;
    private final ClassMaterial material;
    private final WayIn wayIn;

    TeacherRows(ClassSurroundings around, Game game, ClassMaterial material, WayIn wayIn) {
        this.around = around;
        this.game = game;
        this.material = material;
        this.wayIn = wayIn;
    }

    /** @param told what came of the last thing that was done; null: nothing */
    LobbyView view(ClassSnapshot now, Message told, boolean isWeighing) {
        List<Message> sentences = new ArrayList<>(sentences(now));
        if (isWeighing) sentences.add(Message.of("class.weighing"));
        int hands = now.stage() == ClassSnapshot.Stage.RUNS ? hands(now) : 0;
        if (hands > 0) sentences.add(Message.of("class.hands", hands));
        if (told != null) sentences.add(told);
        boolean isRunning = now.stage() == ClassSnapshot.Stage.RUNS;
        boolean isAsking = now.question() != null;
        return new LobbyView(game.id(), around.boxes().box(game).colour(), Message.of("class.title"), sentences, List.of(),
            isRunning ? heading(now) : null, isRunning ? groups(now) : List.of(), null, isRunning && !isAsking ? invite() : null,
            isRunning && isAsking ? foot(now, isWeighing) : List.of(), isRunning && !isAsking ? kept(now) : null, List.of(),
            Message.of("class.board"));
    }

    private static Message kept(ClassSnapshot now) {
        return Message.of(now.isNamed() ? "class.keptTyped" : "class.kept");
    }

    private List<Message> sentences(ClassSnapshot now) {
        return switch (now.stage()) {
            case ENDS -> List.of(Message.of("class.ends"));
            case OVERTAKEN -> List.of(Message.of("class.overtaken"));
            case FORGOTTEN -> List.of(Message.of("class.ended"));
            case RUNS -> {
                if (now.question() == null) yield now.isFlooded() ? List.of(Message.of("class.flood")) : List.of();
                if (pupils(now) == 0) yield List.of(work(now.question()), Message.of("class.nobody"));
                String in = Integer.toString(pupils(now));
                boolean isOpen = now.phase() == QuestionPhase.OPEN;
                if (!now.question().isTogether()) {
                    yield List.of(work(now.question()), Message.of("class.begun", Integer.toString(now.answered()), in),
                        Message.of(isOpen ? "class.work.open" : "class.work.closed"));
                }
                yield List.of(Message.of("class.answeredOf", Integer.toString(now.answered()), in),
                    Message.of(isOpen ? "class.isOpen" : "class.isClosed"));
            }
        };
    }

    /** What is done at everybody's own pace. */
    private Message work(Question question) {
        Lesson lesson = material.lesson(question);
        return lesson == null ? Message.of("class.sheet.asked") : Message.of("class.lesson.asked", lesson.title());
    }

    static int hands(ClassSnapshot now) {
        int hands = 0;
        for (PupilView pupil : now.pupils()) if (pupil.isHandUp()) hands++;
        return hands;
    }

    static int pupils(ClassSnapshot now) {
        int count = 0;
        for (PupilView pupil : now.pupils()) if (pupil.state() == PupilState.IN) count++;
        return count;
    }

    private static Message heading(ClassSnapshot now) {
        boolean isShown = now.question() != null && now.phase() == QuestionPhase.SHOWN;
        return isShown ? Message.of("class.answers") : Message.of("class.pupils", Integer.toString(pupils(now)));
    }

    private List<List<Row>> groups(ClassSnapshot now) {
        List<List<Row>> groups = new ArrayList<>();
        boolean isAsking = now.question() != null;
        if (isAsking) groups.add(List.of(wayIn.row()));
        if (isAsking && now.phase() == QuestionPhase.SHOWN) {
            List<Row> answers = new AnswerRows(around.boxes(), now.question()).rows(now.counts(), 0, "");
            groups.add(answers.isEmpty() ? List.of(passive("class.noAnswers")) : answers);
        }
        List<Row> pupils = new PupilRows(around, now, isAsking ? material.size(now.question()) : 0).rows();
        if (pupils.isEmpty()) pupils.add(passive("class.nobody"));
        groups.add(pupils);
        List<Row> controls = new ArrayList<>();
        if (!isAsking) {
            controls.add(leading(ASK, "icon-question", Message.of("class.ask")));
            controls.add(leading(ASK_OTHER, "icon-learn", Message.of("class.askOther")));
        }
        if (isAsking && now.phase() == QuestionPhase.CLOSED && !now.question().isTogether()) {
            controls.add(leading(REOPEN, "icon-take-back", Message.of("class.work.reopen")));
        }
        if (!isAsking && isSomebodyHere(now)) controls.add(leading(PAIR, "icon-devices", Message.of("class.pair")));
        if (wayIn.hasPage()) controls.add(wall());
        controls.add(door(now.door()));
        controls.add(names(now));
        controls.add(leading(SAVE, "icon-save", Message.of("class.save")));
        controls.add(end());
        groups.add(controls);
        return groups;
    }

    private static boolean isSomebodyHere(ClassSnapshot now) {
        for (PupilView pupil : now.pupils()) if (pupil.state() == PupilState.IN && pupil.away() == 0) return true;
        return false;
    }

    private static Row passive(String key) {
        return new Row(NOBODY, null, Message.of(key), null, Message.of(key), Kind.WAITING, null);
    }

    private static Row leading(String place, String icon, Message words) {
        return new Row(place, icon, words, null, words, Kind.OPTION, null);
    }

    /** Another screen that shows the class and no names. */
    private static Row wall() {
        Message words = Message.of("class.wall");
        return new Row(WALL, "icon-larger", words, null, words, Kind.OPTION, new Choices(words, List.of(
            new Choice(STAY, Message.of("class.wall.not")), new Choice(WALL_OPEN, Message.of("class.wall.open")),
            new Choice(WALL_COPY, Message.of("class.wall.copy"))), STAY));
    }

    /** Whether pupils type their names, or have them drawn. */
    private static Row names(ClassSnapshot now) {
        Message drawn = Message.of("class.names.drawn");
        Message typed = Message.of("class.names.typed");
        Message title = Message.of("class.names");
        List<Choice> choices = List.of(new Choice(DRAWN, drawn), new Choice(TYPED, typed));
        return option(NAMES, "icon-names", title, now.isNamed() ? typed : drawn,
            new Choices(title, choices, now.isNamed() ? TYPED : DRAWN));
    }

    private static Row door(Door door) {
        List<Choice> choices = new ArrayList<>();
        for (Door each : Door.values()) choices.add(new Choice(each.text(), words(each)));
        Message title = Message.of("class.door");
        return option(DOOR, "icon-open", title, words(door), new Choices(title, choices, door.text()));
    }

    private static Message words(Door door) {
        return Message.of(door == Door.OPEN ? "class.door.open" : door == Door.ASKS ? "class.door.asks" : "class.door.shut");
    }

    private static Row end() {
        Message words = Message.of("class.end");
        return new Row(END, "icon-end", words, null, words, Kind.OPTION, new Choices(Message.of("class.end.ask"),
            List.of(new Choice(STAY, Message.of("class.end.not")), new Choice(DO_END, words)), STAY));
    }

    private static Row option(String place, String icon, Message words, Message value, Choices choices) {
        return new Row(place, icon, words, value, Message.of("table.settingIs", words, value), Kind.OPTION, choices);
    }

    private LobbyView.Invite invite() {
        List<Button> ways = new ArrayList<>();
        ways.add(new Button(COPY, "icon-copy", Message.of("share.copyLink"), Style.PLAIN));
        if (around.platform().sharing().offersSending()) ways.add(new Button(SEND, "icon-send", Message.of("share.send"), Style.PLAIN));
        return new LobbyView.Invite(wayIn.link(), Message.of("class.scan"), ways, wayIn.typed());
    }

    private static List<Button> foot(ClassSnapshot now, boolean isWeighing) {
        if (isWeighing) return List.of();
        if (now.question().isTogether()) return now.phase() == QuestionPhase.SHOWN ? shown(now) : withBoard(asking(now, false));
        return List.of(now.phase() == QuestionPhase.OPEN ? main(CLOSE, "class.work.close") : main(NEXT, "class.next"));
    }

    /** What can be done beside the board that a class is asked about. */
    static List<Button> asking(ClassSnapshot now, boolean isWeighing) {
        if (isWeighing) return List.of();
        return now.phase() == QuestionPhase.OPEN ? List.of(main(CLOSE, "class.close"))
            : List.of(new Button(REOPEN, null, Message.of("class.reopen"), Style.PLAIN), main(SHOW, "class.show"));
    }

    private static Button main(String place, String key) {
        return new Button(place, null, Message.of(key), Style.MAIN);
    }

    private static List<Button> withBoard(List<Button> others) {
        List<Button> all = new ArrayList<>();
        all.add(new Button(BOARD, null, Message.of("class.onBoard"), Style.PLAIN));
        all.addAll(others);
        return all;
    }

    private static List<Button> shown(ClassSnapshot now) {
        List<Button> next = List.of(main(NEXT, "class.next"));
        return now.counts().isEmpty() ? next : withBoard(next);
    }
}
