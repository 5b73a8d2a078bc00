package uniboard.app.classroom;

import java.util.ArrayList;
import java.util.List;
import uniboard.game.Game;
import uniboard.game.Message;
import uniboard.match.KnownRecord;
import uniboard.remote.classroom.ClassSnapshot;
import uniboard.remote.classroom.Question;
import uniboard.remote.classroom.QuestionPhase;
import uniboard.stage.table.AnswersScreen;
import uniboard.stage.table.AnswersView;
import uniboard.stage.table.ClassEntry;
import uniboard.stage.table.LobbyView.Button;
import uniboard.stage.table.LobbyView.Style;

/** The board that a class is asked about, as the teacher shows it: first without answers, then with all, or one of them refuted. */
final class TeacherAnswers {
    private static final String WHY = "control:classWhy";
    private static final String ALL = "control:classAll";

    private final ClassSurroundings around;
    private final Game game;
    private final AnswerBook book;
    private final AnswersBoard board;
    private final Runnable changed;
    /** The question whose answers are listed; 0: none. */
    private int listed;
    /** Null before answers are shown. */
    private AnswersWords words;
    private int asked;
    /** The same; null before any. */
    private Question question;
    /** Null while all are shown. */
    private WhyNot why;
    /** While the answers aren't shown. */
    private ClassSnapshot latest;
    private boolean isJudging;
    private ClassEntry entry;

    TeacherAnswers(ClassSurroundings around, Game game, AnswerBook book, AnswersBoard board, Runnable changed) {
        this.around = around;
        this.game = game;
        this.book = book;
        this.board = board;
        this.changed = changed;
    }

    /** @param newEntry how late comers find the class */
    void sit(ClassEntry newEntry) {
        entry = newEntry;
    }

    /** Something else is on the screen. */
    void leave() {
        board.leave();
        leaveWhy();
    }

    private void leaveWhy() {
        if (why != null) why.leave();
        why = null;
    }

    /** They are on the board again. */
    void open() {
        listed = 0;
    }

    /**
     * Shows the board that is asked about, once there is one.
     *
     * @param isWeighing whether answers are being judged
     * @return whether it is on the screen
     */
    boolean show(ClassSnapshot now, boolean isWeighing) {
        question = now.question();
        boolean isAsked = now.stage() == ClassSnapshot.Stage.RUNS && question != null && question.isTogether();
        if (!isAsked || question.id() == listed) return false;
        asked = question.id();
        if (now.phase() != QuestionPhase.SHOWN) return showAsked(now, isWeighing);
        if (why != null) {
            List<Button> foot = List.of(plain(ALL, Message.of("class.allAnswers")), next());
            board.show(why.known(), why.played(), words.seat(), () -> why.view(entry, foot));
            return true;
        }
        Object known = List.of(asked, now.counts());
        if (board.isShowing(known)) return true;
        words = now.counts().isEmpty() ? null : AnswersWords.of(around.boxes(), question, now.counts(), now.answered(), "");
        if (words == null) return false;
        board.show(known, words.record(), words.seat(), () -> words.ofTeacher(book::chance, entry, foot()));
        return true;
    }

    private boolean showAsked(ClassSnapshot now, boolean isWeighing) {
        latest = now;
        isJudging = isWeighing;
        if (board.isShowing(asked)) {
            board.update();
            return true;
        }
        AskedBoard position = AskedBoard.of(around.boxes(), now.question());
        if (position == null) return false;
        board.show(asked, position.record(), position.seat(), this::asking);
        return true;
    }

    private AnswersView asking() {
        int hands = TeacherRows.hands(latest);
        List<Message> told = new ArrayList<>();
        if (isJudging) told.add(Message.of("class.weighing"));
        else if (latest.phase() == QuestionPhase.CLOSED) told.add(Message.of("class.isClosed"));
        if (hands > 0) told.add(Message.of("class.hands", hands));
        return AskedWords.view(latest.question(), told, latest.answered(), TeacherRows.pupils(latest), Message.of("class.list"), entry,
            TeacherRows.asking(latest, isJudging));
    }

    private List<Button> foot() {
        int wrong = KnownRecord.isOpen(game) ? words.commonestWrong() : -1;
        if (wrong < 0) return List.of(next());
        Message question = Message.of("class.whyNot", words.answers().get(wrong).letter());
        return List.of(plain(WHY, question), next());
    }

    private static Button plain(String place, Message label) {
        return new Button(place, null, label, Style.PLAIN);
    }

    private static Button next() {
        return new Button(TeacherRows.NEXT, null, Message.of("class.next"), Style.MAIN);
    }

    /** @return whether the place is one of these screens' own */
    boolean act(String place) {
        if (place.equals(AnswersScreen.CLOSE)) listed = asked;
        else if (place.equals(WHY)) ask(words.commonestWrong());
        else if (place.equals(ALL)) leaveWhy();
        else if (place.startsWith(AnswerRows.ANSWER)) turnTo(Integer.parseInt(place.substring(AnswerRows.ANSWER.length())));
        else return place.equals(WhyNot.REPLY);
        return true;
    }

    private void turnTo(int rank) {
        if (why != null && words.isRefutable(rank)) ask(rank);
    }

    private void ask(int rank) {
        leaveWhy();
        why = new WhyNot(around, book.task(question), words, rank, changed);
        why.look();
    }
}
