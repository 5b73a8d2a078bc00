package uniboard.web;

import org.teavm.jso.JSBody;
import uniboard.match.Storage;

/** The browser's local storage. Forbidden or full, it keeps nothing. */
final class BrowserStorage implements Storage {
    private static final String PREFIX = "uniboard.";

    @Override
    public String load(String key) {
        return get(PREFIX + key);
    }

    @Override
    public void save(String key, String text) {
        set(PREFIX + key, text);
    }

    @Override
    public void remove(String key) {
        delete(PREFIX + key);
    }

    @JSBody(params = "key", script = "try { return localStorage.getItem(key); } catch (e) { return null; }")
    private static native String get(String key);

    @JSBody(params = {"key", "text"}, script = "try { localStorage.setItem(key, text); } catch (e) { }")
    private static native void set(String key, String text);

    @JSBody(params = "key", script = "try { localStorage.removeItem(key); } catch (e) { }")
    private static native void delete(String key);
}
