package uniboard.web.site;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import uniboard.app.learn.BookCache;
import uniboard.app.registry.Boxes;
import uniboard.game.Game;
import uniboard.learn.Board;
import uniboard.learn.Book.Paragraph;
import uniboard.learn.Course;
import uniboard.learn.Lesson;
import uniboard.learn.Replies;
import uniboard.learn.Task;
import uniboard.stage.menu.MenuWords;
import uniboard.text.Language;
import uniboard.text.Texts;

/** Writes the lessons of a game as pages to be read, one a language, with what is asked and, folded away, what is right. */
final class LessonPages {
    private final ReadingPages reading;
    private final ReadingPictures pictures;
    private final SiteWords words;
    private final OEmbeds embeds;
    private final BookCache bookCache = new BookCache(Boxes.all(), (file, reader) -> reader.accept(SiteWords.resource(file)));

    LessonPages(ReadingPages reading, ReadingPictures pictures, SiteWords words, OEmbeds embeds) {
        this.embeds = embeds;
        this.reading = reading;
        this.pictures = pictures;
        this.words = words;
    }

    void write(Game game) throws IOException {
        for (Language language : Language.values()) {
            List<Course> brought = new ArrayList<>();
            bookCache.bringCourse(game, language, brought::add);
            Course course = brought.get(0);
            Texts texts = words.in(language);
            PageAddress address = PageAddress.lessons(language, game.id());
            String board = "<p><a href=\"../#learn\">" + Template.escaped(texts.say("site.onTheBoard")) + "</a></p>\n";
            StringBuilder sections = new StringBuilder(board);
            for (Lesson lesson : course.lessons()) {
                sections.append(section(game, course, lesson, texts, address.root()));
                write(game, course, lesson, PageAddress.lesson(language, game.id(), lesson.id()), texts);
            }
            reading.write(address, texts.say("learn.title", new MenuWords(texts).name(game)), PageAddress.rules(language, game.id()),
                texts.say("table.rules"), sections.toString());
        }
    }

    /** A page of its own, for links. */
    private void write(Game game, Course course, Lesson lesson, PageAddress address, Texts texts) throws IOException {
        String link = "<p><a href=\"" + address.toGame() + "?mode=lesson&amp;lesson=" + lesson.id() + "\">"
            + Template.escaped(texts.say("site.onTheBoard")) + "</a></p>";
        String board = "<uni-board game=\"" + game.id() + "\" mode=\"lesson\" lesson=\"" + lesson.id() + "\" lang=\""
            + address.language().code() + "\" start=\"poster\">" + link + "</uni-board>\n";
        reading.writeWithBoard(address, lesson.title() + " – " + new MenuWords(texts).name(game),
            PageAddress.lessons(address.language(), game.id()), texts.say("learn.lessons"),
            board + section(game, course, lesson, texts, address.root()));
        embeds.write(address, lesson.title() + " – " + new MenuWords(texts).name(game));
    }

    private String section(Game game, Course course, Lesson lesson, Texts texts, String root) throws IOException {
        StringBuilder section = new StringBuilder("<section id=\"" + lesson.id() + "\">\n");
        section.append(ReadingText.element("h2", lesson.title()));
        for (Lesson.Step step : lesson.steps()) section.append(step(game, course.boards().named(step.board()), step, texts, root));
        return section.append("</section>\n").toString();
    }

    private String step(Game game, Board board, Lesson.Step step, Texts texts, String root) throws IOException {
        StringBuilder html = new StringBuilder("<div class=\"step\">\n");
        for (Paragraph paragraph : step.words()) html.append(ReadingText.element("p", paragraph.text()));
        html.append(pictures.html(game, "learn-" + board.name(), board.start(), board.plays(), root));
        if (!step.task().isEmpty()) html.append("<p class=\"task\">").append(Template.escaped(step.task())).append("</p>\n");
        if (!step.options().isEmpty()) {
            html.append("<ul>\n");
            for (String option : step.options().values()) html.append(ReadingText.element("li", option));
            html.append("</ul>\n");
        }
        html.append(folded(texts.say("table.hint"), step.replies().get(Replies.HINT)));
        return html.append(folded(texts.say("site.answer"), answer(board, step))).append("</div>\n").toString();
    }

    /** Null where nothing is asked. */
    private static String answer(Board board, Lesson.Step step) {
        String right = step.replies().get(Replies.RIGHT);
        return board.task() instanceof Task.Answer answer ? step.options().get(answer.right()) + ' ' + right : right;
    }

    private static String folded(String name, String words) {
        if (words == null) return "";
        return "<details>\n" + ReadingText.element("summary", name) + ReadingText.element("p", words) + "</details>\n";
    }
}
