package uniboard.games.onitama;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static uniboard.known.Claims.after;
import static uniboard.known.Claims.moves;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import uniboard.game.Message;
import uniboard.game.Options;
import uniboard.game.Random32;
import uniboard.known.Claims;

/** What is said for Onitama's moves, checked against the rules: legal moves, and who has won. */
class OnitamaClaimsTest {
    private final OnitamaGame game = new OnitamaGame();

    @Test
    void whatIsSaidForAMoveIsTrue() {
        Claims<OnitamaPosition> claims = new Claims<>(game, "onitama.hint.");
        claims.check("onitama.hint.lost", this::lost);
        claims.check("onitama.hint.defends", this::defends);
        claims.check("onitama.hint.threatens", this::threatens);
        claims.check("onitama.hint.forces", (before, move, claim, deals) -> assertTrue(forces(after(before, move))));
        claims.check("onitama.hint.forcesCapture", (before, move, claim, deals) -> {
            for (int reply : moves(after(before, move))) assertTrue(wins(after(after(before, move), reply), true));
        });
        claims.check("onitama.hint.forcesTemple", (before, move, claim, deals) -> {
            for (int reply : moves(after(before, move))) assertTrue(wins(after(after(before, move), reply), false));
        });
        claims.check("onitama.hint.takesFree", (before, move, claim, deals) -> {
            assertTrue(captures(before, move));
            assertFalse(canTake(after(before, move), OnitamaMove.to(move)));
        });
        claims.check("onitama.hint.exchanges", (before, move, claim, deals) -> {
            assertTrue(captures(before, move));
            assertTrue(canTake(after(before, move), OnitamaMove.to(move)));
        });
        claims.check("onitama.hint.escapes", (before, move, claim, deals) -> {
            assertTrue(canTake(passed(before), OnitamaMove.from(move)));
            assertFalse(canTake(after(before, move), OnitamaMove.to(move)));
        });
        claims.check("onitama.hint.attacks", this::attacks);
        claims.check("onitama.hint.attacksNext", (before, move, claim, deals) -> {
            attacks(before, move, claim, deals);
            assertEquals(before.sideCard().title(), claim.arguments().get(2), "it is held already");
        });
        claims.check("onitama.hint.exposedElsewhere", (before, move, claim, deals) ->
            assertTrue(exposed(before, move, claim), "all are guarded"));
        claims.check("onitama.hint.guardedElsewhere", (before, move, claim, deals) ->
            assertFalse(exposed(before, move, claim), "not all are guarded"));
        claims.check("onitama.hint.exposed", (before, move, claim, deals) ->
            assertTrue(exposed(before, move, claim), "all are guarded"));
        claims.check("onitama.hint.guarded", (before, move, claim, deals) ->
            assertFalse(exposed(before, move, claim), "not all are guarded"));
        claims.check("onitama.hint.guards", this::guards);
        claims.check("onitama.hint.keeps", this::keeps);
        claims.check("onitama.hint.temple", (before, move, claim, deals) ->
            assertEquals(claim.arguments().get(0), stepsToTemple(after(before, move), before.mover())));
        claims.check("onitama.hint.safe", (before, move, claim, deals) -> {
            OnitamaPosition after = after(before, move);
            for (int reply : moves(after)) assertFalse(captures(after, reply));
        });
        claims.check("onitama.hint.reaches", (before, move, claim, deals) -> {
            assertEquals(claim.arguments().get(0), reached(passed(after(before, move))));
            assertEquals(claim.arguments().get(1), Integer.toString(reached(before)));
        });
        claims.with("onitama.label.square").check("onitama.label.square", (before, move, claim, deals) ->
            assertEquals(before.mover(), after(before, move).owner(square(claim, 0))));
        claims.holdIn(1_000, 40, this::start).untilAllAreSaid(40, this::start);
    }

    private OnitamaPosition start(Random32 random) {
        return game.start(Options.defaults(game), random);
    }

    private void lost(OnitamaPosition before, int move, Message claim, List<OnitamaPosition> deals) {
        int left = (Integer) claim.arguments().get(0);
        assertTrue(winsWithin(after(before, move), left));
        assertFalse(winsWithin(after(before, move), left - 1), "sooner than told");
        for (int other : moves(before)) assertTrue(winsWithin(after(before, other), left), "not every move loses so soon");
    }

    private void defends(OnitamaPosition before, int move, Message claim, List<OnitamaPosition> deals) {
        assertFalse(winsAtOnce(after(before, move)));
        assertTrue(anyMove(before, other -> winsAtOnce(after(before, other))), "nothing else would have lost at once");
    }

    private void threatens(OnitamaPosition before, int move, Message claim, List<OnitamaPosition> deals) {
        OnitamaPosition after = after(before, move);
        assertFalse(winsAtOnce(after), "too late");
        assertTrue(wins(passed(after), true));
    }

    /** Whether the seat to move can win by capturing the master, or by its own entering the temple. */
    private static boolean wins(OnitamaPosition position, boolean isByCapture) {
        int seat = position.toMove();
        return anyMove(position, move -> {
            OnitamaPosition after = after(position, move);
            boolean isCaptured = after.master(1 - seat) == 0;
            return after.outcome().over() && after.outcome().winners() == 1 << seat && isCaptured == isByCapture;
        });
    }

    private void attacks(OnitamaPosition before, int move, Message claim, List<OnitamaPosition> deals) {
        OnitamaPosition next = passed(after(before, move));
        Message card = (Message) claim.arguments().get(2);
        assertTrue(anyMove(next, threat -> captures(next, threat) && OnitamaMove.to(threat) == square(claim, 0)
            && OnitamaMove.from(threat) == square(claim, 1) && OnitamaCard.of(OnitamaMove.card(threat)).title().equals(card)));
    }

    private void guards(OnitamaPosition before, int move, Message claim, List<OnitamaPosition> deals) {
        OnitamaPosition after = after(before, move);
        assertTrue(canTake(after, square(claim, 0)));
        assertTrue(isGuarded(after, square(claim, 0)));
    }

    /** Whether one of the squares that the opponent can capture on without losing at once, which are those told, isn't guarded. */
    private static boolean exposed(OnitamaPosition before, int move, Message claim) {
        OnitamaPosition after = after(before, move);
        Set<Integer> told = new HashSet<>();
        for (Message square : Claims.each(Claims.part(claim, 0))) told.add(square(square, 0));
        Set<Integer> capturable = new HashSet<>();
        for (int reply : moves(after)) if (captures(after, reply) && !winsAtOnce(after(after,
            reply))) capturable.add(OnitamaMove.to(reply));
        // What is said of the move tells of one square itself: that of its capture, or the one that it guards.
        if (claim.key().endsWith("Elsewhere")) {
            int toldBefore = captures(before, move) ? OnitamaMove.to(move)
                : capturable.stream().filter(square -> !told.contains(square) && isGuarded(after, square)).findFirst().orElse(-1);
            capturable.remove(toldBefore);
        }
        assertEquals(capturable, told);
        return told.stream().anyMatch(square -> anyMove(after, reply -> captures(after, reply) && OnitamaMove.to(reply) == square
            && !winsAtOnce(after(after, reply)) && !canTake(after(after, reply), square)));
    }

    /** Whether whatever takes there is taken. */
    private static boolean isGuarded(OnitamaPosition after, int square) {
        return !anyMove(after, reply -> captures(after, reply) && OnitamaMove.to(reply) == square && !canTake(after(after, reply), square));
    }

    /** With the card in place of one of its own, the opponent could capture. */
    private void keeps(OnitamaPosition before, int move, Message claim, List<OnitamaPosition> deals) {
        OnitamaPosition after = after(before, move);
        assertTrue(anyMove(withKept(after, ((Message) claim.arguments().get(0))), reply -> captures(after, reply)));
    }

    private static OnitamaPosition withKept(OnitamaPosition after, Message title) {
        int opponent = after.mover();
        OnitamaCard card = null;
        for (int slot = 0; slot < 2; slot++) {
            OnitamaCard held = after.hand(1 - opponent, slot);
            if (held.title().equals(title)) card = held;
        }
        assertTrue(card != null, "the card isn't held");
        String given = after.hand(opponent, 0).text();
        String text = OnitamaNotation.INSTANCE.positionText(after);
        return OnitamaNotation.INSTANCE.position(text.replace(given, "?").replace(card.text(), given).replace("?", card.text()));
    }

    /** The same with the other seat to move. */
    private static OnitamaPosition passed(OnitamaPosition position) {
        String text = OnitamaNotation.INSTANCE.positionText(position);
        String other = text.endsWith("b") ? "r" : "b";
        return OnitamaNotation.INSTANCE.position(text.substring(0, text.length() - 1) + other);
    }

    private static boolean anyMove(OnitamaPosition position, Predicate<Integer> holds) {
        for (int move : moves(position)) if (holds.test(move)) return true;
        return false;
    }

    private static boolean captures(OnitamaPosition position, int move) {
        return !OnitamaMove.isPass(move) && position.owner(OnitamaMove.to(move)) == 1 - position.mover();
    }

    private static boolean canTake(OnitamaPosition position, int square) {
        return anyMove(position, move -> captures(position, move) && OnitamaMove.to(move) == square);
    }

    private static boolean winsAtOnce(OnitamaPosition position) {
        int mover = position.toMove();
        return anyMove(position, move -> after(position, move).outcome().wins(mover) && after(position, move).isWon());
    }

    private static boolean forces(OnitamaPosition after) {
        return !anyMove(after, reply -> {
            OnitamaPosition next = after(after, reply);
            return next.outcome().over() || !winsAtOnce(next);
        });
    }

    /** Whether the seat to move can win with that many moves, whatever the other does. */
    private static boolean winsWithin(OnitamaPosition position, int most) {
        if (most == 0 || position.outcome().over()) return false;
        if (winsAtOnce(position)) return true;
        return most > 1 && anyMove(position, move -> {
            OnitamaPosition after = after(position, move);
            return !after.outcome().over() && !anyMove(after, reply -> !winsWithin(after(after, reply), most - 1));
        });
    }

    private static int square(Message claim, int argument) {
        return OnitamaSquare.named((String) claim.arguments().get(argument));
    }

    private static int stepsToTemple(OnitamaPosition position, int seat) {
        int master = Integer.numberOfTrailingZeros(position.master(seat));
        int temple = OnitamaSquare.arch(1 - seat);
        int files = Math.abs(OnitamaSquare.file(master) - OnitamaSquare.file(temple));
        return Math.max(files, Math.abs(OnitamaSquare.rank(master) - OnitamaSquare.rank(temple)));
    }

    private static int reached(OnitamaPosition position) {
        Set<Integer> reached = new HashSet<>();
        for (int move : moves(position)) reached.add(OnitamaMove.to(move));
        reached.remove(OnitamaMove.PASS);
        return reached.size();
    }
}
