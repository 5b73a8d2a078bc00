package uniboard.far;

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
import uniboard.known.PaperSeal;

/** Each player has a minute for a game between two. The keeper sits at seat 0. */
class ClocksTest {
    private static final int MINUTE = 60;

    private HandledTable table;
    private Guest guest;

    @BeforeEach
    void deal() {
        table = new HandledTable(FarTable.CATALOG.game("onitama"), 2, new PaperSeal(3), 3);
        table.keeper().limit(1);
        table.deal();
        guest = table.guest(1);
        table.settle();
    }

    /** Plays until it is the seat's turn and everybody knows. */
    private void untilTurn(int seat) {
        while (table.keeper().record().replay().toMove() != seat) assertTrue(table.playUntil(table.keeper().record().plies() + 1));
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
        return MINUTE - table.keeper().timeLeft(seat);
    }

    private int anyMove() {
        MoveList moves = new MoveList();
        table.keeper().record().replay().moves(moves);
        return moves.get(0);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1})
    void whoeverRunsOutOfTimeHasLost(int seat) {
        untilTurn(seat);
        pass(MINUTE - 1);
        assertEquals(Phase.PLAYING, table.keeper().phase());
        pass(2 + Clocks.LONGEST_WAY);
        assertEquals(seat, table.keeper().resigned());
        assertEquals(seat, guest.resigned());
        assertEquals(0, guest.timeLeft(seat));
        assertEquals(MINUTE, guest.timeLeft(1 - seat));
        assertTrue(table.playToEnd());
        assertEquals(List.of(), guest.faults());
        assertEquals(Fairly.FAIR, guest.fairness());
    }

    @Test
    void timeRunsForWhoeverIsToMoveAlone() {
        untilTurn(1);
        int before = used(1);
        pass(20);
        assertEquals(before + 20, used(1), 1);
        assertEquals(MINUTE - used(1), guest.timeLeft(1), 1);
        guest.play(anyMove());
        int used = used(1);
        pass(20);
        assertEquals(used, used(1), 1);
        assertEquals(MINUTE - 20, guest.timeLeft(0), 1);
    }

    @ParameterizedTest
    @ValueSource(ints = {4, 30})
    void theWayOfMessagesIsTakenOff(int way) {
        untilTurn(1);
        pass(10);
        guest.play(anyMove());
        for (int second = 0; second < way; second++) table.tick();
        pass(0);
        assertEquals(10 + way - Math.min(way, Clocks.LONGEST_WAY), used(1), 1);
    }

    @Test
    void aMoveMadeInTimeCountsThoughItComesLate() {
        untilTurn(1);
        pass(MINUTE - 2);
        guest.play(anyMove());
        for (int second = 0; second < 4; second++) table.tick();
        pass(0);
        assertEquals(Position.NOBODY, table.keeper().resigned());
        assertEquals(0, table.keeper().record().replay().toMove());
    }

    @Test
    void aMoveMadeTooLateDoesNot() {
        untilTurn(1);
        pass(MINUTE + 2);
        guest.play(anyMove());
        pass(1);
        assertEquals(1, table.keeper().record().replay().toMove());
        assertEquals(1, table.keeper().resigned());
    }

    @Test
    void timeStandsStillWhileTheKeepersPageIsClosed() {
        untilTurn(1);
        pass(35);
        int used = used(1);
        table.restartKeeper(table.kept(0));
        pass(1);
        assertEquals(used, used(1), Keeper.BEAT);
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

    /** The keeper calls time while the guest has some left. */
    @Test
    void timeThatIsNotUp() {
        untilTurn(1);
        table.relay().putInto(new Tampering(table, (to, end, told) -> told.replace("\nsteps", "\nresigned 1\nsteps")));
        pass(Keeper.BEAT + 1);
        assertEquals(List.of(Message.of("far.fault.notMine")), guest.faults());
    }
}
