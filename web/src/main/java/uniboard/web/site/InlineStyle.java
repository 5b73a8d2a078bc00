package uniboard.web.site;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;

/** A page's style that stands in the page itself: a file of its own that hangs would leave the page blank, without a word. */
final class InlineStyle {
    private static final String ROOT = "${root}";

    private final String style;

    /** @param style before each path beneath the site's folder, {@code ${root}} */
    InlineStyle(String style) {
        this.style = style;
    }

    /** @param root the way from the page to the site's folder */
    String in(String root) {
        return style.replace(ROOT, root);
    }

    /** What the page's policy must allow: this style, and no other that somebody might bring in. */
    String policy(String root) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(in(root).getBytes(StandardCharsets.UTF_8));
            return "'sha256-" + Base64.getEncoder().encodeToString(digest) + '\'';
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("Every Java has SHA-256", e);
        }
    }
}
