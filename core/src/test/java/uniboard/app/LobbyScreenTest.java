package uniboard.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import uniboard.app.registry.AllGames;
import uniboard.known.SpokenGame;
import uniboard.match.Seat;
import uniboard.stage.kit.AccessibilityTree.Place;
import uniboard.stage.kit.AccessibilityTree.State;
import uniboard.text.Language;

/** The lobby as rows of seats, with the link and its code beside them. */
class LobbyScreenTest {
    private static final SpokenGame ENGLISH = new SpokenGame("en");

    private final HeadlessDevices devices = new HeadlessDevices();

    private HeadlessTable invite(int seats) {
        return devices.invite(new AllGames().game("unikat"), seats);
    }

    private static String label(HeadlessTable device, String place) {
        return device.place(place).label();
    }

    @Test
    void rowsTellWhoSitsWhere() {
        HeadlessTable host = invite(4);
        host.platform.goods().type("Anna");
        devices.act(host, "control:farName", "control:farSeat:3", "control:farSeat:3:2");
        HeadlessTable client = devices.come(host, "unikat");
        assertEquals("Blue: Anna invites, here", label(client, "control:farSeat:0"));
        assertEquals("Play Red", label(client, "control:farTake:1"));
        assertEquals("Purple: Bot, 2 · Easy", label(client, "control:farSeat:3"));
        assertEquals(State.UNAVAILABLE, client.place("control:farSeat:0").state());
        client.platform.goods().type("Ben");
        devices.act(client, "control:farName");
        devices.take(client, 1);
        assertEquals("Red. Your name: Ben", label(client, "control:farName"));
        assertEquals("Yellow: Free, waiting", label(client, "control:farSeat:2"));
        assertEquals("Blue. Your name: Anna", label(host, "control:farName"));
        assertEquals("Red: Ben, here", label(host, "control:farSeat:1"));
        assertEquals("Yellow: Free, for a friend", label(host, "control:farSeat:2"));
        assertTrue(host.status().contains("Seats: 3 of 4 taken"), host.status());
        devices.close(client);
        devices.await(() -> !label(host, "control:farSeat:1").contains("here"), host::status);
    }

    @Test
    void aTapOnABotsRowChangesItsLevelOrFreesTheSeat() {
        HeadlessTable host = invite(3);
        devices.act(host, "control:farSeat:2", "control:farSeat:2:1");
        assertEquals("Yellow: Bot, 1 · Beginner", label(host, "control:farSeat:2"));
        host.tap("control:farSeat:2");
        assertEquals(State.ON, host.place("control:farSeat:2:1").state());
        devices.act(host, "control:farSeat:2:4");
        assertEquals("Yellow: Bot, 4 · Strong", label(host, "control:farSeat:2"));
        devices.act(host, "control:farSeat:2", "control:farSeat:2:friend");
        assertEquals("Yellow: Free, for a friend", label(host, "control:farSeat:2"));
        // The value that holds already closes the list, too.
        devices.act(host, "control:farSeat:2", "control:farSeat:2:friend");
        assertTrue(host.places().contains("control:farLeave"), host.places().toString());
    }

    @Test
    void startingWithBotsGivesTheFreeSeatsAway() {
        HeadlessTable host = invite(4);
        HeadlessTable client = devices.come(host, "unikat");
        devices.take(client, 2);
        devices.act(host, "control:farStart", "control:farStart:1");
        for (HeadlessTable each : List.of(host, client)) devices.awaitTable(each);
        assertEquals(List.of(Seat.HUMAN, Seat.bot(1), Seat.HUMAN, Seat.bot(1)), devices.kept(host).seats());
    }

    @Test
    void betweenTwoNobodyIsReplacedByABot() {
        HeadlessTable host = devices.invite("onitama");
        assertFalse(host.places().contains("control:farStart"), host.places().toString());
        assertEquals(State.UNAVAILABLE, host.place("control:farSeat:1").state());
        devices.act(host, "control:farSeat:1");
        assertTrue(host.places().contains("control:farLeave"), "Nothing came of it");
    }

    @ParameterizedTest
    @CsvSource({"360, 640", "740, 360", "1280, 800"})
    void theLinkIsCopiedAndSent(int width, int height) {
        HeadlessTable host = devices.open("unikat");
        host.platform.goods().offerSending();
        host.resize(width, height);
        devices.act(host, "control:more", "control:invite", "control:begin");
        devices.act(host, "control:farSend", "control:farCopy");
        String link = "https://example.org/unikat/" + host.platform.others().address();
        assertEquals(List.of(link), host.platform.goods().sent());
        assertEquals(link, host.platform.goods().copied);
        assertTrue(host.status().contains(ENGLISH.say("far.copied")), host.status());
    }

    @Test
    void aClientIsToldItsSeatAndSendsTheLinkOn() {
        HeadlessTable host = invite(4);
        HeadlessTable client = devices.come(host, "unikat");
        client.platform.goods().offerSending();
        devices.act(client, "control:farSit");
        assertTrue(client.status().contains("You are Red. 2 seats are still free. The game begins by itself."), client.status());
        assertFalse(client.places().contains("control:farSit"), client.places().toString());
        devices.act(client, "control:farSend");
        assertEquals(List.of("https://example.org/unikat/" + host.platform.others().address()), client.platform.goods().sent());
        devices.act(host, "control:farSeat:2", "control:farSeat:2:2");
        assertTrue(client.status().contains("One seat is still free."), client.status());
        HeadlessTable other = devices.come(host, "unikat");
        devices.act(other, "control:farSit");
        for (HeadlessTable each : List.of(host, client, other)) devices.awaitTable(each);
    }

    /** Somebody who sits down doesn't close what the host has opened. */
    @Test
    void aListStaysOpenWhileOthersCome() {
        HeadlessTable host = invite(4);
        HeadlessTable client = devices.come(host, "unikat");
        devices.act(host, "control:farSeat:3");
        devices.take(client, 1);
        assertTrue(host.places().contains("control:farSeat:3:5"), host.places().toString());
        devices.act(host, "control:farSeat:3:5");
        assertEquals("Red: Guest, here", label(host, "control:farSeat:1"));
        assertEquals("Purple: Bot, 5 · Expert", label(host, "control:farSeat:3"));
    }

    @Test
    void clockAndWhoMayJoinAreRows() {
        HeadlessTable host = invite(3);
        assertEquals("Clock: None", label(host, "control:farClock"));
        devices.act(host, "control:farClock", "control:farClock:20");
        assertEquals("Clock: 20 min each", label(host, "control:farClock"));
        devices.act(host, "control:farOpen", "control:farOpen:anybody");
        assertEquals("Who may join: Anybody", label(host, "control:farOpen"));
        assertFalse(host.places().contains("control:farName"), "Nobody's name is told");
        devices.act(host, "control:farOpen", "control:farOpen:link");
        assertEquals("Who may join: Only with the link", label(host, "control:farOpen"));
        assertTrue(host.places().contains("control:farName"), host.places().toString());
    }

    @ParameterizedTest
    @CsvSource({"320, 568", "360, 640", "740, 360", "768, 1024", "1280, 800"})
    void everythingIsApartAndLargeEnoughAndComesIntoView(int width, int height) {
        for (Language language : Language.values()) {
            HeadlessTable host = invite(4);
            host.platform.goods().offerSending();
            host.platform.goods().type("Konstantinopolitanka");
            host.resize(width, height);
            devices.act(host, "control:farName", "control:farSeat:3", "control:farSeat:3:1");
            HeadlessTable client = devices.follow(host.platform.others().address(), "unikat", width, height, language);
            check(client, width, height);
            devices.take(client, 1);
            check(client, width, height);
            host.program.speak(language);
            devices.settle();
            check(host, width, height);
        }
    }

    private void check(HeadlessTable device, int width, int height) {
        List<Place> places = device.platform.view().places();
        for (Place place : places) {
            assertTrue(place.width() >= 44 && place.height() >= 44, () -> "too small for a finger: " + place);
            assertTrue(place.x() >= 0 && place.x() + place.width() <= width, () -> "outside the window: " + place);
        }
        for (Place place : places) {
            device.platform.listener().focused(place.name());
            devices.settle();
            Place now = device.place(place.name());
            assertTrue(now.y() >= 0 && now.y() + now.height() <= height, () -> "isn't in view: " + now);
            for (Place other : device.platform.view().places()) {
                boolean isApart = isApart(now.x(), now.width(), other.x(), other.width())
                    || isApart(now.y(), now.height(), other.y(), other.height());
                // What has scrolled away lies behind head and foot.
                boolean isFixed = isFixed(now) || isFixed(other);
                assertTrue(isApart || other.name().equals(now.name()) || isFixed, () -> now + " covers " + other);
            }
        }
    }

    /** Frames of enlarged tables are rounded. */
    private static boolean isApart(int start, int size, int otherStart, int otherSize) {
        return start + size <= otherStart + 1 || otherStart + otherSize <= start + 1;
    }

    private static boolean isFixed(Place place) {
        List<String> fixed = List.of("control:farLeave", "control:farSend", "control:farCopy", "control:farStart", "control:farSit");
        return fixed.contains(place.name());
    }
}
