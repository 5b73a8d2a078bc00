package uniboard.match;

/** Keeps small texts (the last record, settings) from one visit to the next. Never throws: where nothing can be kept, nothing is. */
public interface Storage {
    /** The text kept under the key, or null. */
    String load(String key);

    void save(String key, String text);

    void remove(String key);
}
