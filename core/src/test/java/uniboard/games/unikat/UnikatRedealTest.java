package uniboard.games.unikat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import uniboard.game.MoveList;
import uniboard.game.Position;
import uniboard.game.Random32;

class UnikatRedealTest {
    @Test
    void aViewerKnowsAsMuchAsBefore() {
        for (int seed = 0; seed < 60; seed++) {
            UnikatPosition position = middleGame(2 + seed % 3, seed);
            for (int viewer = Position.NOBODY; viewer < position.seats(); viewer++) {
                UnikatPosition view = redealt(position, viewer, 5);
                assertEquals(UnikatNotation.INSTANCE.viewText(position, viewer), UnikatNotation.INSTANCE.viewText(view, viewer));
                assertEquals(text(view), text(redealt(redealt(position, viewer, 8), viewer, 5)));
                assertEquals(text(view), text(UnikatNotation.INSTANCE.position(text(view))), "all cards are there");
            }
        }
    }

    @Test
    void theOwnRackAndCardsKnownToAllStayInTheirPlaces() {
        int known = 0;
        for (int seed = 0; seed < 60; seed++) {
            UnikatPosition position = middleGame(3, seed);
            UnikatPosition view = redealt(position, 1, 5);
            for (int i = 0; i < position.rackSize(1); i++) assertEquals(position.rackCard(1, i), view.rackCard(1, i));
            for (int seat = 0; seat < 3; seat++) {
                for (int i = 0; i < position.rackSize(seat); i++) {
                    if (!position.isKnownToAll(position.rackCard(seat, i))) continue;
                    known++;
                    assertEquals(position.rackCard(seat, i), view.rackCard(seat, i));
                    assertTrue(view.isKnownToAll(position.rackCard(seat, i)));
                }
            }
        }
        assertTrue(known > 100);
    }

    @Test
    void whatIsHiddenIsDealtByChance() {
        UnikatPosition position = middleGame(2, 3);
        assertNotEquals(text(redealt(position, 0, 1)), text(redealt(position, 0, 2)));
        assertNotEquals(HandMade.field(redealt(position, 0, 1), "rng"), HandMade.field(redealt(position, 0, 2), "rng"));
    }

    @Test
    void theRoundsToComeAreDealtAnew() {
        UnikatPosition position = HandMade.position("rounds=2 racks=SWL2/QRG3");
        UnikatPosition view = redealt(position, 0, 1);
        HandMade.play(position, "SWL2@1,0");
        HandMade.play(view, "SWL2@1,0");
        assertNotEquals(HandMade.field(position, "racks"), HandMade.field(view, "racks"));
    }

    @Test
    void aViewHasNoPastButCountsItsPlies() {
        UnikatPosition position = middleGame(2, 3);
        UnikatPosition view = redealt(position, 0, 1);
        assertEquals(position.ply(), view.ply());
        assertThrows(IllegalStateException.class, view::undo);
        String before = text(view);
        MoveList moves = new MoveList();
        view.moves(moves);
        view.play(moves.get(0));
        view.undo();
        assertEquals(before, text(view));
    }

    private static UnikatPosition middleGame(int seats, int seed) {
        Random32 random = new Random32(seed);
        UnikatPosition position = new UnikatPosition(seats, 2, random);
        MoveList moves = new MoveList();
        for (int ply = 0; ply < 20 + seed; ply++) {
            position.moves(moves);
            if (moves.isEmpty()) break;
            position.play(new UnikatGame().randomMove(moves, random));
        }
        return position;
    }

    private static UnikatPosition redealt(UnikatPosition position, int viewer, int seed) {
        UnikatPosition view = position.copy();
        view.redeal(viewer, new Random32(seed));
        return view;
    }

    private static String text(UnikatPosition position) {
        return UnikatNotation.INSTANCE.positionText(position);
    }
}
