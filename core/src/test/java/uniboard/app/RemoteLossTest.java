package uniboard.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import uniboard.app.registry.AllGames;
import uniboard.known.SpokenGame;
import uniboard.match.GameRecord;
import uniboard.stage.kit.AccessibilityTree;
import uniboard.text.Language;

/** Devices that lose their line, are closed, sleep, stay away, or leave their seat to another one in the middle of a game. */
class RemoteLossTest {
    private static final SpokenGame ENGLISH = new SpokenGame("en");
    private static final int MINUTE = 60;
    private static final String GAME = "onitama";

    private final HeadlessDevices devices = new HeadlessDevices();
    private final List<HeadlessTable> bySeat = new ArrayList<>();

    private HeadlessTable host() {
        return bySeat.get(0);
    }

    private HeadlessTable client() {
        return bySeat.get(1);
    }

    private void begin(String game) {
        bySeat.addAll(devices.two(game));
    }

    private void play(int plies) {
        for (int ply = 0; ply < plies && !devices.isOver(host()); ply++) devices.play(host(), bySeat);
    }

    private void playUntilTurnOf(int seat) {
        do play(1);
        while (devices.toMove(host()) != seat);
    }

    private void isFair() {
        devices.awaitStatus(client(), ENGLISH.say("far.fair"));
        devices.awaitStatus(host(), "device has checked the deal");
    }

    @Test
    void aDeviceWithoutALineSaysSoAndKeepsTheMove() {
        begin(GAME);
        playUntilTurnOf(1);
        GameRecord before = devices.kept(host());
        client().platform.others().cut(true);
        devices.choose(before, client());
        devices.awaitStatus(client(), ENGLISH.say("far.offline"));
        devices.letTimePass(20);
        assertEquals(before, devices.kept(host()));
        client().platform.others().cut(false);
        devices.await(() -> devices.kept(host()).plies() > before.plies(), client()::status);
        assertFalse(client().status().contains(ENGLISH.say("far.offline")), client().status());
        play(2);
        devices.resign(client());
        isFair();
    }

    /** Until the device is heard of again, be it by what it had said last. */
    @ParameterizedTest
    @ValueSource(ints = {0, 1})
    void aLineThatBreaksIsToldToTheOthersAtOnce(int seat) {
        begin(GAME);
        playUntilTurnOf(seat);
        HeadlessTable other = bySeat.get(1 - seat);
        bySeat.get(seat).platform.others().breakLine();
        devices.letTimePass(1);
        assertTrue(other.status().contains("is away"), other.status());
        devices.act(other, "control:more");
        assertFalse(other.places().contains("control:askForBot:" + (seat + 1)), "The line may be back in a moment");
        devices.act(other, "control:say", "control:say:hello");
        bySeat.get(seat).platform.others().cut(false);
        devices.await(() -> other.status().contains("is back."), other::status);
        play(2);
        devices.resign(client());
        isFair();
    }

    /** Only somebody who has moved is told that the move is kept, be it the host. */
    @Test
    void aMoveThatHasNotArrivedIsMarkedAndNoOtherIsPromised() {
        begin(GAME);
        playUntilTurnOf(0);
        GameRecord before = devices.kept(host());
        client().platform.others().cut(true);
        host().platform.others().cut(true);
        devices.awaitStatus(client(), ENGLISH.say("far.offline.idle"));
        assertFalse(client().status().contains(ENGLISH.say("far.offline")), client().status());
        devices.choose(before, host());
        devices.awaitStatus(host(), ENGLISH.say("far.offline"));
        client().platform.others().cut(false);
        host().platform.others().cut(false);
        devices.await(() -> client().status().contains(ENGLISH.say("table.yourTurn")), client()::status);
        devices.await(() -> !host().status().contains(ENGLISH.say("far.offline")), host()::status);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1})
    void aDeviceThatDiesGoesOnWithTheGame(int seat) {
        begin(GAME);
        playUntilTurnOf(1 - seat);
        GameRecord before = devices.kept(host());
        HeadlessTable dead = bySeat.get(seat);
        devices.kill(dead);
        devices.choose(before, bySeat.get(1 - seat));
        bySeat.set(seat, devices.reopen(dead, GAME));
        devices.awaitTable(bySeat.get(seat));
        devices.await(() -> devices.kept(host()).plies() == before.plies() + 1, host()::status);
        assertEquals(before, devices.kept(host()).firstPlies(before.plies()));
        play(2);
        devices.resign(client());
        isFair();
    }

    /** Longer than the players' time, of which none is counted while the host's device sleeps. */
    @Test
    void aHostThatSleptForTenMinutesGoesOn() {
        bySeat.add(devices.invite(GAME));
        devices.act(host(), "control:farClock", "control:farClock:5");
        bySeat.add(devices.come(host(), GAME));
        devices.take(client(), 1);
        bySeat.forEach(devices::awaitTable);
        playUntilTurnOf(1);
        GameRecord before = devices.kept(host());
        devices.sleep(host());
        devices.choose(before, client());
        devices.leap(10 * MINUTE);
        assertEquals(before, devices.kept(host()));
        devices.wake(host());
        devices.await(() -> devices.kept(host()).plies() == before.plies() + 1, host()::status);
        play(2);
        devices.resign(client());
        isFair();
    }

    @Test
    void aBotPlaysOnUntilTheClientIsBack() {
        begin(GAME);
        play(1);
        HeadlessTable gone = client();
        devices.close(gone);
        devices.awaitStatus(host(), "is away.");
        devices.act(host(), "control:more", "control:askForBot:2");
        assertTrue(devices.lines(host()).contains("course bot:1"), () -> devices.lines(host()).toString());
        for (int moves = 0; moves < 2; moves++) {
            devices.awaitStatus(host(), "Your turn");
            int plies = devices.kept(host()).plies();
            devices.choose(devices.kept(host()), host());
            devices.await(() -> devices.kept(host()).plies() == plies + 2, host()::status);
        }
        bySeat.set(1, devices.reopen(gone, GAME));
        devices.awaitTable(client());
        devices.awaitStatus(host(), "is back.");
        play(2);
        devices.resign(client());
        isFair();
    }

    /** Of three, the other one is asked, may refuse, and be asked again. */
    @Test
    void theOthersAreAskedBeforeABotPlaysOn() {
        bySeat.add(devices.invite(new AllGames().game("unitary"), 3));
        for (int seat = 1; seat < 3; seat++) {
            bySeat.add(devices.come(host(), "unitary"));
            devices.take(bySeat.get(seat), seat);
        }
        bySeat.forEach(devices::awaitTable);
        HeadlessTable gone = bySeat.get(2);
        devices.close(gone);
        devices.awaitStatus(host(), "away");
        devices.act(host(), "control:more", "control:askForBot:3");
        assertTrue(client().places().contains("control:refuse"), client().places().toString());
        devices.act(client(), "control:refuse");
        devices.awaitStatus(host(), "would rather wait");
        devices.act(client(), "control:more", "control:askForBot:3");
        devices.act(host(), "control:agree");
        devices.await(() -> devices.lines(host()).contains("course bot:2"), host()::status);
        for (HeadlessTable each : List.of(host(), client())) assertTrue(told(each).contains("A bot plays on for"), told(each));
        devices.resign(client());
        devices.awaitStatus(client(), ENGLISH.say("far.fair"));
    }

    private static String told(HeadlessTable device) {
        return device.platform.views().stream().map(AccessibilityTree::status).collect(Collectors.joining("\n"));
    }

    @Test
    void aSeatIsTakenToAnotherDevice() {
        begin("unikat");
        play(3);
        HeadlessTable before = client();
        String link = devices.link(before, "control:farMoveSeat");
        assertTrue(before.platform.views().toString().contains(ENGLISH.say("far.scanSeat")), "It can be scanned, too");
        bySeat.set(1, devices.follow(link, "unikat", 740, 360, Language.FRENCH));
        devices.awaitTable(client());
        devices.awaitStatus(before, ENGLISH.say("far.overtaken"));
        play(4);
        devices.resign(client());
        devices.awaitStatus(client(), new SpokenGame("fr").say("far.fair"));
    }

    @Test
    void theWholeTableIsHandedToAnotherDevice() {
        begin(GAME);
        play(3);
        String record = devices.kept(host()).text();
        HeadlessTable before = host();
        bySeat.set(0, devices.follow(devices.link(before, "control:farMoveSeat"), GAME, 360, 640, Language.ENGLISH));
        devices.awaitTable(host());
        devices.awaitStatus(before, ENGLISH.say("far.overtaken"));
        assertEquals(record, devices.kept(host()).text());
        play(3);
        bySeat.set(0, devices.reload(host(), GAME));
        devices.awaitTable(host());
        play(1);
        devices.resign(host());
        devices.awaitStatus(client(), ENGLISH.say("far.fair"));
    }

    @Test
    void theOtherDeviceHostsTheTableOfAHostThatStaysAway() {
        begin(GAME);
        playUntilTurnOf(1);
        GameRecord before = devices.kept(host());
        HeadlessTable gone = host();
        HeadlessTable heir = client();
        devices.close(gone);
        devices.choose(before, heir);
        assertFalse(heir.places().contains("control:farKeep"));
        devices.letTimePass(11 * MINUTE);
        devices.awaitStatus(heir, ENGLISH.say("far.keep.offered"));
        devices.act(heir, "control:more", "control:farKeep");
        assertTrue(heir.status().contains("This device hosts the table now"), heir.status());
        assertEquals(before.plies() + 1, devices.kept(heir).plies());
        HeadlessTable newcomer = devices.come(heir, GAME);
        devices.awaitStatus(newcomer, ENGLISH.say("far.full"));
        devices.act(newcomer, "control:farWatch");
        devices.awaitTable(newcomer);
        HeadlessTable back = devices.reopen(gone, GAME);
        devices.awaitTable(back);
        devices.awaitStatus(back, "While you were away");
        List<HeadlessTable> seats = List.of(back, heir);
        for (int ply = 0; ply < 2; ply++) devices.play(heir, seats);
        devices.resign(back);
        devices.awaitStatus(heir, ENGLISH.say("far.fair"));
        devices.awaitStatus(back, ENGLISH.say("far.fair"));
    }

    /** The link to the whole table was made before, and is opened too late. */
    @Test
    void theFormerHostsOtherDeviceFindsTheTable() {
        begin(GAME);
        String link = devices.link(host(), "control:farMoveSeat");
        HeadlessTable heir = client();
        devices.kill(host());
        devices.letTimePass(11 * MINUTE);
        devices.act(heir, "control:more", "control:farKeep");
        HeadlessTable other = devices.follow(link, GAME, 360, 640, Language.ENGLISH);
        devices.awaitStatus(other, ENGLISH.say("far.full"));
    }

    /** Where something is hidden, the host alone has all of it. */
    @Test
    void nobodyElseHostsAGameWithHiddenParts() {
        begin("unitary");
        devices.close(host());
        devices.letTimePass(11 * MINUTE);
        devices.act(client(), "control:more");
        assertFalse(client().places().contains("control:farKeep"), client().places().toString());
    }

    /** What was true for a while is withdrawn when it isn't any more. */
    @Test
    void somebodyWhoIsAwayAgainIsNotSaidToBeBack() {
        begin(GAME);
        playUntilTurnOf(1);
        client().platform.others().breakLine();
        devices.letTimePass(1);
        devices.awaitStatus(host(), "is away.");
        client().platform.others().cut(false);
        devices.awaitStatus(host(), "is back.");
        client().platform.others().breakLine();
        devices.letTimePass(1);
        devices.awaitStatus(host(), "is away.");
        assertFalse(host().status().contains("is back."), host().status());
    }

    @Test
    void aTapOutOfTurnDoesNotHideThatTheHostIsAway() {
        begin(GAME);
        playUntilTurnOf(0);
        client().activate(client().places().stream().filter(place -> place.matches("[a-e][1-5]")).findFirst().orElseThrow());
        devices.close(host());
        devices.awaitStatus(client(), "The game waits");
        devices.act(client(), client().places().stream().filter(place -> place.matches("[a-e][1-5]")).findFirst().orElseThrow());
        assertTrue(client().status().contains("The game waits"), client().status());
    }

    @Test
    void whoCanMoveLearnsThatTheHostIsAway() {
        begin(GAME);
        playUntilTurnOf(1);
        GameRecord before = devices.kept(host());
        devices.close(host());
        devices.awaitStatus(client(), "who hosts this table, is away. You can make your move");
        devices.choose(before, client());
        devices.awaitStatus(client(), "The game waits");
        assertFalse(client().status().contains("who hosts this table"), "it is said once: " + client().status());
    }

    @Test
    void whoMovesWhileTheHostIsAwayReadsWhatTheMoveWaitsFor() {
        begin(GAME);
        playUntilTurnOf(1);
        GameRecord before = devices.kept(host());
        devices.kill(host());
        devices.letTimePass(1);
        devices.awaitStatus(client(), "who hosts this table, is away. You can make your move");
        devices.choose(before, client());
        devices.awaitStatus(client(), "your move is sent once");
    }

    @Test
    void whoCanMoveLearnsThatThereIsNoNetwork() {
        begin(GAME);
        playUntilTurnOf(1);
        client().platform.others().cut(true);
        devices.letTimePass(1);
        devices.awaitStatus(client(), ENGLISH.say("far.offline.own"));
        client().platform.others().cut(false);
        devices.await(() -> !client().status().contains(ENGLISH.say("far.offline.own")), client()::status);
    }

    @Test
    void whoAsksForASeatLearnsThatNobodyIsThereToGiveIt() {
        HeadlessTable host = devices.invite(GAME);
        HeadlessTable client = devices.come(host, GAME);
        devices.kill(host);
        devices.act(client, "control:farTake:1");
        devices.letTimePass(11);
        devices.awaitStatus(client, ENGLISH.say("far.hostGone"));
    }

    @Test
    void aSpectatorLearnsThatTheHostIsAwayAndBack() {
        begin(GAME);
        HeadlessTable spectator = devices.come(host(), GAME);
        devices.awaitStatus(spectator, ENGLISH.say("far.full"));
        devices.act(spectator, "control:farWatch");
        devices.awaitTable(spectator);
        host().platform.others().breakLine();
        devices.letTimePass(1);
        devices.awaitStatus(spectator, "who hosts this table, is away");
        host().platform.others().cut(false);
        devices.await(() -> !spectator.status().contains("is away"), spectator::status);
    }
}
