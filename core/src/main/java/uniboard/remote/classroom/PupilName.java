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
    /** At tables before a drawn name, which each device puts into words of its own language. */
    private static final String DRAWN = "#";

    /** @return empty if nobody can be called that */
    static String cleaned(String typed) {
        String name = typed.strip();
        return Work.isLine(name, LONGEST) ? name : "";
    }

    PupilName renamed(String name) {
        return new PupilName(drawn, cleaned(name));
    }

    /** As a table's other devices are told it: see {@link #ofTable}. */
    String atTable() {
        return typed.isEmpty() && drawn != null ? DRAWN + drawn.text() : typed;
    }

    /** Reads what a table says that somebody is called. */
    public static PupilName ofTable(String told) {
        Nickname drawn = told.startsWith(DRAWN) ? Nickname.read(told.substring(DRAWN.length())) : null;
        return new PupilName(drawn, drawn == null ? told : "");
    }
}
