package uniboard.games.unlur;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static uniboard.known.Claims.after;
import static uniboard.known.Claims.moves;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntPredicate;
import org.junit.jupiter.api.Test;
import uniboard.game.Message;
import uniboard.game.Options;
import uniboard.game.Random32;
import uniboard.known.Claims;

/** What is said for Unlur's moves, checked against the rules: legal moves, groups, and who has won. */
class UnlurClaimsTest {
    private static final String SMALLEST = "3/4/5/4/3 contract 1 -";
    private static final int FILLINGS = 20;

    private final UnlurGame game = new UnlurGame();
    private final Random32 random = new Random32(5);

    @Test
    void whatIsSaidForAMoveIsTrue() {
        Claims<UnlurPosition> claims = new Claims<>(game, "unlur.hint.");
        claims.check("unlur.hint.stopsLine", this::stops);
        claims.check("unlur.hint.stopsY", this::stops);
        claims.check("unlur.hint.threat", this::threat);
        claims.check("unlur.hint.twoThreats", this::twoThreats);
        claims.check("unlur.hint.joins", (before, move, claim, deals) ->
            assertEquals(claim.arguments().get(0), groupsBeside(before, cell(before, move), before.colourToPut())));
        claims.check("unlur.hint.parts", this::parts);
        claims.check("unlur.hint.bridge", this::bridge);
        claims.check("unlur.hint.bridgeToSide", this::bridgeToSide);
        claims.check("unlur.hint.slows.line", (before, move, claim, deals) -> slows(before, move, claim, UnlurPosition.WHITE));
        claims.check("unlur.hint.slows.y", (before, move, claim, deals) -> slows(before, move, claim, UnlurPosition.BLACK));
        claims.check("unlur.hint.nears.line", (before, move, claim, deals) -> nears(before, move, claim, UnlurPosition.WHITE));
        claims.check("unlur.hint.nears.y", (before, move, claim, deals) -> nears(before, move, claim, UnlurPosition.BLACK));
        claims.check("unlur.hint.pass", (before, move, claim, deals) -> assertEquals(before.mover(), after(before, move).black()));
        claims.check("unlur.hint.contract", (before, move, claim, deals) -> {
            assertEquals(before.stoneCount() + 1, after(before, move).stoneCount());
            assertTrue(after(before, move).isContract());
        });
        claims.holdIn(500, 40, random -> UnlurNotation.INSTANCE.position(SMALLEST));
        claims.holdIn(500, 6, this::start).untilAllAreSaid(40, this::start);
    }

    private void slows(UnlurPosition before, int move, Message claim, int builder) {
        assertEquals(builder, other(before.colourToPut()));
        changesTheWay(before, move, claim, builder);
    }

    private void nears(UnlurPosition before, int move, Message claim, int builder) {
        assertEquals(builder, before.colourToPut());
        changesTheWay(before, move, claim, builder);
    }

    private void changesTheWay(UnlurPosition before, int move, Message claim, int builder) {
        lacks(after(before, move), builder, (Integer) claim.arguments().get(0));
        lacks(before, builder, Integer.parseInt((String) claim.arguments().get(1)));
    }

    private UnlurPosition start(Random32 chance) {
        return game.start(Options.defaults(game).with("size", "6"), chance);
    }

    private void stops(UnlurPosition before, int move, Message claim, List<UnlurPosition> deals) {
        assertTrue(wins(passed(before), move), "the other wouldn't win there");
        assertFalse(winsAtOnce(after(before, move)), "too late");
    }

    private void threat(UnlurPosition before, int move, Message claim, List<UnlurPosition> deals) {
        UnlurPosition after = after(before, move);
        assertFalse(winsAtOnce(after), "too late");
        assertTrue(wins(passed(after), UnlurMove.read((String) claim.arguments().get(0))));
    }

    private void twoThreats(UnlurPosition before, int move, Message claim, List<UnlurPosition> deals) {
        UnlurPosition after = after(before, move);
        assertFalse(winsAtOnce(after), "too late");
        int one = UnlurMove.read((String) claim.arguments().get(0));
        int two = UnlurMove.read((String) claim.arguments().get(1));
        for (int reply : moves(after)) {
            UnlurPosition next = after(after, reply);
            boolean wins = next.outcome().wins(before.mover()) || wins(next, one) || wins(next, two);
            assertTrue(wins, "both are blocked by " + UnlurMove.text(reply));
        }
    }

    /** Whichever of the empty cells between is taken away, the other joins both. */
    private void bridge(UnlurPosition before, int move, Message claim, List<UnlurPosition> deals) {
        UnlurPosition after = after(before, move);
        int cell = cell(before, move);
        int beyond = cell(before, UnlurMove.read((String) claim.arguments().get(0)));
        List<Integer> between = new ArrayList<>();
        for (int each : neighbours(before, cell)) if (neighbours(before, each).contains(beyond)) between.add(each);
        assertEquals(2, between.size());
        for (int taken = 0; taken < 2; taken++) {
            UnlurPosition next = after(after, move(before, between.get(taken)));
            if (next.outcome().over()) continue;
            next.play(move(before, between.get(1 - taken)));
            assertEquals(next.group(cell), next.group(beyond));
        }
    }

    private void bridgeToSide(UnlurPosition before, int move, Message claim, List<UnlurPosition> deals) {
        UnlurPosition after = after(before, move);
        int cell = cell(before, move);
        List<Integer> between = new ArrayList<>();
        Message side = (Message) claim.arguments().get(0);
        for (int each : neighbours(before, cell)) {
            boolean leads = before.board().sides(each) != 0 && before.colour(each) == UnlurPosition.EMPTY;
            if (leads && UnlurSides.names(before.board().sides(each)).toString().contains(side.key())) between.add(each);
        }
        assertTrue(between.size() >= 2, between::toString);
        for (int taken : between) {
            UnlurPosition next = after(after, move(before, taken));
            if (next.outcome().over()) continue;
            int left = between.stream().filter(each -> each != taken).findFirst().orElseThrow();
            next.play(move(before, left));
            assertTrue(UnlurSides.names(next.groupSides(cell)).toString().contains(side.key()));
        }
    }

    /** However the colour's stones alone are placed, it takes at least that many. */
    private void lacks(UnlurPosition position, int colour, int stones) {
        UnlurBoard board = position.board();
        for (int filling = 0; filling < FILLINGS; filling++) {
            UnlurStones filled = position.stones().copy();
            List<Integer> empty = new ArrayList<>();
            for (int cell = 0; cell < board.cells(); cell++) if (position.colour(cell) == UnlurPosition.EMPTY) empty.add(cell);
            int put = 0;
            boolean isOwn = false;
            while (!empty.isEmpty() && !isOwn) {
                int cell = empty.remove(random.below(empty.size()));
                filled.put(cell, colour);
                put++;
                isOwn = UnlurFigure.of(colour, filled.sides(cell)) == UnlurFigure.OWN;
            }
            if (isOwn) assertTrue(put >= stones, put + " are enough");
        }
    }

    private static int groupsBeside(UnlurPosition position, int cell, int colour) {
        return groups(position, cell, colour).size();
    }

    private static Set<Integer> groups(UnlurPosition position, int cell, int colour) {
        Set<Integer> groups = new HashSet<>();
        for (int each : neighbours(position, cell)) if (position.colour(each) == colour) groups.add(position.group(each));
        return groups;
    }

    /** The groups beside the stone can't be joined by another one. */
    private void parts(UnlurPosition before, int move, Message claim, List<UnlurPosition> deals) {
        int opponent = other(before.colourToPut());
        Set<Integer> parted = groups(before, cell(before, move), opponent);
        assertTrue(parted.size() > 1);
        UnlurPosition after = after(before, move);
        for (int cell = 0; cell < after.board().cells(); cell++) {
            if (after.colour(cell) != UnlurPosition.EMPTY) continue;
            Set<Integer> joined = groups(before, cell, opponent);
            joined.retainAll(parted);
            assertTrue(joined.size() < 2, "a stone on " + after.board().name(cell) + " joins them");
        }
    }

    private static List<Integer> neighbours(UnlurPosition position, int cell) {
        List<Integer> neighbours = new ArrayList<>();
        for (int direction = 0; direction < UnlurBoard.DIRECTIONS; direction++) {
            int each = position.board().neighbour(cell, direction);
            if (each != position.board().cells()) neighbours.add(each);
        }
        return neighbours;
    }

    private static int other(int colour) {
        return colour == UnlurPosition.BLACK ? UnlurPosition.WHITE : UnlurPosition.BLACK;
    }

    private static int cell(UnlurPosition position, int move) {
        return UnlurMove.cell(position.board(), move);
    }

    private static int move(UnlurPosition position, int cell) {
        return UnlurMove.of(position.board(), cell);
    }

    /** The same with the other seat to move. */
    private static UnlurPosition passed(UnlurPosition position) {
        String[] parts = UnlurNotation.INSTANCE.positionText(position).split(" ");
        parts[2] = parts[2].equals("1") ? "2" : "1";
        return UnlurNotation.INSTANCE.position(String.join(" ", parts));
    }

    private static boolean wins(UnlurPosition position, int move) {
        if (!has(position, each -> each == move)) return false;
        return after(position, move).outcome().wins(position.mover());
    }

    private static boolean has(UnlurPosition position, IntPredicate holds) {
        for (int move : moves(position)) if (holds.test(move)) return true;
        return false;
    }

    private static boolean winsAtOnce(UnlurPosition position) {
        return has(position, move -> after(position, move).outcome().wins(position.mover()));
    }
}
