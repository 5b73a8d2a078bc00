package uniboard.web.site;

import java.io.IOException;
import java.util.List;
import uniboard.text.Language;
import uniboard.text.Texts;

/** Writes the pages for teachers, one a language: what there is for a class, how to begin, and what is kept of it. */
final class TeachingPages {
    /** What stands on buttons and rows of a table, as the sentences number it. */
    private static final List<String> LABELS = List.of("table.more", "class.title", "class.ask", "class.close", "class.show", "class.save",
        "class.end", "class.door", "class.door.asks", "class.door.shut", "setup.title", "task.open", "class.askOther", "class.pair",
        "class.pause", "class.wall", "class.pairAgain", "class.roundEnd", "site.embed");

    /**
     * A part of a page.
     *
     * @param key  of its heading; its sentences' keys end in numbers from 1
     * @param list the element around the sentences
     */
    private record Part(String key, String list, int sentences) {
    }

    private static final List<Part> PARTS = List.of(new Part("teach.before", "ul", 4), new Part("teach.class", "ol", 9),
        new Part("teach.pairs", "ul", 3), new Part("teach.trouble", "ul", 4), new Part("teach.lan", "ul", 4),
        new Part("teach.kept", "ol", 10));

    private final PublishedFiles files;
    private final SitePages pages;

    TeachingPages(PublishedFiles files, SitePages pages) {
        this.files = files;
        this.pages = pages;
    }

    void write() throws IOException {
        for (Language language : Language.values()) {
            PageAddress address = PageAddress.teaching(language);
            Texts texts = pages.words(language);
            String heading = texts.say("teach.title");
            pages.write(address, pages.page("teaching.html", address, heading, texts.say("teach.description"))
                .html("style", files.path("code/front.css")).html("readingStyle", files.path("code/reading.css"))
                .words("heading", heading).words("games", texts.say("menu.games")).words("embed", texts.say("site.embed"))
                .words("allRules", texts.say("site.allRules")).words("intro", texts.say("teach.intro"))
                .html("sections", sections(texts)));
        }
    }

    static String sections(Texts texts) {
        Object[] labels = LABELS.stream().map(texts::say).toArray();
        StringBuilder html = new StringBuilder();
        for (Part part : PARTS) {
            html.append("<section>\n").append(ReadingText.element("h2", texts.say(part.key))).append('<').append(part.list).append(">\n");
            for (int number = 1; number <= part.sentences; number++)
                html.append(ReadingText.element("li", texts.say(part.key + '.' + number, labels)));
            html.append("</").append(part.list).append(">\n</section>\n");
        }
        return html.toString().strip();
    }
}
