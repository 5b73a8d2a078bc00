package uniboard.web.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
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
import uniboard.text.Language;

/** What the page of all rules has to tell and to find. */
class AllRulesPagesTest {
    private final BookCache bookCache = new BookCache(Boxes.all(), (file, reader) -> reader.accept(SiteWords.resource(file)));
    private final SiteWords words = new SiteWords();

    private GameReading reading(Game game, Language language) {
        return new GameReading(bookCache, game, language, words.in(language));
    }

    private static List<String> addresses(List<GameReading.Sentence> sentences) {
        return sentences.stream().map(GameReading.Sentence::address).toList();
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void everyLanguageHasTheSameRulesOfOurOwnAndTerms(Language language) {
        for (Game game : new AllGames().games()) {
            GameReading here = reading(game, language);
            GameReading english = reading(game, Language.ENGLISH);
            assertEquals(addresses(english.ownRules()), addresses(here.ownRules()), game.id());
            assertEquals(addresses(english.terms()), addresses(here.terms()), game.id());
            assertTrue(here.terms().size() >= 8, game.id());
            for (GameReading.Sentence rule : here.ownRules()) {
                assertFalse(rule.words().startsWith(words.in(language).say("site.ourRule")), rule.words());
                assertTrue(Character.isUpperCase(rule.words().codePointAt(0)) || language == Language.HEBREW
                    || !Character.isLetter(rule.words().codePointAt(0)), rule.words());
            }
        }
    }

    /** The sentences that a reader of the English book knows by “Our rule”. */
    @Test
    void rulesOfOurOwnAreFoundWhereverTheyStand() {
        List<String> own = new ArrayList<>();
        for (Game game : new AllGames().games()) own.addAll(addresses(reading(game, Language.ENGLISH).ownRules()));
        assertTrue(own.containsAll(List.of("onitama/rules/#repetition", "unikat/rules/#stuck", "unitary/rules/#tokens",
            "unitary/rules/#about", "unitar/rules/#equal-hit", "unitar/rules/#hidden")), own.toString());
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void everyRuleEveryTermAndEveryStepOfALessonCanBeFound(Language language) {
        for (Game game : new AllGames().games()) {
            GameReading reading = reading(game, language);
            Set<String> rules = new HashSet<>(addresses(reading.rules()));
            for (String line : SiteWords.resource("rules/" + game.id() + ".txt").split("\n")) {
                String address = game.id() + "/rules/#" + line.substring(line.lastIndexOf(' ') + 1);
                assertTrue(rules.contains(address), address);
            }
            String json = AllRulesPages.json(List.of(reading));
            List<GameReading.Sentence> all = new ArrayList<>(reading.rules());
            all.addAll(reading.terms());
            all.addAll(reading.lessons());
            for (GameReading.Sentence each : all) {
                assertFalse(each.words().isBlank(), each.address());
                assertTrue(json.contains(Json.quoted("../" + each.address()) + ',' + Json.quoted(each.words()) + ']'), each.words());
            }
        }
    }
}
