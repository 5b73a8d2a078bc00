package uniboard.link;

import java.nio.charset.StandardCharsets;

/** A text as it stands in an address: {@code ~} and base64url (RFC 4648, section 5), without padding, of its UTF-8. */
public final class TextLink {
    /** What such a text follows in an address. */
    public static final String FRAGMENT = "#r=";

    private static final String MARK = "~";

    private TextLink() {
    }

    public static String of(String text) {
        return MARK + LinkText.signs(text.getBytes(StandardCharsets.UTF_8));
    }

    /** Whether an address can hold the text. */
    public static boolean fits(String text) {
        return of(text).length() <= LinkText.LONGEST;
    }

    /** @throws LinkException if it isn't a text that {@link #of} writes */
    public static String read(String link) {
        if (link.length() > LinkText.LONGEST) throw LinkText.tooLong();
        if (!link.startsWith(MARK)) throw LinkException.damaged();
        String text = new String(LinkText.bytes(link.substring(MARK.length())), StandardCharsets.UTF_8);
        if (!of(text).equals(link)) throw LinkException.damaged();
        return text;
    }
}
