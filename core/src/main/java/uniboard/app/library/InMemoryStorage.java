package uniboard.app.library;

import java.util.HashMap;
import java.util.Map;
import uniboard.match.Storage;

/** In-memory storage. */
public final class InMemoryStorage implements Storage {
    private final Map<String, String> texts = new HashMap<>();

    @Override
    public String load(String key) {
        return texts.get(key);
    }

    @Override
    public void save(String key, String text) {
        texts.put(key, text);
    }

    @Override
    public void remove(String key) {
        texts.remove(key);
    }
}
