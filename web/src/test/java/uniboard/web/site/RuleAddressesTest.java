package uniboard.web.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import uniboard.app.learn.BookCache;
import uniboard.app.registry.AllGames;
import uniboard.app.registry.Boxes;
import uniboard.game.Game;
import uniboard.learn.Course;
import uniboard.learn.Lesson;
import uniboard.stage.rules.RulesBook;
import uniboard.stage.rules.RulesPage;
import uniboard.text.Language;

/** Rules by their addresses. */
class RuleAddressesTest {
    private final BookCache bookCache = new BookCache(Boxes.all(), (file, reader) -> reader.accept(SiteWords.resource(file)));

    @ParameterizedTest
    @EnumSource(Language.class)
    void everyRuleHasOneAddressAndAStepThatPlaysIt(Language language) {
        for (Game game : new AllGames().games()) {
            List<Course> courses = new ArrayList<>();
            bookCache.bringCourse(game, language, courses::add);
            List<RulesBook> books = new ArrayList<>();
            bookCache.bring(game, language, books::add);
            String text = SiteWords.resource("rules/" + game.id() + ".txt");
            RuleAddresses addresses = new RuleAddresses(text, courses.get(0));
            Set<String> met = new HashSet<>();
            for (RulesPage page : books.get(0).ownPages()) {
                for (int i = 0; i < page.words().size() - 1; i++) {
                    for (String rule : addresses.at(page.id(), i)) check(game, courses.get(0), addresses, rule, met);
                }
            }
            assertEquals(text.lines().count(), met.size(), game.id());
        }
    }

    private static void check(Game game, Course course, RuleAddresses addresses, String rule, Set<String> met) {
        assertTrue(met.add(rule), () -> game.id() + " has " + rule + " twice");
        assertTrue(rule.matches("[a-z][a-z0-9-]*"), rule);
        RuleAddresses.Played played = addresses.played(rule);
        assertNotNull(played, () -> game.id() + ": " + rule);
        Lesson lesson = course.lessons().stream().filter(each -> each.id().equals(played.lesson())).findFirst().orElseThrow();
        String board = lesson.steps().get(played.step() - 1).board();
        assertTrue(course.boards().named(board).meets().contains(rule), () -> board + " doesn't meet " + rule);
    }

    @Test
    void whatStatesNoRuleHasNoAddress() {
        List<Course> courses = new ArrayList<>();
        bookCache.bringCourse(new AllGames().game("onitama"), Language.ENGLISH, courses::add);
        RuleAddresses addresses = new RuleAddresses("aim 2 way-stone\n", courses.get(0));
        assertEquals(List.of("way-stone"), addresses.at("aim", 2));
        assertTrue(addresses.at("aim", 0).isEmpty());
        assertNull(addresses.played("no-such-rule"));
    }
}
