package uniboard.desktop;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import uniboard.match.Arena;

/** Plays an arena's games on several threads and gives the results in the games' order, so that they don't depend on the threads. */
final class GamesInOrder implements AutoCloseable {
    private final Arena arena;
    private final int games;
    private final ExecutorService executor;
    private final Deque<Future<Arena.Result>> pending = new ArrayDeque<>();
    private int started;

    /** @param games how many results will be asked for at most */
    GamesInOrder(Arena arena, int games, int threads) {
        this.arena = arena;
        this.games = games;
        executor = Executors.newFixedThreadPool(threads, GamesInOrder::daemon);
        // One more than can be played at a time: no thread waits for this one.
        for (int i = 0; i <= threads; i++) startNext();
    }

    /** A game still going on when its result is no longer wanted mustn't keep the program alive. */
    private static Thread daemon(Runnable work) {
        Thread thread = new Thread(work, "arena");
        thread.setDaemon(true);
        return thread;
    }

    private void startNext() {
        if (started == games) return;
        int index = started++;
        pending.add(executor.submit(() -> arena.play(index)));
    }

    Arena.Result next() {
        try {
            Arena.Result result = pending.remove().get();
            startNext();
            return result;
        } catch (ExecutionException e) {
            throw new IllegalStateException("A game of the arena failed", e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("The arena was interrupted", e);
        }
    }

    @Override
    public void close() {
        executor.shutdownNow();
    }
}
