package uniboard.games.unikat;

/**
 * How a turn stands.
 *
 * @param seat  whose decision is asked; when over, who decided last
 * @param last  the cell of the card just laid in a chain under way, or {@link UnikatCell#NONE}
 * @param idle  turns in a row without a laid card
 */
record UnikatTurn(int seat, UnikatPhase phase, int last, UnikatExtra extra, int idle) {
}
