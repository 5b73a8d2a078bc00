package uniboard.web.site;

import java.io.IOException;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import uniboard.app.remote.PupilWords;
import uniboard.game.Game;
import uniboard.stage.menu.MenuWords;
import uniboard.text.Language;
import uniboard.text.Texts;
import uniboard.web.ClassLauncher;

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

    /** @param games the first of them has the page that a class without a game leads to */
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
                .html("script", files.path("code/class.js")).html("farScript", files.path(RemoteScript.NAME))
                .html("program", files.path(ProgramFile.ARRIVAL.name())).html("words", told(texts)).words("heading", heading)
                .html("relay", relay.named()).html("relayPolicy", relay.policy()).words("seeks", texts.say("class.seeks"))
                .words("soon", texts.say("class.soon")).words("languageLabel", texts.say("site.language"))
                .html("languages", PageLanguages.links(address))
                .words("gameIds", games.stream().map(Game::id).collect(Collectors.joining(" ")))
                .words("codeCount", texts.say("site.class.codeCount", "{0}"))
                .words("codeSign", texts.say("site.class.codeSign", "{0}")).html("games", links(texts))
                .words("front", texts.say("menu.games"));
            for (String word : WORDS) page.words(word, texts.say("site.class." + word));
            pages.write(address, page);
        }
    }

    /** JSON: what the page's program says. */
    private static String told(Texts texts) {
        return Stream.concat(Stream.of(ClassLauncher.GREETING), PupilWords.keys().stream())
            .map(key -> Json.quoted(key) + ':' + Json.quoted(texts.say(key, "{0}", "{1}", "{2}")))
            .collect(Collectors.joining(",", "{", "}"));
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
