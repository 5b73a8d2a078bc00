package uniboard.games.unitar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import uniboard.game.Position;
import uniboard.game.Random32;
import uniboard.known.Proves;

/** What a seat knows of the others' commitments and colours. */
class UnitarDeterminizationTest {
    private static final int DEALS = 1000;
    private static final String TWO_MARKS = "marks=yellow_tar_cw;blue_uni_N seat=3";

    @ParameterizedTest
    @EnumSource(UnitarSecrecy.class)
    void aViewerKnowsAsMuchAsBeforeAndTheDealFollowsFromThat(UnitarSecrecy secrecy) {
        for (int seed = 0; seed < 60; seed++) {
            UnitarPosition position = HandMade.randomGame(secrecy, seed, seed);
            for (int viewer = Position.NOBODY; viewer < UnitarPosition.SEATS; viewer++) {
                UnitarPosition view = determinized(position, viewer, 5);
                assertEquals(UnitarNotation.INSTANCE.viewText(position, viewer), UnitarNotation.INSTANCE.viewText(view, viewer));
                assertEquals(HandMade.text(view), HandMade.text(determinized(determinized(position, viewer, 8), viewer, 5)));
                assertEquals(position.secrecy(), view.secrecy());
            }
        }
    }

    @Proves("marks")
    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"0 | yellow_tar_cw;?", "1 | ?;blue_uni_N", "2 | ?;?", "-1 | ?;?"})
    void openCommitmentsAreReadByTheirSeatAlone(int viewer, String marks) {
        String view = UnitarNotation.INSTANCE.viewText(HandMade.position(TWO_MARKS), viewer);
        assertEquals(marks, HandMade.field(view, "marks"));
        assertEquals("yellow,red,blue", HandMade.field(view, "colours"));
        assertEquals("?", HandMade.field(view, "rng"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"0 | yellow,?,?", "1 | ?,red,?", "2 | ?,?,blue", "-1 | ?,?,?"})
    void hiddenColoursAreReadByTheirSeatAloneUntilTheEnd(int viewer, String colours) {
        UnitarPosition position = HandMade.position("round=8").with(UnitarSecrecy.HIDDEN);
        assertEquals(colours, HandMade.field(UnitarNotation.INSTANCE.viewText(position, viewer), "colours"));
        HandMade.play(position, "yellow tar N; yellow tar N; yellow tar N");
        assertEquals("yellow,red,blue", HandMade.field(UnitarNotation.INSTANCE.viewText(position, viewer), "colours"));
        assertFalse(position.areColoursHidden());
    }

    @Test
    void anyLegalCommitmentMayBeTheHiddenOne() {
        UnitarPosition position = HandMade.position(TWO_MARKS);
        UnitarPosition placing = HandMade.position("phase=place marks=uni_N_tar_E;uni_N_tar_E seat=3");
        Set<String> marks = new HashSet<>();
        Set<String> placements = new HashSet<>();
        for (int seed = 0; seed < DEALS; seed++) {
            marks.add(HandMade.field(determinized(position, 1, seed), "marks").split(";")[0]);
            placements.add(HandMade.field(determinized(placing, 0, seed), "marks").split(";")[1]);
        }
        assertEquals(48, marks.size());
        assertEquals(56, placements.size());
    }

    @Test
    void hiddenColoursAreDealtAmongTheOthers() {
        UnitarPosition position = HandMade.position("").with(UnitarSecrecy.HIDDEN);
        Set<String> own = new HashSet<>();
        Set<String> nobodys = new HashSet<>();
        for (int seed = 0; seed < 200; seed++) {
            own.add(HandMade.field(determinized(position, 1, seed), "colours"));
            nobodys.add(HandMade.field(determinized(position, Position.NOBODY, seed), "colours"));
            assertEquals("yellow,red,blue", HandMade.field(determinized(position.with(UnitarSecrecy.OPEN), 1, seed), "colours"));
        }
        assertEquals(Set.of("yellow,red,blue", "blue,red,yellow"), own);
        assertEquals(6, nobodys.size());
    }

    @Test
    void aViewRemembersRoundsAsEveryoneSawThem() {
        UnitarPosition position = HandMade.randomGame(UnitarSecrecy.OPEN, 4, 10);
        UnitarPosition view = determinized(position, 0, 3);
        assertEquals(position.lastStep().marks(), view.lastStep().marks());
        assertEquals(HandMade.text(position.lastStep().before()), HandMade.text(view.lastStep().before()));
    }

    /** Else the placements would tell who plays which colour. */
    @Test
    void inAViewOfHiddenColoursThePlacementsGoWithTheColours() {
        UnitarPosition position = HandMade.position("phase=place").with(UnitarSecrecy.HIDDEN);
        HandMade.play(position, "uni N tar E; uni S tar W; uni NE tar SW; yellow tar N; yellow tar N; yellow tar N");
        for (int seed = 0; seed < 20; seed++) {
            UnitarPosition view = determinized(position, 0, seed);
            for (int i = 0; i < 3; i++) view.undo();
            String placed = HandMade.field(view, "blocks");
            for (int i = 0; i < 3; i++) view.undo();
            String colours = HandMade.field(view, "colours");
            HandMade.play(view, colours.equals("yellow,red,blue") ? "uni N tar E; uni S tar W; uni NE tar SW"
                : "uni N tar E; uni NE tar SW; uni S tar W");
            assertEquals(placed, HandMade.field(view, "blocks"));
            view.undo();
            view.undo();
            view.undo();
            assertEquals(0, view.ply());
        }
    }

    @Test
    void theThirdCommitmentReveals() {
        assertFalse(HandMade.position("").reveals(0));
        assertFalse(HandMade.position("marks=yellow_tar_cw seat=2").reveals(0));
        assertTrue(HandMade.position(TWO_MARKS).reveals(0));
        assertTrue(HandMade.position("").isDecidedInSecret());
        assertFalse(HandMade.position("round=8 phase=over seat=3").isDecidedInSecret());
    }

    @Proves("comparison")
    @Test
    void intentionsAreOpenedWithTheThird() {
        UnitarPosition start = HandMade.position("");
        UnitarPosition now = HandMade.play(start.copy(), "yellow tar N; red uni S");
        int move = UnitarNotation.INSTANCE.parse("yellow tar N");
        assertEquals(List.of("yellow tar N", "?", "?"), List.of(UnitarNotation.INSTANCE.moveText(start, move, 0, now),
            UnitarNotation.INSTANCE.moveText(start, move, 1, now), UnitarNotation.INSTANCE.moveText(start, move, Position.NOBODY, now)));
        HandMade.play(now, "blue uni cw");
        for (int viewer = Position.NOBODY; viewer < 3; viewer++)
            assertEquals("yellow tar N", UnitarNotation.INSTANCE.moveText(start, move, viewer, now));
    }

    @Test
    void placementsOfHiddenColoursAreOpenedAtTheEnd() {
        UnitarPosition start = HandMade.position("phase=place").with(UnitarSecrecy.HIDDEN);
        UnitarPosition now = HandMade.play(start.copy(), "uni N tar E; uni N tar E; uni N tar E");
        int move = UnitarNotation.INSTANCE.parse("uni N tar E");
        assertEquals("?", UnitarNotation.INSTANCE.moveText(start, move, 1, now));
        assertEquals("uni N tar E", UnitarNotation.INSTANCE.moveText(start, move, 0, now));
        for (int round = 0; round < 8; round++) HandMade.play(now, "red uni N; red uni N; red uni N");
        assertEquals("uni N tar E", UnitarNotation.INSTANCE.moveText(start, move, 1, now));
        UnitarPosition open = HandMade.position("phase=place");
        UnitarPosition placed = HandMade.play(open.copy(), "uni N tar E; uni N tar E; uni N tar E");
        assertEquals("uni N tar E", UnitarNotation.INSTANCE.moveText(open, move, 1, placed));
    }

    @Test
    void whatIsUnknownIsDealtByChance() {
        UnitarPosition position = HandMade.position(TWO_MARKS);
        assertNotEquals(HandMade.field(determinized(position, 0, 1), "rng"), HandMade.field(determinized(position, 0, 2), "rng"));
    }

    private static UnitarPosition determinized(UnitarPosition position, int viewer, int seed) {
        UnitarPosition view = position.copy();
        view.determinize(viewer, new Random32(seed));
        return view;
    }
}
