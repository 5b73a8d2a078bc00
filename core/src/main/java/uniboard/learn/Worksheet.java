package uniboard.learn;

import java.util.ArrayList;
import java.util.List;
import uniboard.match.Storage;

/** Tasks of one game that are collected, to be done one after the other; kept on this device. */
public final class Worksheet {
    /** Tasks of one sheet. */
    public static final int MOST = 20;

    private static final String BOARD = "board ";
    private static final String TITLE = "title ";
    private static final String TASK = TaskDraft.TASK + ' ';

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

    /** What the sheet is called; may be empty. */
    public String title() {
        return line(text(), TITLE);
    }

    /** @param title of one line; empty: none */
    public void call(String title) {
        keep(title, tasks());
    }

    public int size() {
        return tasks().size();
    }

    /** What each task asks, in their order. */
    public List<String> questions() {
        List<String> questions = new ArrayList<>();
        for (String task : tasks()) questions.add(line(task, TASK));
        return questions;
    }

    /** Whether this very task is on it. */
    public boolean has(TaskDraft task) {
        return tasks().contains(task.text());
    }

    /** @return whether there was room */
    public boolean add(TaskDraft task) {
        List<String> more = tasks();
        more.add(task.text());
        if (more.size() > MOST || text(title(), more).length() > Exercise.LONGEST) return false;
        keep(title(), more);
        return true;
    }

    /** Has a task change places with the one before it. */
    public void moveUp(int index) {
        List<String> moved = tasks();
        moved.add(index - 1, moved.remove(index));
        keep(title(), moved);
    }

    public void remove(int index) {
        List<String> fewer = tasks();
        fewer.remove(index);
        keep(title(), fewer);
    }

    private void keep(String title, List<String> tasks) {
        if (tasks.isEmpty()) storage.remove(key);
        else storage.save(key, text(title, tasks));
    }

    private static String text(String title, List<String> tasks) {
        StringBuilder text = new StringBuilder(title.isEmpty() ? "" : TITLE + title + '\n');
        for (int i = 0; i < tasks.size(); i++) text.append(BOARD).append(i + 1).append('\n').append(tasks.get(i));
        return text.toString();
    }

    /** Each as {@link TaskDraft#text}. */
    private List<String> tasks() {
        List<String> tasks = new ArrayList<>();
        StringBuilder task = null;
        for (String line : text().split("\n")) {
            if (line.startsWith(BOARD)) {
                if (task != null) tasks.add(task.toString());
                task = new StringBuilder();
            } else if (task != null) {
                task.append(line).append('\n');
            }
        }
        if (task != null) tasks.add(task.toString());
        return tasks;
    }

    /** What stands behind a word at a line's beginning; empty if no line has it. */
    private static String line(String text, String word) {
        for (String line : text.split("\n")) if (line.startsWith(word)) return line.substring(word.length());
        return "";
    }
}
