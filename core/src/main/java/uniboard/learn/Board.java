package uniboard.learn;

import java.util.List;

/**
 * A position to look at, with moves to see played, or with a task to be done.
 *
 * @param start in the game's notation
 * @param plays moves in notation, first to last, that are shown; a task begins after them
 * @param task  or null
 * @param seat  whose eyes it is seen with, and who does the task, from 0; {@link #WHOEVER_MOVES} for the seat that moves first
 * @param marks places that are pointed out
 * @param meets the ids of the rules that it shows
 * @param line  of the text where it begins, from 1
 */
public record Board(String name, String start, List<String> plays, Task task, int seat, List<String> marks, List<String> meets,
    int line) {
    public static final int WHOEVER_MOVES = -1;
}
