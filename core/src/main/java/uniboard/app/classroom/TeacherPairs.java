package uniboard.app.classroom;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import uniboard.app.remote.PupilWords;
import uniboard.app.remote.SharedClocks;
import uniboard.game.Game;
import uniboard.game.Message;
import uniboard.game.Options;
import uniboard.game.Position;
import uniboard.game.Random32;
import uniboard.match.GameRecord;
import uniboard.match.Match;
import uniboard.remote.Occupant;
import uniboard.remote.TableSnapshot;
import uniboard.remote.classroom.ClassTable;
import uniboard.remote.classroom.ClassTables;
import uniboard.remote.classroom.Group;
import uniboard.remote.classroom.PupilName;
import uniboard.remote.classroom.PupilView;
import uniboard.stage.table.ClassEntry;
import uniboard.stage.table.ClassFrame;
import uniboard.stage.table.ClassGridScreen;
import uniboard.stage.table.LobbyView.Button;
import uniboard.stage.table.LobbyView.Style;
import uniboard.stage.table.PairsScreen;
import uniboard.stage.table.PairsView;

/** The games of a round on the teacher's screen: side by side, or one of them large. */
final class TeacherPairs {
    private static final String BOARD = "control:classBoard:";
    private static final String AGAIN = "control:classPairAgain";
    private static final String END = "control:classRoundEnd";
    private static final String PAUSE = "control:classPause";
    private static final String GO_ON = "control:classGoOn";
    private static final String ALL = "control:classBoards";
    private static final int NONE = 0;

    private final ClassSurroundings around;
    private final Game game;
    private final ClassTables tables;
    private final ClassEntry entry;
    private final Runnable again;
    private final Runnable left;
    /** What is on the screen; null while something else is. */
    private PairsView shown;
    private PairsScreen screen;
    /** The number of the table that is shown large. */
    private int large = NONE;
    private List<PupilView> pupils = List.of();
    /** As they were shown last, by the numbers of their tables. */
    private final Map<Integer, PairsView.Board> boards = new HashMap<>();
    private boolean isStale = true;
    private int second;

    /**
     * @param entry how late comers find the class
     * @param again run when another round is wished for
     * @param left  run when the person turns away from the games
     */
    TeacherPairs(ClassSurroundings around, Game game, ClassTables tables, ClassEntry entry, Runnable again, Runnable left) {
        this.around = around;
        this.game = game;
        this.tables = tables;
        this.entry = entry;
        this.again = again;
        this.left = left;
    }

    /** Whether a round is on. */
    boolean areOn() {
        return !tables.tables().isEmpty();
    }

    /** A round begins: all of its games are shown. */
    void begin() {
        large = NONE;
        isStale = true;
    }

    void frame(int seconds) {
        tables.frame(seconds);
        isStale |= seconds != second;
        second = seconds;
    }

    /** A game has gone on: that is shown in the next frame. */
    void changed() {
        isStale = true;
        around.window().redraw();
    }

    void end() {
        tables.forget();
    }

    /** Something else is shown. */
    void hide() {
        shown = null;
        screen = null;
    }

    /** @param newPupils as the class has them by now */
    void show(List<PupilView> newPupils) {
        if (!isStale && shown != null) return;
        isStale = false;
        pupils = newPupils;
        PairsView view = view();
        if (view.isLike(shown)) return;
        boolean isOther = shown == null;
        shown = view;
        if (isOther) around.window().show(game.id(), (look, layout, still) -> {
            screen = new PairsScreen(look, layout, around.boxes().box(game), view(), this::act, this::stepBack,
                screen == null ? 0 : screen.scrolled());
            return screen;
        });
        else if (screen == null || !screen.update(view)) around.window().refresh();
        around.window().redraw();
    }

    private void stepBack() {
        if (large == NONE) {
            left.run();
            return;
        }
        large = NONE;
        isStale = true;
        show(pupils);
    }

    private void act(String place) {
        if (place.equals(ClassGridScreen.LEAVE)) {
            left.run();
            return;
        }
        if (place.equals(AGAIN)) {
            again.run();
            return;
        }
        if (place.equals(END)) tables.end();
        else if (place.equals(PAUSE)) tables.pause();
        else if (place.equals(GO_ON)) tables.goOn();
        else if (place.equals(ALL)) large = NONE;
        else if (place.startsWith(BOARD)) large = large == NONE ? Integer.parseInt(place.substring(BOARD.length())) : NONE;
        isStale = true;
        if (areOn() && shown != null) show(pupils);
    }

    private PairsView view() {
        List<ClassTable> round = tables.tables();
        List<PairsView.Board> all = new ArrayList<>();
        int over = 0;
        for (ClassTable table : round) {
            if (table.isOver()) over++;
            if (large == NONE || large == table.number()) all.add(board(table));
        }
        List<Message> told = new ArrayList<>();
        told.add(Message.of("class.pairs.over", Integer.toString(over), Integer.toString(round.size())));
        if (tables.isPaused()) told.add(Message.of("class.paused"));
        int hands = 0;
        for (PupilView pupil : pupils) if (pupil.isHandUp()) hands++;
        if (hands > 0) told.add(Message.of("class.hands", hands));
        List<Button> foot = new ArrayList<>();
        if (large != NONE) foot.add(new Button(ALL, null, Message.of("class.pairs.all"), Style.PLAIN));
        if (tables.isPaused()) foot.add(new Button(GO_ON, null, Message.of("class.goOn"), Style.MAIN));
        else foot.add(new Button(PAUSE, null, Message.of("class.pause"), Style.PLAIN));
        foot.add(new Button(AGAIN, null, Message.of("class.pairAgain"), Style.PLAIN));
        foot.add(new Button(END, null, Message.of("class.roundEnd"), Style.PLAIN));
        ClassFrame frame = new ClassFrame(game.id(), around.boxes().box(game).colour(), Message.of("class.title"), told, foot, entry,
            Message.of("class.board"));
        return new PairsView(frame, all);
    }

    private PairsView.Board board(ClassTable table) {
        TableSnapshot now = table.snapshot();
        List<Message> players = new ArrayList<>();
        for (Occupant occupant : now.seats()) players.add(called(occupant));
        Message told = told(table, now, players);
        List<Message> times = times(now);
        Message label = Message.of("table.settingIs", Message.listed(players), told);
        // A single board is listened to as it goes on.
        if (large != NONE && !times.isEmpty()) label = Message.of("table.listed", label, SharedClocks.sentence(now, players::get));
        GameRecord record = now.record();
        Object state = record == null ? table.number() : now.played().line();
        PairsView.Board before = boards.get(table.number());
        boolean isMoved = before == null || !before.state().equals(state);
        Position position = isMoved ? position(now) : before.position();
        int last = record == null || record.plies() == 0 ? Match.NO_MOVE : record.move(record.plies() - 1);
        PairsView.Board board = new PairsView.Board(BOARD + table.number(), position, last, state, players, times, told, label);
        boards.put(table.number(), board);
        return board;
    }

    /** What everyone may see: of hands and racks nothing reaches the screen. */
    private static Position position(TableSnapshot now) {
        return now.record() == null ? empty(now.game(), now.seats().size()) : Match.view(now.record().replay(), Position.NOBODY);
    }

    /** Before the game is dealt. */
    static Position empty(Game game, int seats) {
        Options options = Options.defaults(game);
        if (game.minSeats() < game.maxSeats()) options = options.with("seats", Integer.toString(seats));
        return Match.view(game.start(options, new Random32(0)), Position.NOBODY);
    }

    /** What is left to each player; empty where no time is counted. */
    private static List<Message> times(TableSnapshot now) {
        List<Message> times = new ArrayList<>();
        if (now.minutes() == 0) return times;
        for (int seat = 0; seat < now.seats().size(); seat++) times.add(SharedClocks.note(now, seat));
        return times;
    }

    private Message called(Occupant occupant) {
        if (occupant.kind() == Occupant.Kind.BOT) return Message.of("table.bot");
        return Message.of("table.named", PupilWords.name(PupilName.ofTable(occupant.name()), around.window()::say));
    }

    private Message told(ClassTable table, TableSnapshot now, List<Message> players) {
        if (table.isOver()) return result(table, players);
        if (now.record() == null) return Message.of("class.game.begins");
        List<Message> told = new ArrayList<>();
        told.add(Message.of("class.game.move", Integer.toString(now.record().plies() + 1)));
        for (int seat = 0; seat < table.seats().size(); seat++) {
            int pupil = table.seats().get(seat);
            if (now.bots().contains(seat)) told.add(Message.of("class.game.bot", players.get(seat)));
            else if (pupil != Group.BOT && isAway(pupil)) told.add(Message.of("class.game.away", players.get(seat)));
        }
        Message all = told.get(0);
        for (int i = 1; i < told.size(); i++) all = Message.of("table.listed", all, told.get(i));
        return all;
    }

    private static Message result(ClassTable table, List<Message> players) {
        if (table.isDraw()) return Message.of("class.game.draw");
        List<Message> winners = new ArrayList<>();
        for (int seat = 0; seat < players.size(); seat++) if (table.wins(seat)) winners.add(players.get(seat));
        return Message.of("class.game.won", Message.listed(winners));
    }

    private boolean isAway(int pupil) {
        for (PupilView each : pupils) if (each.id() == pupil) return each.away() > 0;
        return true;
    }
}
