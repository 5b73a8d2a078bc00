package uniboard.stage.learn;

/**
 * What the bar above a lesson leads to besides, such as the game's rules.
 *
 * @param place as the accessibility tree calls it
 * @param key   of its word
 */
public record LessonAside(String place, String icon, String key, Runnable act) {
    /** @param act shows the game's rules, which lead back to the lesson */
    public static LessonAside rules(Runnable act) {
        return new LessonAside("control:rules", "icon-rules", "table.rules", act);
    }
}
