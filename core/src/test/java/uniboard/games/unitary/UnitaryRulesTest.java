package uniboard.games.unitary;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import uniboard.game.Position;
import uniboard.game.Random32;
import uniboard.known.Proves;

class UnitaryRulesTest {
    @Proves("cards")
    @Test
    void theDeckHasTwoOfEachQuantityAndSixOfEachOtherCard() {
        int[] deck = UnitaryCard.deck();
        assertEquals(54, deck.length);
        for (int card = 0; card < UnitaryCard.KINDS; card++) {
            int each = card;
            assertEquals(UnitaryCard.isQuantity(card) ? 2 : 6, Arrays.stream(deck).filter(other -> other == each).count());
        }
    }

    @Proves({"fraction", "upright", "upside-down", "cancel"})
    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"Distance | 0,1,0", "Mass | 1,0,0", "Time | 0,0,1", "Speed | 0,1,-1", "Acceleration | 0,1,-2",
        "Area | 0,2,0", "Volume | 0,3,0", "Density | 1,-3,0", "Momentum | 1,1,-1", "Force | 1,1,-2", "Energy | 1,2,-2", "Power | 1,2,-3",
        "Pressure | 1,-1,-2", "Surface Tension | 1,0,-2", "Frequency | 0,0,-1", "Viscosity | 1,-1,-1", "Moment of Inertia | 1,2,0",
        "Angular Momentum | 1,2,-1"})
    void quantitiesAddTheirUnitsUprightAndSwapThemUpsideDown(String name, String units) {
        String fields = "hidden=" + (name.equals("Power") || name.equals("Force") ? "Mass/Time" : "Power/Force") + "; hands=" + name + "/-";
        assertEquals(units, HandMade.field(HandMade.play(fields, name + " up"), "area"));
        String back = HandMade.field(HandMade.play(fields + "; area=" + units, name + " down"), "area");
        assertEquals("0,0,0", back, "what stands above and below cancels");
    }

    @Proves({"square", "root", "clear"})
    @Test
    void squareDoublesRootHalvesAndClearRemovesAll() {
        UnitaryPosition position = HandMade.position("area=1,-3,2; hands=Square,Square Root,Clear/-");
        assertEquals("2,-6,4", HandMade.field(HandMade.play(position, "Square"), "area"));
        assertEquals("1,-3,2", HandMade.field(HandMade.play(position, "Square Root"), "area"));
        assertEquals("0,0,0", HandMade.field(HandMade.play(position, "Clear"), "area"));
    }

    @Proves("nothing-there")
    @Test
    void withoutUnitsTheSpecialCardsAreLegalAndDoNothing() {
        UnitaryPosition position = HandMade.position("hands=Square Root,Square,Clear/-");
        assertEquals("Square Root; Square; Clear; end", HandMade.moves(position));
        assertEquals("0,0,0", HandMade.field(HandMade.play(position, "Square Root; Square; Clear"), "area"));
        assertEquals("Square Root,Square,Clear", HandMade.field(position, "discard"));
    }

    @Proves("root")
    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"2,4,-6 | true", "2,4,-5 | false", "1,0,0 | false", "0,-3,0 | false", "-18,0,18 | true"})
    void aRootNeedsEvenNumbersOfEachUnit(String area, boolean isLegal) {
        assertEquals(isLegal, HandMade.moves(HandMade.position("area=" + area + "; hands=Square Root/-")).startsWith("Square Root"));
    }

    @Proves("tokens")
    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "0,15,0 | Volume | Volume up; Volume down; end", "0,16,0 | Volume | Volume down; end", "0,-16,0 | Volume | Volume up; end",
        "18,0,0 | Density | Density down; end", "0,18,18 | Speed | end", "0,9,-9 | Square | Square; end",
        "0,10,0 | Square | end", "0,0,-10 | Square | end"})
    void noExponentPassesEighteenAfterCancelling(String area, String card, String moves) {
        assertEquals(moves, HandMade.moves(HandMade.position("area=" + area + "; hands=" + card + "/-")));
    }

    @Test
    void allUnitsWithinTheLimitAndNoOthersHaveANumberOfTheirOwn() {
        Set<Integer> numbers = new HashSet<>();
        for (int kg = -36; kg <= 36; kg++) {
            for (int m = -36; m <= 36; m++) {
                for (int s = -36; s <= 36; s++) {
                    int units = UnitaryUnits.of(kg, m, s);
                    boolean isWithin = Math.max(Math.max(Math.abs(kg), Math.abs(m)), Math.abs(s)) <= UnitaryUnits.LIMIT;
                    assertEquals(isWithin, UnitaryUnits.areWithinLimit(units));
                    if (isWithin) assertTrue(numbers.add(UnitaryUnits.index(units)));
                }
            }
        }
        assertEquals(UnitaryUnits.AREAS, numbers.size());
        assertTrue(numbers.stream().allMatch(number -> number >= 0 && number < UnitaryUnits.AREAS));
    }

    @Test
    void movesFollowTheHandAndEqualCardsGiveOne() {
        UnitaryPosition position = HandMade.position("hands=Speed,Clear,Speed,Mass/-");
        assertEquals("Speed up; Speed down; Clear; Mass up; Mass down; end", HandMade.moves(position));
        HandMade.play(position, "Speed up");
        assertEquals("Clear,Speed,Mass/-", HandMade.field(position, "hands"), "the first of equal cards leaves");
    }

    @Proves("draw")
    @Test
    void aTurnBeginsWithADrawnCardAtTheEndOfTheHand() {
        UnitaryPosition position = HandMade.play("hands=Speed/Force; deck=Mass", "end");
        assertEquals("Speed/Force,Mass", HandMade.field(position, "hands"));
        assertEquals("2", HandMade.field(position, "seat"));
        assertEquals("1", HandMade.field(position, "turns"));
        assertFalse(HandMade.field(position, "deck").startsWith("Mass"));
    }

    @Proves("play-any")
    @Test
    void anyNumberOfCardsMayBePlayed() {
        UnitaryPosition position = HandMade.play("hands=Speed,Square,Clear,Mass/-", "Speed down; Square; Clear; Mass down; end");
        assertEquals("-1,0,0", HandMade.field(position, "area"));
        assertEquals("Speed,Square,Clear,Mass", HandMade.field(position, "discard"));
    }

    @Proves("discard")
    @Test
    void whoHoldsMoreThanThreeCardsDiscardsDownToThree() {
        UnitaryPosition position = HandMade.play("hands=Speed,Clear,Speed,Mass,Force/-", "end");
        assertEquals("discard", HandMade.field(position, "phase"));
        assertEquals("1", HandMade.field(position, "seat"));
        assertEquals("0", HandMade.field(position, "turns"));
        assertEquals("discard Speed; discard Clear; discard Mass; discard Force", HandMade.moves(position));
        HandMade.play(position, "discard Mass");
        assertEquals("discard Speed; discard Clear; discard Force", HandMade.moves(position));
        HandMade.play(position, "discard Speed");
        assertEquals("2", HandMade.field(position, "seat"));
        assertEquals("play", HandMade.field(position, "phase"));
        assertEquals("Mass,Speed", HandMade.field(position, "discard"));
        assertTrue(HandMade.field(position, "hands").startsWith("Clear,Speed,Force/"));
    }

    @Proves("discard")
    @Test
    void whoHoldsThreeCardsKeepsThem() {
        UnitaryPosition position = HandMade.play("hands=Speed,Clear,Mass/-", "end");
        assertEquals("2", HandMade.field(position, "seat"));
        assertEquals("-", HandMade.field(position, "discard"));
    }

    @Proves("reshuffle")
    @Test
    void anEmptyDeckIsShuffledFromTheDiscardPileOldestFirst() {
        UnitaryPosition position = HandMade.position("hands=Mass,Clear/-; discard=Power,*,Force");
        String before = HandMade.text(position);
        int[] cards = new int[position.discardSize()];
        for (int i = 0; i < cards.length; i++) cards[i] = position.discardCard(i);
        Random32 random = Random32.read(HandMade.field(position, "rng"));
        random.shuffle(cards, cards.length);
        HandMade.play(position, "end");
        assertEquals("Mass,Clear/" + UnitaryCard.name(cards[0]), HandMade.field(position, "hands"));
        for (int i = 1; i < cards.length; i++) assertEquals(cards[i], position.deckCard(i - 1));
        assertEquals(cards.length - 1, position.deckSize());
        assertEquals("-", HandMade.field(position, "discard"));
        assertEquals(random.toString(), HandMade.field(position, "rng"));
        position.undo();
        assertEquals(before, HandMade.text(position));
    }

    @Test
    void aDeckThatRunsOutIsRenewedAtTheNextDraw() {
        UnitaryPosition position = HandMade.play("hands=-/-; deck=Mass; discard=*", "end");
        assertEquals("-", HandMade.field(position, "deck"));
        assertEquals(51, position.discardSize());
        HandMade.play(position, "end");
        assertEquals(50, position.deckSize());
    }

    @Proves("reshuffle")
    @Test
    void withNothingToDrawATurnBeginsWithoutACard() {
        UnitaryPosition position = HandMade.play("hands=-/*", "end");
        assertEquals("-", HandMade.field(position, "deck"));
        assertEquals(52, position.handSize(1));
        assertEquals("96a0f96b-12bc8390-971e9964-79adc7e7", HandMade.field(position, "rng"));
        position.undo();
        assertEquals(HandMade.text("hands=-/*"), HandMade.text(position));
    }

    @Proves({"goal", "at-once"})
    @Test
    void theOwnerOfTheUnitsWinsAtOnceOnAnotherOnesTurn() {
        UnitaryPosition position = HandMade.play("area=0,2,-2; seat=2; hands=-/Mass,Force", "Mass up");
        assertEquals(1, position.outcome().winners());
        assertEquals("unitary.over.others", new UnitaryGame().words(position).ending().key());
        assertEquals("over", HandMade.field(position, "phase"));
        assertEquals("2", HandMade.field(position, "seat"), "the seat that moved last");
        assertEquals("Mass", HandMade.field(position, "discard"), "the card is on the pile before the win is tested");
        assertEquals("", HandMade.moves(position));
        assertEquals(Position.NOBODY, position.toMove());
    }

    @Proves("right-way-up")
    @Test
    void unitsUpsideDownAreNoWin() {
        UnitaryPosition position = HandMade.play("area=0,-2,2; hands=Mass/-", "Mass down");
        assertEquals("-1,-2,2", HandMade.field(position, "area"));
        assertFalse(position.outcome().over());
    }

    @Proves("two-match")
    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"Energy/Energy | 1 | 1", "Energy/Energy | 2 | 2", "Energy/Mass/Energy | 2 | 3",
        "Energy/Energy/Mass | 3 | 1"})
    void ofSeveralMatchedTheMoverWinsBeforeTheOthersClockwise(String hidden, int mover, int winner) {
        int seats = hidden.split("/").length;
        String hands = (mover == 1 ? "Force" : "-") + '/' + (mover == 2 ? "Force" : "-") + (seats == 3 ? mover == 3 ? "/Force" : "/-" : "");
        UnitaryPosition position = HandMade.play("seats=" + seats + "; hidden=" + hidden + "; area=0,1,0; seat=" + mover
            + "; hands=" + hands, "Force up");
        assertEquals(1 << winner - 1, position.outcome().winners());
        assertEquals(mover == winner ? "unitary.over.own" : "unitary.over.others", new UnitaryGame().words(position).ending().key());
    }

    @Proves("teams")
    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"Energy/Mass | 1 | 5", "Energy/Mass | 2 | 5", "Mass/Energy | 3 | 10", "Energy/Energy | 4 | 10"})
    void partnersShareTheirHiddenCardAndTheirWin(String hidden, int mover, int winners) {
        String[] hands = {"-", "-", "-", "-"};
        hands[mover - 1] = "Force";
        UnitaryPosition position = HandMade.play("seats=4; hidden=" + hidden + "; area=0,1,0; seat=" + mover + "; hands="
            + String.join("/", hands), "Force up");
        assertEquals(winners, position.outcome().winners());
        assertEquals("unitary.team", ((uniboard.game.Message) new UnitaryGame().words(position).ending().arguments().get(0)).key());
    }

    @Proves("drawn-game")
    @Test
    void threeHundredTurnsWithoutAWinnerAreADraw() {
        UnitaryPosition position = HandMade.play("turns=299; seat=2; hands=-/Speed,Mass,Force,Clear", "end");
        assertFalse(position.outcome().over(), "the last turn isn't over");
        String deck = HandMade.field(position, "deck");
        HandMade.play(position, "discard Clear");
        assertEquals(3, position.outcome().winners());
        assertEquals("unitary.over.drawn", new UnitaryGame().words(position).ending().key());
        assertEquals("300", HandMade.field(position, "turns"));
        assertEquals("2", HandMade.field(position, "seat"));
        assertEquals(deck, HandMade.field(position, "deck"), "nobody draws any more");
    }

    @Test
    void theLastTurnCanStillBeWon() {
        assertEquals(1, HandMade.play("turns=299; hidden=Energy/Time; area=0,1,0; hands=Force/-", "Force up").outcome().winners());
    }

    @Proves({"draw", "first-player", "hidden-card"})
    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void theDealIsAsTheRulesSay(int seats) {
        int specialsPutBack = 0;
        for (int seed = 0; seed < 50; seed++) {
            Random32 random = new Random32(seed);
            int[] deck = UnitaryCard.deck();
            random.shuffle(deck, 54);
            int count = 54;
            StringBuilder hidden = new StringBuilder();
            for (int side = 0; side < (seats == 3 ? 3 : 2); side++) {
                int card = deck[0];
                System.arraycopy(deck, 1, deck, 0, --count);
                while (card >= UnitaryCard.SQUARE) {
                    deck[count++] = card;
                    random.shuffle(deck, count);
                    specialsPutBack++;
                    card = deck[0];
                    System.arraycopy(deck, 1, deck, 0, --count);
                }
                hidden.append(side > 0 ? "/" : "").append(UnitaryCard.name(card));
            }
            int first = random.below(seats);
            UnitaryPosition position = new UnitaryPosition(seats, new Random32(seed));
            assertEquals(hidden.toString(), HandMade.field(position, "hidden"));
            assertEquals(first, position.mover());
            assertEquals(deck[0], position.handCard(first, 0));
            for (int i = 1; i < count; i++) assertEquals(deck[i], position.deckCard(i - 1));
            assertEquals(count - 1, position.deckSize());
            assertEquals(random.toString(), HandMade.field(position, "rng"));
        }
        assertTrue(specialsPutBack > 0);
    }

    @Test
    void equalPositionsHaveEqualHashesInWhateverOrderTheHandIs() {
        UnitaryPosition position = HandMade.position("hands=Speed,Mass,Mass/-");
        assertEquals(position.hashHigh(), HandMade.position("hands=Mass,Speed,Mass/-").hashHigh());
        assertEquals(position.hashLow(), HandMade.position("hands=Mass,Mass,Speed/-").hashLow());
        assertNotEquals(position.hashHigh(), HandMade.position("hands=Mass,Speed/Mass").hashHigh());
        assertNotEquals(HandMade.position("hands=Clear,Clear/-").hashLow(), HandMade.position("hands=Time,Time/-").hashLow());
        assertNotEquals(HandMade.position("deck=Mass,Speed").hashLow(), HandMade.position("deck=Speed,Mass").hashLow());
    }
}
