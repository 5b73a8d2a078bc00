package uniboard.search;

import java.util.function.Predicate;
import java.util.function.Supplier;
import uniboard.game.Evaluation;

/** Weighs a move, and where that leaves a doubt once more, with more time: what is found then holds. */
public final class SecondLook implements Evaluation {
    private final Predicate<Evaluation> doubt;
    private final Supplier<Evaluation> second;
    private Evaluation now;
    private int nodesBefore;
    private boolean isSecond;

    /**
     * @param doubt  whether the first result needs a second look
     * @param second begins that
     */
    public SecondLook(Evaluation first, Predicate<Evaluation> doubt, Supplier<Evaluation> second) {
        now = first;
        this.doubt = doubt;
        this.second = second;
    }

    @Override
    public boolean step(int nodes) {
        if (!now.step(nodes)) return false;
        if (isSecond || !doubt.test(now)) return true;
        nodesBefore = now.nodes();
        now = second.get();
        isSecond = true;
        return false;
    }

    @Override
    public int nodes() {
        return nodesBefore + now.nodes();
    }

    @Override
    public int best() {
        return now.best();
    }

    @Override
    public int measureOfPlayed() {
        return now.measureOfPlayed();
    }

    @Override
    public int measureOfOther() {
        return now.measureOfOther();
    }
}
