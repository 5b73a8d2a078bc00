package uniboard.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import uniboard.link.RecordLink;
import uniboard.match.GameRecord;
import uniboard.match.Match;
import uniboard.text.Language;

/** What is handed on to others, and what others bring. */
class SharingTest {
    private final FakePlatform platform = new FakePlatform();

    private HeadlessTable open(String game) {
        return new HeadlessTable(1280, 800, new Start(game, Language.ENGLISH, null), platform);
    }

    private static void play(HeadlessTable table) {
        table.choose(new Match(table.record()).choices().get(0));
        table.settle();
    }

    private static void share(HeadlessTable table, String way) {
        table.tap("control:more");
        table.tap("control:share");
        table.tap("control:" + way);
        table.frame();
    }

    @Test
    void aLinkOpensThePositionWithItsMoves() {
        HeadlessTable table = open("onitama");
        play(table);
        share(table, "copyLink");
        assertTrue(table.status().contains("The link is copied"), table.status());
        String start = "https://example.org/onitama/#g=";
        assertTrue(platform.goods().copied.startsWith(start), platform.goods().copied);
        GameRecord sent = RecordLink.read(platform.goods().copied.substring(start.length()), TestBoxes.all());
        assertEquals(table.record().text(), sent.text());
    }

    @Test
    void ofAnEarlierPositionTheMovesUpToItAreShared() {
        HeadlessTable table = open("onitama");
        play(table);
        play(table);
        table.tap("control:previous");
        share(table, "copyText");
        assertEquals(table.record().firstPlies(table.record().plies() - 1).text(), platform.goods().copied);
        share(table, "saveText");
        assertEquals(platform.goods().copied, platform.goods().saved.values().iterator().next());
    }

    /** Nobody who gets the text knows more than whoever shares it. */
    @Test
    void nothingHiddenLeavesARunningGame() {
        HeadlessTable table = open("unikat");
        String own = table.record().start();
        share(table, "copyText");
        assertFalse(platform.goods().copied.contains(own), "the others' cards are made up");
        assertTrue(table.status().contains("only what you know"), table.status());
    }

    @Test
    void aPictureIsSaved() {
        HeadlessTable table = open("onitama");
        share(table, "savePicture");
        assertEquals("1600x1200", platform.goods().saved.get("onitama-0.png"));
        assertTrue(table.status().contains("Saved as"), table.status());
    }

    @Test
    void whatIsBroughtIsOpenedBesideOnesOwn() {
        HeadlessTable table = open("onitama");
        play(table);
        String own = table.record().text();
        GameRecord sent = GameRecord.read(own, TestBoxes.all()).firstPlies(1);
        platform.goods().lay(" see https://example.org/onitama/#g=" + RecordLink.of(sent) + "\n");
        table.settle();
        assertEquals(sent.text(), GameRecord.read(table.record().text(), TestBoxes.all()).firstPlies(1).text());
        assertTrue(platform.keptGames().games().stream().anyMatch(game -> game.record().equals(own)));
        platform.goods().lay("https://example.org/onitama/#g=AAAA");
        assertTrue(table.status().contains("This link is damaged"), table.status());
        platform.goods().lay("Hello!");
        assertTrue(table.status().contains("This isn’t a game that can be opened here"), table.status());
    }
}
