package uniboard.games.unikat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import uniboard.game.MoveList;
import uniboard.game.Position;
import uniboard.game.Random32;

class UnikatDeterminizationTest {
    private static final String LAST_EXTRA = "rounds=1 round=1 starter=4 penalties=0,0,0,0 "
        + "table=QBL3@0,0;QBY3@0,-1;QRL3@-1,0;SBY3@0,-2;QBY1@1,-1;QRY3@-2,0;"
        + "QWY3@-3,0;CWY3@-4,0;CRY3@-5,0;CRL3@-5,-1;QRY1@2,-1;CWG3@-4,1;QBL1@1,0;CBL1@1,1;SBL1@2,1;SBY1@2,2;SWY1@2,3;"
        + "QWG3@-3,-1;QRG3@-2,-1;QRG2@-2,-2;SRG2@-2,-3;SBL3@3,1;SRY2@-1,-3;QRL1@-1,1;CBL3@-6,-1;CRG2@-3,-3;CBL2@-6,-2;"
        + "QBL2@-6,-3;CWG1@-4,2;SWG1@-5,2;SBL2@4,1;SBG2@4,2;QBY2@-5,-3;QWL1@-1,2;QWY2@-5,-4;QWY1@0,2;CBY3@-6,0;SWL3@3,0;"
        + "SRY1@-1,-4;SWY2@1,3;CWY2@1,4;QWG2@-4,-4;QBG2@-4,-5;CWL2@1,5;CBG3@-7,-1;QWL2@0,5;CBG1@-3,2;SRY3@0,-3;SRG3@1,-3;"
        + "SWG2@4,3;SBG3@1,-4;SBG1@2,-4;CWL1@-4,3;CBG2@5,2;CBY2@6,2;CRY1@-1,-5;CRL1@-2,-5;CBY1@-1,-6;CWY1@0,-6;CWL3@-4,4;"
        + "CRL2@2,5;QWL3@-3,4;QRL2@3,5;SRL2@4,5;SWL2@5,5;SWL1@6,5;SRL1@7,5;QBG3@1,-5;QBG1@2,-5;QWG1@2,-6;SBY2@7,2;"
        + "CWG2@-3,-4 racks=QRG1,CRY2,SWG3/SWY3/QRY2/SRG1,CRG1,CRG3,SRL3 display=- bag=- seat=3 phase=chain last=-3,-4 "
        + "extra=earned idle=0 rng=12ee6fb8-948da796-89b3c4e3-cf6fc9b5";

    @Test
    void aViewerKnowsAsMuchAsBefore() {
        for (int seed = 0; seed < 60; seed++) {
            UnikatPosition position = middleGame(2 + seed % 3, seed);
            for (int viewer = Position.NOBODY; viewer < position.seats(); viewer++) {
                UnikatPosition view = determinized(position, viewer, 5);
                assertEquals(UnikatNotation.INSTANCE.viewText(position, viewer), UnikatNotation.INSTANCE.viewText(view, viewer));
                assertEquals(text(view), text(determinized(determinized(position, viewer, 8), viewer, 5)));
                assertEquals(text(view), text(UnikatNotation.INSTANCE.position(text(view))), "all cards are there");
            }
        }
    }

    /** Nothing is left to draw, and the seat to move has earned an extra move: all see that it has a card that fits. */
    @Test
    void anOfferedExtraMoveExistsInEveryView() {
        UnikatPosition position = UnikatNotation.INSTANCE.position(LAST_EXTRA);
        HandMade.play(position, "end");
        assertEquals("extra", HandMade.field(position, "phase"));
        for (int viewer = Position.NOBODY; viewer < position.seats(); viewer++) {
            for (int seed = 0; seed < 100; seed++) {
                UnikatPosition view = determinized(position, viewer, seed);
                assertEquals(text(view), text(UnikatNotation.INSTANCE.position(text(view))));
                assertEquals(text(view), text(determinized(determinized(position, viewer, 1000), viewer, seed)),
                    "by what the viewer knows alone");
            }
        }
    }

    @Test
    void theOwnRackAndCardsKnownToAllStayInTheirPlaces() {
        int known = 0;
        for (int seed = 0; seed < 60; seed++) {
            UnikatPosition position = middleGame(3, seed);
            UnikatPosition view = determinized(position, 1, 5);
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
        assertNotEquals(text(determinized(position, 0, 1)), text(determinized(position, 0, 2)));
        assertNotEquals(HandMade.field(determinized(position, 0, 1), "rng"), HandMade.field(determinized(position, 0, 2), "rng"));
    }

    @Test
    void theRoundsToComeAreDealtAnew() {
        UnikatPosition position = HandMade.position("rounds=2 racks=SWL2/QRG3");
        UnikatPosition view = determinized(position, 0, 1);
        HandMade.play(position, "SWL2@1,0");
        HandMade.play(view, "SWL2@1,0");
        assertNotEquals(HandMade.field(position, "racks"), HandMade.field(view, "racks"));
    }

    @Test
    void aViewHasNoPastButCountsItsPlies() {
        UnikatPosition position = middleGame(2, 3);
        UnikatPosition view = determinized(position, 0, 1);
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

    private static UnikatPosition determinized(UnikatPosition position, int viewer, int seed) {
        UnikatPosition view = position.copy();
        view.determinize(viewer, new Random32(seed));
        return view;
    }

    private static String text(UnikatPosition position) {
        return UnikatNotation.INSTANCE.positionText(position);
    }
}
