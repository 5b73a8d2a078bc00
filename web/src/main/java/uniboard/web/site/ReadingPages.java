package uniboard.web.site;

import java.io.IOException;
import uniboard.text.Texts;

/** Writes pages about a game that are read: for who has no JavaScript, for search engines, for paper. */
final class ReadingPages {
    private final PublishedFiles files;
    private final SitePages pages;

    ReadingPages(PublishedFiles files, SitePages pages) {
        this.files = files;
        this.pages = pages;
    }

    /**
     * @param other    the other page about the game, to which this one leads
     * @param sections HTML
     */
    void write(PageAddress address, String heading, PageAddress other, String otherName, String sections) throws IOException {
        write(address, heading, other, otherName, sections, "");
    }

    /** As {@link #write(PageAddress, String, PageAddress, String, String)}, of a page with a board in it. */
    void writeWithBoard(PageAddress address, String heading, PageAddress other, String otherName, String sections) throws IOException {
        String element = "\n<script src=\"" + address.root() + ElementFiles.SCRIPT + "\" defer></script>";
        write(address, heading, other, otherName, sections, element);
    }

    /** As {@link #write(PageAddress, String, PageAddress, String, String)}, of a page with lines for other pages in it. */
    void writeWithLines(PageAddress address, String heading, PageAddress other, String otherName, String sections) throws IOException {
        String script = "\n<script src=\"" + address.root() + files.path("code/lines.js") + "\" defer></script>";
        write(address, heading, other, otherName, sections, script);
    }

    private void write(PageAddress address, String heading, PageAddress other, String otherName, String sections, String scripts)
        throws IOException {
        Texts texts = pages.words(address.language());
        String description = texts.say("site.table", texts.say(address.game() + ".tagline"));
        pages.write(address, pages.page("reading.html", address, heading + " – Uniboard", description)
            .html("style", files.path("code/front.css")).html("readingStyle", files.path("code/reading.css")).html("scripts", scripts)
            .words("heading", heading).words("play", texts.say("site.play"))
            .words("games", texts.say("menu.games")).words("allRules", texts.say("site.allRules")).html("game", address.toGame())
            .html("otherPart", other.part())
            .words("other", otherName)
            .html("sections", sections.strip()));
    }
}
