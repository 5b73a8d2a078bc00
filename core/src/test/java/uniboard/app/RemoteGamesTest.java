package uniboard.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import uniboard.app.registry.AllGames;
import uniboard.game.Game;
import uniboard.game.Message;
import uniboard.game.Position;
import uniboard.games.unikat.UnikatPosition;
import uniboard.known.HiddenCards;
import uniboard.known.SpokenGame;
import uniboard.library.SavedGame;
import uniboard.match.GameRecord;
import uniboard.match.Match;
import uniboard.stage.kit.AccessibilityTree;
import uniboard.text.Language;

/** Whole games on several devices, each seat at the program of its own, with somebody who watches. */
class RemoteGamesTest {
    private static final SpokenGame ENGLISH = new SpokenGame("en");
    /** Plies after which the next device is reloaded. */
    private static final int BETWEEN_RELOADS = 4;

    private HeadlessDevices devices = new HeadlessDevices();
    private HeadlessTable host;
    private HeadlessTable spectator;
    private List<HeadlessTable> bySeat;

    static List<Arguments> tables() {
        List<Arguments> tables = new ArrayList<>();
        for (Game game : new AllGames().games())
            for (int seats = game.minSeats(); seats <= game.maxSeats(); seats++) tables.add(Arguments.of(game, seats));
        return tables;
    }

    static List<Game> games() {
        return new AllGames().games();
    }

    private void begin(Game game, int seats) {
        host = devices.invite(game, seats);
        bySeat = new ArrayList<>(List.of(host));
        for (int seat = 1; seat < seats; seat++) {
            HeadlessTable client = devices.come(host, game.id());
            bySeat.add(client);
            devices.take(client, seat);
        }
        bySeat.forEach(devices::awaitTable);
    }

    private void comeToWatch(Game game) {
        spectator = devices.follow(devices.link(host, "control:farWatchers"), game.id(), 740, 360, Language.ENGLISH);
        devices.awaitTable(spectator);
    }

    @ParameterizedTest
    @MethodSource("tables")
    void isPlayedToItsEnd(Game game, int seats) {
        begin(game, seats);
        comeToWatch(game);
        assertFalse(host.places().contains("control:hint"), "Nobody is helped against a friend");
        while (!devices.isOver(host)) {
            forgetWhatWasTold();
            GameRecord before = devices.keptAndSealed(host);
            int move = devices.play(host, bySeat);
            if (devices.kept(host).plies() <= before.plies()) isSealed(before, move);
            else isTold(before.plies());
            nothingHiddenIsTold();
            if (devices.kept(host).plies() % BETWEEN_RELOADS == 0) reload(game, devices.kept(host).plies() / BETWEEN_RELOADS % seats);
        }
        isFair(seats);
        assertEquals(List.of(), spectator.platform.keptGames().games(), "Nothing of others' games is kept");
    }

    private void forgetWhatWasTold() {
        for (HeadlessTable device : all()) {
            device.platform.views().clear();
            device.platform.painted().clear();
        }
    }

    private List<HeadlessTable> all() {
        List<HeadlessTable> all = new ArrayList<>(bySeat);
        if (spectator != null) all.add(spectator);
        return all;
    }

    /** Each device describes the last move as its seat may know it. */
    private void isTold(int ply) {
        GameRecord record = devices.kept(host);
        for (HeadlessTable device : all()) {
            devices.hearOut(device);
            String words = words(record.firstPlies(ply), record.move(ply), bySeat.indexOf(device));
            assertFalse(said(device).contains("Taken back"), () -> said(device));
            assertTrue(said(device).contains(words),
                () -> "“" + words + "” isn't told at " + bySeat.indexOf(device) + ": " + said(device) + device.places());
        }
    }

    /** A sealed move is described on its own device alone. */
    private void isSealed(GameRecord before, int move) {
        int mover = before.replay().toMove();
        String words = words(before, move, mover);
        for (HeadlessTable device : all()) {
            String told = device.platform.views() + "\n" + device.platform.painted();
            assertEquals(bySeat.indexOf(device) == mover, told.contains(words), () -> words + ", at " + bySeat.indexOf(device));
        }
    }

    private static String words(GameRecord before, int move, int seat) {
        Position after = Match.view(before.with(move).replay(), seat);
        Message told = before.game().words(Match.view(before.replay(), seat)).describeMove(move, after, seat);
        return ENGLISH.say(told);
    }

    private static String said(HeadlessTable device) {
        return device.platform.views().stream().map(AccessibilityTree::said).distinct().collect(Collectors.joining("\n"));
    }

    private void nothingHiddenIsTold() {
        if (!(devices.kept(host).replay() instanceof UnikatPosition unikat) || devices.isOver(host)) return;
        HiddenCards hidden = new HiddenCards(ENGLISH);
        for (HeadlessTable device : all())
            hidden.areNotTold(unikat, bySeat.indexOf(device), device.platform.views() + "\n" + device.platform.painted());
    }

    private void reload(Game game, int seat) {
        HeadlessTable again = devices.reload(bySeat.get(seat), game.id());
        if (seat == 0) host = again;
        bySeat.set(seat, again);
        devices.awaitTable(again);
    }

    private void isFair(int seats) {
        for (HeadlessTable client : bySeat.subList(1, seats)) {
            devices.hearOut(client);
            devices.awaitStatus(client, ENGLISH.say("far.fair"));
            GameRecord saved = saved(client);
            assertEquals(devices.kept(host).withSeats(saved.seats()).text(), saved.text());
            devices.awaitStatus(host, "device has checked the deal");
        }
    }

    private static GameRecord saved(HeadlessTable device) {
        List<SavedGame> games = device.platform.keptGames().games();
        assertEquals(1, games.size());
        return games.get(0).match(new AllGames()).record();
    }

    /** Of ten packets two are lost, and two doubled. */
    @ParameterizedTest
    @MethodSource("games")
    void getsThroughLosses(Game game) {
        int seats = game.maxSeats();
        devices = new HeadlessDevices(seats, 2);
        begin(game, seats);
        for (int ply = 0; ply < 10 && !devices.isOver(host); ply++) {
            if (ply == 5) reload(game, 1);
            devices.play(host, bySeat);
        }
        if (!devices.isOver(host)) {
            devices.resign(bySeat.get(1));
            devices.await(() -> host.status().contains("has resigned"), host::status);
        }
        isFair(seats);
    }

    /** Everybody moves on by one seat. */
    @Test
    void isFollowedByAnother() {
        Game game = new AllGames().game("onitama");
        begin(game, 2);
        for (int ply = 0; ply < 3; ply++) devices.play(host, bySeat);
        HeadlessTable client = bySeat.get(1);
        devices.resign(client);
        isFair(2);
        devices.act(client, "control:again");
        devices.awaitStatus(host, "wants another game");
        devices.act(host, "control:again");
        devices.await(() -> devices.lines(host).contains("round 2") && devices.kept(host).plies() == 0, host::status);
        devices.awaitTable(client);
        assertTrue(client.status().contains(ENGLISH.say("far.seatsChanged", ENGLISH.say("side.blue"))), client.status());
        bySeat = List.of(client, host);
        for (int ply = 0; ply < 3; ply++) devices.play(host, bySeat);
        devices.resign(host);
        devices.awaitStatus(client, ENGLISH.say("far.fair"));
        for (HeadlessTable device : bySeat) assertEquals(2, device.platform.keptGames().games().size());
        assertFalse(client.platform.stored().containsKey("record.onitama"), "It isn't the client's own game");
    }
}
