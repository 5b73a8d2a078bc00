package uniboard.games;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import uniboard.app.TestBooks;
import uniboard.game.Game;
import uniboard.learn.Course;
import uniboard.learn.Lesson;
import uniboard.stage.rules.RulesPage;
import uniboard.text.Language;

/**
 * A rule of a game's book.
 *
 * @param page  that states it
 * @param words the paragraph that does, in English
 * @param steps that play it, each with its lesson, like {@code win 1}, and its board
 */
record StatedRule(String id, String page, String words, List<String> steps) {
    static List<StatedRule> of(Game game) {
        List<RulesPage> pages = TestBooks.rules(game, Language.ENGLISH).ownPages();
        Course course = TestBooks.course(game, Language.ENGLISH);
        List<StatedRule> rules = new ArrayList<>();
        for (String line : bound(game).split("\n")) {
            String[] parts = line.split(" ");
            RulesPage page = pages.stream().filter(each -> each.id().equals(parts[0])).findFirst().orElseThrow();
            // The title is a page's first block.
            String words = page.words().get(Integer.parseInt(parts[1]) + 1).text();
            rules.add(new StatedRule(parts[2], parts[0], words, steps(course, parts[2])));
        }
        return rules;
    }

    private static List<String> steps(Course course, String rule) {
        List<String> steps = new ArrayList<>();
        for (Lesson lesson : course.lessons()) {
            for (int i = 0; i < lesson.steps().size(); i++) {
                String board = lesson.steps().get(i).board();
                if (course.boards().named(board).meets().contains(rule)) steps.add(lesson.id() + ' ' + (i + 1) + " (" + board + ')');
            }
        }
        return steps;
    }

    private static String bound(Game game) {
        try (InputStream in = StatedRule.class.getResourceAsStream("/rules/" + game.id() + ".txt")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
