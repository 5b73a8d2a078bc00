package uniboard.web.site;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A page's HTML with gaps for words and for parts made elsewhere: <code>${name}</code>. */
final class Template {
    private static final Pattern GAP = Pattern.compile("\\$\\{(\\w+)}");

    private final String html;
    private final Map<String, String> parts = new LinkedHashMap<>();

    Template(String html) {
        this.html = html;
    }

    /** Fills a gap with words, as text or as an attribute's value. */
    Template words(String gap, String text) {
        return html(gap, escaped(text));
    }

    /** Fills a gap with HTML. */
    Template html(String gap, String part) {
        parts.put(gap, part);
        return this;
    }

    static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace("\"", "&quot;");
    }

    /** @throws IllegalStateException if a gap is left, or something fits none */
    String filled() {
        StringBuilder page = new StringBuilder();
        Matcher gap = GAP.matcher(html);
        Map<String, String> unused = new LinkedHashMap<>(parts);
        while (gap.find()) {
            String part = parts.get(gap.group(1));
            if (part == null) throw new IllegalStateException("Nothing fills ${" + gap.group(1) + '}');
            unused.remove(gap.group(1));
            gap.appendReplacement(page, Matcher.quoteReplacement(part));
        }
        gap.appendTail(page);
        if (!unused.isEmpty()) throw new IllegalStateException("There are no gaps for " + unused.keySet());
        return page.toString();
    }
}
