package uniboard.app;

import java.util.ArrayList;
import java.util.List;

/** Words and pictures that come at once, unless they are held back. */
final class FakeLoading {
    private String bundleToCome = "";
    private Runnable onBundle = () -> { };
    private boolean wordsAreHeld;
    private final List<Runnable> heldWords = new ArrayList<>();

    /** The words and pictures of the bundle come only with {@link #bringBundle}. */
    void holdBundle(String bundle) {
        bundleToCome = bundle;
    }

    /** Empty if none is still to come. */
    String bundleToCome() {
        return bundleToCome;
    }

    void bringBundle() {
        bundleToCome = "";
        onBundle.run();
    }

    void prepare(String bundle, Runnable ready) {
        if (bundle.equals(bundleToCome)) onBundle = ready;
        else ready.run();
    }

    /** From now on words are on their way until {@link #bringWords}. */
    void holdWords() {
        wordsAreHeld = true;
    }

    void bringWords() {
        wordsAreHeld = false;
        heldWords.forEach(Runnable::run);
        heldWords.clear();
    }

    void prepareWords(Runnable ready) {
        if (wordsAreHeld) heldWords.add(ready);
        else ready.run();
    }
}
