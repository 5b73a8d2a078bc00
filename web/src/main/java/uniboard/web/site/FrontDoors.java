package uniboard.web.site;

import java.io.IOException;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import uniboard.app.learn.BookFiles;
import uniboard.game.Game;
import uniboard.game.Message;
import uniboard.game.Options;
import uniboard.game.Position;
import uniboard.game.Random32;
import uniboard.learn.Lesson;
import uniboard.learn.LessonText;
import uniboard.match.GameRecord;
import uniboard.match.Seat;
import uniboard.stage.menu.MenuWords;
import uniboard.text.Language;
import uniboard.text.Texts;

/** Writes the pages on which games are chosen, one a language: HTML without a program. */
final class FrontDoors {
    private static final List<String> WORDS =
        List.of("newVersion", "reload", "coming", "allKept", "keepFailed", "intro", "embed", "friends", "friendsChoose", "friendsAbout",
            "farAway", "farAbout", "together", "togetherAbout", "invite", "inviteName", "inviteAbout", "sameDevice", "sameDeviceName",
            "sameDeviceAbout", "back", "savedGames", "noneSaved", "playOffline", "teachers", "aClass", "haveCode", "unofficial", "authors",
            "allRules");

    private final PublishedFiles files;
    private final SitePages pages;
    private final List<Game> games;
    private final Relay relay;
    private final String installer;
    private final int megabytes;

    /**
     * @param games     the first of them is offered to newcomers
     * @param installer where visitors get the program for a computer, or empty
     * @param megabytes how much room all games take on a device
     */
    FrontDoors(PublishedFiles files, SitePages pages, List<Game> games, Relay relay, String installer, int megabytes) {
        this.relay = relay;
        if (!installer.isEmpty() && !installer.matches("https?://.+")) throw new IllegalArgumentException("-Dinstaller.address=" + installer
            + " is not an address: it is like https://example.org/uniboard");
        this.installer = installer;
        this.files = files;
        this.pages = pages;
        this.games = games;
        this.megabytes = megabytes;
    }

    void write() throws IOException {
        for (Language language : Language.values()) {
            PageAddress address = PageAddress.frontDoor(language);
            Texts texts = pages.words(language);
            StringBuilder boxes = new StringBuilder();
            StringBuilder saved = new StringBuilder();
            for (Game game : games) {
                boxes.append(box(game, texts, address.root()));
                saved.append(saved(game, texts));
            }
            Template page = pages.page("front.html", address, texts.say("site.title"), texts.say("site.description"))
                .html("style", files.path("code/front.css")).html("script", files.path("code/front.js")).html("next", next(language))
                .words("keepAll", texts.say("site.keepAll", Integer.toString(megabytes))).words("languageLabel", texts.say("site.language"))
                .html("languages", PageLanguages.links(address)).words("ownName", language.ownName())
                .words("noGame", texts.say("site.noGame", "{0}")).html("boxes", boxes.toString()).html("saved", saved.toString())
                .html("icons", pages.template("icons.html").filled().strip()).html("installer", installer(texts))
                .words("far", relay.farAway()).words("teaching", texts.say("teach.title"));
            for (String word : WORDS) {
                page.words(word, texts.say("site." + word));
            }
            pages.write(address, page);
        }
    }

    private String next(Language language) {
        return games.stream().map(game -> '"' + game.id() + "\":" + new TableFiles(files, game.id()).jsonAhead(language))
            .collect(Collectors.joining(",", "{", "}"));
    }

    private String box(Game game, Texts texts, String root) throws IOException {
        MenuWords words = new MenuWords(texts);
        boolean isFirst = game.equals(games.get(0));
        String start = isFirst ? "<p class=\"start\">" + Template.escaped(texts.say("site.start")) + "</p>\n" : "";
        return pages.template("box.html").words("game", game.id()).words("name", words.name(game)).words("tagline", words.tagline(game))
            .words("players", words.players(game)).words("aim", texts.say(objective(game))).words("play", texts.say("site.play"))
            .words("justPlay", texts.say("learn.offer.play")).words("rules", texts.say("table.rules"))
            .html("learn", learn(game, words, texts)).words("goOn", texts.say("menu.goOn")).words("leftOff", texts.say("menu.leftOff"))
            .words("yourTurn", texts.say("table.yourTurn")).html("large", isFirst ? " large" : "").html("start", start)
            .words("invite", texts.say("site.invite")).words("inviteByLink", texts.say("site.inviteByLink"))
            .words("sameDevice", texts.say("site.sameDevice"))
            .html("picture", new BoxPictures(files).html(game.id(), root)).filled();
    }

    /** The way to the games of it that are kept on the device; the page's script knows if there are any. */
    private static String saved(Game game, Texts texts) {
        return "<li data-game=\"" + game.id() + "\" hidden><a href=\"" + game.id() + "/#games\">"
            + Template.escaped(new MenuWords(texts).name(game)) + "</a></li>\n";
    }

    private String installer(Texts texts) {
        if (installer.isEmpty()) return "";
        return " <a href=\"" + Template.escaped(installer) + "\">" + Template.escaped(texts.say("site.installer")) + "</a>";
    }

    /** The way to a game's lessons, if it has any. */
    private String learn(Game game, MenuWords words, Texts texts) throws IOException {
        String lessons = "assets/" + BookFiles.lessons(game.id(), Language.ENGLISH);
        if (files.beginning(lessons).isEmpty()) return "";
        return pages.template("learn.html").words("game", game.id()).words("name", words.name(game))
            .words("learn", texts.say("learn.open")).words("learnInMinutes", texts.say("learn.offer.learn"))
            .words("progress", texts.say("learn.progress", "{0}", "{1}"))
            .words("lessons", boards(LessonText.read(files.content(lessons)))).filled();
    }

    /** What a lesson shows, by which the page's script knows if it is done. */
    private static String boards(List<Lesson> lessons) {
        return lessons.stream().map(lesson -> lesson.steps().stream().map(Lesson.Step::board).collect(Collectors.joining(" ")))
            .collect(Collectors.joining(";"));
    }

    /** What wins, as the table says it at the start. */
    private static Message objective(Game game) {
        List<Seat> seats = Collections.nCopies(game.minSeats(), Seat.HUMAN);
        Position start = GameRecord.begin(game, Options.defaults(game), seats, new Random32(1)).replay(0);
        return game.words(start).objective(Position.NOBODY);
    }
}
