package uniboard.games.unitary;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import uniboard.game.Message;
import uniboard.game.MoveList;
import uniboard.game.Random32;

class UnitaryAdviceTest {
    private static final String HAND = "hands=Mass,Speed,Volume,Clear/Force; hidden=Momentum/Distance; discard=Mass";

    private final UnitaryGame game = new UnitaryGame();

    private Message advice(UnitaryPosition position, String move) {
        return game.words(position).whyPlay(game.move(position, move));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "the last card to the goal | area=0,1,-1 | Mass up | wins momentum",
        "the first of two, past Mass, that nobody can hide | area=0,0,0 | Mass up | both thenWins up speed momentum avoids.opponent speed",
        "the first of two, past Speed, that somebody may hide | area=0,0,0 | Speed up | both risk.opponent speed thenWins up mass momentum",
        "a clear area first | area=5,1,-1 | Clear | plan step up mass unitary.units.quantity kg mass up speed momentum",
        "nothing to win in this turn or the next | area=5,9,9; hands=Volume,Speed/Force | Volume up | "})
    void aPlayIsGoodForWhatItLeadsTo(String what, String area, String move, String expected) {
        Message advice = advice(HandMade.position(HAND + "; " + area), move);
        assertEquals(expected == null ? "" : expected, advice == null ? "" : text(advice), what);
    }

    /** The key's end, and the arguments likewise. */
    private static String text(Message message) {
        List<String> parts = new ArrayList<>(List.of(message.key().replaceFirst("unitary\\.(advice|card|label)\\.", "")));
        for (Object argument : message.arguments()) {
            if (argument instanceof Message part) parts.add(text(part));
            else parts.add(argument.toString());
        }
        return String.join(" ", parts);
    }

    /** Speed, both cards of which can be drawn, is one of those that win. */
    @Test
    void theDrawsThatWinOnTheNextTurnAreCounted() {
        UnitaryPosition position = HandMade.position("hands=Mass,Force/Time; hidden=Momentum/Distance; discard=Momentum");
        Message advice = advice(position, "end");
        assertEquals("unitary.advice.nextTurn", advice.key());
        assertTrue((int) advice.arguments().get(0) >= 2);
        assertEquals(Integer.toString(position.deckSize() + 2), advice.arguments().get(1), "the deck, the other's hand and hidden card");
    }

    @Test
    void aWinThatNoDrawCanSpoilIsCertain() {
        UnitaryPosition position = HandMade.position("hands=Mass,Speed/Time; hidden=Momentum/Distance");
        assertEquals("unitary.advice.nextTurnSurely", advice(position, "end").key());
    }

    @Test
    void cardsThatMakeNothingYetAreKept() {
        UnitaryPosition position = HandMade.position("area=9,9,9; hands=Mass,Volume/-; hidden=Momentum/Force");
        assertEquals("unitary.advice.keeps", advice(position, "end").key());
    }

    @Test
    void aDiscardTellsWhatTheKeptCardsAreGoodFor() {
        UnitaryPosition position = HandMade.play("hands=Mass,Speed,Volume,Area/Force; hidden=Momentum/Distance", "end");
        assertEquals("unitary.advice.nextTurnSurely", advice(position, "discard Volume").key());
        assertEquals("unitary.advice.nextTurn", advice(position, "discard Mass").key());
    }

    @Test
    void unitsFromWhichOthersMayWinAreLeft() {
        UnitaryPosition position = HandMade.position("hands=Volume,Square/Force,Mass,Clear; hidden=Viscosity/Distance; area=0,-8,0");
        assertNull(advice(position, "Volume up"), "towards where they win");
        UnitaryPosition near = HandMade.position("hands=Volume,Square/Force,Mass,Time; hidden=Viscosity/Distance; area=1,2,-4");
        assertEquals("unitary.advice.safer", advice(near, "Square").key());
    }

    @Test
    void adviceDependsOnWhatTheMoverKnowsAlone() {
        MoveList moves = new MoveList();
        for (int seed = 0; seed < 30; seed++) {
            UnitaryPosition position = HandMade.randomGame(2 + seed % 3, seed, 3 + 3 * seed);
            UnitaryPosition other = position.copy();
            other.determinize(position.mover(), new Random32(7));
            position.moves(moves);
            for (int move : moves.toArray()) assertEquals(game.words(position).whyPlay(move), game.words(other).whyPlay(move));
        }
    }

    /** Red draws Distance, its goal, and makes it with that card. */
    @Test
    void aCardDrawnInTimeIsLuckOnceItIsPlayed() {
        UnitaryPosition position = HandMade.position("hands=Mass/-; hidden=Momentum/Distance; deck=Distance,Time; discard=*");
        int end = game.move(position, "end");
        int wins = game.move(HandMade.play(position.copy(), "end"), "Distance up");
        assertEquals("unitary.luck side.red distance 2", text(game.analysis().luck(position.copy(), new int[] {end, wins})));
        assertNull(game.analysis().luck(position.copy(), new int[] {end, end}), "nothing came of it");
    }
}
