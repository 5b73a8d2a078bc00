package uniboard.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;
import uniboard.game.Game;
import uniboard.game.Options;
import uniboard.games.onitama.OnitamaGame;

class ArenaTest {
    private final Game onitama = new OnitamaGame();

    @Test
    void everyDealIsPlayedFromBothSeats() {
        Arena arena = new Arena(onitama, Options.defaults(onitama), List.of(2, 1), 5, 200);
        GameRecord first = arena.play(0).record();
        GameRecord second = arena.play(1).record();
        assertEquals(first.start(), second.start());
        assertEquals(List.of(Seat.bot(2), Seat.bot(1)), first.seats());
        assertEquals(List.of(Seat.bot(1), Seat.bot(2)), second.seats());
        assertNotEquals(first.start(), arena.play(2).record().start());
    }

    @Test
    void winnersAreContestantsNotSeats() {
        Arena arena = new Arena(onitama, Options.defaults(onitama), List.of(3, 1), 5, 300);
        for (int game = 0; game < 6; game++) {
            Arena.Result result = arena.play(game);
            int winners = result.record().replay().outcome().winners();
            boolean swapped = game % 2 == 1 && (winners == 1 || winners == 2);
            assertEquals(swapped ? 3 - winners : winners, result.winners());
        }
    }

    @Test
    void aGameIsTheSameWheneverItIsPlayed() {
        Arena arena = new Arena(onitama, Options.defaults(onitama), List.of(2, 1), 9, 200);
        assertEquals(arena.play(3).record().text(), arena.play(3).record().text());
    }

    @Test
    void contestantsMustFillTheSeats() {
        assertThrows(IllegalArgumentException.class, () -> new Arena(onitama, Options.defaults(onitama), List.of(2, 1, 1), 5, 200));
    }

    @Test
    void intervalIsWilsons() {
        ArenaScore score = score(70, 30, 11);
        assertEquals(111, score.games());
        assertEquals(11, score.draws());
        assertEquals(0.70, score.share(), 1e-9);
        assertEquals(0.6042, score.lowerShare(), 5e-5);
        assertEquals(0.7811, score.upperShare(), 5e-5);
    }

    @Test
    void gamesWonAloneAreCountedApart() {
        ArenaScore score = new ArenaScore(3);
        for (int winners : new int[] {0b001, 0b001, 0b010, 0b011, 0b110, 0b111}) score.add(winners);
        assertEquals(6, score.games());
        assertEquals(1, score.draws());
        assertEquals(3, score.wins(0));
        assertEquals(2, score.soleWins(0));
        assertEquals(0, score.soleWins(2));
        assertEquals(2.0 / 3, score.soleShare().value(), 1e-9);
    }

    private static ArenaScore score(int wins, int losses, int draws) {
        ArenaScore score = new ArenaScore(2);
        for (int i = 0; i < wins; i++) score.add(0b01);
        for (int i = 0; i < losses; i++) score.add(0b10);
        for (int i = 0; i < draws; i++) score.add(0b11);
        return score;
    }
}
