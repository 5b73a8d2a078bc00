package uniboard.app;

import uniboard.match.BotTask;
import uniboard.match.SlicedThinker;
import uniboard.match.Thinker;

/** Thinks in slices, one a frame, and tells whether it does. */
final class FakeThinker implements Thinker {
    private final Thinker thinker = new SlicedThinker(BotTask::search, () -> 0, 0);
    private boolean isThinking;

    boolean isThinking() {
        return isThinking;
    }

    @Override
    public void think(BotTask task, Answer answer) {
        isThinking = true;
        thinker.think(task, move -> {
            isThinking = false;
            answer.decided(move);
        });
    }

    @Override
    public void cancel() {
        isThinking = false;
        thinker.cancel();
    }

    @Override
    public void frame() {
        thinker.frame();
    }
}
