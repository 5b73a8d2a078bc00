package uniboard.games.onitama;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import org.junit.jupiter.api.Test;
import uniboard.game.MoveList;
import uniboard.game.Random32;

/** Positions that are set up by hand. */
class OnitamaSetupTest {
    private static final int DEALS = 50;

    private final OnitamaSetup setup = new OnitamaSetup();

    private OnitamaPosition completed(String text, int seed) {
        return (OnitamaPosition) setup.complete(setup.read(text), new Random32(seed));
    }

    @Test
    void aMissingMasterComesToItsTemple() {
        assertEquals(1 << OnitamaSquare.named("c1"), completed("2m2/5/5/5/5 Ox,Boar/Horse,Elephant/Crab r", 1).master(OnitamaSide.BLUE));
    }

    /** The Horse leads from c2 to the temple, the Elephant to other squares. */
    @Test
    void aMissingMasterIsPutWhereItCannotBeTakenAtOnce() {
        for (int seed = 1; seed <= DEALS; seed++) {
            OnitamaPosition completed = completed("2m2/5/1s1s1/2s2/5 Ox,Boar/Horse,Elephant/Crab r", seed);
            assertEquals(1, Integer.bitCount(completed.master(OnitamaSide.BLUE)));
            assertNoMasterFalls(completed);
            assertNoMasterFalls((OnitamaPosition) setup.passTurn(completed));
        }
    }

    private static void assertNoMasterFalls(OnitamaPosition at) {
        MoveList moves = new MoveList();
        at.moves(moves);
        for (int i = 0; i < moves.size(); i++) {
            boolean isTaken = at.isCapture(moves.get(i)) && at.isMaster(OnitamaMove.to(moves.get(i)));
            assertFalse(isTaken, () -> new OnitamaGame().notation().positionText(at));
        }
    }
}
