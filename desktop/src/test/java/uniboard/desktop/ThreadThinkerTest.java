package uniboard.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import uniboard.app.registry.AllGames;
import uniboard.game.MoveList;
import uniboard.match.BotTask;
import uniboard.match.GameRecord;

class ThreadThinkerTest {
    private static final GameRecord RECORD = GameRecord.read("""
        uniboard 1
        game onitama
        start ssmss/5/5/5/SSMSS Ox,Boar/Horse,Elephant/Crab b
        seat 1 bot 1
        seat 2 bot 1
        """, new AllGames());
    private static final BotTask TASK = new BotTask(RECORD, 1, 2000, 5);
    /** Its level doesn't exist. */
    private static final BotTask IMPOSSIBLE = new BotTask(RECORD, 99, 2000, 5);

    private final Semaphore woken = new Semaphore(0);
    private final ThreadThinker thinker = new ThreadThinker(woken::release);
    private final List<Integer> decisions = new ArrayList<>();

    @Test
    void decidesOnceInTheFrameAfterItWokeTheMainLoop() throws InterruptedException {
        thinker.think(TASK, decisions::add);
        awaitWake();
        assertEquals(List.of(), decisions);
        thinker.frame();
        thinker.frame();

        assertEquals(1, decisions.size());
        MoveList legal = new MoveList();
        RECORD.replay().moves(legal);
        assertTrue(legal.contains(decisions.get(0)));
    }

    @Test
    void aCancelledTaskIsNeverAnswered() throws InterruptedException {
        thinker.think(TASK, decisions::add);
        awaitWake();
        thinker.cancel();
        thinker.frame();

        assertEquals(List.of(), decisions);
    }

    @Test
    void aNewTaskReplacesTheOneBefore() throws InterruptedException {
        List<Integer> forgotten = new ArrayList<>();
        thinker.think(TASK, forgotten::add);
        awaitWake();
        thinker.think(TASK, decisions::add);
        awaitWake();
        thinker.frame();

        assertEquals(List.of(), forgotten);
        assertEquals(1, decisions.size());
    }

    @Test
    void aFailureOfTheBotComesOutInTheFrame() throws InterruptedException {
        thinker.think(IMPOSSIBLE, decisions::add);
        awaitWake();

        assertThrows(IllegalStateException.class, thinker::frame);
        thinker.frame();
        assertEquals(List.of(), decisions);
    }

    private void awaitWake() throws InterruptedException {
        assertTrue(woken.tryAcquire(60, TimeUnit.SECONDS), "the main loop is never woken");
    }
}
