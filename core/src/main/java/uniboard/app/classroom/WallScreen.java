package uniboard.app.classroom;

import java.util.ArrayList;
import java.util.List;
import uniboard.game.Game;
import uniboard.game.Message;
import uniboard.remote.classroom.ClassOnlooker;
import uniboard.remote.classroom.PupilSnapshot;
import uniboard.remote.classroom.Question;
import uniboard.remote.classroom.QuestionPhase;
import uniboard.remote.classroom.WallLink;
import uniboard.stage.table.LobbyScreen;
import uniboard.stage.table.LobbyView;

/** A screen for all to look at: how to come in, the board that is asked about, how many have answered, and what, once that is shown. */
final class WallScreen {
    /** Seconds within which a class that is held has been heard. */
    private static final int ANSWER = 20;
    private static final String PUPILS = "control:classPupils";

    private final ClassSurroundings around;
    private final Game game;
    private final Runnable left;
    private final WayIn wayIn;
    private final WallLink link;
    private final AnswersBoard board;
    private final ClassLobby lobby;
    private final ClassTrail trail;
    private ClassOnlooker onlooker;
    private PupilSnapshot latest;
    /** In seconds. */
    private int age;

    /** @param left run when the person goes */
    WallScreen(ClassSurroundings around, Game game, WallLink link, Runnable left) {
        this.around = around;
        this.game = game;
        this.link = link;
        this.left = left;
        wayIn = WayIn.of(link.room(), link.code(), game, around.platform().sharing().addressForOthers(game.id()));
        board = new AnswersBoard(around, game, place -> { });
        lobby = new ClassLobby(around, game, this::view, this::act);
        trail = new ClassTrail(around, game);
    }

    void sit(ClassOnlooker newOnlooker) {
        onlooker = newOnlooker;
        showNow();
    }

    /** Hears that something has changed; the first time before the class is known. */
    void changed() {
        if (onlooker != null) showNow();
    }

    void frame(int seconds) {
        age = seconds;
        onlooker.frame(seconds);
        showNow();
    }

    private void showNow() {
        latest = onlooker.snapshot();
        trail.follow(latest, link.fragment());
        if (showsBoard()) {
            lobby.leave();
            return;
        }
        board.leave();
        lobby.show();
    }

    private boolean showsBoard() {
        Question question = latest.question();
        boolean isAsked = latest.stage() == PupilSnapshot.Stage.RUNS && question != null && question.isTogether()
            && question.game().equals(game.id());
        if (!isAsked) return false;
        if (latest.phase() == QuestionPhase.SHOWN) return showsAnswers(question);
        Object known = List.of(question.id());
        if (board.isShowing(known)) {
            board.update();
            return true;
        }
        AskedBoard asked = AskedBoard.of(around.boxes(), question);
        if (asked == null) return false;
        board.show(known, asked.record(), asked.seat(), () -> AskedWords.view(latest.question(),
            latest.phase() == QuestionPhase.CLOSED ? List.of(Message.of("class.isClosed")) : List.of(), latest.answered(), latest.pupils(),
            null, wayIn.entry(), List.of()));
        return true;
    }

    private boolean showsAnswers(Question question) {
        Object known = List.of(question.id(), latest.counts(), latest.others());
        if (board.isShowing(known)) return true;
        AnswersWords words = latest.counts().isEmpty() ? null
            : AnswersWords.of(around.boxes(), question, latest.counts(), latest.answered(), "");
        if (words == null) return false;
        board.show(known, words.record(), words.seat(), () -> words.ofWall(wayIn.entry()));
        return true;
    }

    private LobbyView view() {
        boolean isJoined = latest.stage() == PupilSnapshot.Stage.RUNS && !trail.leadsAway() && isWaiting();
        List<Message> told = isJoined ? List.of() : told();
        List<List<LobbyView.Row>> groups = isJoined ? List.of(List.of(pupils())) : List.of();
        LobbyView.Invite invite = isJoined ? new LobbyView.Invite(wayIn.link(), Message.of("class.scan"), List.of(), wayIn.typed()) : null;
        return new LobbyView(game.id(), around.boxes().box(game).colour(), Message.of("class.title"), told, List.of(), null, groups, null,
            invite, List.of(), null, List.of(), Message.of("far.leave.short"));
    }

    private boolean isWaiting() {
        return latest.question() == null;
    }

    private LobbyView.Row pupils() {
        Message words = Message.of("class.inClass");
        Message number = Message.of("table.named", Integer.toString(latest.pupils()));
        return new LobbyView.Row(PUPILS, null, words, number, Message.of("table.settingIs", words, number), LobbyView.Kind.WALL, null);
    }

    private List<Message> told() {
        if (trail.leadsAway()) return List.of(Message.of("class.otherGame"));
        List<Message> told = new ArrayList<>();
        switch (latest.stage()) {
            case SEEKS -> told.add(Message.of(age < ANSWER ? "class.seeks" : "class.silent"));
            case OVER -> told.add(Message.of("class.ended"));
            case TEACHER_AWAY -> told.add(Message.of("class.teacherAway"));
            default -> inClass(told);
        }
        return told;
    }

    private void inClass(List<Message> told) {
        String in = Integer.toString(latest.pupils());
        if (latest.question().isTogether()) {
            told.add(Message.of("class.noAnswers"));
        } else {
            told.add(Message.of("class.begun", Integer.toString(latest.answered()), in));
            if (latest.phase() != QuestionPhase.OPEN) told.add(Message.of("class.work.closed"));
        }
    }

    private void act(String place) {
        if (!place.equals(LobbyScreen.LEAVE)) return;
        left.run();
        around.program().play(game);
    }
}
