package uniboard.web.site;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import uniboard.app.learn.BookCache;
import uniboard.app.registry.Boxes;
import uniboard.game.Game;
import uniboard.text.Language;
import uniboard.text.Texts;

/**
 * Writes the pages, one a language, about the rules of all games: those that are our own, the terms, and a search through all rules and
 * lessons, whose texts stand in the page.
 */
final class AllRulesPages {
    private final PublishedFiles files;
    private final SitePages pages;
    private final List<Game> games;
    private final BookCache bookCache = new BookCache(Boxes.all(), (file, reader) -> reader.accept(SiteWords.resource(file)));

    AllRulesPages(PublishedFiles files, SitePages pages, List<Game> games) {
        this.files = files;
        this.pages = pages;
        this.games = games;
    }

    void write() throws IOException {
        for (Language language : Language.values()) {
            PageAddress address = PageAddress.allRules(language);
            Texts texts = pages.words(language);
            String heading = texts.say("site.allRules");
            List<GameReading> readings = readings(language, texts);
            pages.write(address, pages.page("rules.html", address, heading + " – Uniboard", texts.say("site.allRules.description"))
                .html("style", files.path("code/front.css")).html("readingStyle", files.path("code/reading.css"))
                .html("script", files.path("code/search.js")).html("texts", json(readings)).words("heading", heading)
                .html("games", links(readings, texts)).words("search", texts.say("site.search"))
                .words("found", texts.say("site.found", "{0}")).words("foundMany", texts.say("site.foundMany", "{0}", "{1}"))
                .words("foundNone", texts.say("site.foundNone")).words("ourRules", texts.say("site.ourRules"))
                .words("ourRulesAbout", texts.say("site.ourRules.about")).html("own", own(readings))
                .words("terms", texts.say("site.terms")).words("termsAbout", texts.say("site.terms.about"))
                .html("termList", terms(readings)));
        }
    }

    private List<GameReading> readings(Language language, Texts texts) {
        List<GameReading> readings = new ArrayList<>();
        for (Game game : games) readings.add(new GameReading(bookCache, game, language, texts));
        return readings;
    }

    private static String links(List<GameReading> readings, Texts texts) {
        return readings.stream().map(reading -> link(reading.address(), reading.name()) + " · ")
            .collect(Collectors.joining()) + link("", texts.say("menu.games"));
    }

    /** @param address from the folder of the language's front door, where the page has its own */
    private static String link(String address, String words) {
        return "<a href=\"../" + address + "\">" + Template.escaped(words) + "</a>";
    }

    private static String own(List<GameReading> readings) {
        StringBuilder html = new StringBuilder();
        for (GameReading reading : readings) {
            if (reading.ownRules().isEmpty()) continue;
            html.append(ReadingText.element("h3", reading.name())).append("<ul>\n");
            for (GameReading.Sentence rule : reading.ownRules()) {
                html.append("<li>").append(Template.escaped(rule.words())).append(' ').append(link(rule.address(), rule.title()))
                    .append("</li>\n");
            }
            html.append("</ul>\n");
        }
        return html.toString().strip();
    }

    private static String terms(List<GameReading> readings) {
        StringBuilder html = new StringBuilder();
        for (GameReading reading : readings) {
            html.append(ReadingText.element("h3", reading.name())).append("<dl>\n");
            for (GameReading.Sentence term : reading.terms()) {
                html.append("<dt>").append(link(term.address(), term.title())).append("</dt>")
                    .append(ReadingText.element("dd", term.words()));
            }
            html.append("</dl>\n");
        }
        return html.toString().strip();
    }

    /** JSON: the games' names, and each sentence with its game's number, title and address. */
    static String json(List<GameReading> readings) {
        StringBuilder sentences = new StringBuilder();
        for (int game = 0; game < readings.size(); game++) {
            GameReading reading = readings.get(game);
            for (List<GameReading.Sentence> part : List.of(reading.rules(), reading.terms(), reading.lessons())) {
                for (GameReading.Sentence sentence : part) {
                    sentences.append(sentences.isEmpty() ? "" : ",\n").append('[').append(game).append(',')
                        .append(Json.quoted(sentence.title())).append(',').append(Json.quoted("../" + sentence.address())).append(',')
                        .append(Json.quoted(sentence.words())).append(']');
                }
            }
        }
        String names = readings.stream().map(reading -> Json.quoted(reading.name())).collect(Collectors.joining(","));
        return "{\"games\":[" + names + "],\"texts\":[" + sentences + "]}";
    }
}
