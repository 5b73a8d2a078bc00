package uniboard.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import uniboard.app.platform.LaunchOptions;
import uniboard.app.platform.UrlParameters;
import uniboard.app.registry.AllGames;
import uniboard.game.Game;
import uniboard.game.Options;
import uniboard.link.RecordLink;
import uniboard.match.GameRecord;
import uniboard.match.Match;
import uniboard.match.Playout;
import uniboard.match.Seat;
import uniboard.stage.kit.AccessibilityTree;
import uniboard.text.Language;

/** What is handed on to others, and what others bring. */
class SharingTest {
    private final FakePlatform platform = new FakePlatform();

    private HeadlessTable open(String game) {
        return new HeadlessTable(1280, 800, new LaunchOptions(game, Language.ENGLISH, null), platform);
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

    /** With what is said of it the whole game goes along. */
    @Test
    void aLinkToAnEarlierPositionOpensThere() {
        HeadlessTable table = open("onitama");
        play(table);
        play(table);
        int last = table.record().plies();
        platform.goods().type("A comment");
        table.tap("control:more");
        table.tap("control:comment");
        table.settle();
        table.tap("control:previous");
        share(table, "copyLink");
        String link = platform.goods().copied;
        assertTrue(link.startsWith("https://example.org/onitama/?ply=" + (last - 1) + "#r=~"), link);
        FakePlatform other = new FakePlatform();
        HeadlessTable opened = new HeadlessTable(1280, 800, new LaunchOptions("onitama", Language.ENGLISH, null), other);
        other.goods().lay(link);
        opened.settle();
        assertEquals(table.record(), opened.record());
        assertEquals(last - 1, shownPly(opened));
        UrlParameters asked = UrlParameters.of(Map.of("ply", Integer.toString(last - 1)), new AllGames().game("onitama"));
        LaunchOptions start = new LaunchOptions("onitama", Language.ENGLISH, table.record().text(), LaunchOptions.Opening.TABLE, null,
            asked);
        assertEquals(last - 1, shownPly(new HeadlessTable(1280, 800, start, new FakePlatform())));
    }

    private static int shownPly(HeadlessTable table) {
        share(table, "savePicture");
        String name = table.platform.goods().saved.keySet().iterator().next();
        return Integer.parseInt(name.substring(name.indexOf('-') + 1, name.indexOf('.')));
    }

    @Test
    void whatOneHasAlreadyIsNotAddedOnceMore() {
        HeadlessTable table = open("onitama");
        play(table);
        play(table);
        share(table, "copyLink");
        String link = platform.goods().copied;
        table.beginNext();
        play(table);
        int kept = platform.keptGames().games().size();
        platform.goods().lay(link);
        table.settle();
        assertTrue(table.status().contains("You already have this game"), table.status());
        assertEquals(link.substring(link.indexOf("#g=") + 3), RecordLink.of(table.record()));
        assertEquals(kept, platform.keptGames().games().size());
        HeadlessTable later = new HeadlessTable(1280, 800, new LaunchOptions("onitama", Language.ENGLISH, table.record().text()), platform);
        later.settle();
        assertEquals(kept, platform.keptGames().games().size());
    }

    /** Nobody who gets the text knows more than anybody who shares it. */
    @Test
    void nothingHiddenLeavesARunningGame() {
        HeadlessTable table = open("unikat");
        String own = table.record().start();
        share(table, "copyText");
        assertFalse(platform.goods().copied.contains(own), "the others' cards are made up");
        assertTrue(table.status().contains("only what you know"), table.status());
    }

    /** Whatever is said of an earlier position, what followed stays at the table. */
    @Test
    void anEarlierPositionWithACommentTellsNothingOfWhatFollowed() {
        Game unitar = new AllGames().game("unitar");
        GameRecord whole = new Playout(unitar, Options.defaults(unitar), 1).play(0);
        GameRecord running = whole.firstPlies(6).withSeats(List.of(Seat.HUMAN, Seat.bot(1), Seat.bot(1)));
        HeadlessTable table = new HeadlessTable(1280, 800, new LaunchOptions("unitar", Language.ENGLISH, running.text()), platform);
        table.settle();
        table.tap("control:more");
        platform.goods().type("A comment");
        table.tap("control:comment");
        table.settle();
        table.gdx.key(Keys.HOME);
        share(table, "copyText");
        assertTrue(GameRecord.read(platform.goods().copied, TestBoxes.all()).plies() == 0, platform.goods().copied);
    }

    @Test
    void aPictureIsSaved() {
        HeadlessTable table = open("onitama");
        share(table, "savePicture");
        assertEquals("1600x1200", platform.goods().saved.get("onitama-0.png"));
        assertTrue(table.status().contains("Saved as"), table.status());
    }

    @Test
    void aDrawingIsSavedOfWhatTheViewerSees() {
        HeadlessTable table = open("unikat");
        share(table, "saveDrawing");
        String drawn = platform.goods().saved.get("unikat-0.svg");
        assertTrue(drawn.endsWith(" en"), drawn);
        assertFalse(drawn.startsWith(table.record().start()), "the others' cards are made up");
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

    private static final String BOTH = """
        uniboard 1
        game onitama
        start ssmss/5/5/5/SSMSS Ox,Boar/Horse,Elephant/Crab b
        seat 1 human
        seat 2 human
        """;

    private static HeadlessTable open(FakePlatform at, String link) {
        RecordLink.Sent sent = RecordLink.sent(link.substring(link.indexOf("#g=") + 3), TestBoxes.all());
        LaunchOptions start = new LaunchOptions("onitama", Language.ENGLISH, sent.record().text(), LaunchOptions.Opening.TABLE, null,
            UrlParameters.none(), null,
            sent.id());
        return new HeadlessTable(1280, 800, start, at);
    }

    private static String sendMove(HeadlessTable table, FakePlatform at) {
        table.tap("control:more");
        table.tap("control:sendMove");
        table.frame();
        assertTrue(table.status().contains("The link with your move is copied"), table.status());
        return at.goods().copied;
    }

    /** Two people far apart, each with a device of their own, and links between them. */
    @Test
    void aGameIsPlayedByLinksThatGoToAndFro() {
        FakePlatform blue = new FakePlatform(1);
        FakePlatform red = new FakePlatform(2);
        HeadlessTable table = new HeadlessTable(1280, 800, new LaunchOptions("onitama", Language.ENGLISH, BOTH), blue);
        play(table);
        String link = sendMove(table, blue);
        for (int moves = 0; moves < 6; moves++) {
            FakePlatform next = moves % 2 == 0 ? red : blue;
            HeadlessTable answering = open(next, link);
            assertTrue(answering.status().startsWith(moves % 2 == 0 ? "Red to move" : "Blue to move"), answering.status());
            assertEquals(moves + 1, answering.record().plies());
            assertEquals(1, next.keptGames().games().size(), "it is one game, however often it comes back");
            play(answering);
            assertTrue(answering.status().contains("now send it"), answering.status());
            assertEquals("Send the move", answering.place("control:sendMove").label());
            link = sendMove(answering, next);
            HeadlessTable later = new HeadlessTable(1280, 800, new LaunchOptions("onitama", Language.ENGLISH, null), next);
            assertTrue(later.status().contains("now send it"), "it is said until it is done: " + later.status());
            boolean isRedBelow = later.place("a5").y() > later.place("a1").y();
            assertEquals(next == red, isRedBelow, "everyone stays on their side");
        }
    }

    /** As where a message program opens no links. */
    @Test
    void aLinkMayBePasted() {
        FakePlatform blue = new FakePlatform(1);
        HeadlessTable table = new HeadlessTable(1280, 800, new LaunchOptions("onitama", Language.ENGLISH, BOTH), blue);
        play(table);
        String link = sendMove(table, blue);
        FakePlatform red = new FakePlatform(2);
        HeadlessTable answering = new HeadlessTable(1280, 800, new LaunchOptions("onitama", Language.ENGLISH, null), red);
        red.goods().lay(link);
        answering.settle();
        assertTrue(answering.status().startsWith("Red to move"), answering.status());
        assertEquals(1, answering.record().plies());
    }

    @Test
    void aGameByLinksComesToItsEnd() {
        Game onitama = new AllGames().game("onitama");
        GameRecord whole = new Playout(onitama, Options.defaults(onitama), 1).play(0).withSeats(List.of(Seat.HUMAN, Seat.HUMAN));
        int from = whole.plies() - 4;
        List<FakePlatform> players = List.of(new FakePlatform(1), new FakePlatform(2));
        LaunchOptions start = new LaunchOptions("onitama", Language.ENGLISH, whole.firstPlies(from).text());
        HeadlessTable table = new HeadlessTable(360, 640, start, players.get(0));
        for (int ply = from; ply < whole.plies(); ply++) {
            int move = whole.move(ply);
            table.choose(new Match(table.record()).choices().stream().filter(each -> each.move() == move).findFirst().orElseThrow());
            table.settle();
            String link = sendMove(table, players.get((ply - from) % 2));
            table = open(players.get((ply - from + 1) % 2), link);
            assertEquals(whole.firstPlies(ply + 1).text(), table.record().text());
        }
        assertTrue(table.status().startsWith("Winner: "), table.status());
        for (FakePlatform player : players) assertEquals(1, player.keptGames().games().size());
    }

    /** Without a relay, friends far away play by links where nothing is hidden. */
    @Test
    void withoutARelayAnInvitationBeginsAGameByLinks() {
        HeadlessTable table = open("onitama");
        play(table);
        String own = table.record().text();
        table.tap("control:more");
        table.tap("control:invite");
        assertEquals(AccessibilityTree.State.ON, table.place("control:with:letters").state());
        table.activate("control:begin");
        table.frame();
        assertTrue(table.status().contains("Make the first move"), table.status());
        assertEquals(0, table.record().plies());
        assertTrue(table.record().seats().stream().allMatch(Seat::isHuman));
        assertTrue(platform.keptGames().games().stream().anyMatch(game -> game.record().equals(own)), "One's own game is kept");
        play(table);
        assertTrue(sendMove(table, platform).contains("#g="));
        HeadlessTable hiding = new HeadlessTable(1280, 800, new LaunchOptions("unikat", Language.ENGLISH, null), new FakePlatform(3));
        hiding.tap("control:more");
        assertFalse(hiding.places().contains("control:invite"));
    }

    @Test
    void aMoveOnAnOldLinkIsToldThatTheGameHasGoneOn() {
        FakePlatform red = new FakePlatform(2);
        HeadlessTable table = new HeadlessTable(1280, 800, new LaunchOptions("onitama", Language.ENGLISH, BOTH), platform);
        play(table);
        String first = sendMove(table, platform);
        HeadlessTable answering = open(red, first);
        play(answering);
        String answered = answering.record().text();
        HeadlessTable again = open(red, first);
        assertTrue(again.status().contains("has moved on since"), again.status());
        assertEquals(answered, again.record().text());
        assertEquals(1, red.keptGames().games().size());
    }

    /** The game is in the library, and another one on the table. */
    @Test
    void anAnswerFindsItsGameInTheLibrary() {
        FakePlatform red = new FakePlatform(2);
        HeadlessTable table = new HeadlessTable(1280, 800, new LaunchOptions("onitama", Language.ENGLISH, BOTH), platform);
        play(table);
        HeadlessTable answering = open(red, sendMove(table, platform));
        play(answering);
        String answer = sendMove(answering, red);
        HeadlessTable busy = open("onitama");
        busy.beginNext();
        play(busy);
        busy.beginNext();
        platform.stored().keySet().removeIf(key -> key.startsWith("record."));
        HeadlessTable back = open(platform, answer);
        assertEquals(2, back.record().plies());
        assertEquals(1, platform.keptGames().games().stream().filter(game -> game.record().equals(back.record().text())).count());
        assertEquals(2, platform.keptGames().games().size(), "the game that was sent, and the other one");
    }
}
