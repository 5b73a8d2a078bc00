package uniboard.web.site;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import uniboard.game.Game;
import uniboard.game.Message;
import uniboard.game.Options;
import uniboard.game.Position;
import uniboard.game.Random32;
import uniboard.match.GameRecord;
import uniboard.match.Seat;
import uniboard.text.Language;
import uniboard.text.Texts;

/** Writes the pages on which games are chosen, one a language: HTML without a program. */
final class FrontDoors {
    private final Path site;
    private final Path templates;
    private final PublishedFiles files;
    private final SiteWords words;
    private final PageHead head;
    private final List<Game> games;
    private final String offline;

    /**
     * @param templates the folder of the pages' HTML
     * @param offline   an attribute that names the service worker, or nothing
     */
    FrontDoors(Path site, Path templates, PublishedFiles files, SiteWords words, PageHead head, List<Game> games, String offline) {
        this.site = site;
        this.templates = templates;
        this.files = files;
        this.words = words;
        this.head = head;
        this.games = games;
        this.offline = offline;
    }

    void write() throws IOException {
        for (Language language : Language.values()) {
            PageAddress address = new PageAddress(language, null);
            Texts texts = words.in(language);
            StringBuilder boxes = new StringBuilder();
            for (Game game : games) boxes.append(box(game, texts, address.root()));
            String title = texts.say("site.title");
            String description = texts.say("site.description");
            String icon = files.path(TableFiles.ICON);
            String page = new Template(Files.readString(templates.resolve("front.html"))).words("language", language.code())
                .words("direction", PageAddress.direction(language)).html("root", address.root()).words("title", title)
                .words("description", description).html("style", files.path("code/front.css")).html("script", files.path("code/front.js"))
                .html("next", next(language)).html("icon", icon).html("alternates", head.of(address, title, description, icon))
                .html("manifest", files.path(Manifests.name(language))).html("offline", offline)
                .words("newVersion", texts.say("site.newVersion")).words("reload", texts.say("site.reload"))
                .words("coming", texts.say("site.coming")).words("allKept", texts.say("site.allKept"))
                .words("keepFailed", texts.say("site.keepFailed")).words("keepAbout", texts.say("site.keepAbout"))
                .words("keepAll", texts.say("site.keepAll", Integer.toString(OfflineWorker.megabytes(site, files, games))))
                .words("intro", texts.say("site.intro")).words("languageLabel", texts.say("site.language"))
                .html("languages", languages(address)).words("noGame", texts.say("site.noGame", "{0}")).html("boxes", boxes.toString())
                .filled();
            Path file = site.resolve(address.folder()).resolve("index.html");
            Files.createDirectories(file.getParent());
            Files.writeString(file, page);
        }
    }

    private String next(Language language) {
        return games.stream().map(game -> '"' + game.id() + "\":" + new TableFiles(files, game.id()).jsonAhead(language))
            .collect(Collectors.joining(",", "{", "}"));
    }

    private static String languages(PageAddress page) {
        StringBuilder links = new StringBuilder();
        for (Language each : Language.values()) {
            // Else the English front door would lead on to the language chosen before, where none can be kept.
            String query = each == Language.ENGLISH ? "?lang=en" : "";
            links.append("<li><a href=\"").append(page.root()).append(page.in(each).folder()).append(query).append("\" lang=\"")
                .append(each.code()).append("\" hreflang=\"").append(each.code()).append("\" dir=\"").append(PageAddress.direction(each))
                .append('"')
                .append(each == page.language() ? " aria-current=\"page\"" : "").append('>').append(each.ownName()).append("</a></li>\n");
        }
        return links.toString().strip();
    }

    private String box(Game game, Texts texts, String root) throws IOException {
        return new Template(Files.readString(templates.resolve("box.html"))).words("game", game.id())
            .words("name", texts.say("game." + game.id())).words("tagline", texts.say(game.id() + ".tagline"))
            .words("players", players(game, texts)).words("aim", texts.say(aim(game))).words("play", texts.say("site.play"))
            .words("rules", texts.say("table.rules")).words("goOn", texts.say("menu.goOn")).words("leftOff", texts.say("menu.leftOff"))
            .html("picture", new BoxPictures(files).html(game.id(), root)).filled();
    }

    private static String players(Game game, Texts texts) {
        if (game.minSeats() == game.maxSeats()) return texts.say("menu.players", game.maxSeats());
        return texts.say("menu.playersUpTo", game.maxSeats(), Integer.toString(game.minSeats()));
    }

    /** What wins, as the table says it at the start. */
    private static Message aim(Game game) {
        List<Seat> seats = Collections.nCopies(game.minSeats(), Seat.HUMAN);
        Position start = GameRecord.begin(game, Options.defaults(game), seats, new Random32(1)).replay(0);
        return game.aim(start, Position.NOBODY);
    }
}
