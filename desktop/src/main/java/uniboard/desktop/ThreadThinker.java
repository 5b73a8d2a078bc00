package uniboard.desktop;

import uniboard.game.Search;
import uniboard.match.BotTask;
import uniboard.match.Thinker;
import uniboard.search.ClockedSearch;

/**
 * Thinks on a thread. The decision waits until the main loop's next {@link #frame}, which is also where a failure of the bot comes out,
 * so that it meets the same handling as any other failure of a frame.
 */
final class ThreadThinker implements Thinker {
    /** Small enough that a cancelled search ends within milliseconds. */
    private static final int NODES_PER_SLICE = 2000;

    /** In milliseconds: only slow machines need as long. */
    private static final int LONGEST_THOUGHT = 3000;

    private final Runnable wakeMainLoop;
    private Thought current;

    /** @param wakeMainLoop called on the thinking thread: makes a frame come even while nothing moves */
    ThreadThinker(Runnable wakeMainLoop) {
        this.wakeMainLoop = wakeMainLoop;
    }

    @Override
    public void think(BotTask task, Answer answer) {
        cancel();
        current = new Thought(task, answer);
        Thread thread = new Thread(current, "bot");
        thread.setDaemon(true);
        thread.start();
    }

    @Override
    public void cancel() {
        if (current != null) current.forgotten = true;
        current = null;
    }

    @Override
    public void frame() {
        Thought thought = current;
        if (thought == null || !thought.ended) return;
        current = null;
        if (thought.failure != null) throw new IllegalStateException("The bot failed", thought.failure);
        thought.answer.decided(thought.move);
    }

    private static int milliseconds() {
        return (int) (System.nanoTime() / 1_000_000);
    }

    private final class Thought implements Runnable {
        private final BotTask task;
        private final Answer answer;
        private volatile boolean forgotten;
        private int move;
        private Throwable failure;
        /** Written last: publishes the two above. */
        private volatile boolean ended;

        private Thought(BotTask task, Answer answer) {
            this.task = task;
            this.answer = answer;
        }

        @Override
        public void run() {
            try {
                Search search = new ClockedSearch(task.search(), ThreadThinker::milliseconds, LONGEST_THOUGHT);
                while (!search.step(NODES_PER_SLICE)) if (forgotten) return;
                move = search.move();
            } catch (RuntimeException | Error e) {
                failure = e;
            }
            ended = true;
            if (!forgotten) wakeMainLoop.run();
        }
    }
}
