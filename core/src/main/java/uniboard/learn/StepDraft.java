package uniboard.learn;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import uniboard.learn.Book.Paragraph;

/** A step of a lesson that is being read, part by part; then the one after it. */
public final class StepDraft {
    private final List<Paragraph> words = new ArrayList<>();
    private final Map<String, String> options = new LinkedHashMap<>();
    private final Map<String, String> replies = new LinkedHashMap<>();
    private String board;
    private String task = "";

    public void say(List<Paragraph> more) {
        words.addAll(more);
    }

    public boolean hasBoard() {
        return board != null;
    }

    public void board(String name) {
        board = name;
    }

    public boolean hasTask() {
        return !task.isEmpty();
    }

    public void task(String sentence) {
        task = sentence;
    }

    /** Sentences to choose among, by key; to be added to. */
    public Map<String, String> options() {
        return options;
    }

    /** What is answered, by key; to be added to. */
    public Map<String, String> replies() {
        return replies;
    }

    /** The step, after which the next one begins with nothing; it has a board. */
    public Lesson.Step finish() {
        Lesson.Step step =
            new Lesson.Step(List.copyOf(words), board, task, new LinkedHashMap<>(options), new LinkedHashMap<>(replies));
        words.clear();
        options.clear();
        replies.clear();
        task = "";
        board = null;
        return step;
    }
}
