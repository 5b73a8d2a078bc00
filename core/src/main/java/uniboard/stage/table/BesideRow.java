package uniboard.stage.table;

/**
 * What the list of moves shows below a row: what is said of the position, or where another line begins.
 *
 * @param row   of the list, from 0
 * @param kind  what it is
 * @param text  to be seen
 * @param label to be spoken
 * @param place what choosing it stands for; null where nothing comes of it
 */
record BesideRow(int row, Kind kind, String text, String label, String place) {
    enum Kind { COMMENT, LINE }
}
