package uniboard.remote.classroom;

import java.util.ArrayList;
import java.util.List;
import uniboard.remote.Fields;

/** The question that is put to a class, how far it has come, and which were put before. */
final class QuestionBook {
    private final List<Asked> asked = new ArrayList<>();
    /** Null: none is put. */
    private Question now;
    private QuestionPhase phase = QuestionPhase.CLOSED;

    /** What stays of a question: its text may be long. */
    record Asked(int id, Question.Kind kind, String game) {
    }

    List<Asked> asked() {
        return asked;
    }

    /** Null: none. */
    Question now() {
        return now;
    }

    /** Of {@link #now}; 0: none. */
    int id() {
        return now == null ? 0 : now.id();
    }

    QuestionPhase phase() {
        return phase;
    }

    boolean isOpen() {
        return now != null && phase == QuestionPhase.OPEN;
    }

    boolean isShown() {
        return now != null && phase == QuestionPhase.SHOWN;
    }

    /** @throws IllegalArgumentException as {@link Question} */
    void ask(Question.Kind kind, String game, String text) {
        now = new Question(asked.size() + 1, kind, game, text.replace('\t', ' ').replace('\r', ' ').strip());
        asked.add(new Asked(now.id(), kind, game));
        phase = QuestionPhase.OPEN;
    }

    /** @throws IllegalStateException if none is put, or its answers were shown */
    void advance(QuestionPhase to) {
        if (now == null || phase == QuestionPhase.SHOWN) throw new IllegalStateException("question " + id() + ", " + phase);
        phase = to;
    }

    /** None is put any more. */
    void clear() {
        now = null;
    }

    void keep(Fields to) {
        for (Asked each : asked) to.add("asked", each.kind.word() + " " + each.game);
        if (now == null) return;
        now.tell(to);
        to.add("phase", phase.text());
    }

    void read(Fields from) {
        for (String line : from.all("asked")) {
            Columns columns = new Columns(line);
            Question.Kind kind = Question.kind(columns.next());
            asked.add(new Asked(asked.size() + 1, kind == null ? Question.Kind.TOGETHER : kind, columns.rest()));
        }
        now = Question.heard(from);
        if (now != null && now.id() != asked.size()) now = null;
        phase = QuestionPhase.read(from.get("phase"));
    }
}
