package uniboard.games.unitar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What intentions tell of what they do. */
class UnitarEffectsTest {
    private static final String BLUE_ON_RED = "blocks=RU@1.0:1.1r,0.0r,1.0r,2.0r;BU@0.0:-1.0b,0.0b,1.0b";

    private static UnitarExecution execution(String fields, String intention) {
        return HandMade.position(fields).preview(UnitarNotation.INSTANCE.parse(intention));
    }

    @Test
    void aMoveAndATurn() {
        assertEquals(new UnitarEffect.Moved(List.of(UnitarBlock.BLUE_UNI), -1, 0), execution(BLUE_ON_RED, "blue uni W").effect());
        assertEquals(new UnitarEffect.Turned(List.of(UnitarBlock.BLUE_UNI), UnitarField.of(0, 0), UnitarAction.ANTICLOCKWISE),
            execution(BLUE_ON_RED, "blue uni ccw").effect());
        assertEquals(List.of(UnitarBlock.RED_UNI, UnitarBlock.BLUE_UNI),
            ((UnitarEffect.Moved) execution("blocks=RU@0.0+BU@0.0:0.0b", "blue uni N").effect()).blocks());
    }

    @Test
    void aUnionTellsWhoseFramesWereWhereAndWhoseAre() {
        UnitarExecution execution = execution(BLUE_ON_RED, "red uni +");
        UnitarEffect.United united = (UnitarEffect.United) execution.effect();
        assertEquals(2, united.overlap());
        assertEquals(List.of(UnitarBlock.RED_UNI), united.first());
        assertEquals(List.of(UnitarBlock.BLUE_UNI), united.second());
        int none = UnitarColour.NONE;
        assertEquals(List.of(
            new UnitarEffect.Frame(UnitarField.of(1, 1), UnitarColour.RED, none, UnitarColour.RED),
            new UnitarEffect.Frame(UnitarField.of(-1, 0), none, UnitarColour.BLUE, UnitarColour.BLUE),
            new UnitarEffect.Frame(UnitarField.of(0, 0), UnitarColour.RED, UnitarColour.BLUE, UnitarColour.BLUE),
            new UnitarEffect.Frame(UnitarField.of(1, 0), UnitarColour.RED, UnitarColour.BLUE, UnitarColour.RED),
            new UnitarEffect.Frame(UnitarField.of(2, 0), UnitarColour.RED, none, UnitarColour.RED)), united.fields());
        assertEquals(-1, execution.gain(UnitarColour.RED));
        assertEquals(-1, execution.gain(UnitarColour.BLUE));
        assertEquals(4, execution.before().frames(UnitarColour.RED));
    }

    @Test
    void fieldsThatChangeOverAreTold() {
        UnitarExecution execution = execution("blocks=RU@2.0:2.1r,1.0r,2.0r,3.0r;BT@0.0:-1.1b,0.1b,-1.0b,0.0b,1.0b,-1.-1b,0.-1b,1.-1b",
            "blue tar +");
        List<Integer> changed = ((UnitarEffect.United) execution.effect()).fields().stream().filter(UnitarEffect.Frame::changedOver)
            .map(UnitarEffect.Frame::field).toList();
        assertEquals(List.of(UnitarField.of(1, -1)), changed);
        assertEquals(1, execution.gain(UnitarColour.RED));
    }

    @Test
    void anEliminationTellsFieldsAndLostCaptains() {
        UnitarExecution execution = execution(BLUE_ON_RED, "blue uni -");
        UnitarEffect.Eliminated eliminated = (UnitarEffect.Eliminated) execution.effect();
        assertEquals(List.of(UnitarField.of(0, 0), UnitarField.of(1, 0)),
            eliminated.fields().stream().map(UnitarEffect.Frame::field).toList());
        assertEquals(List.of(UnitarBlock.RED_UNI, UnitarBlock.BLUE_UNI), eliminated.captains());
        assertEquals(-2, execution.gain(UnitarColour.BLUE));
        assertEquals(UnitarColour.NONE, eliminated.fields().get(0).after());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"yellow uni N | EMPTY", "yellow uni cw | EMPTY", "yellow tar + | EMPTY",
        "red uni cw | CAPTAIN_LOST",
        "red uni - | NO_OVERLAP", "blue uni + | NO_OVERLAP", "blue uni E | OUTSIDE", "blue tar ccw | OUTSIDE"})
    void whatDoesNothingTellsWhy(String intention, UnitarEffect.Reason why) {
        UnitarExecution execution = execution("blocks=RU@-:0.0r;BU@4.0:3.0b,4.0b,5.0b;BT@0.5:-1.5b,0.5b,1.5b", intention);
        assertFalse(execution.isDone());
        assertEquals(why, ((UnitarEffect.Nothing) execution.effect()).why());
        assertEquals(HandMade.text(execution.before()), HandMade.text(execution.after()));
    }

    @Test
    void theStonesThatWouldLeaveAreTold() {
        String blocks = "blocks=BU@4.0:3.0b,4.0b,5.0b;BT@0.5:-1.5b,0.5b,1.5b";
        assertEquals(List.of(UnitarField.of(5, 0)), ((UnitarEffect.Nothing) execution(blocks, "blue uni E").effect()).leaving());
        assertEquals(List.of(UnitarField.of(1, 5)), ((UnitarEffect.Nothing) execution(blocks, "blue tar ccw").effect()).leaving());
        assertEquals(List.of(UnitarField.of(-1, 5)), ((UnitarEffect.Nothing) execution(blocks, "blue tar cw").effect()).leaving());
    }

    @Test
    void aPreviewChangesNothing() {
        UnitarPosition position = HandMade.position(BLUE_ON_RED);
        String before = HandMade.text(position);
        assertTrue(position.preview(UnitarNotation.INSTANCE.parse("blue uni -")).isDone());
        assertEquals(before, HandMade.text(position));
    }

    @Test
    void theLastStepIsRememberedWhileTheNextIsChosen() {
        UnitarPosition position = HandMade.position("phase=place");
        assertNull(position.lastStep());
        HandMade.play(position, "uni N tar E; uni S tar W; uni NE tar SW");
        assertEquals(UnitarPhase.PLACE, position.lastStep().phase());
        HandMade.play(position, "yellow uni cw; yellow uni +; blue tar S; red uni N");
        UnitarStep step = position.lastStep();
        assertEquals(List.of("yellow uni +", "yellow uni cw"),
            step.executions().stream().map(execution -> UnitarMove.text(execution.intention())).toList());
        assertEquals(List.of(1, 0), step.executions().stream().map(UnitarExecution::seat).toList());
        assertEquals(1, step.round());
        position.undo();
        position.undo();
        assertEquals(UnitarPhase.PLACE, position.lastStep().phase());
    }
}
