package uniboard.app;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import uniboard.library.LibraryStore;
import uniboard.library.SavedGame;

/** Keeps games in memory; answers at once, or when told to. */
final class FakeLibrary implements LibraryStore {
    final Map<String, String> texts = new LinkedHashMap<>();
    private final Deque<Runnable> waiting = new ArrayDeque<>();
    private boolean isSlow;
    private boolean isFull;
    private boolean isForbidden;

    /** From now on nothing is answered before {@link #answer}. */
    void slowDown() {
        isSlow = true;
    }

    /** From now on nothing more is kept. */
    void fill() {
        isFull = true;
    }

    /** Nothing is kept, and nothing can be read. */
    void forbid() {
        isFull = true;
        isForbidden = true;
    }

    void answer() {
        while (!waiting.isEmpty()) waiting.poll().run();
    }

    List<SavedGame> games() {
        return texts.values().stream().map(SavedGame::of).toList();
    }

    private void later(Runnable act) {
        if (isSlow) waiting.add(act);
        else act.run();
    }

    @Override
    public void read(String game, Consumer<List<String>> reader) {
        later(() -> reader.accept(isForbidden ? null : new ArrayList<>(texts.values())));
    }

    @Override
    public void keep(SavedGame game, int known, Consumer<Outcome> told) {
        later(() -> told.accept(keep(game, known)));
    }

    private Outcome keep(SavedGame game, int known) {
        if (isFull) return Outcome.FAILED;
        String there = texts.get(game.id());
        if (there != null && SavedGame.of(there).revision() > known) return Outcome.OVERTAKEN;
        texts.put(game.id(), game.text());
        return Outcome.KEPT;
    }

    @Override
    public void remove(String id, Consumer<Boolean> told) {
        later(() -> told.accept(texts.remove(id) != null));
    }
}
