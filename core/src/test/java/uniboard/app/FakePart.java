package uniboard.app;

import java.util.ArrayList;
import java.util.List;

/** A part of the program that comes after the first board, when a test has it come. */
final class FakePart {
    private boolean isThere = true;
    private final List<Runnable> fetching = new ArrayList<>();
    private final List<Runnable> awaited = new ArrayList<>();
    private final List<Runnable> late = new ArrayList<>();

    /** From now on it isn't there. */
    void hold() {
        isThere = false;
    }

    boolean isThere() {
        return isThere;
    }

    void fetch(Runnable ready) {
        if (isThere) ready.run();
        else fetching.add(ready);
    }

    void bring(Runnable ready, Runnable whenLate) {
        if (isThere) {
            ready.run();
            return;
        }
        awaited.add(ready);
        late.add(whenLate);
    }

    /** Whether it was asked for while nobody waited for it. */
    boolean isFetched() {
        return !fetching.isEmpty();
    }

    /** A second goes by for everybody who waits. */
    void beLate() {
        late.forEach(Runnable::run);
        late.clear();
    }

    /** Whether somebody waits for it. */
    boolean isAwaited() {
        return !awaited.isEmpty();
    }

    void come() {
        isThere = true;
        fetching.forEach(Runnable::run);
        awaited.forEach(Runnable::run);
        fetching.clear();
        awaited.clear();
        late.clear();
    }

    /** It can't be had: only who waits for it asks again. */
    void fail() {
        fetching.clear();
    }
}
