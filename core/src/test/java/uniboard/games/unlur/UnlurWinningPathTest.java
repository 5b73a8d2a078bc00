package uniboard.games.unlur;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import uniboard.game.MoveList;
import uniboard.game.Options;
import uniboard.game.Random32;

/** What lights up at the end of a game. */
class UnlurWinningPathTest {
    @ParameterizedTest
    @CsvSource({
        // Stones beside the shortest way stay dark.
        "1oo1/1o3/2o3/2o4/2o3/2o2/1o2 play 1 2, a2:0 b2:1 c3:2 d3:3 e3:4 f3:5 g2:6",
        "2x1/2x2/3x2/2xxx2/1x2x1/x3x/4 play 2 1, a3:0 f1:0 f5:0 b3:1 e2:1 e5:1 c4:2 d3:2 d5:2 d4:3",
    })
    void isTheShortest(String position, String path) {
        assertEquals(path, text(UnlurNotation.INSTANCE.position(position)));
    }

    private static String text(UnlurPosition position) {
        List<UnlurWinningPath.Stone> path = UnlurWinningPath.of(position);
        return path.stream().map(stone -> position.board().name(stone.cell()) + ':' + stone.step()).collect(Collectors.joining(" "));
    }

    @Test
    void isEmptyWhileAGameIsRunning() {
        assertTrue(UnlurWinningPath.of(UnlurNotation.INSTANCE.position("4/5/6/7/6/5/4 play 1 2")).isEmpty());
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5})
    void isAChainThatTouchesTheFiguresSides(int seed) {
        UnlurPosition end = randomEnd(new Random32(seed));
        UnlurBoard board = end.board();
        List<UnlurWinningPath.Stone> path = UnlurWinningPath.of(end);
        int touched = 0;
        for (UnlurWinningPath.Stone stone : path) {
            assertEquals(end.colour(end.decisiveStone()), end.colour(stone.cell()));
            touched |= board.sides(stone.cell());
            boolean begins = stone.step() == 0;
            boolean follows = path.stream().anyMatch(other -> other.step() == stone.step() - 1
                && areNeighbours(board, stone.cell(), other.cell()));
            assertTrue(begins || follows, () -> text(end));
        }
        assertEquals(end.decisiveSides(), touched & end.decisiveSides());
    }

    private static boolean areNeighbours(UnlurBoard board, int one, int other) {
        for (int direction = 0; direction < UnlurBoard.DIRECTIONS; direction++) if (board.neighbour(one, direction) == other) return true;
        return false;
    }

    private static UnlurPosition randomEnd(Random32 random) {
        UnlurGame game = new UnlurGame();
        UnlurPosition position = game.start(Options.defaults(game).with("size", "6"), random);
        MoveList moves = new MoveList();
        while (!position.outcome().over()) {
            position.moves(moves);
            position.play(moves.get(random.below(moves.size())));
        }
        return position;
    }
}
