package uniboard.games.unitary;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import uniboard.game.Random32;
import uniboard.known.Proves;

/** Sentences of the book, one by one, that no other test has in view. */
class UnitaryStatedRulesTest {
    @Proves({"order", "play-any"})
    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void turnsGoAroundTheTableAlsoWhereNobodyPlaysACard(int seats) {
        UnitaryPosition position = new UnitaryPosition(seats, new Random32(7));
        int seat = position.mover();
        for (int turn = 0; turn < 3 * seats; turn++) {
            assertEquals(seat, position.mover());
            HandMade.play(position, "end");
            if (HandMade.field(position, "phase").equals("discard")) HandMade.play(position, HandMade.moves(position).split("; ")[0]);
            seat = (seat + 1) % seats;
        }
    }

    /** Partners sit opposite each other. */
    @Proves("teams")
    @ParameterizedTest
    @CsvSource({"0, Energy/?", "1, ?/Force", "2, Energy/?", "3, ?/Force"})
    void ofFourEverySecondOneIsAPartner(int seat, String hidden) {
        UnitaryPosition position = HandMade.position("seats=4; hidden=Energy/Force; hands=-/-/-/-");
        assertEquals(hidden, HandMade.field(UnitaryNotation.INSTANCE.viewText(position, seat), "hidden"));
    }
}
