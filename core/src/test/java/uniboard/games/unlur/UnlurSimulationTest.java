package uniboard.games.unlur;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import uniboard.game.MoveList;
import uniboard.game.Position;
import uniboard.game.Random32;

/** What the search plays is what the rules say. */
class UnlurSimulationTest {
    private static final int GAMES = 2000;

    @Test
    void movesAndWinnersAreThoseOfThePosition() {
        MoveList legal = new MoveList();
        MoveList simulated = new MoveList();
        for (int game = 0; game < GAMES; game++) {
            Random32 random = new Random32(game);
            UnlurPosition position = UnlurRulesTest.start(3 + game % 4);
            UnlurSimulation simulation = new UnlurSimulation(position);
            for (position.moves(legal); !legal.isEmpty(); position.moves(legal)) {
                assertEquals(position.toMove(), simulation.mover());
                simulation.moves(simulated);
                int move = simulated.get(random.below(simulated.size()));
                assertTrue(legal.contains(simulation.move(move)));
                assertEquals(unlessWrong(position, legal), simulated.size());
                simulation.play(move);
                position.play(simulation.move(move));
                // Begins again where the position is now.
                if (random.below(8) == 0 && !position.outcome().over()) simulation = new UnlurSimulation(position);
            }
            assertTrue(position.outcome().wins(simulation.winner()), UnlurNotation.INSTANCE.positionText(position));
        }
    }

    /** How many moves don't complete the wrong figure, or if there are none, how many there are. */
    private static int unlessWrong(UnlurPosition position, MoveList legal) {
        int mover = position.toMove();
        int wrong = 0;
        for (int i = 0; i < legal.size(); i++) {
            position.play(legal.get(i));
            if (position.outcome().wins(1 - mover)) wrong++;
            position.undo();
        }
        return wrong == legal.size() ? wrong : legal.size() - wrong;
    }

    @Test
    void playoutsEndAsTheirStonesSay() {
        for (int game = 0; game < GAMES; game++) {
            Random32 random = new Random32(game);
            UnlurBoard board = UnlurBoard.of(3 + game % 6);
            UnlurSimulation simulation = new UnlurSimulation(UnlurRulesTest.play(UnlurRulesTest.start(board.size()), "pass"));
            simulation.restart();
            int winner = simulation.playout(random);
            int[] colours = new int[board.cells()];
            int stones = 0;
            for (int cell = 0; cell < colours.length; cell++) {
                int seat = simulation.playedBy(cell);
                if (seat == Position.NOBODY) continue;
                colours[cell] = seat == 0 ? UnlurPosition.BLACK : UnlurPosition.WHITE;
                stones++;
            }
            assertEquals(stones, simulation.played());
            UnlurPosition end = new UnlurPosition(board, colours, stones % 2 == 0 ? 1 : 0, 0);
            // A stone that can but complete the wrong figure isn't put any more.
            if (!end.outcome().over()) end.play(anyMove(end));
            assertTrue(end.outcome().wins(winner), UnlurNotation.INSTANCE.positionText(end));
        }
    }

    private static int anyMove(UnlurPosition position) {
        MoveList moves = new MoveList();
        position.moves(moves);
        return moves.get(0);
    }
}
