package uniboard.remote.classroom;

import java.util.List;

/**
 * Those who play at one table.
 *
 * @param pupils by their ids, in the order in which they sit
 * @param bots   seats that bots have, behind the pupils'
 */
public record Group(List<Integer> pupils, int bots) {
    public Group {
        pupils = List.copyOf(pupils);
    }
}
