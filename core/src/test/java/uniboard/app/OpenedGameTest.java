package uniboard.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import uniboard.app.platform.LaunchOptions;
import uniboard.app.platform.UrlParameters;
import uniboard.game.Message;
import uniboard.match.Match;
import uniboard.text.Language;

/** A game that comes by a link or a file lies beside one's own and never in its place. */
class OpenedGameTest {
    private static final String SENT = FramedTable.TWO_MOVES;

    private static HeadlessTable open(String record, FakePlatform platform) {
        return new HeadlessTable(1280, 800, new LaunchOptions("onitama", Language.ENGLISH, record), platform);
    }

    @Test
    void onesOwnGameComesBack() {
        HeadlessTable first = HeadlessTable.open(1280, 800);
        first.choose(new Match(first.record()).choices().get(0));
        first.settle();
        String own = first.record().text();

        HeadlessTable opened = open(SENT, first.platform);
        assertEquals(SENT, opened.record().text());
        assertTrue(opened.status().contains("returns you to your own"), opened.status());
        opened.beginNext();
        opened.tap("control:takeBack");
        opened.settle();
        assertEquals(SENT, opened.record().text(), "the game that was sent lies above one's own");
        opened.tap("control:takeBack");
        opened.settle();
        assertEquals(own, opened.record().text());
    }

    @Test
    void whatIsPlayedOnStaysThere() {
        HeadlessTable first = HeadlessTable.open(1280, 800);
        first.choose(new Match(first.record()).choices().get(0));
        first.settle();
        HeadlessTable opened = open(SENT, first.platform);
        opened.choose(new Match(opened.record()).choices().get(0));
        opened.settle();
        opened.tap("control:takeBack");
        opened.settle();
        assertEquals(SENT, opened.record().text(), "a move is taken back, not the game");
        HeadlessTable later = open(null, first.platform);
        assertEquals(SENT, later.record().text());
    }

    @Test
    void nothingIsSaidWhereNothingLies() {
        assertFalse(open(SENT, new FakePlatform()).status().contains("returns"), "no game of one's own was there");
    }

    @Test
    void aLinkThatCannotBeReadIsToldAtTheTable() {
        LaunchOptions start = new LaunchOptions("onitama", Language.ENGLISH, null, LaunchOptions.Opening.TABLE, Message.of("link.damaged"),
            UrlParameters.none());
        HeadlessTable table = new HeadlessTable(360, 640, start, new FakePlatform());
        assertTrue(table.status().contains("This link is damaged"), table.status());
        assertTrue(table.places().contains("control:offer:play"), "at a game of one's own");
    }
}
