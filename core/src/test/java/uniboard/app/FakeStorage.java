package uniboard.app;

import java.util.HashMap;
import java.util.Map;
import uniboard.match.Storage;

/** A small storage in memory that may be full. */
final class FakeStorage implements Storage {
    private final Map<String, String> stored = new HashMap<>();
    private boolean isFull;

    Map<String, String> stored() {
        return stored;
    }

    /** From now on nothing more is stored. */
    void fill() {
        isFull = true;
    }

    @Override
    public String load(String key) {
        return stored.get(key);
    }

    @Override
    public void save(String key, String text) {
        if (!isFull) stored.put(key, text);
    }

    @Override
    public void remove(String key) {
        stored.remove(key);
    }
}
