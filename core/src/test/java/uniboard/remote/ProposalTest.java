package uniboard.remote;

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
import uniboard.match.TakebackRules;

/** Moves are taken back at a shared table when all others agree, and never otherwise. */
class ProposalTest {
    private static final int HOST = 0;

    private static HandledTable table(String game, int seats) {
        return HostileHostTest.table(game, seats, 4).deal();
    }

    private static void playUntilClientMoved(HandledTable table) {
        int plies = 4;
        do table.playUntil(plies++);
        while (table.host().record().replay(table.host().record().plies() - 1).toMove() != 1);
    }

    private static void askBack(HandledTable table, int seat) {
        Event back = Event.back(TakebackRules.plies(table.host().record(), seat));
        if (seat == HOST) table.host().propose(back);
        else table.client(seat).propose(back);
    }

    private static int toMove(HandledTable table) {
        return table.host().record().replay().toMove();
    }

    @ParameterizedTest
    @ValueSource(strings = {"onitama", "unlur"})
    void whatAllAgreeOnIsTakenBack(String game) {
        HandledTable table = table(game, 2);
        playUntilClientMoved(table);
        GameRecord before = table.host().record();
        askBack(table, 1);
        table.settle();
        assertTrue(table.host().snapshot().proposal().isAsked(HOST));
        assertFalse(table.client(1).snapshot().proposal().isAsked(1));
        table.host().answer(true);
        table.settle();
        GameRecord after = table.host().record();
        assertEquals(before.firstPlies(before.plies() - 1), after);
        assertEquals(after.moveTexts(), texts(table.client(1).seen()));
        assertEquals(1, table.client(1).seen().toMove());
        assertNull(table.host().snapshot().proposal());
        assertNull(table.client(1).snapshot().proposal());
        assertTrue(table.playToEnd());
        assertEquals(List.of(), table.client(1).snapshot().audit().faults());
        assertEquals(table.host().record(), table.client(1).opened());
    }

    private static List<String> texts(SeatRecord seen) {
        return seen.line().steps().stream().map(seen::stepText).toList();
    }

    /** With the answer to it. */
    @Test
    void theHostAsksAClient() {
        HandledTable table = table("onitama", 2);
        do table.playUntil(table.host().record().plies() + 1);
        while (table.host().record().plies() < 4 || toMove(table) != HOST);
        GameRecord before = table.host().record();
        askBack(table, HOST);
        table.settle();
        assertTrue(table.client(1).snapshot().proposal().isAsked(1));
        table.client(1).answer(true);
        table.settle();
        assertEquals(before.firstPlies(before.plies() - 2), table.host().record());
        assertEquals(table.host().record().moveTexts(), texts(table.client(1).seen()));
    }

    @Test
    void whatOneRefusesStands() {
        HandledTable table = table("onitama", 2);
        playUntilClientMoved(table);
        GameRecord before = table.host().record();
        askBack(table, 1);
        table.settle();
        table.host().answer(false);
        table.settle();
        assertTrue(table.client(1).snapshot().proposal().isRefused());
        assertEquals(HOST, table.client(1).snapshot().proposal().refuser());
        askBack(table, 1);
        table.host().answer(true);
        table.settle();
        assertEquals(before, table.host().record());
        assertTrue(table.playToEnd());
        assertEquals(before, table.host().record().firstPlies(before.plies()));
        assertEquals(List.of(), table.client(1).snapshot().audit().faults());
    }

    @Test
    void aGameThatGoesOnAnswersNo() {
        HandledTable table = table("onitama", 2);
        playUntilClientMoved(table);
        int plies = table.host().record().plies();
        askBack(table, 1);
        table.settle();
        table.playUntil(plies + 1);
        assertNull(table.host().snapshot().proposal());
        assertNull(table.client(1).snapshot().proposal());
        table.client(1).answer(true);
        table.host().answer(true);
        assertTrue(table.host().record().plies() > plies);
    }

    /** Of several people all must agree; and in what is hidden, only a move that showed nothing goes back, in the turn under way. */
    @Test
    void allOthersAreAsked() {
        HandledTable table = HostileHostTest.table("unikat", 3, 7).deal();
        int plies = 0;
        while (table.clients().stream().allMatch(client -> TakebackRules.plies(table.host().record(), client.snapshot().ownSeat()) == 0)) {
            assertTrue(table.host().snapshot().phase() == Phase.PLAYING, "Nobody ever may ask");
            table.playUntil(++plies);
        }
        int asking = TakebackRules.plies(table.host().record(), 1) > 0 ? 1 : 2;
        GameRecord before = table.host().record();
        askBack(table, asking);
        table.settle();
        table.host().answer(true);
        table.settle();
        assertEquals(before, table.host().record(), "One hasn't agreed");
        table.client(3 - asking).answer(true);
        table.settle();
        assertEquals(before.firstPlies(before.plies() - 1), table.host().record());
        assertTrue(table.playToEnd());
        for (TableClient client : table.clients()) assertEquals(List.of(), client.snapshot().audit().faults());
    }

    @Test
    void nothingIsAskedWhereNothingCanBeTakenBack() {
        HandledTable table = table("unitar", 3);
        table.playUntil(5);
        for (TableClient client : table.clients()) client.propose(Event.back(1));
        askBack(table, HOST);
        table.settle();
        assertNull(table.host().snapshot().proposal());
        GameRecord start = table("onitama", 2).host().record().firstPlies(0);
        for (int seat = 0; seat < 2; seat++) assertEquals(0, TakebackRules.plies(start, seat));
        assertEquals(0, TakebackRules.plies(start, Position.NOBODY));
    }

    @Test
    void takingBackAloneIsBlamed() {
        HandledTable table = table("onitama", 2);
        playUntilClientMoved(table);
        Fields log = new Fields();
        EventLog.of(table.host().record()).with(Event.back(1)).tell(log);
        String kept = table.kept(HOST).lines().filter(line -> !line.startsWith("record ")).collect(Collectors.joining("\n"));
        table.restartHost(kept + '\n' + log.text());
        table.settle();
        HostileHostTest.isBlamed(table.client(1), "far.fault.back");
    }

    /** A client of three closes the page; a bot plays on once both others want it, until the client is back. */
    @Test
    void aBotPlaysOnForAnAbsentPlayer() {
        HandledTable table = HostileHostTest.table("unikat", 3, 7).deal();
        table.playUntil(2);
        TableClient away = table.client(2);
        TableClient other = table.client(1);
        other.propose(Event.bot(2));
        table.settle();
        assertNull(table.host().snapshot().proposal(), "Nobody is away");
        away.close();
        table.settle();
        assertEquals(Presence.GONE, other.snapshot().presence(2));
        other.propose(Event.bot(2));
        table.settle();
        assertEquals(Set.of(), table.host().snapshot().bots());
        assertTrue(table.host().snapshot().proposal().isAsked(HOST));
        table.host().answer(true);
        table.settle();
        assertEquals(Set.of(2), table.host().snapshot().bots());
        assertEquals(Set.of(2), other.snapshot().bots());
        GameRecord before = table.host().record();
        if (before.replay().toMove() == 2) table.host().play(HostileHostTest.legal(before).get(0));
        table.settle();
        table.restartClient(2, table.kept(2));
        table.settle();
        assertEquals(Set.of(), table.host().snapshot().bots());
        assertEquals(Set.of(), table.client(2).snapshot().bots());
        assertTrue(table.playToEnd());
        for (TableClient client : table.clients()) {
            assertEquals(List.of(), client.snapshot().audit().faults());
            assertEquals(table.host().record(), client.opened());
        }
    }

    /** Of two, anybody who is left decides alone; the next game is played against the bot. */
    @Test
    void aBotThatPlayedToTheEndStays() {
        HandledTable table = table("onitama", 2);
        table.playUntil(1);
        table.client(1).close();
        table.settle();
        table.host().propose(Event.bot(1));
        assertEquals(Set.of(1), table.host().snapshot().bots());
        while (table.host().snapshot().phase() == Phase.PLAYING) table.host().play(HostileHostTest.legal(table.host().record()).get(0));
        table.host().wantAnother();
        assertTrue(table.host().isAnotherWanted());
        table.host().begin();
        assertEquals(Phase.PLAYING, table.host().snapshot().phase());
        assertEquals(1, table.host().snapshot().seats().stream().filter(Occupant::isBot).count());
    }

    @Test
    void aHostThatLetsABotPlayUnaskedIsBlamed() {
        HandledTable table = HostileHostTest.table("unikat", 3, 7).deal();
        table.playUntil(2);
        Fields log = new Fields();
        EventLog.of(table.host().record()).with(Event.bot(2)).tell(log);
        String kept = table.kept(HOST).lines().filter(line -> !line.startsWith("record ")).collect(Collectors.joining("\n"));
        table.restartHost(kept + '\n' + log.text());
        table.settle();
        HostileHostTest.isBlamed(table.client(1), "far.fault.bot");
    }

    private static List<String> steps(EventLog log) {
        List<String> steps = new ArrayList<>();
        log.tell(new EventLog.Follower() {
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
    void takingBackMoreThanWasAgreedOnIsBlamed() {
        HandledTable table = table("onitama", 2);
        playUntilClientMoved(table);
        String before = table.kept(HOST);
        askBack(table, 1);
        Fields log = new Fields();
        EventLog.of(table.host().record()).with(Event.back(3)).tell(log);
        String kept = before.lines().filter(line -> !line.startsWith("record ")).collect(Collectors.joining("\n"));
        table.restartHost(kept + '\n' + log.text());
        table.settle();
        HostileHostTest.isBlamed(table.client(1), "far.fault.back");
    }

    @Test
    void aCourseIsReadAsItWasTold() {
        GameRecord record = table("onitama", 2).host().record();
        EventLog log = EventLog.of(record);
        for (int ply = 0; ply < 6; ply++) log = log.with(HostileHostTest.legal(log.line()).get(0));
        log = log.with(Event.back(2));
        log = log.with(HostileHostTest.legal(log.line()).get(1)).with(Event.bot(1)).with(Event.back(4));
        log = log.with(HostileHostTest.legal(log.line()).get(1)).with(Event.person(1));
        Fields told = new Fields();
        log.tell(told);
        assertEquals(log, EventLog.heard(Fields.read(told.text()), LossyTable.CATALOG));
        assertEquals(List.of("0 move", "1 move", "2 move", "3 move", "4 move", "5 move", "6 back:2", "7 move", "8 bot:1", "9 back:4",
            "10 move", "11 person:1"), steps(log));
        assertNull(EventLog.heard(Fields.read(told.text().replace("back:4", "back:99")), LossyTable.CATALOG));
        assertNull(EventLog.heard(Fields.read(told.text().replace("back:4", "nonsense")), LossyTable.CATALOG));
    }
}
