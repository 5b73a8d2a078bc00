package uniboard.remote;

/** Where a device keeps its part of a table, so that it can go on with it after its page was closed. Keys are in it. */
public interface SessionStore {
    /** Kept before anything that follows from it is said to others. */
    void keep(String text);
}
