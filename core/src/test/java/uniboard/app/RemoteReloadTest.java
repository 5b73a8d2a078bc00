package uniboard.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import uniboard.app.registry.AllGames;
import uniboard.game.Game;
import uniboard.known.SpokenGame;
import uniboard.match.GameRecord;

/** Pages that are reloaded at a shared table: in the lobby, between sealed moves, with a question open, and after the end. */
class RemoteReloadTest {
    private static final SpokenGame ENGLISH = new SpokenGame("en");

    private final HeadlessDevices devices = new HeadlessDevices();
    private final List<HeadlessTable> bySeat = new ArrayList<>();

    private HeadlessTable host() {
        return bySeat.get(0);
    }

    private void invite(String id, int seats) {
        Game game = new AllGames().game(id);
        bySeat.add(devices.invite(game, seats));
        for (int seat = 1; seat < seats; seat++) bySeat.add(devices.come(host(), id));
    }

    private void sitDown() {
        for (int seat = 1; seat < bySeat.size(); seat++) devices.take(bySeat.get(seat), seat);
        bySeat.forEach(devices::awaitTable);
    }

    private void reload(int seat, String game) {
        bySeat.set(seat, devices.reload(bySeat.get(seat), game));
    }

    @Test
    void seatsAndSettingsOfALobbyStay() {
        invite("unikat", 3);
        devices.act(host(), "control:farClock", "control:farClock:5");
        devices.take(bySeat.get(1), 1);
        for (int seat = 0; seat < 3; seat++) reload(seat, "unikat");
        assertFalse(bySeat.get(2).places().contains("control:farTake:1"), "The seat is still taken");
        devices.take(bySeat.get(2), 2);
        bySeat.forEach(devices::awaitTable);
        devices.act(host(), "control:more");
        assertTrue(host().places().contains("control:farTime"), "The clock is still on");
    }

    /** Each device seals its move, and finds it again when it is reloaded. */
    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2})
    void aSealedMoveStaysSealed(int reloaded) {
        invite("unitar", 3);
        sitDown();
        while (!devices.kept(host()).replay().isDecidedInSecret()) devices.play(host(), bySeat);
        int plies = devices.kept(host()).plies();
        for (int marks = 0; marks < 3; marks++) {
            devices.play(host(), bySeat);
            reload(reloaded, "unitar");
            devices.awaitTable(bySeat.get(reloaded));
        }
        devices.await(() -> devices.kept(host()).plies() == plies + 3, host()::status);
        devices.resign(bySeat.get(1));
        for (HeadlessTable client : bySeat.subList(1, 3)) devices.awaitStatus(client, ENGLISH.say("far.fair"));
    }

    @Test
    void aQuestionStaysOpen() {
        invite("onitama", 2);
        sitDown();
        for (int ply = 0; ply < 3; ply++) devices.play(host(), bySeat);
        GameRecord before = devices.kept(host());
        devices.act(host(), "control:more", "control:askBack");
        reload(1, "onitama");
        devices.await(() -> bySeat.get(1).places().contains("control:agree"), bySeat.get(1)::status);
        devices.act(bySeat.get(1), "control:agree");
        devices.await(() -> devices.kept(host()).plies() < before.plies(), host()::status);
        devices.play(host(), bySeat);
    }

    /** The relay may answer before fonts and words are there. */
    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void aPageWhoseWordsComeLateCatchesUp(boolean hasEnded) {
        invite("onitama", 2);
        sitDown();
        for (int ply = 0; ply < 3; ply++) devices.play(host(), bySeat);
        devices.close(bySeat.get(1));
        while (devices.toMove(host()) == 0) devices.choose(devices.kept(host()), host());
        if (hasEnded) devices.resign(host());
        HeadlessTable closed = bySeat.get(1);
        closed.platform.loading().holdWords();
        bySeat.set(1, devices.reopen(closed, "onitama"));
        devices.letTimePass(3);
        closed.platform.loading().bringWords();
        devices.awaitTable(bySeat.get(1));
        if (hasEnded) devices.awaitStatus(bySeat.get(1), ENGLISH.say("far.fair"));
        else devices.play(host(), bySeat);
    }

    @Test
    void anEndedGameIsShelvedOnce() {
        invite("onitama", 2);
        sitDown();
        for (int ply = 0; ply < 2; ply++) devices.play(host(), bySeat);
        devices.resign(bySeat.get(1));
        for (int seat = 0; seat < 2; seat++) {
            reload(seat, "onitama");
            devices.awaitTable(bySeat.get(seat));
            assertEquals(1, bySeat.get(seat).platform.keptGames().games().size());
        }
        devices.awaitStatus(bySeat.get(1), ENGLISH.say("far.fair"));
        devices.awaitStatus(host(), "device has checked the deal");
    }
}
