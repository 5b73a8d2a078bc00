package uniboard.games.unitary;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import uniboard.game.NotationException;

class UnitaryNotationTest {
    /** Errors that texts of other games may have as well. */
    private static final Set<String> ANY_GAMES = Set.of("generator", "number");

    @ParameterizedTest
    @ValueSource(strings = {"turns=299", "area=-18,18,0",
        "seats=3; hidden=Force/Force/Mass; hands=-/Square Root,Moment of Inertia/-; seat=3",
        "seats=4; hidden=Force/Angular Momentum; hands=-/-/-/Clear; seat=4", "hands=Speed,Mass,Speed,Clear/-; phase=discard",
        "area=1,2,-2; phase=over; discard=Mass; seat=2", "phase=over; turns=300",
        "hidden=Energy/Energy; area=1,2,-2; phase=over; discard=Mass"})
    void positionsSurviveReading(String fields) {
        String text = HandMade.text(fields);
        assertEquals(text, HandMade.text(UnitaryNotation.INSTANCE.position(text)));
    }

    @Test
    void aPositionIsWrittenAsRecordsAreKept() {
        String text = HandMade.text("hands=Speed,Square Root/-; discard=Surface Tension,Clear");
        assertEquals("seats=2 area=0,0,0 hidden=Energy/Distance hands=Speed,Square Root/- deck=Distance,", text.substring(0, 82));
        assertEquals(" discard=Surface Tension,Clear seat=1 phase=play turns=0 rng=96a0f96b-12bc8390-971e9964-79adc7e7",
            text.substring(text.indexOf(" discard=")));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "seats=1 | number", "seats=5 | number", "seats=02 | number", "seats= | number", "seats=3 | parts", "seats=4 | parts",
        "seats=3; hidden=Force/Force/Mass | parts", "area=0,0 | area", "area=0,0,0,0 | area", "area=0,-0,0 | area", "area=0,+1,0 | area",
        "area=00,0,0 | area", "area=19,0,0 | area", "area=0,0,-19 | area", "area=0,,0 | area", "area=0,0,- | area", "area=- | area",
        "hidden=Energy | parts", "hidden=Energy/Mass/Force | parts", "hidden=-/Energy | hiddenMissing",
        "hidden=Square/Energy | hiddenSpecial",
        "hidden=energy/Mass | card", "hidden=?/Mass | card", "hands=- | parts", "hands=-/-/- | parts", "hands=/- | card",
        "hands=Speed,/- | card",
        "hands=Speed, Mass/- | card", "hands=SquareRoot/- | card", "hands=Square  Root/- | card", "hands=-,Mass/- | card",
        "hands=Energy,Energy/- | cardTooOften", "discard=Clear,Clear,Clear,Clear,Clear,Clear,Clear | cardTooOften",
        "deck=Mass; hands=*/-; discard=Mass,Mass | cardTooOften", "seat=0 | number", "seat=3 | number", "seat=- | number",
        "phase=Play | phase", "phase= | phase", "phase=draw | phase", "turns=301 | number", "turns=-1 | number", "turns=01 | number",
        "rng=0 | generator", "rng=00000000-00000000-00000000-00000000 | generator", "rng=96a0f96b-12bc8390-971e9964-79adc7e7x | generator",
        "area=1,2,-2 | won", "area=0,1,0; hands=Mass,Speed,Force,Time/-; phase=discard | won", "turns=300 | turnsOver",
        "phase=discard | nothingToDiscard", "hands=Mass,Speed,Force/Clear,Clear,Clear,Clear; phase=discard | nothingToDiscard",
        "phase=over | notOver", "phase=over; area=-1,-2,2 | notOver", "phase=over; turns=300; area=0,1,0 | wonTooLate",
        "phase=over; area=0,1,0 | nothingPlayed", "phase=over; turns=300; hands=Mass,Speed,Force,Time/- | handFull"})
    void badPositionsAreExplained(String fields, String reason) {
        String key = keyOfPosition(HandMade.text(fields));
        assertEquals((ANY_GAMES.contains(reason) ? "" : "unitary.") + "error." + reason, key);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"'seats=2 ' | ''", "' seat=1' | ''", "' turns=0' | ''", "' rng=' | ' Rng='", "'seats=' | 'Seats='",
        "'seats=' | ' seats='"})
    void theFieldThatIsMissingIsNamed(String from, String to) {
        assertEquals("error.field", keyOfPosition(HandMade.text("turns=0").replace(from, to)));
        assertEquals("error.field", keyOfPosition(""));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"' seat=1' | '  seat=1'", "' turns=0' | '  turns=0'", "' phase=play' | ' phase=play x'",
        "' turns=0' | ' turns=0 turns=0'", "'Speed,' | 'Speed ,'", "' seat=1' | ' seat=1 '",
        "' phase=play turns=0' | ' turns=0 phase=play'"})
    void anyOtherSpellingIsRefused(String from, String to) {
        String text = HandMade.text("turns=0").replace(from, to);
        assertThrows(NotationException.class, () -> UnitaryNotation.INSTANCE.position(text));
        assertThrows(NotationException.class, () -> UnitaryNotation.INSTANCE.position(HandMade.text("turns=0") + ' '));
    }

    @Test
    void aMissingCardIsNamed() {
        String text = HandMade.text("turns=0");
        String without = text.replaceFirst("Viscosity,", "");
        NotationException wrong = assertThrows(NotationException.class, () -> UnitaryNotation.INSTANCE.position(without));
        assertEquals("unitary.error.cardMissing", wrong.reason().key());
        assertEquals("Viscosity", wrong.reason().arguments().get(0));
    }

    @ParameterizedTest
    @ValueSource(strings = {"Speed up", "Speed down", "Surface Tension up", "Moment of Inertia down", "Square", "Square Root", "Clear",
        "end"})
    void movesSurviveReading(String text) {
        UnitaryPosition position = HandMade.position("hands=Speed,Surface Tension,Moment of Inertia,Square,Square Root,Clear/-");
        assertEquals(text, UnitaryNotation.INSTANCE.moveText(position, new UnitaryGame().move(position, text)));
        if (text.endsWith("up") || text.endsWith("down") || text.equals("end")) return;
        UnitaryPosition discarding = HandMade.play(position, "end");
        String discard = "discard " + text;
        assertEquals(discard, UnitaryNotation.INSTANCE.moveText(discarding, new UnitaryGame().move(discarding, discard)));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"'' | error.move", "End | error.move", "'end ' | error.move", "speed | error.move",
        "Speed | error.upOrDown",
        "Speed Up | error.move", "Speed  up | error.card", "' Speed up' | error.card", "up | error.move", "' up' | error.card",
        "Square up | error.notTurned", "Clear down | error.notTurned", "Square root | error.move", "SquareRoot | error.move",
        "discard | error.move", "'discard ' | error.card", "discard speed | error.card", "Force up | why.notHeld", "Clear | why.notHeld",
        "discard Speed | why.discardLater", "Square Root | why.odd", "Volume up | why.tooMany"})
    void badAndIllegalMovesAreExplained(String move, String reason) {
        UnitaryPosition position = HandMade.position("area=0,17,0; hands=Speed,Square Root,Volume/Force,Clear");
        assertEquals("unitary." + reason, keyOfMove(position, move));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"end | discardFirst", "Speed up | discardFirst", "Clear | discardFirst", "discard Time | notHeld"})
    void afterTheEndOnlyDiscardingIsLeft(String move, String reason) {
        UnitaryPosition position = HandMade.position("hands=Speed,Mass,Force,Clear/-; phase=discard");
        assertEquals("unitary.why." + reason, keyOfMove(position, move));
    }

    @Test
    void afterTheGameNothingIsLeft() {
        assertEquals("unitary.why.over", keyOfMove(HandMade.position("phase=over; turns=300; hands=Speed/-"), "Speed up"));
    }

    private static String keyOfMove(UnitaryPosition position, String move) {
        return assertThrows(NotationException.class, () -> new UnitaryGame().move(position, move)).reason().key();
    }

    private static String keyOfPosition(String text) {
        return assertThrows(NotationException.class, () -> UnitaryNotation.INSTANCE.position(text)).reason().key();
    }
}
