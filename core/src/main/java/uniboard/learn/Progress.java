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
    private static final String PLACE = ".place";
    private static final String GAME = ".game";
    /** Without lessons, until what was learned is worth being refreshed. */
    private static final int REFRESH_AFTER_DAYS = 2;

    private final Storage storage;
    private final String key;
    private final int today;
    private final Set<String> boards;
    /** In the order of missing. */
    private final Set<String> missed;
    /** Where to go on; or null. */
    private Place place;

    /** @param today days from any beginning */
    public Progress(Storage storage, String game, int today) {
        this.storage = storage;
        this.today = today;
        key = PREFIX + game;
        boards = new LinkedHashSet<>(kept(key));
        missed = new LinkedHashSet<>(kept(key + MISSED));
        place = place(storage, game);
    }

    /** How a step was done. */
    public enum Way { AT_ONCE, AFTER_FAILURES }

    /** Whether anything of a game's lessons has been done. */
    public static boolean isBegun(Storage storage, String game) {
        return storage.load(PREFIX + game) != null;
    }

    /**
     * Where a learner is in a course.
     *
     * @param number of the lesson in the course, from 1
     * @param lesson its id
     * @param board  of the step
     */
    public record Place(int number, String lesson, String board) {
    }

    /** Where a learner goes on with a game's lessons; null where none has been opened, or all have been gone through. */
    public static Place place(Storage storage, String game) {
        String[] parts = String.valueOf(storage.load(PREFIX + game + PLACE)).split(" ");
        if (parts.length != 3) return null;
        try {
            int number = Integer.parseInt(parts[0]);
            return number > 0 ? new Place(number, parts[1], parts[2]) : null;
        } catch (NumberFormatException e) {
            return null;
        }
    }

    /** The learner goes on there, whenever they come back. */
    public void comeTo(Place next) {
        place = next;
        storage.save(key + PLACE, next.number() + " " + next.lesson() + ' ' + next.board());
    }

    /** Nothing is left to go on with. */
    public void comeToEnd() {
        place = null;
        storage.remove(key + PLACE);
    }

    /** Stores the running game of a board, replacing any earlier one, so that the learner can resume it. */
    public void keepGame(String board, String record) {
        String text = board + '\n' + record;
        if (!text.equals(storage.load(key + GAME))) storage.save(key + GAME, text);
    }

    public void forgetGame() {
        storage.remove(key + GAME);
    }

    /** The record of the game that was kept at a board, or null. */
    public String keptGame(String board) {
        String text = storage.load(key + GAME);
        return text != null && text.startsWith(board + '\n') ? text.substring(board.length() + 1) : null;
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

    /** Whether enough days have gone by without a lesson for a refresher. */
    boolean isLongAgo() {
        String day = storage.load(key + DAY);
        try {
            return day != null && today - Integer.parseInt(day) >= REFRESH_AFTER_DAYS;
        } catch (NumberFormatException e) {
            return false;
        }
    }

    /** Whether any of its steps was last done only after failures. */
    public boolean isMissed(Lesson lesson) {
        for (Lesson.Step step : lesson.steps()) if (missed.contains(step.board())) return true;
        return false;
    }

    /** How many lessons of a course are done. */
    public int done(Course course) {
        int done = 0;
        for (Lesson lesson : course.lessons()) if (isDone(lesson)) done++;
        return done;
    }

    public boolean isDone(Lesson lesson) {
        for (Lesson.Step step : lesson.steps()) if (!boards.contains(step.board())) return false;
        return true;
    }

    /** The lesson to go on with, else the first one that isn't done yet; the first one of all if all are. */
    public Lesson next(Course course) {
        for (Lesson lesson : course.lessons()) if (isPlace(lesson)) return lesson;
        for (Lesson lesson : course.lessons()) if (!isDone(lesson)) return lesson;
        return course.lessons().get(0);
    }

    /** The number of the step to go on with, else of the first one that isn't done yet, from 0; 0 if all are. */
    public int nextStep(Lesson lesson) {
        for (int i = 0; i < lesson.steps().size(); i++)
            if (isPlace(lesson) && lesson.steps().get(i).board().equals(place.board())) return i;
        for (int i = 0; i < lesson.steps().size(); i++) if (!boards.contains(lesson.steps().get(i).board())) return i;
        return 0;
    }

    private boolean isPlace(Lesson lesson) {
        return place != null && lesson.id().equals(place.lesson());
    }
}
