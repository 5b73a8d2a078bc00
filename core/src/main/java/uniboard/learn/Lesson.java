package uniboard.learn;

import java.util.List;
import java.util.Map;
import uniboard.learn.Book.Paragraph;

/**
 * A few steps that teach one thing, in one language.
 *
 * @param id  the same in every language
 * @param can sentences about what a learner can do once the lesson is done
 */
public record Lesson(String id, String title, List<Step> steps, List<String> can) {
    /** Whether any of its steps speaks of a square by its name, such as b2. */
    public boolean namesSquares() {
        for (Step step : steps) if (step.namesSquares()) return true;
        return false;
    }

    /**
     * A board with words.
     *
     * @param words   what is read first
     * @param board   its name
     * @param task    what to do there; empty where there is nothing to do
     * @param options sentences to choose among, by key, in order; empty where the task is another one
     * @param replies what is answered, by key: {@code right}, {@code wrong}, {@code hint}, the keys of options and of expected mistakes
     */
    public record Step(List<Paragraph> words, String board, String task, Map<String, String> options, Map<String, String> replies) {
        /** Whether any of its sentences speaks of a square by its name, such as b2. */
        public boolean namesSquares() {
            for (Paragraph paragraph : words) if (isSquareNamed(paragraph.text())) return true;
            return isSquareNamed(task) || isSquareNamed(options) || isSquareNamed(replies);
        }

        private static boolean isSquareNamed(Map<String, String> sentences) {
            for (String sentence : sentences.values()) if (isSquareNamed(sentence)) return true;
            return false;
        }

        private static boolean isSquareNamed(String sentence) {
            for (int i = 0; i + 1 < sentence.length(); i++) {
                boolean isName = isLatin(sentence.charAt(i)) && isDigit(sentence.charAt(i + 1));
                if (isName && (i == 0 || !isLatin(sentence.charAt(i - 1)))) return true;
            }
            return false;
        }

        // The class library's own tests bring its tables of all Unicode along, 4 KB of every program.
        private static boolean isLatin(char sign) {
            return sign >= 'a' && sign <= 'z';
        }

        private static boolean isDigit(char sign) {
            return sign >= '1' && sign <= '9';
        }
    }
}
