package uniboard.match;

import java.util.function.Function;
import java.util.function.IntSupplier;
import uniboard.game.Search;

/** Thinks between frames, a few milliseconds in each: for platforms without threads or workers, and for tests. */
public final class SlicedThinker implements Thinker {
    private static final int NODES_PER_SLICE = 2000;

    private final Function<BotTask, Search> searches;
    private final IntSupplier clock;
    private final int timePerFrame;
    private Search search;
    private Answer answer;

    /**
     * @param searches     begins the search of a task
     * @param clock        milliseconds from any beginning; may overflow
     * @param timePerFrame milliseconds a frame may take, about; 0: one slice
     */
    public SlicedThinker(Function<BotTask, Search> searches, IntSupplier clock, int timePerFrame) {
        this.searches = searches;
        this.clock = clock;
        this.timePerFrame = timePerFrame;
    }

    @Override
    public void think(BotTask task, Answer answer) {
        search = searches.apply(task);
        this.answer = answer;
    }

    @Override
    public void cancel() {
        search = null;
        answer = null;
    }

    @Override
    public void frame() {
        if (search == null) return;
        int start = clock.getAsInt();
        boolean finished;
        do finished = search.step(NODES_PER_SLICE);
        while (!finished && clock.getAsInt() - start < timePerFrame);
        if (finished) answer();
    }

    private void answer() {
        int move = search.move();
        Answer waiting = answer;
        cancel();
        waiting.decided(move);
    }
}
