package uniboard.learn;

import java.util.function.BooleanSupplier;
import uniboard.game.Position;
import uniboard.match.SessionView;

/** Passes everything on to another view, and has what was done judged once it has been shown. */
final class JudgedView implements SessionView {
    private final SessionView shown;
    private final BooleanSupplier judge;

    /** @param judge whether nothing has been set in motion by it */
    JudgedView(SessionView shown, BooleanSupplier judge) {
        this.shown = shown;
        this.judge = judge;
    }

    @Override
    public void moved(Position before, int move, Position after) {
        shown.moved(before, move, after);
    }

    @Override
    public void refreshed() {
        if (judge.getAsBoolean()) shown.refreshed();
    }

    @Override
    public void refused() {
        shown.refused();
    }

    @Override
    public void finishMotion() {
        shown.finishMotion();
    }
}
