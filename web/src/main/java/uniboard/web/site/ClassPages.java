package uniboard.web.site;

import java.io.IOException;
import java.util.List;
import uniboard.game.Game;
import uniboard.stage.menu.MenuWords;
import uniboard.text.Language;
import uniboard.text.Texts;

/** Writes the pages, one a language, to which pupils come with a code, and from which a teacher opens a class. */
final class ClassPages {
    private static final List<String> WORDS = List.of("noRelay", "code", "codeAbout", "codeEmpty", "join", "needsScript", "teachers",
        "teachersAbout");
    /** What an address ends with that opens a class. */
    private static final String OPEN = "#t=c";

    private final PublishedFiles files;
    private final SitePages pages;
    private final List<Game> games;
    private final Relay relay;

    /** @param games the first of them has the page on which a typed code is looked for */
    ClassPages(PublishedFiles files, SitePages pages, List<Game> games, Relay relay) {
        this.files = files;
        this.pages = pages;
        this.games = games;
        this.relay = relay;
    }

    void write() throws IOException {
        for (Language language : Language.values()) {
            PageAddress address = PageAddress.classes(language);
            Texts texts = pages.words(language);
            String heading = texts.say("site.class");
            Template page = pages.bare("class.html", address, heading + " – Uniboard", texts.say("site.class.description"))
                .html("style", files.path("code/front.css")).html("classStyle", files.path("code/class.css"))
                .html("script", files.path("code/class.js")).words("heading", heading).words("far", relay.farAway())
                .words("languageLabel", texts.say("site.language")).html("languages", PageLanguages.links(address))
                .words("game", games.get(0).id()).words("codeCount", texts.say("site.class.codeCount", "{0}"))
                .words("codeSign", texts.say("site.class.codeSign", "{0}")).html("games", links(texts))
                .words("front", texts.say("menu.games"));
            for (String word : WORDS) page.words(word, texts.say("site.class." + word));
            pages.write(address, page);
        }
    }

    private String links(Texts texts) {
        StringBuilder links = new StringBuilder();
        for (Game game : games) {
            links.append("<li><a href=\"../").append(game.id()).append('/').append(OPEN).append("\">")
                .append(Template.escaped(new MenuWords(texts).name(game))).append("</a></li>\n");
        }
        return links.toString().strip();
    }
}
