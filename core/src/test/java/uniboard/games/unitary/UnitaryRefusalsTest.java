package uniboard.games.unitary;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static uniboard.known.Claims.after;
import static uniboard.known.Claims.moves;

import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import uniboard.game.Message;
import uniboard.game.Options;
import uniboard.game.Random32;
import uniboard.known.Claims;

/** What speaks against attempts in Unitary, checked against the rules: legal moves, hands, and what plays would make of the units. */
class UnitaryRefusalsTest {
    private static final String SAID = "unitary.why.";
    private static final int ATTEMPTS = 12;
    private static final Set<UnitaryMove.Kind> TURNED = Set.of(UnitaryMove.Kind.UP, UnitaryMove.Kind.DOWN);

    private final UnitaryGame game = new UnitaryGame();

    @Test
    void whatSpeaksAgainstAnAttemptIsTrue() {
        Claims<UnitaryPosition> claims = Claims.againstAttempts(game, this::attempts, UnitaryRefusalsTest::begins);
        claims.check(SAID + "discardFirst", (before, attempt, claim, deals) -> {
            UnitaryPosition next = before;
            int discarded = 0;
            for (; isDiscarding(next) && next.mover() == before.mover(); discarded++) next = after(next, moves(next)[0]);
            assertEquals(claim.arguments().get(0), discarded);
        });
        claims.check(SAID + "notHeld", (before, attempt, claim, deals) -> {
            for (int i = 0; i < before.handSize(before.mover()); i++) assertFalse(isNamed(before.handCard(before.mover(), i), claim));
        });
        claims.check(SAID + "discardLater", (before, attempt, claim, deals) -> {
            assertFalse(isDiscarding(before));
            int kept = Integer.parseInt((String) claim.arguments().get(0));
            UnitaryPosition ended = after(before, UnitaryMove.END);
            assertEquals(before.handSize(before.mover()) > kept, isDiscarding(ended));
        });
        claims.check(SAID + "cardFirst", (before, attempt, claim, deals) -> {
            assertEquals(UnitaryMove.OPEN, UnitaryMove.card(attempt));
            assertFalse(isDiscarding(before));
        });
        claims.check(SAID + "upOrDown", (before, attempt, claim, deals) -> {
            assertTrue(isNamed(UnitaryMove.card(attempt), claim));
            assertTrue(UnitaryCard.isQuantity(UnitaryMove.card(attempt)));
        });
        claims.check(SAID + "notTurned", (before, attempt, claim, deals) -> {
            assertTrue(isNamed(UnitaryMove.card(attempt), claim));
            assertFalse(UnitaryCard.isQuantity(UnitaryMove.card(attempt)));
        });
        claims.check(SAID + "odd", (before, attempt, claim, deals) -> {
            assertEquals(UnitaryCard.SQUARE_ROOT, UnitaryMove.card(attempt));
            assertTrue(IntStream.range(0, UnitaryUnits.COUNT).anyMatch(unit -> UnitaryUnits.exponent(before.units(), unit) % 2 != 0));
        });
        claims.check(SAID + "tooMany", this::tooMany);
        claims.holdIn(1_000, ATTEMPTS, random -> start("3", random)).untilAllAreSaid(ATTEMPTS, random -> start("2", random));
    }

    private UnitaryPosition start(String seats, Random32 random) {
        return game.start(Options.defaults(game).with("seats", seats), random);
    }

    /** In every way in which the card was to be played. */
    private void tooMany(UnitaryPosition before, int attempt, Message claim, List<UnitaryPosition> deals) {
        int card = UnitaryMove.card(attempt);
        int most = Integer.parseInt((String) claim.arguments().get(1));
        assertTrue(isNamed(card, claim));
        Set<UnitaryMove.Kind> ways = TURNED.contains(UnitaryMove.kind(attempt)) || !UnitaryCard.isQuantity(card)
            ? Set.of(UnitaryMove.kind(attempt)) : TURNED;
        for (UnitaryMove.Kind way : ways) {
            int units = UnitaryMove.unitsAfter(before.units(), UnitaryMove.of(way, card));
            assertTrue(IntStream.range(0, UnitaryUnits.COUNT).anyMatch(unit -> Math.abs(UnitaryUnits.exponent(units, unit)) > most));
        }
    }

    private int[] attempts(UnitaryPosition position, Random32 random) {
        int[] attempts = new int[ATTEMPTS];
        for (int i = 0; i < ATTEMPTS; i++) {
            UnitaryMove.Kind kind = UnitaryMove.Kind.values()[random.below(UnitaryMove.Kind.values().length)];
            attempts[i] = kind == UnitaryMove.Kind.END ? UnitaryMove.END : UnitaryMove.of(kind, card(position, random));
        }
        return attempts;
    }

    private static int card(UnitaryPosition position, Random32 random) {
        int held = position.handSize(position.mover());
        return switch (random.below(6)) {
            case 0 -> UnitaryMove.OPEN;
            case 1 -> random.below(UnitaryCard.KINDS);
            default -> held > 0 ? position.handCard(position.mover(), random.below(held)) : random.below(UnitaryCard.KINDS);
        };
    }

    /** Nothing can be said of a way to play before a card is chosen. */
    private static boolean begins(int move, int attempt) {
        UnitaryMove.Kind kind = UnitaryMove.kind(attempt);
        boolean isDiscard = UnitaryMove.kind(move) == UnitaryMove.Kind.DISCARD;
        if (UnitaryMove.card(attempt) == UnitaryMove.OPEN && kind != UnitaryMove.Kind.END)
            return isDiscard && (kind == UnitaryMove.Kind.DISCARD || kind == UnitaryMove.Kind.HOLD);
        return move == attempt || kind == UnitaryMove.Kind.HOLD && UnitaryMove.card(move) == UnitaryMove.card(attempt);
    }

    private static boolean isDiscarding(UnitaryPosition position) {
        return IntStream.of(moves(position)).anyMatch(move -> UnitaryMove.kind(move) == UnitaryMove.Kind.DISCARD);
    }

    private static boolean isNamed(int card, Message claim) {
        return UnitaryWords.card(card).equals(claim.arguments().get(0));
    }
}
