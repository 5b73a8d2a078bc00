package uniboard.games.unitar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import uniboard.game.Choice;
import uniboard.game.Options;
import uniboard.game.Random32;
import uniboard.match.GameRecord;
import uniboard.match.Match;
import uniboard.match.Seat;
import uniboard.match.Selection;
import uniboard.match.Tap;

class UnitarChoicesTest {
    private final UnitarGame game = new UnitarGame();

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"place | uni NE tar W | uni:NE tar:W commit",
        "intend | yellow tar cw | colour:yellow symbol:tar action:cw commit",
        "intend | blue uni + | colour:blue symbol:uni action:+ commit"})
    void aCommitmentIsChosenInStepsAndConfirmed(String phase, String move, String places) {
        UnitarPosition position = HandMade.position("phase=" + phase);
        Choice choice = game.words(position).choice(game.move(position, move));
        assertEquals(places, String.join(" ", choice.steps().stream().map(Choice.Step::place).toList()));
        assertEquals(choice.move(), game.words().attempt(List.of(places.split(" "))));
    }

    @Test
    void nothingIsCommittedBeforeItIsConfirmed() {
        GameRecord record = GameRecord.begin(game, Options.defaults(game), List.of(Seat.HUMAN, Seat.HUMAN, Seat.HUMAN), new Random32(1));
        Selection selection = new Match(record).selection();
        assertEquals("unitar.why.chooseUni", refusal(selection, "commit"));
        selection = advanced(selection, "tar:W");
        assertEquals("unitar.why.chooseUni", refusal(selection, "commit"));
        assertEquals("unitar.why.sameAnchor", refusal(selection, "uni:W"));
        selection = advanced(selection, "uni:NE");
        selection = advanced(selection, "tar:N");
        assertEquals(new Tap.Completed(UnitarNotation.INSTANCE.parse("uni NE tar N")), selection.tap("commit"));
    }

    private static Selection advanced(Selection selection, String place) {
        return assertInstanceOf(Tap.Advanced.class, selection.tap(place), place).selection();
    }

    private static String refusal(Selection selection, String place) {
        return ((Tap.Refused) selection.tap(place)).why().key();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"commit | chooseColour", "symbol:tar commit | chooseColour", "colour:red commit | chooseSymbol",
        "colour:red action:N commit | chooseSymbol", "colour:red symbol:uni commit | chooseAction", "uni:N | placed",
        "tar:N commit | placed"})
    void anAttemptIsAnswered(String places, String reason) {
        assertEquals("unitar.why." + reason,
            game.words(HandMade.position("")).whyNot(game.words().attempt(List.of(places.split(" ")))).key());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"commit | chooseUni", "uni:N commit | chooseTar", "uni:N tar:N | sameAnchor",
        "colour:red | placeFirst",
        "action:N commit | placeFirst"})
    void anAttemptToPlaceIsAnswered(String places, String reason) {
        assertEquals("unitar.why." + reason,
            game.words(HandMade.position("phase=place")).whyNot(game.words().attempt(List.of(places.split(" ")))).key());
    }

    @ParameterizedTest
    @CsvSource({"symbol:tar", "action:cw", "action:cw symbol:uni"})
    void marksMayBeChosenInAnyOrder(String places) {
        assertNull(game.words(HandMade.position("")).whyNot(game.words().attempt(List.of(places.split(" ")))));
    }

    @Test
    void placesOfOtherGamesAreNone() {
        for (String place : List.of("a1", "uni:", "uni:ne", "colour:green", "symbol:x", "action:up", "")) {
            assertEquals(-1, game.words().attempt(List.of(place)), place);
        }
    }

    @Test
    void whenTheGameIsOverNothingIsAllowed() {
        UnitarPosition over = HandMade.position("round=8 phase=over seat=3");
        assertEquals("unitar.why.over", game.words(over).whyNot(0).key());
        assertEquals("unitar.why.over", game.words(over).whyNot(game.words().attempt(List.of("commit"))).key());
    }
}
