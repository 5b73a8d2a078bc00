package uniboard.games.unlur;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static uniboard.known.Claims.moves;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import uniboard.game.Message;
import uniboard.game.Options;
import uniboard.game.Random32;
import uniboard.known.Claims;

/** What speaks against attempts in Unlur, checked against the rules: legal moves, stones, and which cells touch a side. */
class UnlurRefusalsTest {
    private static final String SAID = "unlur.why.";
    private static final String SMALLEST = "3/4/5/4/3 contract 1 -";
    private static final int ATTEMPTS = 12;
    /** Each between the directions of the same and the next number, clockwise. */
    private static final List<String> SIDES = List.of("upperRight", "lowerRight", "bottom", "lowerLeft", "upperLeft", "top");

    private final UnlurGame game = new UnlurGame();

    @Test
    void whatSpeaksAgainstAnAttemptIsTrue() {
        Claims<UnlurPosition> claims = Claims.againstAttempts(game, this::attempts, (move, attempt) -> move == attempt);
        claims.check(SAID + "noPass", (before, attempt, claim, deals) -> {
            assertFalse(before.isContract());
            for (int move : moves(before)) assertFalse(UnlurMove.isPass(move));
        });
        claims.check(SAID + "mustPass", (before, attempt, claim, deals) -> {
            assertEquals(List.of(UnlurMove.PASS), IntStream.of(moves(before)).boxed().toList());
            for (int cell = 0; cell < before.board().cells(); cell++)
                assertTrue(before.colour(cell) != UnlurPosition.EMPTY || !touched(before.board(), cell).isEmpty());
        });
        claims.check(SAID + "blackStone", (before, attempt, claim, deals) ->
            assertEquals(UnlurPosition.BLACK, before.colour(cell(before, claim))));
        claims.check(SAID + "whiteStone", (before, attempt, claim, deals) ->
            assertEquals(UnlurPosition.WHITE, before.colour(cell(before, claim))));
        claims.check(SAID + "edge", (before, attempt, claim, deals) -> {
            assertTrue(before.isContract());
            Set<String> sides = touched(before.board(), cell(before, claim));
            assertFalse(sides.isEmpty());
            assertEquals(sides, named((Message) claim.arguments().get(1)));
        });
        claims.check(SAID + "offBoard", (before, attempt, claim, deals) -> {
            for (int cell = 0; cell < before.board().cells(); cell++)
                assertFalse(before.board().name(cell).equals(claim.arguments().get(0)));
        });
        claims.holdIn(500, ATTEMPTS, random -> game.start(Options.defaults(game).with("size", "6"), random));
        claims.holdIn(500, ATTEMPTS, this::smallest).untilAllAreSaid(ATTEMPTS, this::smallest);
    }

    private UnlurPosition smallest(Random32 random) {
        return UnlurNotation.INSTANCE.position(SMALLEST);
    }

    /** A row and a column more than the board has are tried too. */
    private int[] attempts(UnlurPosition position, Random32 random) {
        int[] attempts = new int[ATTEMPTS];
        int rows = position.board().rows() + 1;
        for (int i = 1; i < ATTEMPTS; i++) attempts[i] = UnlurMove.of(random.below(rows), random.below(rows));
        attempts[0] = UnlurMove.PASS;
        return attempts;
    }

    /** The sides at which both neighbours are off the board. */
    private static Set<String> touched(UnlurBoard board, int cell) {
        Set<String> touched = new TreeSet<>();
        for (int direction = 0; direction < UnlurBoard.DIRECTIONS; direction++) {
            int next = (direction + 1) % UnlurBoard.DIRECTIONS;
            if (isOffBoard(board, cell, direction) && isOffBoard(board, cell, next)) touched.add("unlur.side." + SIDES.get(direction));
        }
        return touched;
    }

    private static boolean isOffBoard(UnlurBoard board, int cell, int direction) {
        return board.neighbour(cell, direction) == board.cells();
    }

    private static Set<String> named(Message sides) {
        if (sides.arguments().isEmpty()) return Set.of(sides.key());
        Set<String> named = new TreeSet<>();
        for (Object part : sides.arguments()) named.addAll(named((Message) part));
        return named;
    }

    private static int cell(UnlurPosition position, Message claim) {
        return UnlurMove.cell(position.board(), UnlurMove.read((String) claim.arguments().get(0)));
    }
}
