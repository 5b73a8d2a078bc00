package uniboard.remote;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import uniboard.game.Message;
import uniboard.game.MoveList;
import uniboard.game.Position;
import uniboard.known.PaperCrypto;

/** Each player has a minute for a game between two. The host sits at seat 0. */
class ClocksTest {
    private static final int MINUTE = 60;

    private HandledTable table;
    private TableClient client;

    @BeforeEach
    void deal() {
        table = new HandledTable(LossyTable.CATALOG.game("onitama"), 2, new PaperCrypto(3), 3);
        table.host().limit(1);
        table.deal();
        client = table.client(1);
        table.settle();
    }

    /** Plays until it is the seat's turn and everybody knows. */
    private void untilTurn(int seat) {
        while (table.host().record().replay().toMove() != seat) assertTrue(table.playUntil(table.host().record().plies() + 1));
        pass(0);
    }

    /** Seconds in which nobody moves. */
    private void pass(int seconds) {
        for (int second = 0; second <= seconds; second++) {
            if (second > 0) table.tick();
            table.settle();
        }
    }

    private int used(int seat) {
        return MINUTE - table.host().snapshot().timeLeft(seat);
    }

    private int anyMove() {
        MoveList moves = new MoveList();
        table.host().record().replay().moves(moves);
        return moves.get(0);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1})
    void runningOutOfTimeLoses(int seat) {
        untilTurn(seat);
        pass(MINUTE - 1);
        assertEquals(Phase.PLAYING, table.host().snapshot().phase());
        pass(2 + Clocks.LONGEST_WAY);
        assertEquals(seat, table.host().snapshot().played().resigned());
        assertEquals(seat, client.snapshot().played().resigned());
        assertEquals(0, client.snapshot().timeLeft(seat));
        assertEquals(MINUTE, client.snapshot().timeLeft(1 - seat));
        assertTrue(table.playToEnd());
        assertEquals(List.of(), client.snapshot().audit().faults());
        assertEquals(AuditResult.FAIR, client.snapshot().audit().result());
    }

    @Test
    void timeRunsForTheSeatToMoveAlone() {
        untilTurn(1);
        int before = used(1);
        pass(20);
        assertEquals(before + 20, used(1), 1);
        assertEquals(MINUTE - used(1), client.snapshot().timeLeft(1), 1);
        client.play(anyMove());
        int used = used(1);
        pass(20);
        assertEquals(used, used(1), 1);
        assertEquals(MINUTE - 20, client.snapshot().timeLeft(0), 1);
    }

    @ParameterizedTest
    @ValueSource(ints = {4, 30})
    void theWayOfMessagesIsTakenOff(int way) {
        untilTurn(1);
        pass(10);
        client.play(anyMove());
        for (int second = 0; second < way; second++) table.tick();
        pass(0);
        assertEquals(10 + way - Math.min(way, Clocks.LONGEST_WAY), used(1), 1);
    }

    @Test
    void aMoveMadeInTimeCountsThoughItComesLate() {
        untilTurn(1);
        pass(MINUTE - 2);
        client.play(anyMove());
        for (int second = 0; second < 4; second++) table.tick();
        pass(0);
        assertEquals(Position.NOBODY, table.host().snapshot().played().resigned());
        assertEquals(0, table.host().record().replay().toMove());
    }

    @Test
    void aMoveMadeTooLateDoesNot() {
        untilTurn(1);
        pass(MINUTE + 2);
        client.play(anyMove());
        pass(1);
        assertEquals(1, table.host().record().replay().toMove());
        assertEquals(1, table.host().snapshot().played().resigned());
    }

    @Test
    void timeStandsStillWhileTheHostsPageIsClosed() {
        untilTurn(1);
        pass(35);
        int used = used(1);
        table.restartHost(table.kept(0));
        pass(1);
        assertEquals(used, used(1), TableHost.BEAT);
        assertTrue(used(1) > 0);
    }

    @Test
    void whatAPageThatSleptDidNotHearIsNotCounted() {
        untilTurn(1);
        int used = used(1);
        table.sleep(Clocks.ASLEEP + 1);
        pass(1);
        assertEquals(used, used(1), 2);
    }

    /** The host calls time while the client has some left. */
    @Test
    void timeThatIsNotUp() {
        untilTurn(1);
        table.relay().putInto(new Tampering(table, (to, end, told) -> told.replace("\nsteps", "\nresigned 1\nsteps")));
        pass(TableHost.BEAT + 1);
        assertEquals(List.of(Message.of("far.fault.notMine")), client.snapshot().audit().faults());
    }
}
