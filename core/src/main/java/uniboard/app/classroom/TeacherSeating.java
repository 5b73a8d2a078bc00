package uniboard.app.classroom;

import java.util.ArrayList;
import java.util.List;
import uniboard.app.remote.PupilWords;
import uniboard.app.remote.SharedClocks;
import uniboard.game.Game;
import uniboard.game.Message;
import uniboard.game.Position;
import uniboard.remote.classroom.ClassTables;
import uniboard.remote.classroom.Group;
import uniboard.remote.classroom.PupilView;
import uniboard.remote.classroom.RoundDraft;
import uniboard.stage.table.ClassEntry;
import uniboard.stage.table.ClassFrame;
import uniboard.stage.table.ClassGridScreen;
import uniboard.stage.table.LobbyView.Button;
import uniboard.stage.table.LobbyView.Style;
import uniboard.stage.table.SeatingScreen;
import uniboard.stage.table.SeatingView;
import uniboard.stage.table.SeatingView.Chair;

/** Who plays whom in the next round: drawn, and changed by the teacher's hand before it begins. */
final class TeacherSeating {
    /** Followed by the seat's number, from 0 through all tables. */
    private static final String SEAT = "control:classSeat:";
    private static final String BEGIN = "control:classBegin";
    private static final String DRAW = "control:classDraw";
    private static final String CLOCK = "control:classClock";
    /** Of bots at seats that are left. */
    private static final int BEGINNER = 1;
    private static final int NONE = -1;

    private final ClassSurroundings around;
    private final Game game;
    private final ClassTables tables;
    private final ClassEntry entry;
    private final Runnable closed;
    /** Null unless a round is being seated. */
    private RoundDraft draft;
    private List<PupilView> pupils = List.of();
    /** The seat whose player changes places with the next one. */
    private int chosen = NONE;
    /** As a step of {@link SharedClocks#MINUTES}. */
    private int clock;
    /** What came of the last exchange; null: nothing. */
    private Message exchanged;
    /** What is on the screen; null while something else is. */
    private SeatingView shown;
    private SeatingScreen screen;

    /**
     * @param entry  how late comers find the class
     * @param closed run when the round has begun, or was given up
     */
    TeacherSeating(ClassSurroundings around, Game game, ClassTables tables, ClassEntry entry, Runnable closed) {
        this.around = around;
        this.game = game;
        this.tables = tables;
        this.entry = entry;
        this.closed = closed;
    }

    boolean isOpen() {
        return draft != null;
    }

    void open() {
        draft = tables.draw(game);
        forgetChoice();
    }

    private void forgetChoice() {
        chosen = NONE;
        exchanged = null;
    }

    /** Something else is shown. */
    void hide() {
        shown = null;
        screen = null;
    }

    /** @param newPupils as the class has them by now */
    void show(List<PupilView> newPupils) {
        pupils = newPupils;
        if (screen != null && screen.isDragging()) return;
        if (tables.refresh(draft)) forgetChoice();
        SeatingView view = view();
        if (view.equals(shown)) return;
        boolean isOther = shown == null;
        shown = view;
        if (isOther) around.window().show(game.id(), (look, layout, still) -> {
            float scrolled = screen == null ? 0 : screen.scrolled();
            screen = new SeatingScreen(look, layout, view(), this::act, this::exchange, this::close, scrolled);
            return screen;
        });
        else around.window().refresh();
        around.window().redraw();
    }

    /** The round is given up. */
    void close() {
        draft = null;
        hide();
        closed.run();
    }

    private void act(String place) {
        if (place.equals(ClassGridScreen.LEAVE)) {
            close();
            return;
        }
        if (place.equals(BEGIN)) {
            tables.begin(game, around.table().next().options(game), draft, BEGINNER, SharedClocks.MINUTES.get(clock));
            close();
            return;
        }
        if (place.equals(DRAW)) open();
        else if (place.equals(CLOCK)) clock = (clock + 1) % SharedClocks.MINUTES.size();
        else if (place.startsWith(SEAT)) choose(seat(place));
        show(pupils);
    }

    private static int seat(String place) {
        return Integer.parseInt(place.substring(SEAT.length()));
    }

    private void choose(int seat) {
        if (chosen != NONE && chosen != seat) {
            exchange(chosen, seat);
            return;
        }
        exchanged = null;
        chosen = chosen == seat ? NONE : seat;
    }

    private void exchange(String one, String other) {
        exchange(seat(one), seat(other));
        show(pupils);
    }

    private void exchange(int one, int other) {
        forgetChoice();
        exchanged = Message.of("class.seating.done", called(one), called(other));
        draft.exchange(one, other);
    }

    private SeatingView view() {
        List<SeatingView.Table> all = new ArrayList<>();
        int first = 0;
        for (Group group : draft.groups()) {
            all.add(table(group, all.size() + 1, first));
            first += group.seats().size();
        }
        List<Button> foot = new ArrayList<>();
        Message time = Message.of("table.settingIs", Message.of("far.clock"), SharedClocks.allowed(SharedClocks.MINUTES.get(clock)));
        foot.add(new Button(CLOCK, null, time, Style.PLAIN));
        foot.add(new Button(DRAW, null, Message.of("class.seating.again"), Style.PLAIN));
        if (!all.isEmpty()) foot.add(new Button(BEGIN, null, Message.of("class.seating.begin"), Style.MAIN));
        ClassFrame frame = new ClassFrame(game.id(), around.boxes().box(game).colour(), Message.of("class.seating"), List.of(told()), foot,
            entry, Message.of("class.back"));
        return new SeatingView(frame, all);
    }

    private Message told() {
        if (draft.groups().isEmpty()) return Message.of("class.nobody");
        if (chosen != NONE) return Message.of("class.seating.with", called(chosen));
        return exchanged == null ? Message.of("class.seating.how") : exchanged;
    }

    /** The seat that begins is shown last, as at the board. */
    private SeatingView.Table table(Group group, int number, int first) {
        List<Chair> chairs = new ArrayList<>();
        Position empty = TeacherPairs.empty(game, group.seats().size());
        for (int seat = group.seats().size() - 1; seat >= 0; seat--) {
            int id = group.seats().get(seat);
            Message name = name(id);
            chairs.add(new Chair(SEAT + (first + seat), around.boxes().box(game).colours().mark(empty, seat), name, id == Group.BOT,
                first + seat == chosen, Message.of("table.settingIs", Message.of("class.seating.table", Integer.toString(number)), name)));
        }
        return new SeatingView.Table(chairs);
    }

    private Message called(int seat) {
        return name(draft.at(seat));
    }

    private Message name(int id) {
        for (PupilView pupil : pupils) {
            if (pupil.id() == id) return Message.of("table.named", PupilWords.name(pupil.name(), around.window()::say));
        }
        return Message.of("table.bot");
    }
}
