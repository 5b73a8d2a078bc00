package uniboard.app;

import uniboard.game.Position;
import uniboard.match.Sitting;

/** Stands for the table while something else is shown: a move is never settled, so that the match waits to be seen. */
final class UnseenTable implements Sitting.View {
    @Override
    public void moved(Position before, int move, Position after) {
    }

    @Override
    public void refreshed() {
    }

    @Override
    public void finishMotion() {
    }

    @Override
    public void ended() {
    }

    @Override
    public void refused() {
    }
}
