package uniboard.stage.learn;

import java.util.List;
import uniboard.game.Message;

/**
 * How far a learner is, for the one who shows them the lesson.
 *
 * @param lesson  its id
 * @param title   of the lesson; empty: none
 * @param step    from 1
 * @param steps   of the lesson
 * @param verdict on what was done last
 * @param tries   at this step, the one that was right included; 0 before the first
 * @param answer  what was tried last, as {@link uniboard.learn.Practice#lastTry} has it
 * @param ends    whether this step was the last, and is done
 */
public record LessonNews(String lesson, String title, int step, int steps, Verdict verdict, int tries, String answer, boolean ends) {
    /** What came of a try; {@link #SHOWN}: the step has just been opened, or has nothing to be done. */
    public enum Verdict {
        SHOWN("shown"),
        WRONG("wrong"),
        RIGHT("right");

        private final String word;

        Verdict(String word) {
            this.word = word;
        }

        /** As pages around a lesson are told it. */
        public String word() {
            return word;
        }
    }

    /** Hears of every step that is opened, of every try and every hint. */
    public interface Listener {
        void judged(LessonNews news);

        /** What the learner tried was refused. */
        void refused(Message why);

        /** @param words in the learner's language */
        void advised(List<String> places, String words);
    }
}
