package uniboard.web.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import uniboard.app.learn.BookCache;
import uniboard.app.registry.AllGames;
import uniboard.app.registry.Boxes;
import uniboard.game.Game;
import uniboard.learn.Board;
import uniboard.learn.Course;
import uniboard.learn.Lesson;
import uniboard.text.Language;

class RuleBoardsTest {
    private static final Pattern PICTURE = Pattern.compile("<img src=\"\\.\\./\\.\\./\\.\\./([^\"]+)\"");

    @TempDir
    private Path site;

    private final Game game = new AllGames().game("onitama");
    private final Course course = course();
    private final PageAddress page = PageAddress.rules(Language.HEBREW, "onitama");

    private Course course() {
        List<Course> brought = new ArrayList<>();
        BookCache bookCache = new BookCache(Boxes.all(), (file, reader) -> reader.accept(SiteWords.resource(file)));
        bookCache.bringCourse(game, Language.HEBREW, brought::add);
        return brought.get(0);
    }

    private RuleBoards boards(ReadingPictures pictures) {
        return new RuleBoards(game, course, page, new SiteWords().in(Language.HEBREW), pictures);
    }

    @Test
    void rulesShowThePicturesOfTheirLessonsAndNoneIsMadeTwice() throws IOException {
        PublishedFiles files = new PublishedFiles(site);
        ReadingPictures pictures = new ReadingPictures(files);
        Set<String> ofLessons = new HashSet<>();
        for (Lesson lesson : course.lessons()) {
            for (Lesson.Step step : lesson.steps()) {
                Board board = course.boards().named(step.board());
                ofLessons.add(pictures.path(game, "learn-" + board.name(), board.start(), board.plays()));
            }
        }
        RuleAddresses rules = new RuleAddresses(SiteWords.resource("rules/onitama.txt"), course);
        for (String line : SiteWords.resource("rules/onitama.txt").split("\n")) {
            String rule = line.substring(line.lastIndexOf(' ') + 1);
            Matcher picture = PICTURE.matcher(boards(pictures).html(rule, rules.played(rule)));
            assertTrue(picture.find() && ofLessons.contains(picture.group(1)), rule);
        }
        Set<String> contents = new HashSet<>();
        for (String path : files.beginning("assets/boards/").values()) contents.add(Files.readString(site.resolve(path)));
        assertEquals(files.beginning("assets/boards/").size(), contents.size());
    }

    @Test
    void aRuleHasTheLineThatShowsItsStepInAnotherPage() throws IOException {
        String html = boards(new ReadingPictures(new PublishedFiles(site))).html("way-stream", new RuleAddresses.Played("win", 2));
        assertTrue(html.contains("&lt;uni-board game=&quot;onitama&quot; mode=&quot;lesson&quot; lesson=&quot;win&quot; step=&quot;2&quot;"
            + " lang=&quot;he&quot;&gt;&lt;a href=&quot;{site}he/onitama/rules/#way-stream&quot;&gt;"), html);
        assertTrue(html.contains("loading=\"lazy\"") && html.contains("href=\"../?mode=lesson&amp;lesson=win&amp;step=2\""), html);
    }
}
