package uniboard.app;

import java.util.ArrayList;
import java.util.List;

/** Words and pictures that come at once, unless they are held back. */
final class FakeLoading {
    private String areaToCome = "";
    private Runnable onArea = () -> { };
    private boolean wordsAreHeld;
    private final List<Runnable> heldWords = new ArrayList<>();

    /** The words and pictures of the area come only with {@link #bringArea}. */
    void holdArea(String area) {
        areaToCome = area;
    }

    /** Empty if none is still to come. */
    String areaToCome() {
        return areaToCome;
    }

    void bringArea() {
        areaToCome = "";
        onArea.run();
    }

    void prepare(String area, Runnable ready) {
        if (area.equals(areaToCome)) onArea = ready;
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
