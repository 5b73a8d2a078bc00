package uniboard.games.unitary;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import uniboard.game.Position;
import uniboard.game.Random32;
import uniboard.known.Proves;

class UnitaryDeterminizationTest {
    private static final int DEALS = 200;

    @Test
    void aViewerKnowsAsMuchAsBefore() {
        for (int seed = 0; seed < 60; seed++) {
            UnitaryPosition position = HandMade.randomGame(2 + seed % 3, seed, 3 * seed);
            for (int viewer = Position.NOBODY; viewer < position.seats(); viewer++) {
                UnitaryPosition view = determinized(position, viewer, 5);
                assertEquals(UnitaryNotation.INSTANCE.viewText(position, viewer), UnitaryNotation.INSTANCE.viewText(view, viewer));
                assertEquals(HandMade.text(view), HandMade.text(determinized(determinized(position, viewer, 8), viewer, 5)));
                assertEquals(HandMade.text(view), HandMade.text(UnitaryNotation.INSTANCE.position(HandMade.text(view))),
                    "all cards are there");
            }
        }
    }

    @Proves({"goal", "hidden-card", "reshuffle"})
    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"0 | Mass,Speed/? | Energy/?", "1 | ?,?/Clear | ?/Distance", "-1 | ?,?/? | ?/?"})
    void aViewerReadsTheirOwnHandAndHiddenCard(int viewer, String hands, String hidden) {
        UnitaryPosition position = HandMade.position("hands=Mass,Speed/Clear; discard=Force,Square Root");
        String view = UnitaryNotation.INSTANCE.viewText(position, viewer);
        assertEquals(hands, HandMade.field(view, "hands"));
        assertEquals(hidden, HandMade.field(view, "hidden"));
        assertEquals("Force,Square Root", HandMade.field(view, "discard"));
        assertEquals("?", HandMade.field(view, "rng"));
        assertEquals("?,".repeat(position.deckSize() - 1) + '?', HandMade.field(view, "deck"));
    }

    @Proves({"teams", "own-hand"})
    @Test
    void partnersReadTheirHiddenCardButNotEachOthersHand() {
        UnitaryPosition position = HandMade.position("seats=4; hidden=Energy/Force; hands=Mass/Clear/Time/Area");
        assertEquals("?/Force", HandMade.field(UnitaryNotation.INSTANCE.viewText(position, 3), "hidden"));
        assertEquals("?/Clear/?/?", HandMade.field(UnitaryNotation.INSTANCE.viewText(position, 1), "hands"));
        assertEquals("Energy/?", HandMade.field(UnitaryNotation.INSTANCE.viewText(position, 2), "hidden"));
    }

    @Test
    void hiddenCardsAreDealtAmongAllQuantitiesThatTheViewerCantSee() {
        UnitaryPosition position = HandMade.position("hands=Mass,Mass,Speed/-; discard=Force,Force");
        Set<String> dealt = new HashSet<>();
        for (int seed = 0; seed < DEALS; seed++) dealt.add(HandMade.field(determinized(position, 0, seed), "hidden"));
        assertEquals(16, dealt.size(), "all but Mass and Force, of which both cards are seen");
        assertTrue(dealt.contains("Energy/Energy"));
    }

    @Test
    void noHiddenCardIsAQuantityThatTheUnitsHavePassed() {
        UnitaryPosition position = HandMade.play("hands=Mass,Speed,Speed,Clear/-", "Mass up; Speed up; Clear");
        for (String name : new String[] {"Mass", "Momentum"}) assertTrue(position.isPassed(UnitaryCard.named(name)));
        for (int seed = 0; seed < DEALS; seed++) {
            UnitaryPosition view = determinized(position, 0, seed);
            assertFalse(view.isPassed(UnitaryCard.named("Speed")));
            assertFalse(position.isPassed(view.hidden(1)));
            assertEquals(HandMade.text(determinized(position, 0, 3)), HandMade.text(determinized(view, 0, 3)));
        }
        position.undo();
        position.undo();
        assertFalse(position.isPassed(UnitaryCard.named("Momentum")));
    }

    @Test
    void aPositionReadFromTextKnowsOfItsUnitsAlone() {
        UnitaryPosition position = HandMade.position("area=1,1,-1");
        assertTrue(position.isPassed(UnitaryCard.named("Momentum")));
        assertFalse(position.isPassed(UnitaryCard.named("Mass")));
        for (int seed = 0; seed < DEALS; seed++) {
            assertNotEquals("Momentum", HandMade.field(determinized(position, 1, seed), "hidden").split("/")[0]);
        }
    }

    @Test
    void allHiddenCardsAreSeenByAllWhenTheGameIsOver() {
        UnitaryPosition won = HandMade.play("seats=3; hidden=Mass/Force/Energy; area=0,2,-2; seat=2; hands=-/Mass/-", "Mass up");
        UnitaryPosition drawn = HandMade.play("seats=3; hidden=Mass/Force/Energy; hands=-/Mass/-; turns=299", "end");
        assertTrue(HandMade.position("seats=3; hidden=Mass/Force/Energy; hands=-/Mass/-; turns=299").reveals(UnitaryMove.END));
        for (int viewer = Position.NOBODY; viewer < 3; viewer++) {
            assertEquals("Mass/Force/Energy", HandMade.field(UnitaryNotation.INSTANCE.viewText(won, viewer), "hidden"));
            assertEquals("Mass/Force/Energy", HandMade.field(determinized(won, viewer, 5), "hidden"));
            assertEquals("Mass/Force/Energy", HandMade.field(determinized(drawn, viewer, 5), "hidden"));
        }
    }

    @Test
    void whatIsUnseenIsDealtByChance() {
        UnitaryPosition position = HandMade.randomGame(2, 3, 20);
        assertNotEquals(HandMade.text(determinized(position, 0, 1)), HandMade.text(determinized(position, 0, 2)));
        assertNotEquals(HandMade.field(determinized(position, 0, 1), "rng"), HandMade.field(determinized(position, 0, 2), "rng"));
    }

    @Test
    void aViewHasNoPastButCountsItsPlies() {
        UnitaryPosition position = HandMade.randomGame(2, 3, 20);
        UnitaryPosition view = determinized(position, 0, 1);
        assertEquals(20, view.ply());
        assertThrows(IllegalStateException.class, view::undo);
        String before = HandMade.text(view);
        HandMade.play(view, HandMade.moves(view).split("; ")[0]);
        view.undo();
        assertEquals(before, HandMade.text(view));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"end | true", "Speed up | true", "Mass up | true", "Clear | false", "Speed down | false"})
    void aDrawnCardAndAQuantityReachedAreRevealed(String move, boolean reveals) {
        UnitaryPosition position = HandMade.position("hands=Speed,Mass,Clear/-");
        assertEquals(reveals, position.reveals(new UnitaryGame().move(position, move)));
    }

    @Test
    void whatIsKnownAlreadyIsNotRevealed() {
        UnitaryPosition position = HandMade.play("hands=Speed,Speed,Clear/-", "Speed up; Clear");
        assertFalse(position.reveals(new UnitaryGame().move(position, "Speed up")));
        UnitaryPosition full = HandMade.position("hands=Speed,Speed,Clear,Mass,Force/-");
        assertFalse(full.reveals(UnitaryMove.END), "discarding comes first");
        HandMade.play(full, "end");
        assertFalse(full.reveals(new UnitaryGame().move(full, "discard Mass")));
        HandMade.play(full, "discard Mass");
        assertTrue(full.reveals(new UnitaryGame().move(full, "discard Speed")));
    }

    private static UnitaryPosition determinized(UnitaryPosition position, int viewer, int seed) {
        UnitaryPosition view = position.copy();
        view.determinize(viewer, new Random32(seed));
        return view;
    }
}
