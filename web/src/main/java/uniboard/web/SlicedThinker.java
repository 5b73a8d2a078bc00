package uniboard.web;

import uniboard.game.Search;
import uniboard.match.BotTask;
import uniboard.match.Thinker;

/** Searches a little in every frame. */
final class SlicedThinker implements Thinker {
    private static final int NODES_PER_FRAME = 2000;

    private Search search;
    private Answer answer;

    @Override
    public void think(BotTask task, Answer answer) {
        search = task.search();
        this.answer = answer;
    }

    @Override
    public void cancel() {
        search = null;
    }

    @Override
    public void frame() {
        if (search == null || !search.step(NODES_PER_FRAME)) return;
        int move = search.move();
        search = null;
        answer.decided(move);
    }
}
