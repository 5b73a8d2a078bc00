package uniboard.web;

import org.teavm.jso.JSBody;
import uniboard.app.library.InMemoryStorage;
import uniboard.match.Storage;

/** The browser's local storage. Forbidden or full, it keeps nothing. */
final class BrowserStorage implements Storage {
    private static final String OURS = "uniboard.";
    private static final String OF_KEY = "uniboard.at.";
    private static final String OF_BOARD = "uniboard.board.";

    private final String prefix;

    private BrowserStorage(String prefix) {
        this.prefix = prefix;
    }

    /** @param isEmbedded whether the table is part of another page: there nothing outlives it and nothing of ours is known */
    static Storage of(boolean isEmbedded) {
        return isEmbedded ? new InMemoryStorage() : new BrowserStorage(OURS);
    }

    /** What boards of other pages keep under the key. */
    static Storage at(String key) {
        return new BrowserStorage(OF_KEY + key + '.');
    }

    /** What one of several boards of a page keeps that have the same key. */
    static Storage ofBoard(int index, String key) {
        return new BrowserStorage(OF_BOARD + index + '.' + key + '.');
    }

    @Override
    public String load(String key) {
        return get(prefix + key);
    }

    @Override
    public void save(String key, String text) {
        set(prefix + key, text);
    }

    @Override
    public void remove(String key) {
        delete(prefix + key);
    }

    @JSBody(params = "key", script = "try { return localStorage.getItem(key); } catch (e) { return null; }")
    private static native String get(String key);

    @JSBody(params = {"key", "text"}, script = "try { localStorage.setItem(key, text); } catch (e) { }")
    private static native void set(String key, String text);

    @JSBody(params = "key", script = "try { localStorage.removeItem(key); } catch (e) { }")
    private static native void delete(String key);
}
