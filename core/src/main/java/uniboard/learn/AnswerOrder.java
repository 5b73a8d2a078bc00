package uniboard.learn;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Puts the right one of a step's sentences at a place that the board's name decides, so that it is as often at each. */
public final class AnswerOrder {
    private AnswerOrder() {
    }

    /** The step's sentences by key, the wrong ones in the book's order. */
    public static Map<String, String> of(Lesson.Step step, Task.Answer task) {
        List<String> keys = new ArrayList<>(step.options().keySet());
        if (keys.remove(task.right())) keys.add(place(step.board(), keys.size() + 1), task.right());
        Map<String, String> ordered = new LinkedHashMap<>();
        for (String key : keys) ordered.put(key, step.options().get(key));
        return ordered;
    }

    private static int place(String board, int places) {
        int hash = board.hashCode();
        return Math.floorMod(hash ^ hash >>> 11, places);
    }
}
