package uniboard.web.site;

/** JSON within a page. */
final class Json {
    private Json() {
    }

    /** A string that may stand in a script element too. */
    static String quoted(String text) {
        return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n").replace("<", "\\u003c") + '"';
    }
}
