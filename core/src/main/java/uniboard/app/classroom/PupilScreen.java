package uniboard.app.classroom;

import java.util.ArrayList;
import java.util.List;
import uniboard.game.Game;
import uniboard.game.Message;
import uniboard.remote.classroom.ClassPupil;
import uniboard.remote.classroom.PupilSnapshot;
import uniboard.remote.classroom.PupilState;
import uniboard.remote.classroom.Question;
import uniboard.remote.classroom.QuestionPhase;
import uniboard.stage.table.LobbyScreen;
import uniboard.stage.table.LobbyView;

/** A pupil's screen: waits with the class, and becomes the board that is asked about. */
final class PupilScreen {
    private static final String GAME = "control:classGame";
    private static final String KEEP = "control:classKeep";

    private final ClassSurroundings around;
    private final Game game;
    private final Runnable left;
    private final AnswersBoard answers;
    private final PupilChoice choice;
    private final ClassLobby lobby;
    private final ClassTrail trail;
    private ClassPupil pupil;
    private PupilControls controls;
    private PupilTable table;
    private PupilBoard board;
    /** Whether the class is asked what can't be shown here. */
    private boolean isUnshown;
    /** In seconds. */
    private int age;

    /** @param left run when the person goes */
    PupilScreen(ClassSurroundings around, Game game, Runnable left) {
        this.around = around;
        this.game = game;
        this.left = left;
        answers = new AnswersBoard(around, game, this::actOnBoard);
        choice = new PupilChoice(around, game, answers, this::changed);
        lobby = new ClassLobby(around, game, this::view, this::act);
        trail = new ClassTrail(around, game);
    }

    void sit(ClassPupil newPupil, PupilTable newTable) {
        pupil = newPupil;
        controls = new PupilControls(around, pupil);
        table = newTable;
        board = new PupilBoard(around, game, pupil, this::showNow);
        showNow();
    }

    /** Hears that something has changed; the first time before the pupil is known. */
    void changed() {
        if (pupil != null) showNow();
    }

    void frame(int seconds) {
        age = seconds;
        pupil.frame(seconds);
        showNow();
    }

    void close() {
        pupil.leave();
    }

    /** The table is left: the class is on the screen again. */
    void turnToClass() {
        lobby.leave();
        board.leave();
        answers.leave();
        showNow();
    }

    private void showNow() {
        PupilSnapshot now = now();
        trail.follow(now, pupil.link().fragment());
        boolean isGone = now.stage() == PupilSnapshot.Stage.OVER || now.stage() == PupilSnapshot.Stage.OVERTAKEN;
        table.follow(isGone ? "" : now.table(), pupil);
        if (now.isPaused()) table.pause();
        else table.goOn(pupil);
        if (table.isAt()) return;
        Question question = now.question();
        boolean isAsked = now.stage() == PupilSnapshot.Stage.RUNS && now.state() == PupilState.IN && question != null
            && now.phase() == QuestionPhase.OPEN;
        if (isAsked && choice.show(now, pupil)) {
            lobby.leave();
            board.leave();
            return;
        }
        if (isAsked && board.isShowing(question)) return;
        if (isAsked && board.show(now)) {
            lobby.leave();
            answers.leave();
            return;
        }
        board.leave();
        isUnshown = isAsked;
        if (showsAnswers(now)) {
            lobby.leave();
            return;
        }
        answers.leave();
        lobby.show();
    }

    private static boolean isShown(PupilSnapshot now) {
        return now.stage() == PupilSnapshot.Stage.RUNS && now.state() == PupilState.IN && now.question() != null
            && now.phase() == QuestionPhase.SHOWN;
    }

    private boolean showsAnswers(PupilSnapshot now) {
        if (!isShown(now)) return false;
        Object known = List.of(now.question().id(), now.counts(), now.others());
        if (answers.isShowing(known)) return true;
        String own = now.isCounted() ? now.work().answer() : "";
        boolean isOfGame = !now.counts().isEmpty() && now.question().game().equals(game.id());
        AnswersWords words = isOfGame ? AnswersWords.of(around.boxes(), now.question(), now.counts(), now.answered(), own) : null;
        if (words == null) return false;
        answers.show(known, words.record(), words.seat(), () -> words.ofPupil(now));
        return true;
    }

    private PupilSnapshot now() {
        return choice.inOwnWords(pupil.snapshot());
    }

    private void actOnBoard(String place) {
        choice.act(place, pupil);
        controls.act(place, this::changed);
        showNow();
    }

    private LobbyView view() {
        PupilSnapshot now = now();
        List<LobbyView.Row> answered = isShown(now)
            ? new AnswerRows(around.boxes(), now.question()).rows(now.counts(), now.others(), now.work().answer()) : List.of();
        boolean hasAnswers = !answered.isEmpty();
        return new LobbyView(game.id(), around.boxes().box(game).colour(), Message.of("class.title"), told(now), List.of(),
            hasAnswers ? Message.of("class.answers") : null,
            hasAnswers ? List.of(answered) : games(now), null, null,
            trail.leadsAway() ? List.of() : controls.buttons(now), null, List.of(), Message.of("far.leave.short"));
    }

    private List<Message> told(PupilSnapshot now) {
        if (trail.leadsAway()) return List.of(Message.of("class.otherGame"));
        List<Message> told = controls.told(now, age);
        return told.isEmpty() ? new PupilSentences(now, around, table.hasKept()).told(isUnshown) : told;
    }

    /** Leads to the pupil's game, and keeps those that have ended. */
    private List<List<LobbyView.Row>> games(PupilSnapshot now) {
        List<LobbyView.Row> rows = new ArrayList<>();
        if (!now.table().isEmpty() && !now.isPaused()) rows.add(row(GAME, "icon-devices", Message.of("class.yourGame")));
        if (table.hasEnded()) rows.add(row(KEEP, "icon-save", Message.of("class.keep")));
        return rows.isEmpty() ? List.of() : List.of(rows);
    }

    private static LobbyView.Row row(String place, String icon, Message words) {
        return new LobbyView.Row(place, icon, words, null, words, LobbyView.Kind.OPTION, null);
    }

    private void act(String place) {
        if (place.equals(LobbyScreen.LEAVE)) {
            left.run();
            around.program().play(game);
        } else if (place.equals(GAME)) {
            lobby.leave();
            table.come(pupil);
        } else if (place.equals(KEEP)) {
            table.keep();
            showNow();
        } else {
            controls.act(place, this::changed);
        }
    }
}
