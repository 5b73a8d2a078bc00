package uniboard.games.unikat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import uniboard.game.Choice;
import uniboard.game.Game;
import uniboard.game.MoveList;
import uniboard.game.Random32;
import uniboard.match.Candidate;
import uniboard.match.Selection;
import uniboard.match.Tap;

class UnikatChoicesTest {
    private static final String TABLE = "SWL1@0,0;SWY1@0,1;SWL2@1,0";
    private static final String RACKS = "SWY2,SWL3,CBG3/CWL1";
    private static final String TURN = "phase=turn";
    private static final UnikatPosition START = at(TABLE, RACKS, TURN);

    private final Game game = new UnikatGame();

    private static UnikatPosition at(String table, String racks, String turn) {
        return HandMade.position("table=" + table + " racks=" + racks + " display=QBL1,CRG3,SRY2 " + turn);
    }

    private Selection selection(UnikatPosition position) {
        MoveList moves = new MoveList();
        position.moves(moves);
        List<Choice> choices = new ArrayList<>();
        for (int i = 0; i < moves.size(); i++) choices.add(game.words(position).choice(moves.get(i)));
        return new Selection(game, position, choices);
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "card:SWY2 cell:1,1 > SWY2@1,1", "cell:1,1 card:SWY2 > SWY2@1,1", "cell:2,0 card:SWL3 > SWL3@2,0",
        "cell:-1,0 card:SWL3 > SWL3@-1,0",
        "card:CBG3 card:SWL3 cell:2,0 > SWL3@2,0", "cell:1,1 cell:2,0 card:SWL3 > SWL3@2,0",
        "card:CBG3 card:QBL1 swap > swap CBG3 QBL1", "card:QBL1 card:CBG3 swap > swap CBG3 QBL1",
        "card:CBG3 bag swap > swap CBG3 bag", "bag card:CBG3 swap > swap CBG3 bag", "card:CBG3 bag card:QBL1 swap > swap CBG3 QBL1",
        "card:SWL3 bag card:CBG3 swap > swap CBG3 bag", "card:SWL3 bag cell:2,0 > SWL3@2,0", "bag cell:2,0 card:SWL3 > SWL3@2,0",
        "cell:2,0 bag card:SWL3 swap > swap SWL3 bag"})
    void cardsAndPlacesAreChosenInEitherOrder(String example) {
        assertEquals(example.split(" > ")[1], played(START, example.split(" > ")[0]));
    }

    @Test
    void oneTapDrawsEndsOrPasses() {
        UnikatPosition draw = at(TABLE, RACKS, "seat=1 phase=draw last=- extra=no idle=0");
        assertEquals("draw CRG3", played(draw, "card:CRG3"));
        assertEquals("draw bag", played(draw, "bag"));
        assertEquals("end", played(at(TABLE, RACKS, "seat=1 phase=chain last=1,0 extra=no idle=0"), "end"));
    }

    private String played(UnikatPosition position, String places) {
        Selection selection = selection(position);
        String[] taps = places.split(" ");
        for (int i = 0; i < taps.length - 1; i++) selection = advanced(selection, taps[i]);
        int move = assertInstanceOf(Tap.Completed.class, selection.tap(taps[taps.length - 1])).move();
        return UnikatNotation.INSTANCE.moveText(position, move);
    }

    private static Selection advanced(Selection selection, String place) {
        return assertInstanceOf(Tap.Advanced.class, selection.tap(place), place).selection();
    }

    @Test
    void aChosenCellLeavesTheCardsThatFit() {
        Selection selection = selection(START);
        assertEquals("card:CBG3 card:SWL3 card:SWY2", cards(selection, Candidate.Role.MAY_CHOOSE));
        selection = advanced(selection, "cell:2,0");
        assertEquals("card:SWL3 card:SWY2", cards(selection, Candidate.Role.MAY_CHOOSE));
        assertEquals(Candidate.Role.CHOSEN, role(selection, "cell:2,0"));
        assertEquals(Candidate.Role.MAY_REPLACE, role(selection, "cell:1,1"));
        selection = advanced(selection, "cell:2,0");
        assertEquals(Candidate.Role.MAY_CHOOSE, role(selection, "cell:2,0"));
    }

    @Test
    void aChosenCardLightsItsPlaces() {
        Selection selection = selection(START);
        selection = advanced(selection, "card:SWL3");
        assertEquals(Candidate.Role.TARGET, role(selection, "cell:2,0"));
        assertEquals(Candidate.Role.MAY_CHOOSE, role(selection, "card:QBL1"));
        assertEquals(Candidate.Role.MAY_REPLACE, role(selection, "card:CBG3"));
        assertNull(role(selection, "cell:1,1"));
    }

    @Test
    void aSwapIsConfirmedOrGivenUp() {
        Selection selection = advanced(selection(START), "card:SWL3");
        assertNull(role(selection, "swap"));
        selection = advanced(selection, "bag");
        assertEquals(Candidate.Role.TARGET, role(selection, "swap"));
        assertEquals(Candidate.Role.CHOSEN, role(selection, "bag"));
        assertEquals(Candidate.Role.TARGET, role(selection, "cell:2,0"), "it may still be laid");
        selection = advanced(selection, "bag");
        assertEquals(Candidate.Role.MAY_CHOOSE, role(selection, "bag"));
        assertInstanceOf(Tap.Refused.class, selection.tap("swap"));
    }

    @Test
    void aCellIsNeverLaidOnBeforeTheCardIsChosen() {
        Selection selection = selection(at(TABLE, "SWY2,QBG3/CWL1", TURN));
        selection = advanced(selection, "cell:1,1");
        assertInstanceOf(Tap.Refused.class, selection.tap("card:QBG3"));
        assertInstanceOf(Tap.Completed.class, selection.tap("card:SWY2"));
    }

    private static Candidate.Role role(Selection selection, String place) {
        return selection.candidates().stream().filter(one -> one.place().equals(place)).map(Candidate::role).findFirst().orElse(null);
    }

    private static String cards(Selection selection, Candidate.Role role) {
        return String.join(" ", selection.candidates().stream().filter(one -> one.role() == role && one.place().startsWith("card:")
            && RACKS.contains(one.place().substring("card:".length()))).map(Candidate::place).sorted().toList());
    }

    @Test
    void everyMoveOfAWholeGameIsChosenByItsSteps() {
        Random32 random = new Random32(2);
        MoveList moves = new MoveList();
        UnikatPosition position = new UnikatPosition(4, 1, random);
        for (position.moves(moves); !moves.isEmpty(); position.moves(moves)) {
            int move = ((UnikatGame) game).randomMove(moves, random);
            List<Choice.Step> steps = game.words(position).choice(move).steps();
            assertEquals(new Tap.Completed(move), tapAll(position, steps));
            if (steps.size() == 2) assertEquals(new Tap.Completed(move), tapAll(position, List.of(steps.get(1), steps.get(0))));
            if (steps.size() == 3) {
                assertEquals(new Tap.Completed(move), tapAll(position, List.of(steps.get(1), steps.get(0), steps.get(2))));
            }
            position.play(move);
        }
    }

    private Tap tapAll(UnikatPosition position, List<Choice.Step> steps) {
        Selection selection = selection(position);
        Tap tap = null;
        for (Choice.Step step : steps) {
            tap = selection.tap(step.place());
            if (tap instanceof Tap.Advanced advanced) selection = advanced.selection();
        }
        return tap;
    }
}
