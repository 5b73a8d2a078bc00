package uniboard.games.unitar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static uniboard.known.Claims.moves;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import uniboard.game.Options;
import uniboard.game.Random32;
import uniboard.known.Claims;

/** What speaks against attempts in Unitar, checked against the rules: legal commitments, and what of them is chosen. */
class UnitarRefusalsTest {
    private static final String SAID = "unitar.why.";
    private static final int ATTEMPTS = 12;
    /** Each of three parts is chosen or not. */
    private static final int CHOSEN_PARTS = 8;

    private final UnitarGame game = new UnitarGame();

    @Test
    void whatSpeaksAgainstAnAttemptIsTrue() {
        Claims<UnitarPosition> claims = Claims.againstAttempts(game, this::attempts, UnitarRefusalsTest::begins);
        claims.check(SAID + "chooseUni", (before, attempt, claim, deals) -> {
            isToPlace(before);
            assertFalse(UnitarMove.hasFirst(attempt));
        });
        claims.check(SAID + "chooseTar", (before, attempt, claim, deals) -> {
            isToPlace(before);
            assertEquals(UnitarMove.committed(UnitarMove.attempt(UnitarMove.uni(attempt), null)), attempt);
        });
        claims.check(SAID + "chooseColour", (before, attempt, claim, deals) -> {
            isToIntend(before);
            assertFalse(UnitarMove.hasFirst(attempt));
        });
        claims.check(SAID + "chooseSymbol", (before, attempt, claim, deals) -> {
            isToIntend(before);
            assertTrue(UnitarMove.hasFirst(attempt));
            assertFalse(UnitarMove.hasSecond(attempt));
        });
        claims.check(SAID + "chooseAction", (before, attempt, claim, deals) -> {
            isToIntend(before);
            int block = UnitarMove.block(attempt);
            int open = UnitarMove.attempt(UnitarBlock.colour(block), UnitarBlock.symbol(block), null);
            assertEquals(UnitarMove.committed(open), attempt);
        });
        claims.check(SAID + "placeFirst", (before, attempt, claim, deals) -> {
            isToPlace(before);
            assertEquals(0, stones(before));
        });
        claims.check(SAID + "placed", (before, attempt, claim, deals) -> {
            isToIntend(before);
            assertTrue(stones(before) > 0);
        });
        claims.check(SAID + "sameAnchor", (before, attempt, claim, deals) -> {
            isToPlace(before);
            assertEquals(UnitarMove.uni(attempt), UnitarMove.tar(attempt));
        });
        claims.holdIn(1_000, ATTEMPTS, this::start).untilAllAreSaid(ATTEMPTS, this::start);
    }

    private UnitarPosition start(Random32 random) {
        return game.start(Options.defaults(game).with("colours", random.below(2) == 0 ? "open" : "hidden"), random);
    }

    private int[] attempts(UnitarPosition position, Random32 random) {
        int[] attempts = new int[ATTEMPTS];
        attempts[0] = UnitarMove.COMMIT_ALONE;
        for (int i = 1; i < ATTEMPTS; i++) {
            int all = random.below(3) == 0 ? placement(random) : random.below(UnitarMove.INTENTIONS);
            int attempt = withChosen(all, random.below(CHOSEN_PARTS));
            attempts[i] = random.below(2) == 0 ? attempt : UnitarMove.committed(attempt);
        }
        return attempts;
    }

    /** Of both blocks on one place, too. */
    private static int placement(Random32 random) {
        int places = UnitarAnchor.ALL.size();
        return UnitarMove.placement(UnitarAnchor.ALL.get(random.below(places)), UnitarAnchor.ALL.get(random.below(places)));
    }

    /** @param chosen a bit for each part that is */
    private static int withChosen(int move, int chosen) {
        boolean hasFirst = (chosen & 1) != 0;
        boolean hasSecond = (chosen & 2) != 0;
        if (UnitarMove.isPlacement(move))
            return UnitarMove.attempt(hasFirst ? UnitarMove.uni(move) : null, hasSecond ? UnitarMove.tar(move) : null);
        int colour = hasFirst ? UnitarBlock.colour(UnitarMove.block(move)) : UnitarColour.NONE;
        int symbol = hasSecond ? UnitarBlock.symbol(UnitarMove.block(move)) : UnitarBlock.NONE;
        return UnitarMove.attempt(colour, symbol, (chosen & 4) != 0 ? UnitarMove.action(move) : null);
    }

    private static boolean begins(int move, int attempt) {
        return IntStream.range(0, CHOSEN_PARTS).anyMatch(chosen -> withChosen(move, chosen) == attempt);
    }

    private static void isToPlace(UnitarPosition position) {
        assertTrue(IntStream.of(moves(position)).allMatch(UnitarMove::isPlacement));
    }

    private static void isToIntend(UnitarPosition position) {
        assertTrue(IntStream.of(moves(position)).noneMatch(UnitarMove::isPlacement));
    }

    private static int stones(UnitarPosition position) {
        return IntStream.range(0, UnitarBlock.COUNT).map(position.board()::stones).sum();
    }
}
