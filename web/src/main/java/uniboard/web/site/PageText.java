package uniboard.web.site;

/** The page's scripts and styles as they are served: without comments and indentation, which a player needn't download. */
final class PageText {
    private static final String BEGIN = "/*";
    private static final String END = "*/";

    private PageText() {
    }

    /** Leaves out comments that have their lines to themselves; texts over several lines mustn't be indented. */
    static String served(String source) {
        StringBuilder served = new StringBuilder();
        boolean inComment = false;
        for (String line : source.lines().map(String::strip).toList()) {
            boolean begins = !inComment && line.startsWith(BEGIN) && (line.endsWith(END) || !line.contains(END));
            if (inComment || begins) inComment = !line.endsWith(END);
            else if (!line.isEmpty()) served.append(line).append('\n');
        }
        if (inComment) throw new IllegalArgumentException("A comment doesn't end, or something stands behind its end");
        return served.toString();
    }
}
