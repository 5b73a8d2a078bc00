package uniboard.relay;

import java.io.IOException;
import java.util.Map;

/** Answers what is asked at the relay's port and isn't the relay's: the site that shares its port. Asked by several threads at once. */
@FunctionalInterface
public interface HttpAnswers {
    /** @throws IOException for which the browser gets the status 500 */
    Answer answer(Request request) throws IOException;

    /**
     * Without a body; null in place of a header that isn't there.
     *
     * @param target    path and query as they were sent
     * @param host      the header {@code Host}
     * @param encodings the header {@code Accept-Encoding}
     * @param version   the header {@code If-None-Match}
     */
    record Request(String method, String target, String host, String encodings, String version) {
    }

    /** @param headers all but the body's length */
    record Answer(int status, Map<String, String> headers, byte[] body) {
    }
}
