package uniboard.games.onitama;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static uniboard.known.Claims.after;
import static uniboard.known.Claims.moves;

import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import uniboard.game.Message;
import uniboard.game.Options;
import uniboard.game.Random32;
import uniboard.known.Claims;

/** What speaks against attempts in Onitama, checked against the rules: legal moves, where pieces stand, and who has which card. */
class OnitamaRefusalsTest {
    private static final String SAID = "onitama.why.";
    private static final int ATTEMPTS = 16;
    /** A card without a move, or none with one: seldom so in random games. */
    private static final String[] STUCK = {"S1m1s/S4/M4/S4/S4 Tiger,Horse/Crab,Rabbit/Frog b",
        "S3m/S4/M4/S4/S4 Horse,Crane/Frog,Rabbit/Fox b"};

    private final OnitamaGame game = new OnitamaGame();

    @Test
    void whatSpeaksAgainstAnAttemptIsTrue() {
        Claims<OnitamaPosition> claims = Claims.againstAttempts(game, this::attempts, OnitamaRefusalsTest::begins);
        claims.check(SAID + "opponentsCard", (before, attempt, claim, deals) -> assertTrue(holds(before, 1 - before.mover(), card(claim))));
        claims.check(SAID + "sideCard", (before, attempt, claim, deals) -> {
            assertEquals(before.sideCard().title(), card(claim));
            for (int move : moves(before)) assertTrue(holds(after(before, move), before.mover(), card(claim)));
        });
        claims.check(SAID + "cardOut", (before, attempt, claim, deals) -> {
            for (int seat = 0; seat < 2; seat++) assertFalse(holds(before, seat, card(claim)));
            assertNotEquals(before.sideCard().title(), card(claim));
        });
        claims.check(SAID + "mustMove", (before, attempt, claim, deals) -> assertFalse(has(before, OnitamaMove::isPass)));
        claims.check(SAID + "mustExchange", (before, attempt, claim, deals) -> {
            assertFalse(has(before, move -> !OnitamaMove.isPass(move)));
            assertEquals(2, moves(before).length, "there is nothing to choose");
        });
        claims.check(SAID + "offBoard", (before, attempt, claim, deals) ->
            assertTrue(isOffBoard(OnitamaMove.from(attempt)) || isOffBoard(OnitamaMove.to(attempt))));
        claims.check(SAID + "noPiece", (before, attempt, claim, deals) -> stands(before, OnitamaPosition.NOBODY, claim));
        claims.check(SAID + "enemyPiece", (before, attempt, claim, deals) -> stands(before, 1 - before.mover(), claim));
        claims.check(SAID + "ownPiece", (before, attempt, claim, deals) -> {
            stands(before, before.mover(), claim);
            assertFalse(has(before, move -> OnitamaMove.to(move) == square(claim, 0)));
        });
        claims.check(SAID + "sameSquare", (before, attempt, claim, deals) -> {
            assertEquals(OnitamaMove.from(attempt), OnitamaMove.to(attempt));
            assertFalse(has(before, move -> OnitamaMove.from(move) == OnitamaMove.to(move)));
        });
        claims.check(SAID + "cardMovesNothing", (before, attempt, claim, deals) -> assertFalse(has(before, move -> uses(move, claim))));
        claims.check(SAID + "pieceStuck", (before, attempt, claim, deals) -> assertFalse(has(before, move -> leaves(move, claim, 0))));
        claims.check(SAID + "cardMovesNotPiece", (before, attempt, claim, deals) ->
            assertFalse(has(before, move -> uses(move, claim) && leaves(move, claim, 1))));
        claims.check(SAID + "noCardReaches", (before, attempt, claim, deals) ->
            assertFalse(has(before, move -> leaves(move, claim, 0) && OnitamaMove.to(move) == square(claim, 1))));
        claims.check(SAID + "cardDoesNotReach", (before, attempt, claim, deals) -> {
            assertFalse(has(before, move -> uses(move, claim) && leaves(move, claim, 1) && OnitamaMove.to(move) == square(claim, 2)));
            assertTrue(holds(before, before.mover(), card(claim)));
        });
        claims.holdIn(1_000, ATTEMPTS, random -> game.start(Options.defaults(game), random));
        claims.untilAllAreSaid(ATTEMPTS, random -> OnitamaNotation.INSTANCE.position(STUCK[random.below(STUCK.length)]));
    }

    private int[] attempts(OnitamaPosition position, Random32 random) {
        int[] legal = moves(position);
        int[] attempts = new int[ATTEMPTS];
        for (int i = 0; i < ATTEMPTS; i++) {
            int move = legal.length == 0 ? OnitamaMove.pass(position.cardAt(0)) : legal[random.below(legal.length)];
            attempts[i] = changed(move, random);
        }
        return attempts;
    }

    /** Some of a move's parts, or others in their place. */
    private static int changed(int move, Random32 random) {
        int attempt = OnitamaMove.NOTHING_CHOSEN;
        int[] cards = {OnitamaMove.card(move), OnitamaMove.card(move), random.below(OnitamaCard.values().length)};
        if (random.below(3) > 0) attempt = OnitamaMove.withCard(attempt, cards[random.below(cards.length)]);
        attempt = OnitamaMove.withFrom(attempt, changedSquare(OnitamaMove.from(move), random));
        // Which piece is chosen first.
        if (OnitamaMove.from(attempt) == OnitamaMove.OPEN) return attempt;
        return OnitamaMove.withTo(attempt, changedSquare(OnitamaMove.to(move), random));
    }

    private static int changedSquare(int square, Random32 random) {
        return switch (random.below(8)) {
            case 0, 1, 2 -> square;
            case 3, 4 -> OnitamaMove.OPEN;
            case 5 -> random.below(OnitamaMove.OPEN);
            default -> random.below(OnitamaSquare.COUNT);
        };
    }

    private static boolean begins(int move, int attempt) {
        return (!OnitamaMove.hasCard(attempt) || OnitamaMove.card(attempt) == OnitamaMove.card(move))
            && isOpenOr(OnitamaMove.from(attempt), OnitamaMove.from(move)) && isOpenOr(OnitamaMove.to(attempt), OnitamaMove.to(move));
    }

    private static boolean isOpenOr(int chosen, int square) {
        return chosen == OnitamaMove.OPEN || chosen == square;
    }

    private static boolean isOffBoard(int square) {
        return square >= OnitamaSquare.COUNT && square < OnitamaMove.PASS;
    }

    private static void stands(OnitamaPosition position, int owner, Message claim) {
        assertEquals(owner, position.owner(square(claim, 0)));
    }

    private static boolean has(OnitamaPosition position, IntPredicate holds) {
        return IntStream.of(moves(position)).anyMatch(holds);
    }

    private static boolean uses(int move, Message claim) {
        return OnitamaCard.of(OnitamaMove.card(move)).title().equals(card(claim));
    }

    private static boolean leaves(int move, Message claim, int argument) {
        return OnitamaMove.from(move) == square(claim, argument);
    }

    private static boolean holds(OnitamaPosition position, int seat, Message title) {
        return List.of(position.hand(seat, 0).title(), position.hand(seat, 1).title()).contains(title);
    }

    private static Message card(Message claim) {
        return (Message) claim.arguments().get(0);
    }

    private static int square(Message claim, int argument) {
        return OnitamaSquare.named((String) claim.arguments().get(argument));
    }
}
