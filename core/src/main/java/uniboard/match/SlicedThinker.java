package uniboard.match;

import uniboard.game.Search;

/** Thinks between frames, a slice a frame: for platforms without threads or workers, and for tests. */
public final class SlicedThinker implements Thinker {
    private final int nodesPerFrame;
    private Search search;
    private Answer answer;

    public SlicedThinker(int nodesPerFrame) {
        this.nodesPerFrame = nodesPerFrame;
    }

    @Override
    public void think(BotTask task, Answer answer) {
        search = task.search();
        this.answer = answer;
    }

    @Override
    public void cancel() {
        search = null;
        answer = null;
    }

    @Override
    public void frame() {
        if (search == null || !search.step(nodesPerFrame)) return;
        int move = search.move();
        Answer waiting = answer;
        cancel();
        waiting.decided(move);
    }
}
