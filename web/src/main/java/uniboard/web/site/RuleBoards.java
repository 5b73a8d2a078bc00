package uniboard.web.site;

import java.io.IOException;
import java.util.List;
import uniboard.game.Game;
import uniboard.learn.Board;
import uniboard.learn.Course;
import uniboard.learn.Lesson;
import uniboard.text.Texts;

/** What is folded below a rule: the board of the step that plays it, a link to its lesson, and the line that shows it in another page. */
final class RuleBoards {
    /** Stands for the site's address, which the page's script knows. */
    private static final String SITE = "{site}";

    private final Game game;
    private final Course course;
    private final PageAddress page;
    private final Texts texts;
    private final ReadingPictures pictures;

    /** @param page the rules, in the course's language */
    RuleBoards(Game game, Course course, PageAddress page, Texts texts, ReadingPictures pictures) {
        this.game = game;
        this.course = course;
        this.page = page;
        this.texts = texts;
        this.pictures = pictures;
    }

    String html(String rule, RuleAddresses.Played played) throws IOException {
        Lesson lesson = course.lessons().get(course.indexOf(played.lesson()));
        Board board = course.boards().named(lesson.steps().get(played.step() - 1).board());
        String caption = "<figcaption><a href=\"" + address(played) + "\">" + Template.escaped(lesson.title()) + "</a></figcaption>";
        return "<details class=\"played\">\n" + ReadingText.element("summary", texts.say("site.ruleBoard"))
            + "<figure>" + pictures.small(game, "learn-" + board.name(), board.start(), board.plays(), page.root()) + caption
            + "</figure>\n<div class=\"line\" hidden><p>" + Template.escaped(texts.say("site.ruleLine"))
            + "</p><code dir=\"ltr\" tabindex=\"0\">" + Template.escaped(line(rule, lesson.title(), played))
            + "</code></div>\n</details>\n";
    }

    /** From the page of rules to the step on the table. */
    static String address(RuleAddresses.Played played) {
        return "../?mode=lesson&amp;lesson=" + played.lesson() + "&amp;step=" + played.step();
    }

    private String line(String rule, String title, RuleAddresses.Played played) {
        List<String> attributes = List.of("game=\"" + game.id() + '"', "mode=\"lesson\"", "lesson=\"" + played.lesson() + '"',
            "step=\"" + played.step() + '"', "lang=\"" + page.language().code() + '"');
        return "<script src=\"" + SITE + ElementFiles.SCRIPT + "\" defer></script>\n<uni-board " + String.join(" ", attributes)
            + "><a href=\"" + SITE + page.folder() + '#' + rule + "\">" + Template.escaped(title) + "</a></uni-board>";
    }
}
