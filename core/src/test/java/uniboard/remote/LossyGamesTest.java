package uniboard.remote;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import uniboard.game.Game;
import uniboard.game.Option;
import uniboard.game.Options;
import uniboard.game.Position;
import uniboard.game.Random32;
import uniboard.known.PaperCrypto;
import uniboard.match.GameRecord;

/** Whole games on several devices, whatever happens on the way: each ends with the record it may have, and knows that it was fair. */
class LossyGamesTest {
    /** At one of so many tables another game follows. */
    private static final int AGAIN = 5;
    /** Five hundred in all, more of those that take less time; thousands are played at length. */
    private static final Map<String, Integer> TABLES = Map.of("onitama", 150, "unlur", 150, "unitar", 150, "unitary", 30, "unikat", 20);

    static List<Game> games() {
        return LossyTable.CATALOG.games();
    }

    @ParameterizedTest
    @MethodSource("games")
    void sealedAsInThePage(Game game) {
        for (int seats = game.minSeats(); seats <= game.maxSeats(); seats++) check(game, seats, 1, new TwinCrypto(1), 1, false);
    }

    @ParameterizedTest
    @MethodSource("games")
    void goodRelay(Game game) {
        for (int seats = game.minSeats(); seats <= game.maxSeats(); seats++) check(game, seats, 2, new PaperCrypto(2), 0, false);
    }

    /** Packets are lost, doubled and late, lines are cut, pages closed and opened again. */
    @ParameterizedTest
    @MethodSource("games")
    void everythingGoesWrong(Game game) {
        everythingGoesWrong(game, 1_000, TABLES.getOrDefault(game.id(), 50));
    }

    @Tag("thorough")
    @ParameterizedTest
    @MethodSource("games")
    void everythingGoesWrongAtLength(Game game) {
        everythingGoesWrong(game, 100_000, 2_000);
    }

    /** One of two clients had agreed to a bot for the other, whose move it had half of, before both were away and bots decided again. */
    @Test
    void bothAreAwayWhoHadSealed() {
        checkUnitar(100_130);
    }

    /** The host hadn't got its half of a leaver's move, of which the other client had one. */
    @Test
    void oneHalfOpensNothing() {
        checkUnitar(100_365);
    }

    private static void checkUnitar(int seed) {
        check(LossyTable.CATALOG.game("unitar"), 3, seed, new PaperCrypto(seed), seed % 4, true);
    }

    private static void everythingGoesWrong(Game game, int firstSeed, int tables) {
        int events = 0;
        for (int seed = firstSeed; seed < firstSeed + tables; seed++) {
            int seats = game.minSeats() + seed % (game.maxSeats() - game.minSeats() + 1);
            events += check(game, seats, seed, new PaperCrypto(seed), seed % 4, true);
        }
        assertTrue(events > 0, "Nothing was taken back, and nobody was away long enough");
    }

    /** @return how often moves were taken back, or bots played on for people, in the first game */
    private static int check(Game game, int seats, int seed, Crypto crypto, int faults, boolean isDisturbed) {
        Random32 random = new Random32(seed);
        int hostSeat = random.below(Math.min(3, seats));
        LossyTable table = new LossyTable(game, options(game, seats), seats, hostSeat, crypto, random, faults, isDisturbed);
        table.play();
        checkEnd(table, game, seed, crypto);
        int events = table.log().steps().size() - table.log().line().plies();
        if (seed % AGAIN != 0) return events;
        List<Integer> before = table.clients().stream().map(device -> device.client().snapshot().ownSeat()).toList();
        table.playAgain();
        List<Integer> moved = before.stream().map(seat -> (seat + 1) % seats).toList();
        assertEquals(moved, table.clients().stream().map(device -> device.client().snapshot().ownSeat()).toList(), "People change seats");
        checkEnd(table, game, seed, crypto);
        return events;
    }

    private static void checkEnd(LossyTable table, Game game, int seed, Crypto crypto) {
        GameRecord record = table.host().record();
        checkWatched(table.spectator(), SeatRecord.of(crypto, table.log(), Position.NOBODY));
        for (LossyTable.ClientDevice device : table.clients()) {
            TableClient client = device.client();
            assertEquals(List.of(), client.snapshot().audit().faults(), game.id() + " " + seed);
            assertEquals(AuditResult.FAIR, client.snapshot().audit().result());
            assertEquals(record, client.opened());
            assertTrue(told(SeatRecord.of(crypto, table.log(), client.snapshot().ownSeat())).equals(told(client.seen())),
                game.id() + " " + seed);
        }
    }

    /** A spectator ends with what everyone may know, without a gap since it was heard of. */
    private static void checkWatched(Spectator spectator, SeatRecord all) {
        SeatRecord seen = spectator.seen();
        int from = all.steps() - seen.steps();
        for (int step = 0; step <= seen.steps(); step++) assertEquals(all.stepView(from + step), seen.stepView(step));
        if (seen.steps() > 0) assertEquals(all.stepText(all.steps() - 1), seen.stepText(seen.steps() - 1));
    }

    private static List<String> told(SeatRecord seen) {
        List<String> told = new ArrayList<>();
        for (int step = 0; step <= seen.steps(); step++) told.add(seen.stepView(step));
        for (int step = 0; step < seen.steps(); step++) told.add(seen.stepText(step));
        return told;
    }

    private static Options options(Game game, int seats) {
        Options options = Options.defaults(game);
        for (Option option : game.options()) if (option.id().equals("seats")) return options.with("seats", Integer.toString(seats));
        return options;
    }

    @Test
    void namesFit() {
        assertEquals("Zoë Ünal", Occupant.fit(" Zoë\u202E Ünal\n"));
    }
}
