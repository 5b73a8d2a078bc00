package uniboard.far;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import uniboard.game.Position;
import uniboard.match.GameRecord;
import uniboard.match.TakingBack;

/** Moves are taken back at a shared table when all others agree, and never otherwise. */
class BackRequestTest {
    private static final int KEEPER = 0;

    private static HandledTable table(String game, int seats) {
        return HostileKeeperTest.table(game, seats, 4).deal();
    }

    private static void playUntilGuestMoved(HandledTable table) {
        int plies = 4;
        do table.playUntil(plies++);
        while (table.keeper().record().replay(table.keeper().record().plies() - 1).toMove() != 1);
    }

    private static int toMove(HandledTable table) {
        return table.keeper().record().replay().toMove();
    }

    @ParameterizedTest
    @ValueSource(strings = {"onitama", "unlur"})
    void whatAllAgreeOnIsTakenBack(String game) {
        HandledTable table = table(game, 2);
        playUntilGuestMoved(table);
        GameRecord before = table.keeper().record();
        table.guest(1).askBack();
        table.settle();
        assertTrue(table.keeper().backRequest().isAsked(KEEPER));
        assertFalse(table.guest(1).backRequest().isAsked(1));
        table.keeper().answerBack(true);
        table.settle();
        GameRecord after = table.keeper().record();
        assertEquals(before.firstPlies(before.plies() - 1), after);
        assertEquals(after.moveTexts(), texts(table.guest(1).seen()));
        assertEquals(1, table.guest(1).seen().toMove());
        assertNull(table.keeper().backRequest());
        assertNull(table.guest(1).backRequest());
        assertTrue(table.playToEnd());
        assertEquals(List.of(), table.guest(1).faults());
        assertEquals(table.keeper().record(), table.guest(1).opened());
    }

    private static List<String> texts(SeatRecord seen) {
        return seen.line().stream().map(seen::stepText).toList();
    }

    /** With the answer to it. */
    @Test
    void theKeeperAsksAGuest() {
        HandledTable table = table("onitama", 2);
        do table.playUntil(table.keeper().record().plies() + 1);
        while (table.keeper().record().plies() < 4 || toMove(table) != KEEPER);
        GameRecord before = table.keeper().record();
        table.keeper().askBack();
        table.settle();
        assertTrue(table.guest(1).backRequest().isAsked(1));
        table.guest(1).answerBack(true);
        table.settle();
        assertEquals(before.firstPlies(before.plies() - 2), table.keeper().record());
        assertEquals(table.keeper().record().moveTexts(), texts(table.guest(1).seen()));
    }

    @Test
    void whatOneRefusesStands() {
        HandledTable table = table("onitama", 2);
        playUntilGuestMoved(table);
        GameRecord before = table.keeper().record();
        table.guest(1).askBack();
        table.settle();
        table.keeper().answerBack(false);
        table.settle();
        assertTrue(table.guest(1).backRequest().isRefused());
        assertEquals(KEEPER, table.guest(1).backRequest().refuser());
        table.guest(1).askBack();
        table.keeper().answerBack(true);
        table.settle();
        assertEquals(before, table.keeper().record());
        assertTrue(table.playToEnd());
        assertEquals(before, table.keeper().record().firstPlies(before.plies()));
        assertEquals(List.of(), table.guest(1).faults());
    }

    @Test
    void aGameThatGoesOnAnswersNo() {
        HandledTable table = table("onitama", 2);
        playUntilGuestMoved(table);
        int plies = table.keeper().record().plies();
        table.guest(1).askBack();
        table.settle();
        table.playUntil(plies + 1);
        assertNull(table.keeper().backRequest());
        assertNull(table.guest(1).backRequest());
        table.guest(1).answerBack(true);
        table.keeper().answerBack(true);
        assertTrue(table.keeper().record().plies() > plies);
    }

    /** Of several people all must agree; and in what is hidden, only a move that showed nothing goes back, in the turn under way. */
    @Test
    void allOthersAreAsked() {
        HandledTable table = HostileKeeperTest.table("unikat", 3, 7).deal();
        int plies = 0;
        while (table.guests().stream().allMatch(guest -> TakingBack.plies(table.keeper().record(), guest.seat()) == 0)) {
            assertTrue(table.keeper().phase() == Phase.PLAYING, "Nobody ever may ask");
            table.playUntil(++plies);
        }
        int asking = TakingBack.plies(table.keeper().record(), 1) > 0 ? 1 : 2;
        GameRecord before = table.keeper().record();
        table.guest(asking).askBack();
        table.settle();
        table.keeper().answerBack(true);
        table.settle();
        assertEquals(before, table.keeper().record(), "One hasn't agreed");
        table.guest(3 - asking).answerBack(true);
        table.settle();
        assertEquals(before.firstPlies(before.plies() - 1), table.keeper().record());
        assertTrue(table.playToEnd());
        for (Guest guest : table.guests()) assertEquals(List.of(), guest.faults());
    }

    @Test
    void nothingIsAskedWhereNothingCanBeTakenBack() {
        HandledTable table = table("unitar", 3);
        table.playUntil(5);
        for (Guest guest : table.guests()) guest.askBack();
        table.keeper().askBack();
        table.settle();
        assertNull(table.keeper().backRequest());
        GameRecord start = table("onitama", 2).keeper().record().firstPlies(0);
        for (int seat = 0; seat < 2; seat++) assertEquals(0, TakingBack.plies(start, seat));
        assertEquals(0, TakingBack.plies(start, Position.NOBODY));
    }

    @Test
    void whoeverTakesBackAloneIsBlamed() {
        HandledTable table = table("onitama", 2);
        playUntilGuestMoved(table);
        Entries course = new Entries();
        Course.of(table.keeper().record()).takingBack(1).tell(course);
        String kept = table.kept(KEEPER).lines().filter(line -> !line.startsWith("record ")).collect(Collectors.joining("\n"));
        table.restartKeeper(kept + '\n' + course.text());
        table.settle();
        HostileKeeperTest.isBlamed(table.guest(1), "far.fault.back");
    }

    @Test
    void aCourseIsReadAsItWasTold() {
        GameRecord record = table("onitama", 2).keeper().record();
        Course course = Course.of(record);
        for (int ply = 0; ply < 6; ply++) course = course.with(HostileKeeperTest.legal(course.line()).get(0));
        course = course.takingBack(2).with(HostileKeeperTest.legal(course.takingBack(2).line()).get(1)).takingBack(4);
        course = course.with(HostileKeeperTest.legal(course.line()).get(1));
        Entries told = new Entries();
        course.tell(told);
        assertEquals(course, Course.heard(Entries.read(told.text()), FarTable.CATALOG));
        assertEquals(8, course.moves().size());
        assertEquals(List.of(0, 1, 2, 3, 4, 5, 7, 9), course.moves().stream().map(Course.Made::step).toList());
        assertNull(Course.heard(Entries.read(told.text().replace("takenBack 1\t", "takenBack 99\t")), FarTable.CATALOG));
        assertNull(Course.heard(Entries.read(told.text().replace("takenBack 1\t", "takenBack 1\tnonsense\t")), FarTable.CATALOG));
    }
}
