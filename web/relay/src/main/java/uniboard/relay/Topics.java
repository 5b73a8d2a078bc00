package uniboard.relay;

import java.util.regex.Pattern;

/** Which topics there are: {@code uniboard/} and up to four plain words, without wildcards and signs that the broker gives a meaning. */
final class Topics {
    private static final Pattern TOPIC = Pattern.compile("uniboard(/[A-Za-z0-9_-]{1,64}){1,4}");
    private static final Pattern ADDRESS = Pattern.compile(TOPIC.pattern().replace("/", "\\."));

    private Topics() {
    }

    static boolean isTopic(String text) {
        return text != null && TOPIC.matcher(text).matches();
    }

    /** Whether this is what the broker calls such a topic. */
    static boolean isAddress(String text) {
        return ADDRESS.matcher(text).matches();
    }
}
