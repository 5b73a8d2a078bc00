package uniboard.remote;

import uniboard.game.Hex;

/**
 * The text of an invitation or a pass as links end with it: with a checksum, so that a mistyped one doesn't lead to a table that never
 * answers. Links of earlier versions have none.
 */
public final class CheckedLink {
    private static final String BEFORE_CHECKSUM = ".";

    private CheckedLink() {
    }

    /** What such a link ends with, from its {@code #} on. */
    public static String fragment(String text) {
        return Invitation.FRAGMENT + text + BEFORE_CHECKSUM + checksum(text);
    }

    /**
     * The text of an invitation or a pass.
     *
     * @param link what stands behind {@link Invitation#FRAGMENT}
     * @return null if it has changed on its way
     */
    public static String read(String link) {
        int end = link.indexOf(BEFORE_CHECKSUM);
        if (end < 0) return link;
        String text = link.substring(0, end);
        return link.substring(end + 1).equals(checksum(text)) ? text : null;
    }

    /** Java's own, in which every changed or exchanged sign shows. */
    private static String checksum(String text) {
        return Hex.digits(text.hashCode());
    }
}
