package uniboard.games.unitary;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import uniboard.game.Choice;
import uniboard.game.Message;
import uniboard.known.Proves;

class UnitaryChoicesTest {
    private static final String HAND = "hands=Speed,Square Root,Clear,Volume/Force";
    private final UnitaryGame game = new UnitaryGame();

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"Speed up | card:speed up", "Speed down | card:speed down", "Square Root | card:squareRoot play",
        "Clear | card:clear play", "end | end"})
    void aMoveIsACardAndWhatToDoWithIt(String move, String places) {
        UnitaryPosition position = HandMade.position(HAND);
        Choice choice = game.words(position).choice(game.move(position, move));
        assertEquals(places, String.join(" ", choice.steps().stream().map(Choice.Step::place).toList()));
        assertEquals(choice.move(), game.words().attempt(List.of(places.split(" "))));
    }

    @Test
    void aDiscardIsACardAndTheDiscardPile() {
        UnitaryPosition position = HandMade.play(HAND, "end");
        assertEquals(game.move(position, "discard Speed"), game.words().attempt(List.of("card:speed", "discard")));
        assertNull(game.words(position).whyNot(game.words().attempt(List.of("card:clear"))));
    }

    @Test
    void aChoiceTellsTheUnitsAfterwards() {
        UnitaryPosition position = HandMade.position("area=1,1,-1; " + HAND);
        Choice choice = game.words(position).choice(game.move(position, "Speed up"));
        assertEquals(Message.of("unitary.say.up", Message.of("unitary.card.speed"),
            Message.of("unitary.units.quantity", "kg·m²/s²", Message.of("unitary.card.energy"))), choice.spoken());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"card:force | notHeld", "card:force up | notHeld", "card:volume up | tooMany",
        "card:squareRoot | odd",
        "card:squareRoot play | odd", "card:clear up | notTurned", "card:clear down | notTurned", "card:speed play | upOrDown",
        "up | cardFirst", "play | cardFirst", "discard | discardLater", "card:speed discard | discardLater"})
    void anAttemptIsAnswered(String places, String reason) {
        UnitaryPosition position = HandMade.position("area=0,17,0; " + HAND);
        assertEquals("unitary.why." + reason, game.words(position).whyNot(game.words().attempt(List.of(places.split(" ")))).key());
    }

    @Test
    void aCardThatFitsNeitherWayIsRefusedAtOnce() {
        UnitaryPosition position = HandMade.position("area=0,18,18; " + HAND);
        assertEquals("unitary.why.tooMany", game.words(position).whyNot(game.words().attempt(List.of("card:speed"))).key());
        assertNull(game.words(position).whyNot(game.words().attempt(List.of("card:volume"))));
    }

    @Test
    void howManyCardsToDiscardIsTold() {
        UnitaryPosition position = HandMade.position("hands=Speed,Clear,Mass,Force,Time/-; phase=discard");
        assertEquals(Message.of("unitary.why.discardFirst", 2), game.words(position).whyNot(UnitaryMove.END));
        assertEquals(Message.of("unitary.why.discardFirst", 2), game.words(position).whyNot(game.words().attempt(List.of("card:speed",
            "up"))));
    }

    @ParameterizedTest
    @CsvSource({"c3", "card:", "card:Speed", "card:hope"})
    void placesOfNoMoveAreNoAttempt(String place) {
        assertEquals(-1, game.words().attempt(List.of(place)));
    }

    @Proves("fraction")
    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"1,2,-2 | kg·m²/s²", "0,1,-1 | m/s", "0,0,-1 | 1/s", "1,-1,-2 | kg/(m·s²)", "0,0,0 | ''",
        "18,-10,11 | kg¹⁸·s¹¹/m¹⁰", "-3,0,0 | 1/kg³"})
    void unitsAreWrittenAsAFraction(String area, String formula) {
        assertEquals(formula, UnitaryWords.formula(HandMade.position("hidden=Power/Force; area=" + area).units()));
    }

    @Test
    void aDescriptionTellsTheOwnCardsAndOthersNumbers() {
        UnitaryPosition position = HandMade.position("hands=Mass,Clear/Force,Time; discard=Area");
        assertEquals(List.of("units", "hidden", "hand", "otherHand", "deck", "discard"), keys(game.words(position).describe(0)));
        assertEquals(Message.of("unitary.describe.otherHand", 2, Message.of("side.red")), game.words(position).describe(0).get(3));
        assertEquals(List.of("units", "otherHand", "otherHand", "deck"), keys(game.words(HandMade.position("hands=Mass/-")).describe(-1)));
    }

    private static List<String> keys(List<Message> sentences) {
        return sentences.stream().map(sentence -> sentence.key().substring("unitary.describe.".length())).toList();
    }
}
