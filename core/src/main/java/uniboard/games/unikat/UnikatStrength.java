package uniboard.games.unikat;

/**
 * How well a bot of a level plays.
 *
 * @param longestChain cards that it looks ahead in a chain
 * @param chainCost    how much worse a rack is for each chain that it takes to lay it, where each of its cards makes it 3 worse; 0: only
 *                     cards count
 * @param missed       in percent: how many of the ways to play a turn it overlooks
 * @param plans        how many ways to play the turn it compares by what may come of them; 1: it takes the one that leaves the best rack
 */
record UnikatStrength(int longestChain, int chainCost, int missed, int plans) {
    /** Overlooks nothing, looks no further than the rack. */
    static final UnikatStrength OF_OTHERS = new UnikatStrength(UnikatHoldings.RACK, 10, 0, 1);
}
