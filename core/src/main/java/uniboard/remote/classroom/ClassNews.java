package uniboard.remote.classroom;

import java.util.ArrayList;
import java.util.List;
import uniboard.remote.Fields;
import uniboard.remote.ProtocolVersion;

/**
 * What the teacher says to all: nothing of single pupils.
 *
 * @param title    what the class is called; may be empty
 * @param game     at whose page the class is; empty: at any
 * @param version  rises with each change that pupils should confirm
 * @param isNamed  whether pupils type their names; else they are drawn
 * @param pace     seconds that a device waits between two messages of its own
 * @param question null: none
 * @param answered how many have answered
 * @param pupils   how many are in the class
 * @param counts   the most frequent first; empty before they are shown
 * @param others   answers that aren't among the counts
 * @param isPaused whether the games of the class stand
 * @param isOver   whether the class has ended
 */
record ClassNews(String title, String game, int version, Door door, boolean isNamed, int pace, Question question, QuestionPhase phase,
    int answered, int pupils, List<AnswerCount> counts, int others, boolean isPaused,
    boolean isOver) {
    private static final String TYPED = "typed";
    private static final int LONGEST_PACE = 10;

    Fields fields() {
        Fields to = new Fields();
        ProtocolVersion.tell(to);
        to.add("class", title).add("version", version).add("door", door.text()).add("names", isNamed ? TYPED : "drawn").add("pace", pace);
        to.add("pupils", pupils);
        if (!game.isEmpty()) to.add("game", game);
        if (isPaused) to.add("paused", "");
        if (isOver) to.add("over", "");
        if (question == null) return to;
        question.tell(to);
        to.add("phase", phase.text()).add("answered", answered);
        if (phase != QuestionPhase.SHOWN) return to;
        for (AnswerCount count : counts) to.add("count", count.text());
        return to.add("others", others);
    }

    static ClassNews heard(Fields from) {
        Question question = Question.heard(from);
        QuestionPhase phase = QuestionPhase.read(from.get("phase"));
        List<AnswerCount> counts = new ArrayList<>();
        if (question != null && phase == QuestionPhase.SHOWN) {
            for (String told : from.all("count")) {
                AnswerCount count = AnswerCount.read(told);
                if (count != null) counts.add(count);
            }
        }
        String title = from.get("class");
        int pace = Math.min(LONGEST_PACE, Math.max(1, from.number("pace", 1)));
        return new ClassNews(Work.isLine(title, PupilName.LONGEST) ? title : "", game(from), from.number("version", 0),
            Door.read(from.get("door")), from.get("names").equals(TYPED), pace, question, phase, from.number("answered", 0),
            from.number("pupils", 0), List.copyOf(counts), from.number("others", 0), from.has("paused"),
            from.has("over"));
    }

    /** The game of what a teacher says to all; empty: none is told. */
    static String game(Fields from) {
        return Question.isId(from.get("game")) ? from.get("game") : "";
    }
}
