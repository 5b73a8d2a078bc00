package uniboard.learn;

import java.util.List;
import java.util.Map;
import uniboard.learn.Book.Paragraph;

/**
 * A few steps that teach one thing, in one language.
 *
 * @param id the same in every language
 */
public record Lesson(String id, String title, List<Step> steps) {
    /**
     * A board with words.
     *
     * @param words   what is read first
     * @param board   its name
     * @param task    what is to be done there; empty where there is nothing to do
     * @param options sentences to choose among, by key, in order; empty where the task is another one
     * @param replies what is answered, by key: {@code right}, {@code wrong}, {@code hint}, the keys of options and of expected mistakes
     */
    public record Step(List<Paragraph> words, String board, String task, Map<String, String> options, Map<String, String> replies) {
    }
}
