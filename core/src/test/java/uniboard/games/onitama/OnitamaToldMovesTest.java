package uniboard.games.onitama;

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

/** Moves of Onitama as they are told, checked against the pieces and cards before and after. */
class OnitamaToldMovesTest {
    private static final List<String> TEMPLES = List.of("c1", "c5");
    /** Blue can't move. */
    private static final String STUCK = "S1m1s/S4/M4/S4/S4 Tiger,Horse/Crab,Rabbit/Frog b";

    private final OnitamaGame game = new OnitamaGame();

    @Test
    void whatIsToldOfAMoveIsTrue() {
        Claims<OnitamaPosition> claims = new Claims<>(game, "onitama.say.",
            (before, move) -> game.words(before).describeMove(move, after(before, move), before.toMove()));
        for (String piece : List.of("student", "master")) {
            claims.check("onitama.say." + piece + ".move", (before, move, claim, deals) -> {
                moved(before, move, claim);
                assertEquals(-1, before.owner(square(claim, 2)));
                goesOn(before, move);
            });
            claims.check("onitama.say." + piece + ".capture", (before, move, claim, deals) -> {
                moved(before, move, claim);
                captured(before, move, claim);
                assertFalse(before.isMaster(square(claim, 2)), "it was the master");
                goesOn(before, move);
            });
            claims.check("onitama.say." + piece + ".win", (before, move, claim, deals) -> {
                moved(before, move, claim);
                captured(before, move, claim);
                assertTrue(before.isMaster(square(claim, 2)), "it was a student");
                won(before, move, "onitama.over.capture.");
            });
        }
        claims.check("onitama.say.master.temple", (before, move, claim, deals) -> {
            moved(before, move, claim);
            assertEquals(TEMPLES.get(1 - before.mover()), claim.arguments().get(2));
            won(before, move, "onitama.over.temple.");
        });
        claims.check("onitama.say.exchange", this::exchanged);
        claims.holdIn(1_000, 10, this::start).untilAllAreSaid(20, random -> OnitamaNotation.INSTANCE.position(STUCK));
    }

    private OnitamaPosition start(Random32 random) {
        return game.start(Options.defaults(game), random);
    }

    /** By a card that was held and lies beside the board now. */
    private static void moved(OnitamaPosition before, int move, Message claim) {
        OnitamaPosition after = after(before, move);
        int seat = before.mover();
        assertTrue(holds(before, seat, claim.arguments().get(0)));
        assertEquals(claim.arguments().get(0), after.sideCard().title());
        assertEquals(seat, before.owner(square(claim, 1)));
        assertEquals(claim.key().contains(".master."), before.isMaster(square(claim, 1)));
        assertEquals(-1, after.owner(square(claim, 1)), "it still stands where it stood");
        assertEquals(seat, after.owner(square(claim, 2)));
        assertEquals(pieces(before, seat), pieces(after, seat));
    }

    private static void captured(OnitamaPosition before, int move, Message claim) {
        int other = 1 - before.mover();
        assertEquals(other, before.owner(square(claim, 2)));
        assertEquals(pieces(before, other) - 1, pieces(after(before, move), other));
    }

    private static void goesOn(OnitamaPosition before, int move) {
        assertFalse(after(before, move).outcome().wins(before.mover()) && !after(before, move).isDrawn(), "it isn't told that this wins");
    }

    private void won(OnitamaPosition before, int move, String how) {
        OnitamaPosition after = after(before, move);
        assertTrue(after.outcome().over() && after.outcome().wins(before.mover()) && !after.outcome().wins(1 - before.mover()));
        assertTrue(game.words(after).ending().key().startsWith(how));
    }

    private void exchanged(OnitamaPosition before, int move, Message claim, List<OnitamaPosition> deals) {
        OnitamaPosition after = after(before, move);
        int seat = before.mover();
        for (int legal : moves(before)) assertTrue(OnitamaMove.isPass(legal), "a move is possible");
        assertTrue(holds(before, seat, claim.arguments().get(0)) && !holds(after, seat, claim.arguments().get(0)));
        assertTrue(!holds(before, seat, claim.arguments().get(1)) && holds(after, seat, claim.arguments().get(1)));
        for (int at = 0; at < OnitamaSquare.COUNT; at++) assertEquals(before.owner(at), after.owner(at));
    }

    private static boolean holds(OnitamaPosition position, int seat, Object title) {
        return position.hand(seat, 0).title().equals(title) || position.hand(seat, 1).title().equals(title);
    }

    private static int pieces(OnitamaPosition position, int seat) {
        int pieces = 0;
        for (int at = 0; at < OnitamaSquare.COUNT; at++) if (position.owner(at) == seat) pieces++;
        return pieces;
    }

    private static int square(Message claim, int argument) {
        return OnitamaSquare.named((String) claim.arguments().get(argument));
    }
}
