package uniboard.games.unikat;

import java.util.Arrays;

/**
 * How the cards of a rack hang together, whatever the table looks like: which sets of them can be laid as one chain, and how many chains it
 * takes to lay a set. Sets are bit masks over the places in the rack.
 */
final class UnikatPaths {
    private static final int MOST_SETS = 1 << UnikatHoldings.RACK;
    private static final byte UNKNOWN = -1;
    private static final int SLOTS = 8;
    /** The end of a chain at the further card. */
    private static final int FURTHER = MOST_SETS;

    private final int[] cards = new int[UnikatHoldings.RACK];
    private int count;
    /** The places whose cards fit beside the card of a place. */
    private final int[] beside = new int[UnikatHoldings.RACK];
    /** The places at which a chain of the set can end; none if the set is no chain. */
    private final int[] ends = new int[MOST_SETS];
    private final byte[] chains = new byte[MOST_SETS];
    /** The sets that are chains, by their lowest place. */
    private final int[][] sets = new int[UnikatHoldings.RACK][MOST_SETS / 2];
    private final int[] setCounts = new int[UnikatHoldings.RACK];

    /** Cards beyond the rack that {@link #chainsWith} was asked about, and what was found. */
    private final int[] slotCards = new int[SLOTS];
    private final boolean[][] chainsWithCard = new boolean[SLOTS][MOST_SETS];
    private final byte[][] chainsWith = new byte[SLOTS][MOST_SETS];
    private int slots;
    private int work;
    private final int[] endsWith = new int[MOST_SETS];

    /** Looks at another rack. */
    void set(UnikatHoldings holdings, int seat) {
        count = holdings.rackSize(seat);
        for (int i = 0; i < count; i++) cards[i] = holdings.rackCard(seat, i);
        slots = 0;
        work = 0;
        findChains();
    }

    /** Sets looked at since {@link #set}, some of them again and again: in proportion to the time it took. */
    int work() {
        return work;
    }

    private void findChains() {
        work += count * (1 << count);
        for (int i = 0; i < count; i++) beside[i] = besideCard(cards[i]);
        Arrays.fill(chains, 0, 1 << count, UNKNOWN);
        Arrays.fill(setCounts, 0, count, 0);
        chains[0] = 0;
        for (int set = 1; set < 1 << count; set++) {
            int found = 0;
            // Bits are counted up: to find the lowest one is slow in browsers.
            for (int place = 0, bit = 1; bit <= set; place++, bit <<= 1) {
                if ((set & bit) == 0) continue;
                int rest = set ^ bit;
                if (rest == 0 || (ends[rest] & beside[place]) != 0) found |= bit;
            }
            ends[set] = found;
            if (found == 0) continue;
            int lowest = lowest(set);
            sets[lowest][setCounts[lowest]++] = set;
        }
    }

    private static int lowest(int set) {
        int place = 0;
        while ((set >>> place & 1) == 0) place++;
        return place;
    }

    /** The places whose cards fit beside a card. */
    int besideCard(int card) {
        int places = 0;
        for (int i = 0; i < count; i++) if (UnikatCard.fit(cards[i], card)) places |= 1 << i;
        return places;
    }

    int count() {
        return count;
    }

    int card(int place) {
        return cards[place];
    }

    /** The places whose cards fit beside the card of that place. */
    int beside(int place) {
        return beside[place];
    }

    boolean isChain(int set) {
        return ends[set] != 0;
    }

    /** Whether all cards of a set can follow the card of another place in one chain. */
    boolean isChainFrom(int place, int set) {
        return (ends[set | 1 << place] >>> place & 1) != 0;
    }

    /** The fewest chains that lay all cards of the set. */
    int chains(int set) {
        if (chains[set] != UNKNOWN) return chains[set];
        int lowest = lowest(set);
        int fewest = UnikatHoldings.RACK;
        work += setCounts[lowest];
        for (int i = 0; i < setCounts[lowest]; i++) {
            int chain = sets[lowest][i];
            if ((chain & ~set) == 0) fewest = Math.min(fewest, 1 + chains(set ^ chain));
        }
        chains[set] = (byte) fewest;
        return fewest;
    }

    /** The fewest chains that lay all cards of the set and one more card. */
    int chainsWith(int set, int card) {
        int touching = besideCard(card) & set;
        if (touching == 0) return 1 + chains(set);
        int slot = slot(card);
        byte[] known = chainsWith[slot];
        if (known[set] == UNKNOWN) known[set] = (byte) countChainsWith(set, chainsWithCard[slot]);
        return known[set];
    }

    private int countChainsWith(int set, boolean[] isChain) {
        int fewest = 1 + chains(set);
        // One more card can join two chains to one, but no more.
        int least = Math.max(1, fewest - 2);
        work += 1 << Integer.bitCount(set);
        for (int chain = set; chain != 0 && fewest > least; chain = chain - 1 & set) {
            if (isChain[chain]) fewest = Math.min(fewest, 1 + chains(set ^ chain));
        }
        return fewest;
    }

    private int slot(int card) {
        for (int i = 0; i < slots; i++) if (slotCards[i] == card) return i;
        int slot = slots < SLOTS ? slots++ : card % SLOTS;
        slotCards[slot] = card;
        Arrays.fill(chainsWith[slot], 0, 1 << count, UNKNOWN);
        findChainsWith(card, chainsWithCard[slot]);
        return slot;
    }

    /** Which sets are chains together with one more card. */
    private void findChainsWith(int card, boolean[] isChain) {
        int touching = besideCard(card);
        work += count * (1 << count);
        for (int set = 1; set < 1 << count; set++) {
            // At the further card a chain can end if the rest is a chain that ends beside it.
            int found = (ends[set] & touching) != 0 ? FURTHER : 0;
            for (int place = 0, bit = 1; bit <= set; place++, bit <<= 1) {
                if ((set & bit) == 0) continue;
                int rest = set ^ bit;
                int before = rest == 0 ? FURTHER : endsWith[rest];
                if ((before & beside[place]) != 0 || (before & FURTHER) != 0 && (touching & bit) != 0) found |= bit;
            }
            endsWith[set] = found;
            isChain[set] = found != 0;
        }
    }
}
