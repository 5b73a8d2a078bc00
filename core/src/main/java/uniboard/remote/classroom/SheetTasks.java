package uniboard.remote.classroom;

import java.util.ArrayList;
import java.util.List;

/** The tasks of a sheet that is too long to be asked at once, each an exercise of its own. */
public final class SheetTasks {
    private static final String BOARD = "board";
    private static final String TITLE = "title ";

    private SheetTasks() {
    }

    /**
     * Each board with its lines, and the sheet's title before it; what is said before the first board is that board's.
     *
     * @return the text itself where it has a single board
     */
    public static List<String> of(String sheet) {
        List<String> tasks = new ArrayList<>();
        StringBuilder title = new StringBuilder();
        StringBuilder task = new StringBuilder();
        boolean hasBoard = false;
        int from = 0;
        while (from < sheet.length()) {
            int end = sheet.indexOf('\n', from);
            if (end < 0) end = sheet.length();
            String line = sheet.substring(from, end).strip();
            from = end + 1;
            if (line.startsWith(TITLE)) {
                title.append(line).append('\n');
                continue;
            }
            if (line.equals(BOARD) || line.startsWith(BOARD + ' ')) {
                if (hasBoard) {
                    tasks.add(title + task.toString());
                    task.setLength(0);
                }
                hasBoard = true;
            }
            task.append(line).append('\n');
        }
        if (tasks.isEmpty()) return List.of(sheet);
        tasks.add(title + task.toString());
        return tasks;
    }
}
