package uniboard.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Collections;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import uniboard.game.Game;
import uniboard.game.MoveList;
import uniboard.game.Options;
import uniboard.game.Position;
import uniboard.game.Random32;
import uniboard.match.GameRecord;
import uniboard.match.Match;
import uniboard.match.MoveRow;
import uniboard.match.Seat;

/** The list of moves of every game. */
class MoveRowsTest {
    private static final int PLIES = 120;

    static List<Game> games() {
        return new TestGames().games();
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyMoveStandsInOneRowOfWhoMadeIt(Game game) {
        int seats = game.start(Options.defaults(game), new Random32(1)).seats();
        Match match = new Match(GameRecord.begin(game, Options.defaults(game), Collections.nCopies(seats, Seat.HUMAN), new Random32(1)));
        Random32 random = new Random32(2);
        MoveList moves = new MoveList();
        while (!match.outcome().over() && match.record().plies() < PLIES) {
            moves.clear();
            match.position().moves(moves);
            match.play(game.randomMove(moves, random));
        }
        int plies = 0;
        for (MoveRow row : MoveRow.of(match, Position.NOBODY)) {
            for (MoveRow.Made made : row.made()) {
                assertEquals(plies, made.before().ply());
                assertEquals(row.seat(), made.before().toMove());
                plies++;
            }
            assertTrue(row.holds(plies));
            assertEquals(plies, row.plies());
        }
        assertEquals(match.record().plies(), plies);
    }
}
