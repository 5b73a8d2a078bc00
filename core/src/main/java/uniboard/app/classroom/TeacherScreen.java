package uniboard.app.classroom;

import uniboard.game.Game;
import uniboard.game.Message;
import uniboard.match.GameSession;
import uniboard.remote.classroom.AnswerJudge;
import uniboard.remote.classroom.ClassHost;
import uniboard.remote.classroom.ClassSnapshot;
import uniboard.remote.classroom.ClassTables;
import uniboard.remote.classroom.Door;
import uniboard.remote.classroom.PupilName;
import uniboard.remote.classroom.PupilView;
import uniboard.remote.classroom.Question;
import uniboard.remote.classroom.QuestionPhase;
import uniboard.stage.table.LobbyScreen;
import uniboard.stage.table.LobbyView;

/** The teacher's screen, from which the class is asked about the table, which lies behind it. */
final class TeacherScreen {
    private final ClassSurroundings around;
    private final Game game;
    private final Runnable left;
    private final AnswerBook book;
    private final ClassMaterial material;
    private final TeacherQuestions questions;
    private final TeacherAnswers answers;
    private ClassHost host;
    private WayIn wayIn;
    private TeacherRows rows;
    private TeacherPairs pairs;
    private TeacherSeating seating;
    private boolean isShown;
    /** What is on the screen; null while something else is. */
    private LobbyView shown;
    private LobbyScreen screen;
    private Message told;

    /** @param left run when the class is forgotten */
    TeacherScreen(ClassSurroundings around, Game game, Runnable left) {
        this.around = around;
        this.game = game;
        this.left = left;
        material = new ClassMaterial(around, game, this::changed);
        questions = new TeacherQuestions(around, game, material);
        book = new AnswerBook(around.boxes(), around.platform().thinker(), material::asked);
        answers = new TeacherAnswers(around, game, book, new AnswersBoard(around, game, this::act), this::changed);
    }

    Game game() {
        return game;
    }

    AnswerJudge judge() {
        return book;
    }

    void sit(ClassHost newHost, ClassTables tables) {
        host = newHost;
        wayIn = WayIn.of(host.link(), host.code(), game, around.platform().sharing().addressForOthers(game.id()));
        rows = new TeacherRows(around, game, material, wayIn);
        answers.sit(wayIn.entry());
        pairs = new TeacherPairs(around, game, tables, wayIn.entry(), this::pair, this::turnToTable);
        seating = new TeacherSeating(around, game, tables, wayIn.entry(), this::begin);
    }

    boolean isTeaching() {
        return host.snapshot().stage() == ClassSnapshot.Stage.RUNS;
    }

    /** Hears that something has changed; the first time before the class is known. */
    void changed() {
        if (pairs != null && isShown) showNow();
    }

    /** Hears that a game of the class has gone on; the first time before the class is known. */
    void played() {
        if (pairs != null) pairs.changed();
    }

    void frame(int seconds) {
        host.frame(seconds);
        pairs.frame(seconds);
        if (host.snapshot().stage() != ClassSnapshot.Stage.FORGOTTEN) {
            changed();
            return;
        }
        boolean isLookedAt = isShown;
        left.run();
        if (isLookedAt) around.program().leaveRules();
        around.teller().accept(Message.of("class.ended"));
    }

    /** Who plays whom is shown. */
    private void pair() {
        seating.open();
        showNow();
    }

    /** That is settled. */
    private void begin() {
        pairs.begin();
        showNow();
    }

    void show() {
        isShown = true;
        forgetScreen();
        around.hideTable().run();
        showNow();
    }

    private void forgetScreen() {
        shown = null;
        screen = null;
        answers.leave();
        pairs.hide();
        seating.hide();
    }

    private LobbyView view() {
        return questions.isOpen() ? questions.view() : rows.view(host.snapshot(), told, book.isWeighing());
    }

    private void showNow() {
        if (seating.isOpen() && isTeaching()) {
            shown = null;
            answers.leave();
            pairs.hide();
            seating.show(host.snapshot().pupils());
            return;
        }
        if (pairs.areOn()) {
            shown = null;
            answers.leave();
            pairs.show(host.snapshot().pupils());
            return;
        }
        pairs.hide();
        if (answers.show(host.snapshot(), book.isWeighing())) {
            shown = null;
            return;
        }
        answers.leave();
        LobbyView view = view();
        if (view.equals(shown)) return;
        boolean isOther = shown == null;
        shown = view;
        if (isOther) around.window().show(game.id(), (look, layout, still) -> {
            screen = new LobbyScreen(look, layout, view(), this::act, this::stepBack, screen == null ? 0 : screen.scrolled());
            return screen;
        });
        else around.window().refresh();
        around.window().redraw();
    }

    private void turnToTable() {
        isShown = false;
        forgetScreen();
        told = null;
        around.program().leaveRules();
    }

    private void stepBack() {
        if (!questions.isOpen()) {
            turnToTable();
            return;
        }
        questions.close();
        screen = null;
    }

    private void act(String place) {
        told = null;
        switch (place) {
            case LobbyScreen.LEAVE -> stepBack();
            case TeacherRows.COPY -> copy(wayIn.link());
            case TeacherRows.SEND -> around.platform().sharing().send(around.window().say(Message.of("class.title")), wayIn.link());
            case TeacherRows.ASK -> ask();
            case TeacherRows.ASK_OTHER -> {
                questions.open();
                screen = null;
            }
            case TeacherQuestions.MAKE -> {
                turnToTable();
                around.workshop().setUp(game);
            }
            case TeacherRows.PAIR -> pair();
            case TeacherRows.CLOSE -> host.closeAnswers();
            case TeacherRows.REOPEN -> host.reopenAnswers();
            case TeacherRows.SHOW -> showAnswers();
            case TeacherRows.BOARD -> answers.open();
            case TeacherRows.NEXT -> host.clearQuestion();
            case TeacherRows.SAVE -> told = around.platform().sharing().save(ClassResults.FILE,
                new ClassResults(around.window()).text(host.results()));
            default -> {
                if (!answers.act(place)) choose(place);
            }
        }
        if (!isShown) return;
        LobbyView before = shown;
        showNow();
        // A list over the screen was closed, also where nothing else has changed.
        if (before != null && before.equals(shown)) around.window().refresh();
    }

    private void choose(String place) {
        int colon = place.lastIndexOf(':');
        // A place of the board.
        if (colon < 0) return;
        String row = place.substring(0, colon);
        String value = place.substring(colon + 1);
        if (questions.choose(row, value, host)) return;
        if (row.equals(TeacherRows.DOOR)) host.door(Door.read(value));
        else if (row.equals(TeacherRows.END) && value.equals(TeacherRows.DO_END)) end();
        else if (row.equals(TeacherRows.NAMES)) setNames(value);
        else if (row.equals(TeacherRows.WALL)) showOnWall(value);
        else if (row.startsWith(PupilRows.PUPIL)) choose(Integer.parseInt(row.substring(PupilRows.PUPIL.length())), value);
    }

    private void showOnWall(String value) {
        if (value.equals(TeacherRows.WALL_OPEN)) around.platform().sharing().openPage(wayIn.wall());
        else if (value.equals(TeacherRows.WALL_COPY)) copy(wayIn.wall());
    }

    private void setNames(String value) {
        if (value.equals(TeacherRows.TYPED)) host.letTypeNames();
        else host.drawNames();
    }

    private void end() {
        pairs.end();
        host.end();
    }

    private void choose(int pupil, String value) {
        switch (value) {
            case PupilRows.ADMIT -> host.admit(pupil);
            case PupilRows.REMOVE -> host.remove(pupil);
            case PupilRows.LOWER -> host.lowerHand(pupil);
            case PupilRows.RENAME -> rename(pupil);
            default -> {
                if (value.startsWith(PupilRows.GIVE_BACK)) {
                    host.giveBack(pupil, Integer.parseInt(value.substring(PupilRows.GIVE_BACK.length())));
                }
            }
        }
    }

    private void rename(int pupil) {
        String name = "";
        for (PupilView each : host.snapshot().pupils()) if (each.id() == pupil) name = each.name().typed();
        around.platform().sharing().ask(around.window().say(Message.of("class.rename.ask")), name, PupilName.LONGEST, typed -> {
            host.rename(pupil, typed);
            changed();
        });
    }

    private void copy(String address) {
        around.platform().sharing().copy(address, isCopied -> {
            told = isCopied ? Message.of("class.copied") : null;
            changed();
        });
    }

    private void ask() {
        GameSession session = around.table().session();
        if (session == null) return;
        AskedBoard.Obstacle obstacle = AskedBoard.obstacle(session);
        if (obstacle == AskedBoard.Obstacle.OVER) told = Message.of("class.ask.over");
        else if (obstacle == AskedBoard.Obstacle.HIDDEN) told = Message.of("class.ask.hidden");
        else host.ask(Question.Kind.TOGETHER, game.id(), AskedBoard.text(session));
    }

    private void showAnswers() {
        if (book.isWeighing()) return;
        // All of them are looked at, also those that came before this page was loaded.
        host.closeAnswers();
        book.weigh(() -> {
            if (host.snapshot().question() != null && host.snapshot().phase() == QuestionPhase.CLOSED) host.showAnswers();
            changed();
        });
    }
}
