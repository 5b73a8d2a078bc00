package uniboard.games.unitary;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import uniboard.game.Message;
import uniboard.game.Position;
import uniboard.game.Random32;

/** What is said of moves, of turns and of the end. */
class UnitaryToldTest {
    private static final UnitaryGame GAME = new UnitaryGame();

    private static Message told(UnitaryPosition before, String move, int viewer) {
        return GAME.words(before).describeMove(GAME.move(before, move), HandMade.play(before.copy(), move), viewer);
    }

    @Test
    void aDrawnCardIsToldToWhoDrewItAlone() {
        UnitaryPosition position = HandMade.position("hands=Mass/Time; deck=Viscosity");
        Message toOwner = told(position, "end", 1);
        assertEquals("unitary.told.thenDrawn", toOwner.key());
        assertTrue(toOwner.toString().contains("viscosity"), toOwner.toString());
        for (int viewer : new int[] {Position.NOBODY, 0}) assertFalse(told(position, "end", viewer).toString().contains("viscosity"));
    }

    @Test
    void theCardDrawnAfterADiscardIsToldToo() {
        UnitaryPosition position = HandMade.play("hands=Mass,Speed,Clear,Area/-; deck=Viscosity", "end");
        assertEquals("unitary.told.discard", told(position, "discard Clear", 0).key());
        assertTrue(told(position, "discard Clear", 1).toString().contains("viscosity"));
    }

    @Test
    void theLastTurnOfADrawnGameIsToldToThoseWhoLookOn() {
        assertEquals("unitary.told.nothing", told(HandMade.position("hands=Mass/Time; turns=299"), "end", Position.NOBODY).key());
    }

    @Test
    void movesOfATurnStandInOneRow() {
        UnitaryPosition position = HandMade.position("hands=Mass,Speed,Speed,Clear,Area/Time");
        assertFalse(GAME.words(position).continuesRow());
        for (String move : new String[] {"Mass up", "end"}) {
            HandMade.play(position, move);
            assertTrue(GAME.words(position).continuesRow(), move);
            position.determinize(0, new Random32(3));
            assertTrue(GAME.words(position).continuesRow(), move);
        }
        HandMade.play(position, "discard Clear");
        assertFalse(GAME.words(position).continuesRow(), "the other's turn");
        position.undo();
        assertTrue(GAME.words(position).continuesRow());
    }

    @Test
    void theEndOfATurnIsListedWhereNothingElseIs() {
        UnitaryPosition position = HandMade.position("hands=Mass/Time");
        assertEquals("unitary.listed.nothing", GAME.words(position).listed(UnitaryMove.END, 0, position).key());
        HandMade.play(position, "Mass up");
        assertNull(GAME.words(position).listed(UnitaryMove.END, 0, position));
    }

    @ParameterizedTest
    @CsvSource({"Energy/Force, 0, youMadeYours", "Energy/Force, 1, theyMadeTheirs.opponent", "Force/Energy, 0, youMadeTheirs.opponent",
        "Force/Energy, 1, theyMadeYours.opponent", "Force/Energy, -1, others", "Mass/Force/Energy, 0, youMadeTheirs",
        "Mass/Force/Energy, 1, theyMadeOthers", "Mass/Force/Energy, 2, theyMadeYours", "Energy/Mass/Force, 1, theyMadeTheirs"})
    void theEndSpeaksToWhoLooks(String hidden, int viewer, String key) {
        int seats = hidden.split("/").length;
        UnitaryPosition position = HandMade.play(
            "seats=" + seats + "; hidden=" + hidden + "; area=0,2,-2; hands=Mass" + "/-".repeat(seats - 1),
            "Mass up");
        assertEquals("unitary.over." + key, GAME.words(position).ending(viewer).key());
    }

    @Test
    void partnersShareAGoal() {
        UnitaryPosition position = HandMade.play("seats=4; hidden=Energy/Force; area=0,2,-2; hands=Mass/-/-/-", "Mass up");
        assertEquals("unitary.over.partnerMadeYours", GAME.words(position).ending(2).key());
        assertEquals("unitary.over.theyMadeTheirs", GAME.words(position).ending(3).key());
    }

    @Test
    void theAimNamesNobodysGoal() {
        UnitaryPosition position = HandMade.position("hidden=Energy/Force");
        assertEquals(GAME.words(position).objective(Position.NOBODY), GAME.words(position).objective(0));
    }
}
