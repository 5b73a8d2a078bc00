package uniboard.learn;

import uniboard.match.Storage;

/** Tasks of one game that are collected, to be done one after the other; kept on this device. */
public final class Worksheet {
    /** Tasks of one sheet. */
    public static final int MOST = 20;

    private static final String BOARD = "board ";

    private final Storage storage;
    private final String key;

    public Worksheet(Storage storage, String game) {
        this.storage = storage;
        key = "worksheet." + game;
    }

    /** As {@link Exercise} reads it; empty if there is no task. */
    public String text() {
        String kept = storage.load(key);
        return kept == null ? "" : kept;
    }

    public int size() {
        int size = 0;
        for (String line : text().split("\n")) if (line.startsWith(BOARD)) size++;
        return size;
    }

    /** Whether this very task is on it. */
    public boolean has(TaskDraft task) {
        String board = '\n' + task.text();
        return (text() + BOARD).contains(board + BOARD);
    }

    /** @return whether there was room */
    public boolean add(TaskDraft task) {
        String longer = text() + BOARD + (size() + 1) + '\n' + task.text();
        if (size() == MOST || longer.length() > Exercise.LONGEST) return false;
        storage.save(key, longer);
        return true;
    }

    /** Takes the task added last away. */
    public void removeLast() {
        int last = text().lastIndexOf('\n' + BOARD);
        if (last < 0) storage.remove(key);
        else storage.save(key, text().substring(0, last + 1));
    }
}
