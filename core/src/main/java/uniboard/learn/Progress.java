package uniboard.learn;

import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import uniboard.match.Storage;

/**
 * What a learner has done of a game's lessons, by the names of boards: a lesson whose steps change is done again as far as its boards are
 * others.
 */
public final class Progress {
    private static final String PREFIX = "learn.";
    private static final String MISSED = ".missed";
    private static final String DAY = ".day";
    /** Without lessons, until what was learned is worth being refreshed. */
    private static final int REFRESH_AFTER_DAYS = 2;

    private final Storage storage;
    private final String key;
    private final int today;
    private final Set<String> boards;
    /** In the order of missing. */
    private final Set<String> missed;

    /** @param today days from any beginning */
    public Progress(Storage storage, String game, int today) {
        this.storage = storage;
        this.today = today;
        key = PREFIX + game;
        boards = new LinkedHashSet<>(kept(key));
        missed = new LinkedHashSet<>(kept(key + MISSED));
    }

    /** How a step was done. */
    public enum Way { AT_ONCE, AFTER_FAILURES }

    /** Whether anything of a game's lessons has been done. */
    public static boolean isBegun(Storage storage, String game) {
        return storage.load(PREFIX + game) != null;
    }

    private List<String> kept(String name) {
        String text = storage.load(name);
        return text == null || text.isEmpty() ? List.of() : Arrays.asList(text.split(" "));
    }

    public void done(String board, Way way) {
        if (boards.add(board)) storage.save(key, String.join(" ", boards));
        boolean isNews = way == Way.AFTER_FAILURES ? missed.add(board) : missed.remove(board);
        if (isNews) storage.save(key + MISSED, String.join(" ", missed));
        storage.save(key + DAY, Integer.toString(today));
    }

    /** What was last done only after failures, first to last. */
    List<String> missed() {
        return List.copyOf(missed);
    }

    boolean isDone(String board) {
        return boards.contains(board);
    }

    /** Whether so many days have gone by without a lesson that what was learned is worth being refreshed. */
    boolean isLongAgo() {
        String day = storage.load(key + DAY);
        try {
            return day != null && today - Integer.parseInt(day) >= REFRESH_AFTER_DAYS;
        } catch (NumberFormatException e) {
            return false;
        }
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
