package uniboard.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.InvocationHandler;
import java.nio.ByteBuffer;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import uniboard.app.platform.LaunchOptions;
import uniboard.app.platform.Platform;
import uniboard.app.platform.RemotePlatform;
import uniboard.app.platform.SystemSharing;
import uniboard.embed.HostPage;
import uniboard.game.Message;
import uniboard.library.LibraryStore;
import uniboard.match.Match;
import uniboard.picture.StandIn;
import uniboard.text.Language;

/** A platform without anything that only some have: a library, files, the clipboard, other devices, a page around it. */
class PlainPlatformTest {
    private static final Instant START_OF_2020 = Instant.parse("2020-01-01T00:00:00Z");
    private static final int SECONDS_A_DAY = 86_400;

    /** Everything that it must have does nothing; the rest is as {@link Platform} has it. */
    private static Platform plain() {
        return StandIn.of(Platform.class, (platform, method, arguments) ->
            method.isDefault() ? InvocationHandler.invokeDefault(platform, method, arguments) : StandIn.nothing(method));
    }

    @Test
    void nothingIsOfferedThatItCannotDo() {
        LaunchOptions start = new LaunchOptions("onitama", Language.ENGLISH, null);
        HeadlessTable table = new HeadlessTable(1280, 800, start, new FakePlatform().plain());
        table.choose(new Match(table.record()).choices().get(0));
        table.settle();
        table.tap("control:more");
        assertTrue(table.places().contains("control:watch"), table.places().toString());
        for (String place : List.of("control:invite", "control:share", "control:shelf", "control:embed"))
            assertFalse(table.places().contains(place), place);
    }

    @Test
    void aGameIsKeptAllTheSame() {
        FakePlatform platform = new FakePlatform().plain();
        HeadlessTable table = new HeadlessTable(1280, 800, new LaunchOptions("onitama", Language.ENGLISH, null), platform);
        table.choose(new Match(table.record()).choices().get(0));
        table.settle();
        String played = table.record().text();
        HeadlessTable again = new HeadlessTable(1280, 800, new LaunchOptions("onitama", Language.ENGLISH, null), platform);
        assertEquals(played, again.record().text());
    }

    @Test
    void filesAreRefusedWithAReason() {
        Message reason = Message.of("exchange.noFiles");
        SystemSharing none = plain().sharing();
        assertEquals(reason, none.save("game.uniboard", "text"));
        assertEquals(reason, none.savePicture("game.png", ByteBuffer.allocate(4), 1, 1));
        assertEquals(reason, none.saveDrawing("game.svg", null, null, Language.ENGLISH));
        assertFalse(none.offersDrawing() || none.offersOpening());
    }

    @Test
    void nothingGoesOutOrComesIn() {
        SystemSharing none = plain().sharing();
        List<Object> heard = new ArrayList<>();
        none.copy("text", heard::add);
        assertEquals(List.of(false), heard, "it isn't in the clipboard");
        none.onBrought(heard::add);
        none.paste();
        none.openFile(heard::add);
        none.ask("Your name?", "", 20, heard::add);
        assertEquals(List.of(false), heard, "nobody answers");
        assertEquals("", none.addressForOthers("onitama"));
        assertFalse(none.offersSharing() || none.offersSending() || none.opensPages() || none.offersAsking());
    }

    @Test
    void otherDevicesCannotBeReached() {
        RemotePlatform none = plain().remote();
        assertFalse(none.isOffered() || none.offersOpenTables());
        none.connect(line -> assertNull(line));
        assertFalse(none.signalTurn("Your turn"), "the player is at the table");
    }

    @Test
    void nobodyIsAroundIt() {
        assertEquals(LibraryStore.NONE, plain().library());
        assertEquals(HostPage.NONE, plain().hostPage());
        assertFalse(plain().offersEmbedding());
        assertEquals(0, plain().faces());
    }

    @Test
    void textsOfTheAssetsAreReadAtOnce() {
        FakeGdx.install(1280, 800);
        List<String> read = new ArrayList<>();
        plain().read("text/table/en.properties", read::add);
        plain().read("text/table/tlh.properties", read::add);
        assertTrue(read.get(0).contains("table.hint"), "words of the table");
        assertNull(read.get(1));
        assertTrue(plain().hasText("text/table/en.properties"));
        assertFalse(plain().hasText("text/table/tlh.properties"));
    }

    @Test
    void allOfTheProgramIsThereAtOnce() {
        List<String> done = new ArrayList<>();
        plain().fetchRest(() -> done.add("fetched"));
        for (String part : List.of(Platform.REST, Platform.RULES, Platform.ANALYSIS, Platform.SETUP, Platform.REMOTE)) {
            assertTrue(plain().hasPart(part));
            plain().bring(part, () -> done.add(part), () -> done.add("late"));
        }
        plain().restIsThere();
        assertEquals(List.of("fetched", Platform.REST, Platform.RULES, Platform.ANALYSIS, Platform.SETUP, Platform.REMOTE), done);
    }

    @Test
    void itsClockIsTheDevices() {
        long before = Instant.now().getEpochSecond() - START_OF_2020.getEpochSecond();
        int seconds = plain().seconds();
        long after = Instant.now().getEpochSecond() - START_OF_2020.getEpochSecond();
        assertTrue(before <= seconds && seconds <= after, seconds + " seconds since 2020");
        int day = plain().today();
        assertTrue(Math.abs(day - Instant.now().getEpochSecond() / SECONDS_A_DAY) <= 1, day + " days");
    }

    @Test
    void whatItHasNoUseForIsPassedOver() {
        Platform plain = plain();
        List<String> heard = new ArrayList<>();
        plain.hearOfOthers(() -> heard.add("another window"));
        plain.hearOfParting(() -> heard.add("a key of two"));
        plain.keepLastingly();
        plain.frameIn(1);
        plain.warn("“size” can’t be “7”");
        plain.embed("game=onitama");
        plain.remote().keepAddress("t=x");
        plain.remote().leadTo("unlur", "t=x");
        assertEquals(List.of(), heard);
        plain.prepare("onitama", () -> heard.add("words"));
        assertEquals(List.of("words"), heard, "they are there");
    }

    @Test
    void chanceIsAnotherInEachRun() {
        long seeds = IntStream.range(0, 10).map(run -> plain().seed()).distinct().count();
        assertTrue(seeds > 1, "the same seed in ten runs");
    }
}
