package uniboard.games.unitary;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import uniboard.game.NotationException;
import uniboard.game.Position;
import uniboard.game.Random32;
import uniboard.game.Setup;
import uniboard.known.BoardStarts;
import uniboard.known.MutatedText;
import uniboard.match.Draft;

/** Positions of Unitary that are set up step by step. */
class UnitarySetupTest {
    private static final int MUTATIONS = 2_000;
    private static final int MOST_CHANGES = 4;
    private static final String ALPHABET = "abegkmrsSM0123456789 /,-=?\n“א\u0000";
    private static final int STEPS = 400;
    private static final String TAKE_AWAY = "none";

    private final UnitarySetup setup = new UnitarySetup();

    static List<String> starts() throws IOException {
        return BoardStarts.of("unitary");
    }

    /** A new game, of which only the generator is that of the text: it isn't set up, and tells a player nothing. */
    private Position newGame(String text) {
        UnitaryPosition dealt = new UnitaryPosition(3, new Random32(7));
        return setup.read(HandMade.text(dealt).replace("rng=" + dealt.random(), "rng=" + HandMade.field(text, "rng")));
    }

    private Position choose(Position at, String place, String piece) {
        for (Setup.Piece each : setup.choices(at, place)) if (each.id().equals(piece)) return setup.choose(at, place, each);
        throw new AssertionError("no " + piece + " for " + place + " in " + HandMade.text((UnitaryPosition) at));
    }

    @ParameterizedTest
    @MethodSource("starts")
    void everyBoardIsSetUpFromANewGame(String text) {
        UnitaryPosition wanted = UnitaryNotation.INSTANCE.position(text);
        Position at = choose(newGame(text), "seats", Integer.toString(wanted.seats()));
        for (int i = 0; i < wanted.seats(); i++) at = setup.passTurn(emptied(at));
        for (int side = 0; side < wanted.sides(); side++) {
            at = choose(at, goal(at, side), UnitaryCard.key(wanted.hidden(side)));
        }
        for (int seat = 0; seat < wanted.seats(); seat++) {
            for (int i = 0; i < wanted.handSize(seat); i++) {
                at = choose(at, UnitaryPlace.ofSeat(seat), UnitaryCard.key(wanted.handCard(seat, i)));
            }
        }
        for (int i = 0; i < wanted.discardSize(); i++) at = choose(at, UnitaryPlace.PILE, UnitaryCard.key(wanted.discardCard(i)));
        // The last card first: each one chosen comes on top of those before.
        for (int i = wanted.deckSize() - 1; i >= 0; i--) at = choose(at, UnitaryPlace.DECK, UnitaryCard.key(wanted.deckCard(i)));
        for (int unit = 0; unit < UnitaryUnits.COUNT; unit++) {
            at = choose(at, UnitaryWords.symbol(unit), Integer.toString(UnitaryUnits.exponent(wanted.units(), unit)));
        }
        at = choose(withTurns(at, wanted.turns()), UnitaryPlace.END, wanted.phase().text());
        while (((UnitaryPosition) at).mover() != wanted.mover()) at = setup.passTurn(at);
        assertEquals(text, HandMade.text((UnitaryPosition) at));
        assertNull(new Draft(new UnitaryGame(), at).problem());
    }

    private static String goal(Position at, int side) {
        UnitaryPosition unitary = (UnitaryPosition) at;
        return unitary.side(unitary.mover()) == side ? UnitaryPlace.HIDDEN : "goal:" + (side + 1);
    }

    /** Without the cards of the seat to move, and without its goal. */
    private Position emptied(Position from) {
        Position at = from;
        while (((UnitaryPosition) at).handSize(((UnitaryPosition) at).mover()) > 0) {
            UnitaryPosition unitary = (UnitaryPosition) at;
            at = choose(at, UnitaryPlace.ofCard(unitary.handCard(unitary.mover(), 0)), TAKE_AWAY);
        }
        return setup.choices(at, UnitaryPlace.HIDDEN).get(0).id().equals(TAKE_AWAY) ? choose(at, UnitaryPlace.HIDDEN, TAKE_AWAY) : at;
    }

    private Position withTurns(Position from, int turns) {
        Position at = from;
        for (int step : new int[] {100, 10, 1}) {
            while (((UnitaryPosition) at).turns() + step <= turns) {
                at = choose(at, "turns", Integer.toString(((UnitaryPosition) at).turns() + step));
            }
        }
        return at;
    }

    @Test
    void unitsAreAddedAndTakenAwayOnEitherSideOfTheLine() {
        Position at = HandMade.position("area=0,1,-1");
        at = choose(at, UnitaryPlace.ABOVE, "add:kg");
        at = choose(at, UnitaryPlace.BELOW, "add:s");
        assertEquals("1,1,-2", HandMade.field((UnitaryPosition) at, "area"));
        at = choose(at, UnitaryPlace.BELOW, "add:m");
        at = choose(at, UnitaryPlace.BELOW, "take:s");
        assertEquals("1,0,-1", HandMade.field((UnitaryPosition) at, "area"));
        Position full = HandMade.position("area=18,0,-18");
        assertEquals(List.of("add:m", "add:s", "take:kg"), setup.choices(full, UnitaryPlace.ABOVE).stream().map(Setup.Piece::id).toList());
    }

    @Test
    void aCardInTheHandIsReplacedWhereItLies() {
        Position at = HandMade.position("hands=Speed,Square,Speed/-");
        at = choose(at, "card:square", "mass");
        assertEquals("Speed,Mass,Speed/-", HandMade.field((UnitaryPosition) at, "hands"));
        assertTrue(HandMade.field((UnitaryPosition) at, "deck").endsWith("Square"));
        at = choose(at, "card:speed", TAKE_AWAY);
        assertEquals("Mass,Speed/-", HandMade.field((UnitaryPosition) at, "hands"));
        assertTrue(setup.choices(at, "card:time").isEmpty(), "it isn't held");
    }

    @Test
    void whatHasNoSeatAnyMoreGoesBackToTheDeck() {
        Position four = HandMade.position("seats=4; hands=Mass/Time/Speed/Area; seat=4");
        UnitaryPosition two = (UnitaryPosition) choose(four, "seats", "2");
        assertEquals("Mass/Time", HandMade.field(two, "hands"));
        assertEquals("Energy/Distance", HandMade.field(two, "hidden"));
        assertEquals("2", HandMade.field(two, "seat"));
        assertNull(new Draft(new UnitaryGame(), two).problem());
        Draft three = new Draft(new UnitaryGame(), choose(two, "seats", "3"));
        assertEquals("Energy/Distance/-", HandMade.field(three.text(), "hidden"));
        assertEquals("unitary.error.hiddenMissing", three.problem().key());
        assertNotNull(three.completed(setup, new Random32(1)));
    }

    @Test
    void aGoalThatIsDealtIsNeverOnTheTable() {
        Position at = HandMade.position("hidden=Energy/Distance; area=0,0,1");
        Position lacking = choose(choose(at, UnitaryPlace.HIDDEN, TAKE_AWAY), "goal:2", TAKE_AWAY);
        for (int seed = 0; seed < 100; seed++) {
            UnitaryPosition dealt = (UnitaryPosition) setup.complete(lacking, new Random32(seed));
            assertNull(new Draft(new UnitaryGame(), dealt).problem(), () -> HandMade.text(dealt));
        }
    }

    @Test
    void theDeckIsShuffledToAnotherOrderEachTime() {
        Position at = HandMade.position("turns=0");
        Position once = choose(at, UnitaryPlace.DECK, "shuffle");
        Position twice = choose(once, UnitaryPlace.DECK, "shuffle");
        String first = HandMade.field((UnitaryPosition) once, "deck");
        assertFalse(first.equals(HandMade.field((UnitaryPosition) at, "deck")));
        assertFalse(first.equals(HandMade.field((UnitaryPosition) twice, "deck")));
    }

    @Test
    void aFinishedGameIsPlayedOnOnceSomethingIsChanged() {
        Position over = HandMade.position("area=1,2,-2; phase=over; discard=Mass");
        Draft draft = new Draft(new UnitaryGame(), choose(over, "kg", "0"));
        assertEquals("play", HandMade.field(draft.text(), "phase"));
        assertNull(draft.problem());
    }

    /** Whatever is chosen, the draft can be kept as a text, shown in words, and has a reason where it can't be played. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void whateverIsChosenIsRead(int seed) {
        Random32 random = new Random32(seed);
        Position at = new UnitaryPosition(2, random);
        int refused = 0;
        for (int step = 0; step < STEPS; step++) {
            at = random.below(10) == 0 ? setup.passTurn(at) : chosen(at, random);
            String text = HandMade.text((UnitaryPosition) at);
            assertEquals(text, HandMade.text((UnitaryPosition) setup.read(text)));
            new UnitaryGame().words(at).describe(Position.NOBODY);
            if (new Draft(new UnitaryGame(), at).problem() != null) refused++;
        }
        assertTrue(refused > 0 && refused < STEPS, refused + " refused");
    }

    private Position chosen(Position at, Random32 random) {
        List<Setup.Property> properties = setup.properties(at);
        String place = properties.get(random.below(properties.size())).id();
        List<Setup.Piece> choices = setup.choices(at, place);
        return choices.isEmpty() ? at : setup.choose(at, place, choices.get(random.below(choices.size())));
    }

    @Test
    void whatIsNoPlaceOfItsOwnIsLeftAlone() {
        Position at = HandMade.position("turns=0");
        for (String place : List.of("about:speed", "turn", "", "card:", "seat:3", "goal:3")) assertTrue(setup.choices(at, place).isEmpty());
        assertSame(at, setup.put(at, "about:speed", Setup.NOTHING));
    }

    @Test
    void aMutatedTextIsReadOrRefused() {
        Random32 random = new Random32(1);
        String lacking = HandMade.text("seats=3; hidden=Energy/Distance/Mass; hands=Speed,Square/Time/-; discard=Clear");
        Position start = choose(setup.read(lacking), "goal:2", TAKE_AWAY);
        int refused = 0;
        for (int i = 0; i < MUTATIONS; i++) {
            String text = HandMade.text((UnitaryPosition) start);
            for (int changes = 1 + random.below(MOST_CHANGES); changes > 0; changes--) text = MutatedText.of(text, ALPHABET, random);
            try {
                assertEquals(text, HandMade.text((UnitaryPosition) setup.read(text)));
            } catch (NotationException e) {
                refused++;
                assertFalse(e.reason().key().isEmpty());
            }
        }
        assertTrue(refused > MUTATIONS / 2, refused + " refused");
    }
}
