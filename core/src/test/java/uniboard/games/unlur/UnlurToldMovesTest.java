package uniboard.games.unlur;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static uniboard.known.Claims.after;
import static uniboard.known.Claims.each;
import static uniboard.known.Claims.lastOf;
import static uniboard.known.Claims.part;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import uniboard.game.Message;
import uniboard.game.Options;
import uniboard.game.Position;
import uniboard.game.Random32;
import uniboard.known.Claims;

/** Moves of Unlur as they are told, checked against the stones, their groups, and who has won. */
class UnlurToldMovesTest {
    /** Clockwise. */
    private static final List<String> SIDES = List.of("top", "upperRight", "lowerRight", "bottom", "lowerLeft", "upperLeft");
    private static final String SMALLEST = "3/4/5/4/3 contract 1 -";

    private final UnlurGame game = new UnlurGame();
    private final Random32 viewers = new Random32(7);

    @Test
    void whatIsToldOfAMoveIsTrue() {
        Claims<UnlurPosition> claims = new Claims<>(game, "unlur.say.",
            (before, move) -> game.words(before).describeMove(move, after(before, move), viewers.below(2) == 0 ? before.toMove()
                : Position.NOBODY));
        claims.with("unlur.told.");
        for (String colour : List.of("black.", "white.")) {
            claims.check("unlur.say." + colour + "put", (before, move, claim, deals) -> {
                assertEquals(Set.of(), touchedByPut(before, move, claim));
                assertFalse(after(before, move).outcome().over());
            });
            claims.check("unlur.say." + colour + "touch", (before, move, claim, deals) -> {
                assertEquals(touchedByPut(before, move, claim), sides(claim));
                assertFalse(after(before, move).outcome().over());
            });
            claims.check("unlur.say." + colour + "win", (before, move, claim, deals) -> {
                assertTrue(touchedByPut(before, move, claim).containsAll(sides(claim)));
                assertTrue(colour.equals("black.") ? isY(sides(claim)) : isLine(sides(claim)));
                ends(before, move, before.mover());
            });
            claims.check("unlur.say." + colour + "lose", (before, move, claim, deals) -> {
                assertTrue(touchedByPut(before, move, claim).containsAll(sides(claim)));
                assertTrue(colour.equals("black.") ? isLine(sides(claim)) : isY(sides(claim)));
                ends(before, move, 1 - before.mover());
            });
        }
        claims.check("unlur.say.passAtOnce", (before, move, claim, deals) -> passes(before, move, 0));
        claims.check("unlur.say.pass", (before, move, claim, deals) -> passes(before, move, (Integer) claim.arguments().get(0)));
        claims.check("unlur.told.pass", (before, move, claim, deals) -> passes(before, move, stones(before)));
        claims.holdIn(1_000, 8, random -> UnlurNotation.INSTANCE.position(SMALLEST));
        claims.holdIn(300, 4, this::start).untilAllAreSaid(10, this::start);
    }

    private UnlurPosition start(Random32 random) {
        return game.start(Options.defaults(game).with("size", "6"), random);
    }

    /** The sides that the group of the stone that was told touches, clockwise from 0. */
    private static Set<Integer> touchedByPut(UnlurPosition before, int move, Message claim) {
        UnlurPosition after = after(before, move);
        int cell = UnlurMove.cell(before.board(), UnlurMove.read((String) claim.arguments().get(0)));
        boolean isBlack = claim.key().contains(".black.");
        assertEquals(isBlack, before.isContract() || before.mover() == before.black());
        assertEquals(UnlurPosition.EMPTY, before.colour(cell));
        assertEquals(isBlack ? UnlurPosition.BLACK : UnlurPosition.WHITE, after.colour(cell));
        Set<Integer> group = new HashSet<>();
        flood(after, cell, group);
        Set<Integer> touched = new HashSet<>();
        for (int side = 0; side < SIDES.size(); side++) {
            for (int stone : group) if (isOn(after.board(), stone, side)) touched.add(side);
        }
        return touched;
    }

    private static void flood(UnlurPosition position, int cell, Set<Integer> group) {
        if (!group.add(cell)) return;
        for (int direction = 0; direction < UnlurBoard.DIRECTIONS; direction++) {
            int next = position.board().neighbour(cell, direction);
            if (next != position.board().cells() && position.colour(next) == position.colour(cell)) flood(position, next, group);
        }
    }

    private static boolean isOn(UnlurBoard board, int cell, int side) {
        int row = board.row(cell);
        int middle = board.size() - 1;
        boolean isFirst = board.column(cell) == 0;
        boolean isLast = board.column(cell) == board.rowLength(row) - 1;
        return switch (side) {
            case 0 -> row == 0;
            case 1 -> isLast && row <= middle;
            case 2 -> isLast && row >= middle;
            case 3 -> row == 2 * middle;
            case 4 -> isFirst && row >= middle;
            default -> isFirst && row <= middle;
        };
    }

    private static Set<Integer> sides(Message claim) {
        Set<Integer> sides = new HashSet<>();
        for (Message side : each(part(claim, 1))) sides.add(SIDES.indexOf(lastOf(side)));
        return sides;
    }

    private static boolean isLine(Set<Integer> sides) {
        return Set.of(Set.of(0, 3), Set.of(1, 4), Set.of(2, 5)).contains(sides);
    }

    private static boolean isY(Set<Integer> sides) {
        return Set.of(Set.of(0, 2, 4), Set.of(1, 3, 5)).contains(sides);
    }

    private static void ends(UnlurPosition before, int move, int winner) {
        UnlurPosition after = after(before, move);
        assertTrue(after.outcome().over() && after.outcome().wins(winner) && !after.outcome().wins(1 - winner));
    }

    private static void passes(UnlurPosition before, int move, int kept) {
        UnlurPosition after = after(before, move);
        assertTrue(before.isContract() && !after.isContract());
        assertEquals(kept, stones(before));
        assertEquals(kept, stones(after));
        assertEquals(before.mover(), after.black());
        assertEquals(1 - before.mover(), after.toMove());
        assertEquals(UnlurPosition.WHITE, after.colourToPut());
    }

    private static int stones(UnlurPosition position) {
        int stones = 0;
        for (int cell = 0; cell < position.board().cells(); cell++) if (position.colour(cell) == UnlurPosition.BLACK) stones++;
        return stones;
    }
}
