package uniboard.far;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import uniboard.game.Position;
import uniboard.match.GameRecord;
import uniboard.match.TakingBack;

/** Moves are taken back at a shared table when all others agree, and never otherwise. */
class ProposalTest {
    private static final int KEEPER = 0;

    private static HandledTable table(String game, int seats) {
        return HostileKeeperTest.table(game, seats, 4).deal();
    }

    private static void playUntilGuestMoved(HandledTable table) {
        int plies = 4;
        do table.playUntil(plies++);
        while (table.keeper().record().replay(table.keeper().record().plies() - 1).toMove() != 1);
    }

    private static void askBack(HandledTable table, int seat) {
        Event back = Event.back(TakingBack.plies(table.keeper().record(), seat));
        if (seat == KEEPER) table.keeper().propose(back);
        else table.guest(seat).propose(back);
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
        askBack(table, 1);
        table.settle();
        assertTrue(table.keeper().proposal().isAsked(KEEPER));
        assertFalse(table.guest(1).proposal().isAsked(1));
        table.keeper().answer(true);
        table.settle();
        GameRecord after = table.keeper().record();
        assertEquals(before.firstPlies(before.plies() - 1), after);
        assertEquals(after.moveTexts(), texts(table.guest(1).seen()));
        assertEquals(1, table.guest(1).seen().toMove());
        assertNull(table.keeper().proposal());
        assertNull(table.guest(1).proposal());
        assertTrue(table.playToEnd());
        assertEquals(List.of(), table.guest(1).faults());
        assertEquals(table.keeper().record(), table.guest(1).opened());
    }

    private static List<String> texts(SeatRecord seen) {
        return seen.line().steps().stream().map(seen::stepText).toList();
    }

    /** With the answer to it. */
    @Test
    void theKeeperAsksAGuest() {
        HandledTable table = table("onitama", 2);
        do table.playUntil(table.keeper().record().plies() + 1);
        while (table.keeper().record().plies() < 4 || toMove(table) != KEEPER);
        GameRecord before = table.keeper().record();
        askBack(table, KEEPER);
        table.settle();
        assertTrue(table.guest(1).proposal().isAsked(1));
        table.guest(1).answer(true);
        table.settle();
        assertEquals(before.firstPlies(before.plies() - 2), table.keeper().record());
        assertEquals(table.keeper().record().moveTexts(), texts(table.guest(1).seen()));
    }

    @Test
    void whatOneRefusesStands() {
        HandledTable table = table("onitama", 2);
        playUntilGuestMoved(table);
        GameRecord before = table.keeper().record();
        askBack(table, 1);
        table.settle();
        table.keeper().answer(false);
        table.settle();
        assertTrue(table.guest(1).proposal().isRefused());
        assertEquals(KEEPER, table.guest(1).proposal().refuser());
        askBack(table, 1);
        table.keeper().answer(true);
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
        askBack(table, 1);
        table.settle();
        table.playUntil(plies + 1);
        assertNull(table.keeper().proposal());
        assertNull(table.guest(1).proposal());
        table.guest(1).answer(true);
        table.keeper().answer(true);
        assertTrue(table.keeper().record().plies() > plies);
    }

    /** Of several people all must agree; and in what is hidden, only a move that showed nothing goes back, in the turn under way. */
    @Test
    void allOthersAreAsked() {
        HandledTable table = HostileKeeperTest.table("unikat", 3, 7).deal();
        int plies = 0;
        while (table.guests().stream().allMatch(guest -> TakingBack.plies(table.keeper().record(), guest.ownSeat()) == 0)) {
            assertTrue(table.keeper().phase() == Phase.PLAYING, "Nobody ever may ask");
            table.playUntil(++plies);
        }
        int asking = TakingBack.plies(table.keeper().record(), 1) > 0 ? 1 : 2;
        GameRecord before = table.keeper().record();
        askBack(table, asking);
        table.settle();
        table.keeper().answer(true);
        table.settle();
        assertEquals(before, table.keeper().record(), "One hasn't agreed");
        table.guest(3 - asking).answer(true);
        table.settle();
        assertEquals(before.firstPlies(before.plies() - 1), table.keeper().record());
        assertTrue(table.playToEnd());
        for (Guest guest : table.guests()) assertEquals(List.of(), guest.faults());
    }

    @Test
    void nothingIsAskedWhereNothingCanBeTakenBack() {
        HandledTable table = table("unitar", 3);
        table.playUntil(5);
        for (Guest guest : table.guests()) guest.propose(Event.back(1));
        askBack(table, KEEPER);
        table.settle();
        assertNull(table.keeper().proposal());
        GameRecord start = table("onitama", 2).keeper().record().firstPlies(0);
        for (int seat = 0; seat < 2; seat++) assertEquals(0, TakingBack.plies(start, seat));
        assertEquals(0, TakingBack.plies(start, Position.NOBODY));
    }

    @Test
    void whoeverTakesBackAloneIsBlamed() {
        HandledTable table = table("onitama", 2);
        playUntilGuestMoved(table);
        Entries course = new Entries();
        Course.of(table.keeper().record()).with(Event.back(1)).tell(course);
        String kept = table.kept(KEEPER).lines().filter(line -> !line.startsWith("record ")).collect(Collectors.joining("\n"));
        table.restartKeeper(kept + '\n' + course.text());
        table.settle();
        HostileKeeperTest.isBlamed(table.guest(1), "far.fault.back");
    }

    /** A guest of three closes the page; a bot plays on once both others want it, until the guest is back. */
    @Test
    void aBotPlaysOnForWhoeverIsAway() {
        HandledTable table = HostileKeeperTest.table("unikat", 3, 7).deal();
        table.playUntil(2);
        Guest away = table.guest(2);
        Guest other = table.guest(1);
        other.propose(Event.bot(2));
        table.settle();
        assertNull(table.keeper().proposal(), "Nobody is away");
        away.close();
        table.settle();
        assertEquals(Presence.GONE, other.presence(2));
        other.propose(Event.bot(2));
        table.settle();
        assertEquals(Set.of(), table.keeper().bots());
        assertTrue(table.keeper().proposal().isAsked(KEEPER));
        table.keeper().answer(true);
        table.settle();
        assertEquals(Set.of(2), table.keeper().bots());
        assertEquals(Set.of(2), other.bots());
        GameRecord before = table.keeper().record();
        if (before.replay().toMove() == 2) table.keeper().play(HostileKeeperTest.legal(before).get(0));
        table.settle();
        table.restartGuest(2, table.kept(2));
        table.settle();
        assertEquals(Set.of(), table.keeper().bots());
        assertEquals(Set.of(), table.guest(2).bots());
        assertTrue(table.playToEnd());
        for (Guest guest : table.guests()) {
            assertEquals(List.of(), guest.faults());
            assertEquals(table.keeper().record(), guest.opened());
        }
    }

    /** Of two, whoever is left decides alone; the next game is played against the bot. */
    @Test
    void aBotThatPlayedToTheEndStays() {
        HandledTable table = table("onitama", 2);
        table.playUntil(1);
        table.guest(1).close();
        table.settle();
        table.keeper().propose(Event.bot(1));
        assertEquals(Set.of(1), table.keeper().bots());
        while (table.keeper().phase() == Phase.PLAYING) table.keeper().play(HostileKeeperTest.legal(table.keeper().record()).get(0));
        table.keeper().wantAnother();
        assertTrue(table.keeper().isAnotherWanted());
        table.keeper().begin();
        assertEquals(Phase.PLAYING, table.keeper().phase());
        assertEquals(1, table.keeper().seats().stream().filter(Occupant::isBot).count());
    }

    @Test
    void aKeeperThatLetsABotPlayUnaskedIsBlamed() {
        HandledTable table = HostileKeeperTest.table("unikat", 3, 7).deal();
        table.playUntil(2);
        Entries course = new Entries();
        Course.of(table.keeper().record()).with(Event.bot(2)).tell(course);
        String kept = table.kept(KEEPER).lines().filter(line -> !line.startsWith("record ")).collect(Collectors.joining("\n"));
        table.restartKeeper(kept + '\n' + course.text());
        table.settle();
        HostileKeeperTest.isBlamed(table.guest(1), "far.fault.bot");
    }

    private static List<String> steps(Course course) {
        List<String> steps = new ArrayList<>();
        course.tell(new Course.Follower() {
            @Override
            public void moved(int step, GameRecord record, Position before, Position after) {
                steps.add(step + " move");
            }

            @Override
            public void happened(int step, Event event, Position now) {
                steps.add(step + " " + event.text());
            }
        });
        return steps;
    }

    @Test
    void whoeverTakesBackMoreThanWasAgreedOnIsBlamed() {
        HandledTable table = table("onitama", 2);
        playUntilGuestMoved(table);
        String before = table.kept(KEEPER);
        askBack(table, 1);
        Entries course = new Entries();
        Course.of(table.keeper().record()).with(Event.back(3)).tell(course);
        String kept = before.lines().filter(line -> !line.startsWith("record ")).collect(Collectors.joining("\n"));
        table.restartKeeper(kept + '\n' + course.text());
        table.settle();
        HostileKeeperTest.isBlamed(table.guest(1), "far.fault.back");
    }

    @Test
    void aCourseIsReadAsItWasTold() {
        GameRecord record = table("onitama", 2).keeper().record();
        Course course = Course.of(record);
        for (int ply = 0; ply < 6; ply++) course = course.with(HostileKeeperTest.legal(course.line()).get(0));
        course = course.with(Event.back(2));
        course = course.with(HostileKeeperTest.legal(course.line()).get(1)).with(Event.bot(1)).with(Event.back(4));
        course = course.with(HostileKeeperTest.legal(course.line()).get(1)).with(Event.person(1));
        Entries told = new Entries();
        course.tell(told);
        assertEquals(course, Course.heard(Entries.read(told.text()), FarTable.CATALOG));
        assertEquals(List.of("0 move", "1 move", "2 move", "3 move", "4 move", "5 move", "6 back:2", "7 move", "8 bot:1", "9 back:4",
            "10 move", "11 person:1"), steps(course));
        assertNull(Course.heard(Entries.read(told.text().replace("back:4", "back:99")), FarTable.CATALOG));
        assertNull(Course.heard(Entries.read(told.text().replace("back:4", "nonsense")), FarTable.CATALOG));
    }
}
