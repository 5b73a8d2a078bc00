package uniboard.web.site;

import java.util.List;
import java.util.stream.Collectors;
import uniboard.text.Language;
import uniboard.text.Texts;

/** What a table's page says when the program can't: part of its script, for the line may be gone. */
final class PageWords {
    private static final String PLACE = "/* the page's words */";
    private static final List<String> KEYS = List.of("site.offline", "site.again", "site.later", "site.graphics", "site.plain",
        "site.refused", "site.lost", "site.show", "table.error.text", "table.error.copy", "table.error.reload");

    private PageWords() {
    }

    /** The script with the words of all languages in their place. */
    static String fill(String script, SiteWords words) {
        if (!script.contains(PLACE)) throw new IllegalArgumentException("The page's script has no place for " + PLACE);
        StringBuilder all = new StringBuilder();
        for (Language language : Language.values()) {
            Texts texts = words.in(language);
            all.append(language.code()).append(": {");
            all.append(KEYS.stream().map(key -> quoted(key) + ": " + quoted(texts.say(key))).collect(Collectors.joining(", ")));
            all.append("},\n");
        }
        return script.replace(PLACE, all);
    }

    private static String quoted(String text) {
        return '\'' + text.replace("\\", "\\\\").replace("'", "\\'") + '\'';
    }
}
