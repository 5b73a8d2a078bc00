package uniboard.web;

import org.teavm.jso.JSBody;

/** What went wrong, in words. */
final class Reason {
    private Reason() {
    }

    /** @param reason what a promise was rejected with */
    @JSBody(params = "reason", script = "return String(reason && reason.message || reason);")
    static native String text(Object reason);

    static String text(Throwable error) {
        return error.getMessage() == null ? error.getClass().getName() : error.getMessage() + " (" + error.getClass().getName() + ')';
    }
}
