package uniboard.web.site;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import uniboard.app.learn.BookCache;
import uniboard.app.registry.Boxes;
import uniboard.game.Game;
import uniboard.learn.Board;
import uniboard.learn.Course;
import uniboard.learn.Lesson;
import uniboard.stage.menu.MenuWords;
import uniboard.text.Language;
import uniboard.text.Texts;

/** Writes the pages that stand in a frame until somebody wants to play: a game's picture, or a lesson's, and a link to the board. */
final class Posters {
    private final PublishedFiles files;
    private final SitePages pages;
    private final ReadingPictures pictures;
    private final BookCache bookCache = new BookCache(Boxes.all(), (file, reader) -> reader.accept(SiteWords.resource(file)));

    Posters(PublishedFiles files, SitePages pages, ReadingPictures pictures) {
        this.files = files;
        this.pages = pages;
        this.pictures = pictures;
    }

    void write(Game game) throws IOException {
        for (Language language : Language.values()) {
            PageAddress address = PageAddress.poster(language, game.id());
            Texts texts = pages.words(language);
            String name = new MenuWords(texts).name(game);
            pages.write(address, pages.template("poster.html").words("language", language.code())
                .words("direction", PageAddress.direction(language)).html("root", address.root()).words("title", name + " – Uniboard")
                .html("style", files.path("code/poster.css")).html("script", files.path("code/poster.js")).words("name", name)
                .words("exercise", texts.say("learn.exercise")).words("open", texts.say("site.openBoard"))
                .html("picture", files.path(BoxPictures.name(game.id(), "light")))
                .html("lessons", lessons(game, language)));
        }
    }

    /** JSON: titles and pictures by the lessons' ids; pictures alone by the positions of their boards, for exercises that have the same. */
    private String lessons(Game game, Language language) throws IOException {
        List<Course> brought = new ArrayList<>();
        bookCache.bringCourse(game, language, brought::add);
        StringBuilder json = new StringBuilder("{");
        for (Lesson lesson : brought.get(0).lessons()) {
            Board board = brought.get(0).boards().named(lesson.steps().get(0).board());
            json.append(json.length() == 1 ? "" : ",").append('"').append(lesson.id()).append("\":{\"title\":")
                .append(Json.quoted(lesson.title())).append(",\"picture\":\"")
                .append(picture(game, board)).append("\"}");
        }
        Map<String, String> known = new TreeMap<>();
        for (Lesson lesson : brought.get(0).lessons()) {
            for (Lesson.Step step : lesson.steps()) {
                if (step.board().isEmpty()) continue;
                Board board = brought.get(0).boards().named(step.board());
                if (board.plays().isEmpty()) known.put(board.start(), picture(game, board));
            }
        }
        known.forEach((start, picture) -> json.append(',').append(Json.quoted(start)).append(":{\"picture\":\"").append(picture)
            .append("\"}"));
        return json.append('}').toString();
    }

    private String picture(Game game, Board board) throws IOException {
        return pictures.path(game, "learn-" + board.name(), board.start(), board.plays());
    }
}
