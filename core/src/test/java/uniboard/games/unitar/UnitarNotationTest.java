package uniboard.games.unitar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import uniboard.game.NotationException;

class UnitarNotationTest {
    /** Errors that texts of other games may have as well. */
    private static final Set<String> ANY_GAMES = Set.of("field", "generator", "number");
    private static final String BLOCKS = "blocks=YU@-:1.0y;RU@1.0+BU@0.0:-1.0b,0.0b,1.0r";

    @ParameterizedTest
    @ValueSource(strings = {"phase=place", "phase=place marks=uni_NE_tar_W seat=2", "phase=place marks=uni_NE_tar_W;uni_NE_tar_W seat=3",
        BLOCKS, BLOCKS + " round=8 fails=19", BLOCKS + " marks=yellow_tar_cw;blue_uni_+ seat=3", BLOCKS + " round=8 phase=over seat=3",
        "blocks=YU@-+YT@-+RU@-+RT@-+BU@-+BT@-:-", "colours=blue,yellow,red"})
    void positionsSurviveReading(String fields) {
        String text = HandMade.text(fields);
        assertEquals(text, HandMade.text(UnitarNotation.INSTANCE.position(text)));
    }

    @Test
    void aPositionIsWrittenAsRecordsAreKept() {
        assertEquals("colours=yellow,red,blue round=1 fails=0 phase=place marks=- seat=1 blocks=- rng=96a0f96b-12bc8390-971e9964-79adc7e7",
            HandMade.text("phase=place"));
        UnitarPosition position = HandMade.play(HandMade.position("phase=place"), "uni NE tar W; uni N tar E");
        assertEquals("uni_NE_tar_W;uni_N_tar_E", HandMade.field(position, "marks"));
        HandMade.play(position, "uni N tar E");
        assertEquals("YU@3.3:2.4y,2.3y,3.3y,4.3y,4.2y", HandMade.field(position, "blocks").split(";")[0]);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "colours=yellow,red | colours", "colours=yellow,red,red | colours", "colours=yellow,red,Blue | colours", "colours=?,?,? | colours",
        "round=0 | number", "round=9 | number", "round=01 | number", "round= | number", "round=1x | number", "fails=20 | number",
        "fails=-1 | number", "phase=Place | phase", "phase=play | phase", "seat=0 | number", "seat=4 | number", "seat=2 | seat",
        "marks=yellow_tar_cw | seat", "marks=yellow_tar_cw;? seat=3 | move", "marks=yellow_tar seat=2 | move",
        "marks=yellow_tar_cw_ seat=2 | move", "marks=;yellow_tar_cw seat=3 | move", "marks=uni_N_tar_E seat=2 | mark",
        "phase=place marks=yellow_tar_cw seat=2 | mark", "phase=place marks=uni_N_tar_X seat=2 | anchor",
        "marks=yellow_tar_cw;yellow_tar_cw;yellow_tar_cw seat=3 | marks", "phase=place round=2 | placing", "phase=place fails=1 | placing",
        "phase=over seat=3 | over", "phase=over round=8 fails=1 seat=3 | over", "phase=over round=8 | seat",
        "phase=over round=8 seat=3 marks=yellow_tar_cw | marks",
        "blocks=YU@0.0 | block", "blocks=YU@0.0: | stone", "blocks=YU@0.0+:0.0y | block",
        "blocks=YU@0.0:0.0y,0.0y | stoneOrder", "blocks=YU@0.0:1.0y,0.0y | stoneOrder", "blocks=YU@0.0:0.0y,0.1y | stoneOrder",
        "blocks=YU@0.0:0.0r | frame", "blocks=YU@0.0:0.0 | stone", "blocks=YU@0.0:0.0Y | stone", "blocks=YU@0.0:0.0y, | stone",
        "blocks=YU@0.0:6.0y | cell", "blocks=YU@0.0:4.5y | cell", "blocks=YU@0.0:-0.0y | cell", "blocks=YU@0.0:+1.0y | cell",
        "blocks=YU@0.0:00.0y | cell", "blocks=YU@0.0:0y | cell", "blocks=YU@0.0:0.0.0y | cell", "blocks=YU@0.9:0.0y | cell",
        "blocks=YU@1.0:0.0y | captain", "blocks=YU@0.0:- | captain", "blocks=BU@-:-1.0b,0.0b,1.0b | tooManyStones",
        "blocks=BU@0.0:-2.0b,-1.0b,0.0b,1.0b | tooManyStones", "blocks=RU@1.0+YU@1.0:1.0y | blockOrder",
        "blocks=BU@0.0+BU@0.0:0.0b | blockTwice", "blocks=RU@0.0+BU@0.0:-3.0b,-2.0b,-1.0b,0.0b,1.0r,2.0r,3.0r | tooManyStones",
        "rng=0 | generator"})
    void badPositionsAreExplained(String fields, String reason) {
        assertEquals((ANY_GAMES.contains(reason) ? "" : "unitar.") + "error." + reason, keyOf(HandMade.text(fields)));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"RU@-:-; | '' | blockMissing", "YU@-:-;YT@-:- | YT@-:-;YU@-:- | blockOrder",
        "YU@-:- | YU@-:-;YU@-:- | blockTwice", "YU@-:- | YU:- | block", "BT@-:- | BT@-:-; | block",
        "BT@-:- | BT@-:-;XX@-:- | block", "'seat=1 ' | '' | field",
        "'round=1 ' | 'round=1  ' | number", "seat= | Seat= | field", "'fails=0 ' | 'round=1 ' | field"})
    void whatIsMissingOrOutOfOrderIsNamed(String from, String to, String reason) {
        assertEquals((ANY_GAMES.contains(reason) ? "" : "unitar.") + "error." + reason, keyOf(HandMade.text("").replace(from, to)));
    }

    @Test
    void blocksAreThereOnceTheyArePlaced() {
        assertEquals("unitar.error.blocks", keyOf(HandMade.text("phase=place").replace("place", "intend")));
        assertEquals("unitar.error.blocks", keyOf(HandMade.text("").replace("intend", "place")));
    }

    private static String keyOf(String text) {
        return assertThrows(NotationException.class, () -> UnitarNotation.INSTANCE.position(text)).reason().key();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"yellow tar | error.move", "yellow  tar cw | error.move", "Yellow tar cw | error.move",
        "yellow tar CW | error.move", "yellow tar cw cw | error.move", "green tar cw | error.move", "'' | error.move",
        "yellow_tar_cw | error.move", "uni N tar E | why.placed", "tar N uni E | error.move", "uni n tar E | error.anchor",
        "? | error.move"})
    void badIntentionsAreExplained(String move, String reason) {
        UnitarPosition position = HandMade.position("");
        NotationException error = assertThrows(NotationException.class, () -> new UnitarGame().move(position, move));
        assertEquals("unitar." + reason, error.reason().key());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"uni N tar N | why.sameAnchor", "yellow tar cw | why.placeFirst", "uni N tar | error.move"})
    void badPlacementsAreExplained(String move, String reason) {
        UnitarPosition position = HandMade.position("phase=place");
        NotationException error = assertThrows(NotationException.class, () -> new UnitarGame().move(position, move));
        assertEquals("unitar." + reason, error.reason().key());
    }
}
