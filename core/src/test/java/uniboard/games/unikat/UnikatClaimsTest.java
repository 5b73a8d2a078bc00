package uniboard.games.unikat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static uniboard.known.Claims.after;
import static uniboard.known.Claims.moves;

import java.util.List;
import org.junit.jupiter.api.Test;
import uniboard.game.Message;
import uniboard.game.Options;
import uniboard.game.Random32;
import uniboard.known.Claims;

/** What is said for Unikat's moves, checked against the rules: legal moves, and cards that fit. */
class UnikatClaimsTest {
    /** Farther from the middle no card comes to lie in a random game. */
    private static final int FAR = 20;

    private final UnikatGame game = new UnikatGame();

    @Test
    void whatIsSaidForAMoveIsTrue() {
        Claims<UnikatPosition> claims = new Claims<>(game, "unikat.hint.");
        claims.check("unikat.hint.out", (before, move, claim, deals) -> {
            int seat = before.mover();
            assertTrue(canLay(after(before, move), before.rackSize(seat) - 1), "cards are left");
        });
        claims.check("unikat.hint.chain", (before, move, claim, deals) ->
            assertTrue(canLay(after(before, move), (Integer) claim.arguments().get(0)), "the chain ends sooner"));
        claims.check("unikat.hint.partners", (before, move, claim, deals) ->
            assertEquals(claim.arguments().get(0), partners(before, given(move), UnikatMove.taken(move))));
        claims.check("unikat.hint.bag", (before, move, claim, deals) -> {
            for (int i = 0; i < before.displaySize(); i++) assertEquals(0, partners(before, given(move), before.displayCard(i)));
        });
        claims.check("unikat.hint.fits", (before, move, claim, deals) -> {
            assertTrue(fitsSomewhere(before, UnikatMove.taken(move)));
            assertFalse(holdsWhatFits(before));
        });
        claims.check("unikat.hint.single", (before, move, claim, deals) -> {
            for (int lay : moves(before)) {
                if (UnikatMove.kind(lay) == UnikatMove.Kind.LAY) assertFalse(canLay(after(before, lay), 1), "a longer chain");
            }
        });
        claims.check("unikat.hint.stuck", (before, move, claim, deals) -> assertFalse(holdsWhatFits(before)));
        claims.check("unikat.hint.lonely", (before, move, claim, deals) ->
            assertEquals(0, partners(before, given(move), given(move))));
        claims.check("unikat.hint.place", (before, move, claim, deals) -> assertTrue(fitsSomewhere(before, UnikatMove.taken(move))));
        claims.check("unikat.hint.secret", (before, move, claim, deals) -> assertEquals(UnikatMove.BAG, UnikatMove.taken(move)));
        claims.check("unikat.hint.search", this::search);
        claims.check("unikat.hint.chainDone", (before, move, claim, deals) -> {
            assertTrue(before.hasLast());
            assertEquals(1, moves(before).length);
        });
        claims.check("unikat.hint.thenExtra", this::thenExtra);
        claims.holdIn(1_000, 4, random -> start("3", random)).untilAllAreSaid(8, random -> start("2", random));
    }

    private UnikatPosition start(String seats, Random32 random) {
        return game.start(Options.defaults(game).with("seats", seats), random);
    }

    /** Nothing to be seen fits, and some card that isn't seen does. */
    private void search(UnikatPosition before, int move, Message claim, List<UnikatPosition> deals) {
        for (int i = 0; i < before.displaySize(); i++) assertFalse(fitsSomewhere(before, before.displayCard(i)));
        assertFalse(holdsWhatFits(before));
        boolean mayHelp = deals.stream().anyMatch(deal -> {
            for (int i = 0; i < deal.bagSize(); i++) if (fitsSomewhere(deal, deal.bagCard(i))) return true;
            return false;
        });
        assertTrue(mayHelp, "the bag can't help");
    }

    /** Once the chain has ended, the same player may begin another anywhere. */
    private void thenExtra(UnikatPosition before, int move, Message claim, List<UnikatPosition> deals) {
        UnikatPosition after = after(before, move);
        if (after.phase().isChain()) {
            assertEquals(1, moves(after).length, "the chain can go on");
            after.play(moves(after)[0]);
        }
        assertEquals(UnikatPhase.EXTRA, after.phase());
        assertEquals(before.mover(), after.toMove());
        assertFalse(after.hasLast());
    }

    private static int given(int move) {
        return UnikatMove.kind(move) == UnikatMove.Kind.SWAP ? UnikatMove.card(move) : UnikatCard.NONE;
    }

    private static int partners(UnikatPosition position, int given, int taken) {
        int partners = 0;
        for (int i = 0; i < position.rackSize(position.mover()); i++) {
            int held = position.rackCard(position.mover(), i);
            if (held != given && Integer.bitCount(UnikatCard.differences(held, taken)) == 1) partners++;
        }
        return partners;
    }

    private static boolean holdsWhatFits(UnikatPosition position) {
        int seat = position.mover();
        for (int i = 0; i < position.rackSize(seat); i++) if (fitsSomewhere(position, position.rackCard(seat, i))) return true;
        return false;
    }

    private static boolean fitsSomewhere(UnikatPosition position, int card) {
        for (int x = -FAR; x <= FAR; x++) for (int y = -FAR; y <= FAR; y++) if (position.fits(card, x, y)) return true;
        return false;
    }

    /** Whether that many cards can be laid one after the other. */
    private static boolean canLay(UnikatPosition position, int cards) {
        if (cards == 0) return true;
        for (int move : moves(position)) {
            if (UnikatMove.kind(move) != UnikatMove.Kind.LAY) continue;
            if (cards == 1 || canLay(after(position, move), cards - 1)) return true;
        }
        return false;
    }
}
