package uniboard.remote.classroom;

import uniboard.remote.CheckedLink;

/**
 * What the link of a screen holds that shows a class and says nothing in it, such as a second window on a projector.
 *
 * @param room the class's own link
 * @param code by which pupils come, {@link ClassCode#SIGNS} signs
 */
public record WallLink(ClassLink room, String code) {
    private static final String MARK = "cw";

    /** A mark, the code, then what the class's own link holds. */
    public String text() {
        return MARK + code + room.text();
    }

    /** What an address ends with, from its {@code #} on. */
    public String fragment() {
        return CheckedLink.fragment(text());
    }

    /**
     * Reads what {@link #text} writes.
     *
     * @return null if it isn't whole, or leads elsewhere
     */
    public static WallLink read(String text) {
        int end = MARK.length() + ClassCode.SIGNS;
        if (!text.startsWith(MARK) || text.length() < end) return null;
        String code = ClassCode.read(text.substring(MARK.length(), end));
        ClassLink room = ClassLink.read(text.substring(end));
        return code == null || room == null ? null : new WallLink(room, code);
    }
}
