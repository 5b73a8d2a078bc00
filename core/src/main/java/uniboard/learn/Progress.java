package uniboard.learn;

import java.util.Arrays;
import java.util.Set;
import java.util.TreeSet;
import uniboard.match.Storage;

/**
 * What a learner has done of a game's lessons, by the names of boards: a lesson whose steps change is done again as far as its boards are
 * others.
 */
public final class Progress {
    private static final String PREFIX = "learn.";

    private final Storage storage;
    private final String key;
    private final Set<String> boards = new TreeSet<>();

    public Progress(Storage storage, String game) {
        this.storage = storage;
        key = PREFIX + game;
        String kept = storage.load(key);
        if (kept != null) boards.addAll(Arrays.asList(kept.split(" ")));
    }

    /** Whether anything of a game's lessons has been done. */
    public static boolean isBegun(Storage storage, String game) {
        return storage.load(PREFIX + game) != null;
    }

    public void done(String board) {
        if (boards.add(board)) storage.save(key, String.join(" ", boards));
    }

    public boolean isDone(Lesson lesson) {
        return lesson.steps().stream().allMatch(step -> boards.contains(step.board()));
    }

    /** The first lesson that isn't done yet; the first one if all are. */
    public Lesson next(Course course) {
        return course.lessons().stream().filter(lesson -> !isDone(lesson)).findFirst().orElse(course.lessons().get(0));
    }

    /** The number of the first step that isn't done yet, from 0; 0 if all are. */
    public int nextStep(Lesson lesson) {
        for (int i = 0; i < lesson.steps().size(); i++) if (!boards.contains(lesson.steps().get(i).board())) return i;
        return 0;
    }
}
