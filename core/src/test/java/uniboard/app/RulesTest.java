package uniboard.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import uniboard.app.platform.LaunchOptions;
import uniboard.known.Records;
import uniboard.match.Match;
import uniboard.stage.kit.AccessibilityTree;
import uniboard.stage.kit.AccessibilityTree.Block;
import uniboard.stage.kit.AccessibilityTree.Place;
import uniboard.text.Language;

/** The rules, opened from the table. */
class RulesTest {
    private static final String START = Records.ONITAMA;
    private static final int PAGES = TestBooks.rules(TestBoxes.all().game("onitama"), Language.ENGLISH).pages().size();

    private static AccessibilityTree.Article article(HeadlessTable table) {
        return table.platform.view().article();
    }

    private static List<String> words(HeadlessTable table) {
        return article(table).blocks().stream().map(Block::text).toList();
    }

    @Test
    void comingBackFindsTheTableAsItWas() {
        HeadlessTable table = HeadlessTable.openWith(START);
        table.tap("Ox");
        table.tap("c1");
        String status = table.status();
        String record = table.record().text();
        table.tap("control:rules");
        table.settle();
        assertEquals("Aim of the game", words(table).get(0));
        table.tap("control:next");
        table.gdx.key(Keys.ESCAPE);
        table.settle();
        assertEquals(status, table.status());
        assertEquals(record, table.record().text());
        table.tap("c2");
        assertTrue(table.record().text().contains("1 Ox c1-c2"), table.record().text());
    }

    @Test
    void theMatchGoesOnAfterRulesOpenedInTheMiddleOfAMove() {
        HeadlessTable table = HeadlessTable.openWith(START);
        table.choose(new Match(table.record()).choices().get(0));
        table.tap("control:rules");
        for (int i = 0; i < 200; i++) table.frame();
        assertNotEquals(null, article(table));
        table.tap("control:close");
        table.settle();
        assertEquals(2, table.record().plies());
        assertEquals("Your turn", table.status().substring(0, 9));
    }

    @Test
    void theMenuLeadsToTheRulesAndTheyLeadBack() {
        HeadlessTable table = new HeadlessTable(360, 640, new LaunchOptions(null, Language.ENGLISH, null), new FakePlatform());
        table.tap("control:rules");
        table.tap(table.places().stream().filter(place -> place.endsWith(":unlur")).findFirst().orElseThrow());
        assertTrue(words(table).stream().anyMatch(text -> text.contains("hexagons")), () -> words(table).toString());
        table.gdx.key(Keys.ESCAPE);
        assertTrue(table.places().contains("game:onitama"));
    }

    private static String marked(HeadlessTable table) {
        return words(table).get(article(table).marked());
    }

    @ParameterizedTest
    @CsvSource({"360, 640", "1280, 800", "740, 360"})
    void aRefusalLeadsToItsRuleAndBack(int width, int height) {
        HeadlessTable table = new HeadlessTable(width, height, new LaunchOptions("onitama", Language.ENGLISH, START), new FakePlatform());
        table.settle();
        assertFalse(table.places().contains("control:why"));
        table.tap("a5");
        String refusal = table.status();
        assertTrue(refusal.contains("is your opponent’s"), refusal);
        assertFalse(table.places().contains("control:rules"), "it stands in their place");
        table.tap("control:why");
        assertTrue(marked(table).startsWith("Move one of your pieces"), marked(table));
        table.tap("control:close");
        table.settle();
        assertEquals(refusal, table.status());
        table.tap("a1");
        assertTrue(table.places().contains("control:rules"));
        assertFalse(table.places().contains("control:why"));
        table.tap("control:rules");
        assertTrue(article(table).marked() < 0, "only the page is remembered");
    }

    @Test
    void theEndLeadsToTheRuleThatDecided() {
        HeadlessTable table = HeadlessTable.openWith(Records.withMistakes(TestBoxes.all().game("onitama")).text());
        table.settle();
        table.tap("control:why");
        assertTrue(marked(table).contains("wins at once"), marked(table));
    }

    @Test
    void thePageStaysOpenForTheNextTime() {
        HeadlessTable table = HeadlessTable.open(360, 640);
        table.tap("control:rules");
        table.tap("control:next");
        table.tap("control:next");
        String page = article(table).name();
        table.tap("control:close");
        table.tap("control:rules");
        assertEquals(page, article(table).name());
    }

    /** Page Down goes on to the next page only from the end of this one. */
    @Test
    void theWordsScrollByWheelAndFinger() {
        HeadlessTable table = HeadlessTable.open(360, 640);
        table.tap("control:rules");
        String page = article(table).name();
        table.gdx.key(Keys.PAGE_DOWN);
        assertEquals(page, article(table).name(), "there is more than the paper shows");
        table.gdx.key(Keys.PAGE_UP);
        table.gdx.scroll(1000);
        table.gdx.key(Keys.PAGE_DOWN);
        String next = article(table).name();
        assertNotEquals(page, next);
        AccessibilityTree.Article box = article(table);
        int x = box.x() + box.width() / 2;
        table.gdx.slide(x, box.y() + box.height() - 10, x, box.y() - 5000);
        table.settle();
        table.gdx.key(Keys.PAGE_DOWN);
        assertNotEquals(next, article(table).name());
    }

    @ParameterizedTest
    @CsvSource({"360, 640", "1280, 800"})
    void everyPageIsReachedByTurningAndByTheContents(int width, int height) {
        HeadlessTable table = HeadlessTable.open(width, height);
        table.tap("control:rules");
        Set<String> turned = new LinkedHashSet<>();
        turned.add(article(table).name());
        while (table.place("control:next").state() != AccessibilityTree.State.UNAVAILABLE) {
            table.tap("control:next");
            turned.add(article(table).name());
        }
        assertEquals(PAGES, turned.size());
        List<String> listed = new ArrayList<>();
        for (int page = 0; page < PAGES; page++) {
            if (table.places().contains("control:contents")) table.tap("control:contents");
            table.tap("control:page:" + page);
            listed.add(article(table).name());
        }
        assertEquals(new ArrayList<>(turned), listed);
    }

    @Test
    void anExamplePlaysInWordsTooAndComesBack() {
        HeadlessTable table = HeadlessTable.openWith(START);
        String record = table.record().text();
        table.tap("control:rules");
        Set<String> said = saidByTheExample(table);
        assertTrue(said.contains("Ox: the student goes from d1 to d2."), said.toString());
        assertEquals(record, table.record().text());
    }

    private static Set<String> saidByTheExample(HeadlessTable table) {
        table.tap("control:example");
        Set<String> said = new LinkedHashSet<>();
        for (int i = 0; i < 3000 && table.place("control:example").label().equals("Stop"); i++) {
            table.frame();
            said.add(table.platform.view().said());
        }
        assertEquals("Play the example", table.place("control:example").label());
        assertEquals("", table.platform.view().said());
        said.remove("");
        return said;
    }

    @Test
    void anExampleTellsWhatEverybodyHasMarkedAndWhatIsCarriedOut() {
        HeadlessTable table = HeadlessTable.openGame("unitar", 360, 640);
        table.tap("control:rules");
        while (!words(table).get(0).equals("Two matches needed")) table.tap("control:next");
        assertEquals(Set.of("Yellow – Blue Tar: West", "Red – Yellow Tar: North", "Blue – Blue Uni: Clockwise rotation",
            "Approved: Yellow.", "Yellow’s intention: Blue Tar moves one square west."), saidByTheExample(table));
    }

    @Test
    void escapeEndsTheExampleFirst() {
        HeadlessTable table = HeadlessTable.open(740, 360);
        table.tap("control:rules");
        table.tap("control:example");
        table.frame();
        table.gdx.key(Keys.ESCAPE);
        assertEquals("Play the example", table.place("control:example").label());
        table.gdx.key(Keys.ESCAPE);
        assertTrue(table.places().contains("c1"));
    }

    @Test
    void whatIsOwedToOthersCanBeRead() {
        HeadlessTable table = HeadlessTable.open(1280, 800);
        table.tap("control:rules");
        table.tap("control:page:" + (PAGES - 1));
        assertTrue(words(table).stream().anyMatch(text -> text.startsWith("libGDX (https://libgdx.com)")), words(table).toString());
        assertTrue(words(table).stream().anyMatch(text -> text.startsWith("Permission to use, copy, modify")), words(table).toString());
        assertFalse(words(table).stream().anyMatch(text -> text.contains("|") || text.contains("](")), words(table).toString());
    }

    @Test
    void wordsThatTheBridgeShowsAreNotPainted() {
        HeadlessTable painting = HeadlessTable.open(1280, 800);
        painting.tap("control:rules");
        List<String> words = words(painting);
        assertTrue(painting.platform.painted().containsAll(words), words.toString());
        FakePlatform platform = new FakePlatform();
        platform.showArticles();
        HeadlessTable mirrored = new HeadlessTable(1280, 800, new LaunchOptions("onitama", Language.ENGLISH, null), platform);
        mirrored.tap("control:rules");
        assertEquals(words, words(mirrored));
        assertFalse(platform.painted().contains(words.get(1)));
    }

    @ParameterizedTest
    @CsvSource({"360, 640", "1280, 800", "740, 360", "820, 1180", "2560, 1440", "1366, 650"})
    void everythingIsInsideTheWindowAndLargeEnoughToTap(int width, int height) {
        HeadlessTable table = HeadlessTable.open(width, height);
        for (String code : List.of("fr", "uk", "he", "en")) {
            table.set("language", code);
            table.tap("control:rules");
            for (int page = 0; page < PAGES; page++) {
                for (Place place : table.platform.view().places()) check(place, width, height, code);
                AccessibilityTree.Article article = article(table);
                assertTrue(article.x() >= 0 && article.y() >= 0 && article.x() + article.width() <= width
                    && article.y() + article.height() <= height && article.width() >= 240 && article.height() >= 200, code + article);
                if (page < PAGES - 1) table.tap("control:next");
            }
            if (table.places().contains("control:contents")) {
                table.tap("control:contents");
                for (Place place : table.platform.view().places()) check(place, width, height, code);
                table.gdx.key(Keys.ESCAPE);
            }
            while (table.place("control:previous").state() != AccessibilityTree.State.UNAVAILABLE) table.tap("control:previous");
            table.tap("control:close");
        }
    }

    private static void check(Place place, int width, int height, String code) {
        assertTrue(place.x() >= 0 && place.y() >= 0 && place.x() + place.width() <= width && place.y() + place.height() <= height,
            () -> code + ": outside the window: " + place);
        assertTrue(place.width() >= 44 && place.height() >= 44, () -> code + ": too small for a finger: " + place);
    }
}
