package uniboard.remote.classroom;

/**
 * What a pupil is called.
 *
 * @param drawn null before the pupil is admitted
 * @param typed stands in its place; empty: nothing was typed
 */
public record PupilName(Nickname drawn, String typed) {
    /** Characters of a typed name, and of a class's. */
    public static final int LONGEST = 40;

    static final PupilName NONE = new PupilName(null, "");

    /** @return empty if nobody can be called that */
    static String cleaned(String typed) {
        String name = typed.strip();
        return Work.isLine(name, LONGEST) ? name : "";
    }

    PupilName renamed(String name) {
        return new PupilName(drawn, cleaned(name));
    }
}
