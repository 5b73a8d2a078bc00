package uniboard.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import uniboard.app.platform.LaunchOptions;
import uniboard.app.platform.Platform;
import uniboard.app.platform.UrlParameters;
import uniboard.known.SpokenGame;
import uniboard.match.Match;
import uniboard.remote.Invitation;
import uniboard.text.Language;

/** What tables on several devices need comes only when one is asked for: until then, and without it, games are played here. */
class RemoteDoorTest {
    private static final SpokenGame ENGLISH = new SpokenGame("en");
    private static final String IN_LOBBY = "control:farLeave";

    private final HeadlessDevices devices = new HeadlessDevices();

    private HeadlessTable open(String game) {
        HeadlessTable table = devices.open(game);
        table.platform.part(Platform.REMOTE).hold();
        return table;
    }

    private static void move(HeadlessTable table) {
        int plies = table.record().plies();
        table.choose(new Match(table.record()).choices().get(0));
        table.settle();
        assertTrue(table.record().plies() > plies, table::status);
    }

    private static void requireCalm(HeadlessTable table) {
        assertFalse(table.platform.part(Platform.REMOTE).isAwaited());
        assertFalse(table.platform.part(Platform.REMOTE).isFetched());
    }

    @Test
    void whoPlaysHereNeverAsksForIt() {
        HeadlessTable table = open("unlur");
        move(table);
        for (String menu : List.of("control:more", "control:new")) {
            devices.act(table, menu, "control:close");
            requireCalm(table);
        }
        table.beginNext();
        devices.act(table, "control:rules");
        requireCalm(table);
    }

    @Test
    void friendsAreInvitedOnceItHasCome() {
        HeadlessTable host = open("onitama");
        devices.act(host, "control:more", "control:invite");
        requireCalm(host);
        devices.act(host, "control:begin");
        assertFalse(host.places().contains(IN_LOBBY), () -> host.places().toString());
        host.platform.part(Platform.REMOTE).beLate();
        host.frame();
        assertTrue(host.status().endsWith(ENGLISH.say("table.coming")), host::status);
        host.platform.part(Platform.REMOTE).come();
        devices.await(() -> host.places().contains(IN_LOBBY), host::status);
    }

    @ParameterizedTest
    @ValueSource(strings = {"control:invite", "control:farFind"})
    void whereItCannotBeHadTheGameGoesOn(String control) {
        HeadlessTable table = open("unlur");
        devices.act(table, "control:more", control);
        if (control.equals("control:invite")) devices.act(table, "control:begin");
        assertTrue(table.platform.part(Platform.REMOTE).isAwaited());
        table.platform.part(Platform.REMOTE).beLate();
        table.settle();
        table.beginNext();
        move(table);
    }

    @Test
    void aTableThatWaitsForAnybodyIsLookedForOnceItHasCome() {
        HeadlessTable table = open("unlur");
        devices.act(table, "control:more", "control:farFind");
        assertFalse(table.places().contains(IN_LOBBY), () -> table.places().toString());
        table.platform.part(Platform.REMOTE).come();
        devices.await(() -> table.places().contains(IN_LOBBY), table::status);
    }

    @Test
    void anInvitationWaitsForIt() {
        String link = devices.invite("onitama").platform.others().address();
        String invitation = link.substring(link.indexOf(Invitation.FRAGMENT) + Invitation.FRAGMENT.length());
        FakePlatform platform = new FakePlatform();
        platform.part(Platform.REMOTE).hold();
        LaunchOptions start = LaunchOptions.invited("onitama", Language.ENGLISH, UrlParameters.none(), invitation);
        HeadlessTable client = new HeadlessTable(360, 640, start, platform);
        assertEquals(List.of(), client.places());
        assertTrue(platform.part(Platform.REMOTE).isAwaited());
        platform.part(Platform.REMOTE).come();
        client.settle();
        assertTrue(client.status().contains(ENGLISH.say("far.unreachable")), client::status);
    }

    @Test
    void thatASharedGameWaitsIsToldWithoutIt() {
        List<HeadlessTable> both = devices.two("onitama");
        devices.play(both.get(0), both);
        devices.close(both.get(1));
        both.get(1).platform.part(Platform.REMOTE).hold();
        HeadlessTable client = devices.openAgain(both.get(1), "onitama");
        assertTrue(client.status().contains(ENGLISH.say("far.waiting")), client::status);
        requireCalm(client);
        devices.act(client, "control:more", "control:farReturn");
        client.platform.part(Platform.REMOTE).come();
        devices.await(() -> !client.places().contains("control:offer:play"), client::status);
        devices.awaitTable(client);
        devices.play(both.get(0), List.of(both.get(0), client));
    }
}
