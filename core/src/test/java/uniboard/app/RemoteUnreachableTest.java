package uniboard.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import uniboard.app.platform.LaunchOptions;
import uniboard.app.platform.UrlParameters;
import uniboard.known.SpokenGame;
import uniboard.remote.Invitation;
import uniboard.text.Language;

/** Where other devices can't be reached from here, what is said of it, and what can be done instead. */
class RemoteUnreachableTest {
    private static final SpokenGame ENGLISH = new SpokenGame("en");

    private final HeadlessDevices devices = new HeadlessDevices();

    private static HeadlessTable alone(FakePlatform platform) {
        return new HeadlessTable(1280, 800, new LaunchOptions("onitama", Language.ENGLISH, null), platform);
    }

    @Test
    void anInvitationIsFollowedWhereThereIsNoRelay() {
        String link = devices.invite("onitama").platform.others().address();
        String invitation = link.substring(link.indexOf(Invitation.FRAGMENT) + Invitation.FRAGMENT.length());
        LaunchOptions start = LaunchOptions.invited("onitama", Language.ENGLISH, UrlParameters.none(), invitation);
        HeadlessTable table = new HeadlessTable(1280, 800, start, new FakePlatform());
        assertTrue(table.status().contains(ENGLISH.say("far.unreachable")), table.status());
        assertTrue(table.places().contains("control:hint"), "a game can be played instead");
    }

    @Test
    void theWayBackToASharedTableIsLost() {
        List<HeadlessTable> both = devices.two("onitama");
        devices.play(both.get(0), both);
        devices.close(both.get(1));
        HeadlessTable client = devices.openAgain(both.get(1), "onitama");
        client.platform.others().loseRelay();
        devices.act(client, "control:more", "control:farReturn");
        assertTrue(client.status().contains(ENGLISH.say("far.unreachable")), client.status());
        devices.act(client, "control:more");
        assertTrue(client.places().contains("control:farReturn"), "it can be tried again");
    }

    @Test
    void openTablesCannotBeLookedFor() {
        HeadlessTable table = devices.open("unlur");
        table.platform.others().loseRelay();
        devices.act(table, "control:more", "control:farFind");
        assertTrue(table.status().contains(ENGLISH.say("far.unreachable")), table.status());
    }

    @Test
    void friendsAreInvitedOnThePageInTheBrowser() {
        FakePlatform platform = new FakePlatform();
        platform.goods().openPages();
        HeadlessTable table = alone(platform);
        table.tap("control:more");
        table.tap("control:invite");
        table.activate("control:begin");
        table.settle();
        assertEquals(List.of("https://example.org/onitama/"), platform.goods().pages());
        assertTrue(table.status().contains(ENGLISH.say("far.pageOpens", ENGLISH.say("far.invite"))), table.status());
    }

    @Test
    void whoWaitsInALobbyWithoutALinePlaysByLinks() {
        HeadlessTable host = devices.invite("onitama");
        host.platform.others().cut(true);
        devices.await(() -> host.places().contains("control:farLinks"), host::status);
        devices.act(host, "control:farLinks");
        assertTrue(host.status().contains(ENGLISH.say("far.linksInstead")), host.status());
        assertTrue(host.places().stream().noneMatch(place -> place.startsWith("control:far")), "the lobby is left");
    }

    @Test
    void aSeatIsHandedOnByTheSystem() {
        HeadlessTable client = devices.two("onitama").get(1);
        client.platform.goods().offerSending();
        devices.act(client, "control:more", "control:farMoveSeat");
        assertEquals(1, client.platform.goods().sent().size());
        String link = client.platform.goods().sent().get(0);
        assertTrue(link.startsWith("https://example.org/onitama/#"), link);
    }
}
