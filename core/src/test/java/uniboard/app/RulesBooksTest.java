package uniboard.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import uniboard.app.registry.AssetBundles;
import uniboard.app.registry.Boxes;
import uniboard.game.Game;
import uniboard.stage.kit.AccessibilityTree.Block;
import uniboard.stage.rules.RulesPage;
import uniboard.text.Direction;
import uniboard.text.Language;
import uniboard.text.Texts;

/** What stands in the books of rules of all games. */
class RulesBooksTest {
    private final Boxes games = TestBoxes.all();

    private static List<RulesPage> pages(Game game, Language language) {
        return TestBooks.rules(game, language).pages();
    }

    private Texts texts(Language language) {
        return Texts.of(language, AssetBundles.all(games), path -> {
            try (InputStream in = RulesBooksTest.class.getResourceAsStream('/' + path)) {
                return new String(in.readAllBytes(), StandardCharsets.UTF_8);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
    }

    /** Then a browser, too, can tell by the first letter how it runs. */
    @ParameterizedTest
    @EnumSource(Language.class)
    void everyParagraphBeginsInItsOwnScript(Language language) {
        Texts texts = texts(language);
        for (Game game : games.games()) {
            for (RulesPage page : pages(game, language)) {
                for (Block block : page.blocks(texts)) {
                    assertEquals(language.direction(), Direction.ofFirstLetter(block.text(), language.direction()), block.text());
                }
            }
        }
    }

    @Test
    void everyGameNamesItsAuthorAndSaysThatTheProgramIsUnofficial() {
        Texts texts = texts(Language.ENGLISH);
        for (Game game : games.games()) {
            List<String> words = pages(game, Language.ENGLISH).stream().flatMap(page -> page.blocks(texts).stream()).map(Block::text)
                .toList();
            assertFalse(words.stream().noneMatch(text -> text.startsWith("Author")), game.id());
            assertFalse(words.stream().noneMatch(text -> text.contains("unofficial")), game.id());
        }
    }
}
