package uniboard.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import uniboard.app.registry.AllGames;
import uniboard.game.Game;
import uniboard.known.SpokenGame;
import uniboard.match.Seat;
import uniboard.text.Language;

/** Before a game of several devices begins: invitations, seats, names, and tables that are open to anybody. */
class RemoteLobbyTest {
    private static final SpokenGame ENGLISH = new SpokenGame("en");

    private final HeadlessDevices devices = new HeadlessDevices();

    static List<Game> games() {
        return new AllGames().games();
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void aClientFollowsTheLinkAndTakesASeatUnderAName(Language language) {
        SpokenGame spoken = new SpokenGame(language.code());
        HeadlessTable host = devices.invite("onitama");
        String address = host.platform.others().address();
        devices.act(host, "control:farCopy");
        assertTrue(host.platform.goods().copied.endsWith("/onitama/" + address), host.platform.goods().copied);
        assertTrue(host.status().contains(ENGLISH.say("far.copied")), host.status());
        HeadlessTable client = devices.follow(address, "onitama", 360, 640, language);
        assertTrue(client.status().contains(spoken.say("far.comeIn")), client.status());
        client.platform.goods().type(" Noa ");
        devices.act(client, "control:farName");
        assertEquals(spoken.say("far.nameIs", "Noa"), client.place("control:farName").label());
        devices.act(client, "control:farTake:1");
        devices.awaitTable(host);
        devices.awaitTable(client);
        assertEquals(List.of(Seat.HUMAN, Seat.HUMAN), devices.kept(host).withSeats(List.of(Seat.HUMAN, Seat.HUMAN)).seats());
        devices.resign(client);
        assertTrue(host.status().contains("Noa has resigned"), host.status());
    }

    @ParameterizedTest
    @MethodSource("games")
    void friendsAreInvitedToEveryGame(Game game) {
        HeadlessTable host = devices.invite(game.id());
        assertTrue(host.status().contains(ENGLISH.say("far.sendIt")), host.status());
        HeadlessTable client = devices.come(host, game.id());
        assertTrue(client.places().contains("control:farTake:1"), client.places().toString());
        devices.act(host, "control:farLeave");
        assertFalse(host.places().contains("control:farLeave"), "The host is back at a table of its own");
        devices.awaitStatus(client, ENGLISH.say("far.hostGone"));
    }

    /** The seat of somebody who left before the game began is free again. */
    @Test
    void aSeatIsGivenBack() {
        Game unikat = new AllGames().game("unikat");
        HeadlessTable host = devices.invite(unikat, 3);
        HeadlessTable first = devices.come(host, "unikat");
        devices.take(first, 1);
        HeadlessTable second = devices.come(host, "unikat");
        assertFalse(second.places().contains("control:farTake:1"), "It is taken");
        devices.act(first, "control:farLeave");
        devices.take(second, 1);
        HeadlessTable third = devices.come(host, "unikat");
        devices.take(third, 2);
        for (HeadlessTable each : List.of(host, second, third)) devices.awaitTable(each);
    }

    @Test
    void botsTakeSeatsThatNoFriendIsToHave() {
        HeadlessTable host = devices.invite(new AllGames().game("unikat"), 4);
        devices.act(host, "control:farSeat:2", "control:farSeat:2:3", "control:farSeat:3", "control:farSeat:3:3", "control:farSeat:3",
            "control:farSeat:3:friend");
        HeadlessTable client = devices.come(host, "unikat");
        List<String> takes = client.places().stream().filter(place -> place.startsWith("control:farTake:")).toList();
        assertEquals(List.of("control:farTake:1", "control:farTake:3"), takes);
        devices.take(client, 3);
        HeadlessTable other = devices.come(host, "unikat");
        devices.take(other, 1);
        for (HeadlessTable each : List.of(host, client, other)) devices.awaitTable(each);
    }

    @Test
    void latecomersCanWatch() {
        List<HeadlessTable> both = devices.two("onitama");
        HeadlessTable late = devices.come(both.get(0), "onitama");
        devices.awaitStatus(late, ENGLISH.say("far.full"));
        devices.act(late, "control:farWatch");
        devices.awaitTable(late);
        devices.play(both.get(0), both);
        String place = late.places().stream().filter(each -> !each.startsWith("control:")).findFirst().orElseThrow();
        devices.act(late, place);
        assertTrue(late.status().contains(ENGLISH.say("far.watching")), late.status());
        assertEquals(1, devices.kept(both.get(0)).plies());
    }

    @Test
    void theLobbySaysWhatTheHostCouldSee() {
        assertTrue(devices.come(devices.invite("unikat"), "unikat").status().contains(ENGLISH.say("far.dealerSees")));
        assertTrue(devices.come(devices.invite("unitar"), "unitar").status().contains(ENGLISH.say("far.dealerSeesUnsealed")));
        assertFalse(devices.come(devices.invite("unlur"), "unlur").status().contains(ENGLISH.say("far.dealerSees")));
    }

    @Test
    void anOpenTableIsFoundByAnybodyAndTellsNoName() {
        HeadlessTable host = devices.open("unlur");
        host.platform.goods().type("Ada");
        devices.act(host, "control:more", "control:invite", "control:begin", "control:farName", "control:farOpen",
            "control:farOpen:anybody");
        assertTrue(host.status().contains(ENGLISH.say("far.open.told")), host.status());
        HeadlessTable client = devices.open("unlur");
        devices.act(client, "control:more", "control:farFind");
        devices.await(() -> client.places().stream().anyMatch(place -> place.startsWith("control:farGo:")), client::status);
        devices.act(client, client.places().stream().filter(place -> place.startsWith("control:farGo:")).findFirst().orElseThrow());
        devices.take(client, 1);
        List<HeadlessTable> both = List.of(host, client);
        both.forEach(devices::awaitTable);
        devices.play(host, both);
        assertFalse(client.platform.views().toString().contains("Ada"), "Nobody's name is told");
        devices.resign(host);
        devices.awaitStatus(client, ENGLISH.say("far.fair"));
        HeadlessTable late = devices.open("unlur");
        devices.act(late, "control:more", "control:farFind");
        devices.awaitStatus(late, "Nobody is waiting at an open table now");
    }

    @Test
    void aClientReturnsToASharedTable() {
        List<HeadlessTable> both = devices.two("onitama");
        devices.play(both.get(0), both);
        devices.close(both.get(1));
        HeadlessTable client = devices.openAgain(both.get(1), "onitama");
        assertTrue(client.status().contains(ENGLISH.say("far.waiting")), client.status());
        devices.act(client, "control:more", "control:farReturn");
        devices.await(() -> client.platform.others().address().equals(both.get(0).platform.others().address()), client::status);
        devices.awaitTable(client);
        devices.play(both.get(0), List.of(both.get(0), client));
        devices.resign(client);
        devices.awaitStatus(client, ENGLISH.say("far.fair"));
    }

    @Test
    void aTruncatedInvitationIsReported() {
        HeadlessTable client = devices.follow("#t=pAbC", "onitama", 360, 640, Language.ENGLISH);
        assertTrue(client.status().contains("This link is damaged"), client.status());
        assertTrue(client.places().contains("control:offer:play"), "A game can be played instead");
    }

    @Test
    void aChangedInvitationIsReportedAndOneOfBeforeOpens() {
        HeadlessTable host = devices.invite("onitama");
        String link = host.platform.others().address();
        String changed = link.substring(0, 12) + (link.charAt(12) == 'A' ? 'B' : 'A') + link.substring(13);
        HeadlessTable damaged = devices.follow(changed, "onitama", 360, 640, Language.ENGLISH);
        assertTrue(damaged.status().contains(ENGLISH.say("link.damaged")), damaged.status());
        String earlier = link.substring(0, link.indexOf('.'));
        HeadlessTable client = devices.follow(earlier, "onitama", 360, 640, Language.ENGLISH);
        devices.take(client, 1);
        devices.awaitTable(client);
    }

    /** Only at a relay that is reached: without a line it may yet answer. */
    @Test
    void aTableThatNobodyKnowsIsSaidToBeUnknown() {
        String link = devices.invite("onitama").platform.others().address();
        String unknown = link.substring(0, 12) + (link.charAt(12) == 'A' ? 'B' : 'A') + link.substring(13, link.indexOf('.'));
        HeadlessTable client = devices.follow(unknown, "onitama", 360, 640, Language.ENGLISH);
        client.platform.others().cut(true);
        devices.letTimePass(30);
        assertTrue(client.status().contains(ENGLISH.say("far.looking")), client.status());
        client.platform.others().cut(false);
        devices.letTimePass(9);
        assertTrue(client.status().contains(ENGLISH.say("far.looking")), client.status());
        devices.letTimePass(2);
        assertTrue(client.status().contains(ENGLISH.say("far.unknown")), client.status());
        assertEquals(ENGLISH.say("far.playHere"), client.place("control:farLeave").label());
        devices.act(client, "control:farLeave");
        assertTrue(client.places().contains("control:offer:play"), "A game can be played instead");
        devices.act(client, "control:more");
        assertFalse(client.places().contains("control:farReturn"), "There is nothing to come back to");
    }

    @Test
    void anInvitationAtAnotherGamesPathLeadsToItsOwn() {
        HeadlessTable host = devices.invite("onitama");
        String link = host.platform.others().address();
        HeadlessTable client = devices.follow(link, "unikat", 360, 640, Language.ENGLISH);
        devices.awaitStatus(client, ENGLISH.say("far.otherGame"));
        assertEquals("onitama/" + link, client.platform.others().ledTo());
    }

    @Test
    void clientsReadRulesAndLessonsAndAreCalledToTheGame() {
        HeadlessTable host = devices.invite("onitama");
        HeadlessTable client = devices.come(host, "onitama");
        devices.act(client, "control:rules");
        assertFalse(client.places().contains("control:farTake:1"), client.places().toString());
        devices.letTimePass(5);
        assertFalse(client.places().contains("control:farTake:1"), "The rules stay");
        devices.act(client, "control:close");
        devices.take(client, 1);
        devices.awaitTable(client);
        HeadlessTable other = devices.invite("onitama");
        HeadlessTable second = devices.come(other, "onitama");
        devices.act(second, "control:lessons");
        assertFalse(second.places().contains("control:farTake:1"), second.places().toString());
        devices.act(second, "control:close");
        devices.take(second, 1);
        devices.awaitTable(second);
        devices.play(other, List.of(other, second));
    }

    @Test
    void withoutARelayMovesGoByLinks() {
        HeadlessTable host = devices.open("onitama");
        host.platform.others().loseRelay();
        devices.act(host, "control:more", "control:invite", "control:begin");
        assertTrue(host.status().contains(ENGLISH.say("far.linksInstead")), host.status());
        HeadlessTable other = devices.open("unikat");
        other.platform.others().loseRelay();
        devices.act(other, "control:more", "control:invite", "control:begin");
        assertTrue(other.status().contains(ENGLISH.say("far.unreachable")), other.status());
    }

    @Test
    void whoWasTooLateForASeatIsToldSo() {
        HeadlessTable host = devices.invite(new AllGames().game("unikat"), 3);
        HeadlessTable first = devices.come(host, "unikat");
        HeadlessTable second = devices.come(host, "unikat");
        first.activate("control:farTake:1");
        second.activate("control:farTake:1");
        devices.settle();
        List<HeadlessTable> late = Stream.of(first, second).filter(each -> each.status().contains(ENGLISH.say("far.seatTaken"))).toList();
        assertEquals(1, late.size(), first.status() + " / " + second.status());
        devices.take(late.get(0), 2);
        for (HeadlessTable each : List.of(host, first, second)) devices.awaitTable(each);
    }
}
