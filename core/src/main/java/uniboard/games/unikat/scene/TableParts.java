package uniboard.games.unikat.scene;

/**
 * From where and to where cards go.
 *
 * @param rack  null on a table without, and so is the display
 * @param seats null where there are no plates
 */
record TableParts(TableActor table, RackActor rack, DisplayActor display, SeatsActor seats) {
}
