package uniboard.games.unikat;

import uniboard.game.Random32;

/**
 * Finds what a seat may do in its turn and orders it by what is left in its rack: how many chains that takes, and how many cards it is.
 */
final class UnikatPlanner {
    /** An empty rack. */
    static final int WON = -1000;

    private static final int NO_RESULT = -1;
    private static final int WORK_OF_A_NODE = 128;
    private static final int CARD_COST = 3;
    /** After how many first chains an extra move is looked for, those that leave the best racks. */
    private static final int FIRST_CHAINS = 8;

    /** What a swap costs, for each turn in a row without a laid card, where a card could be laid instead. */
    private static final int WAITING = 2;
    /** Turns in a row without a laid card after which nobody waits who can lay one. */
    private static final int PATIENCE = 8;

    private final UnikatPaths paths = new UnikatPaths();
    private final UnikatOutlook outlook = new UnikatOutlook();
    private final UnikatChainSearch first;
    private final UnikatChainSearch second;
    private final int chainCost;
    private final int missed;
    private final Random32 random;
    private UnikatRound round;
    private UnikatHoldings holdings;
    private int nodes;
    private int nodeLimit;
    /** Only those swaps are offered after which a card fits or, if none did before, may fit. */
    private boolean hopeful;

    /** The best, the lowest cost first. */
    private final UnikatPlan[] best;
    private int count;
    private final UnikatPlan plan = new UnikatPlan();
    private final int[] earning = new int[64];

    /** @param random decides what is overlooked */
    UnikatPlanner(UnikatStrength strength, Random32 random) {
        first = new UnikatChainSearch(paths, strength.longestChain());
        second = new UnikatChainSearch(paths, strength.longestChain());
        chainCost = strength.chainCost();
        missed = strength.missed();
        this.random = random;
        best = new UnikatPlan[strength.plans()];
        for (int i = 0; i < best.length; i++) best[i] = new UnikatPlan();
    }

    int count() {
        return count;
    }

    UnikatPlan plan(int index) {
        return best[index];
    }

    /**
     * Looks for plans of the seat to move.
     *
     * @param of    left as it was
     * @param limit how many nodes it may take
     * @return nodes taken
     */
    int search(UnikatRound of, int limit) {
        round = of;
        holdings = of.holdings();
        nodeLimit = limit;
        nodes = 0;
        count = 0;
        plan.clear();
        paths.set(holdings, of.seat());
        int all = (1 << paths.count()) - 1;
        switch (of.phase()) {
            case TURN -> planTurn(all);
            case CHAIN, EXTRACHAIN -> planChain(all);
            case EXTRA -> planExtra(all);
            case DRAW -> offerDraws(all);
            case OVER -> throw new IllegalArgumentException("the round is over");
        }
        return nodes;
    }

    /** What the last search took beyond its nodes, as many nodes as take about as long. */
    int work() {
        return paths.work() / WORK_OF_A_NODE;
    }

    private void planTurn(int all) {
        nodes += first.searchFromAnywhere(round.table(), all, nodeLimit);
        offerChains(true);
        if (first.resultCount() > 0) offerWaiting(all);
        else offerSearching(all);
        if (count == 0) offer(UnikatMove.PASS, cost(all));
    }

    /** Swaps by a seat that could lay a card: those that leave it one to lay later. */
    private void offerWaiting(int all) {
        if (round.idle() >= PATIENCE) return;
        hopeful = true;
        offerSwaps(round.table(), all, WAITING * round.idle());
        hopeful = false;
    }

    /** Swaps by a seat that can't lay: once nobody has for a whole round, those that may bring a card to lay, if there are any. */
    private void offerSearching(int all) {
        hopeful = round.idle() >= round.seats() - 1;
        offerSwaps(round.table(), all, 0);
        hopeful = false;
        if (count == 0) offerSwaps(round.table(), all, 0);
    }

    private void planExtra(int all) {
        outlook.look(round.table(), holdings, round.seat(), paths);
        offer(UnikatMove.END, costWithDraw(all) + outlook.cost(all));
        nodes += first.searchFromAnywhere(round.table(), all, nodeLimit);
        offerChains(false);
        offerSwaps(round.table(), all, 0);
    }

    private void planChain(int all) {
        offer(UnikatMove.END, costWithDraw(all));
        boolean mayEarn = round.phase() == UnikatPhase.CHAIN;
        boolean earned = round.extra() == UnikatExtra.EARNED;
        int lastCard = round.table().cardAt(round.last());
        nodes += first.searchFrom(round.table(), round.last(), lastCard, all, !mayEarn || earned, nodeLimit);
        offerChains(mayEarn);
        if (earned) planExtraMove(all, NO_RESULT);
        plan.clear();
    }

    private void offerChains(boolean mayEarn) {
        int found = 0;
        for (int i = 0; i < first.resultCount(); i++) {
            int left = first.left(i);
            addLays(first, i);
            offerChain(left);
            plan.clear();
            if (mayEarn && left != 0 && first.earned(i) && found < earning.length) earning[found++] = i;
        }
        for (int i = 0; i < found && i < FIRST_CHAINS; i++) {
            int result = takeBestEarning(i, found);
            addLays(first, result);
            planExtraMove(first.left(result), result);
            plan.clear();
        }
    }

    private int takeBestEarning(int from, int to) {
        int at = from;
        for (int i = from + 1; i < to; i++) if (cost(first.left(earning[i])) < cost(first.left(earning[at]))) at = i;
        int result = earning[at];
        earning[at] = earning[from];
        earning[from] = result;
        return result;
    }

    /**
     * The extra move after a chain that the plan holds but doesn't end.
     *
     * @param result of the first search, if its chain has yet to be laid
     */
    private void planExtraMove(int left, int result) {
        if (nodes >= nodeLimit) return;
        UnikatTable table = round.table();
        int laid = result == NO_RESULT ? 0 : first.length(result);
        for (int i = 0; i < laid; i++) table.lay(paths.card(first.place(result, i)), first.cell(result, i));
        plan.add(UnikatMove.END);
        int ended = plan.count();
        nodes += second.searchFromAnywhere(table, left, nodeLimit - nodes);
        for (int i = 0; i < second.resultCount(); i++) {
            addLays(second, i);
            offerChain(second.left(i));
            plan.shorten(ended);
        }
        offerSwaps(table, left, 0);
        for (int i = 0; i < laid; i++) table.takeBack();
    }

    private void offerChain(int left) {
        if (left == 0) offer(WON);
        else offer(UnikatMove.END, costWithDraw(left));
    }

    private void addLays(UnikatChainSearch chains, int result) {
        for (int i = 0; i < chains.length(result); i++) {
            int cell = chains.cell(result, i);
            plan.add(UnikatMove.lay(paths.card(chains.place(result, i)), UnikatCell.x(cell), UnikatCell.y(cell)));
        }
    }

    /** @param waiting what to add to their cost */
    private void offerSwaps(UnikatTable table, int left, int waiting) {
        outlook.look(table, holdings, round.seat(), paths);
        boolean draws = Integer.bitCount(left) < UnikatHoldings.RACK && holdings.sources() > 0;
        int cards = CARD_COST * Integer.bitCount(left) + (draws ? CARD_COST + chainCost / 3 : 0) + waiting;
        for (int rest = left; rest != 0; rest &= rest - 1) {
            int place = Integer.numberOfTrailingZeros(rest);
            int given = paths.card(place);
            int kept = left ^ 1 << place;
            for (int i = 0; i < holdings.displaySize(); i++) {
                int taken = holdings.displayCard(i);
                if (hopeful && !outlook.somethingFits(kept, taken)) continue;
                offer(UnikatMove.swap(given, taken), cards + chainCost * paths.chainsWith(kept, taken) + outlook.costWith(kept, taken));
            }
            if (holdings.bagSize() == 0 || hopeful && !outlook.somethingMayFit(kept)) continue;
            offer(UnikatMove.swap(given, UnikatMove.BAG), cards + costUnseen(kept) + outlook.costUnseen(kept));
        }
    }

    private void offerDraws(int all) {
        outlook.look(round.table(), holdings, round.seat(), paths);
        for (int i = 0; i < holdings.displaySize(); i++) {
            int card = holdings.displayCard(i);
            offer(UnikatMove.draw(card), chainCost * paths.chainsWith(all, card) + outlook.costWith(all, card));
        }
        if (holdings.bagSize() > 0) offer(UnikatMove.draw(UnikatMove.BAG), costUnseen(all) + outlook.costUnseen(all));
    }

    /** The chains of a set and a card from the bag, which takes half a chain more on average. */
    private int costUnseen(int set) {
        return chainCost * paths.chains(set) + chainCost / 2;
    }

    private int cost(int left) {
        return chainCost * paths.chains(left) + CARD_COST * Integer.bitCount(left);
    }

    private int costWithDraw(int left) {
        if (Integer.bitCount(left) == UnikatHoldings.RACK || holdings.sources() == 0) return cost(left);
        int chains = holdings.bagSize() > 0 ? costUnseen(left) : Integer.MAX_VALUE;
        for (int i = 0; i < holdings.displaySize(); i++) {
            chains = Math.min(chains, chainCost * paths.chainsWith(left, holdings.displayCard(i)));
        }
        return chains + CARD_COST * (Integer.bitCount(left) + 1);
    }

    private void offer(int move, int cost) {
        plan.add(move);
        offer(cost);
        plan.shorten(plan.count() - 1);
    }

    private void offer(int cost) {
        if (missed > 0 && count > 0 && random.below(100) < missed) return;
        if (count == best.length && cost >= best[count - 1].cost()) return;
        int at = count < best.length ? count++ : count - 1;
        UnikatPlan free = best[at];
        while (at > 0 && best[at - 1].cost() > cost) {
            best[at] = best[at - 1];
            at--;
        }
        free.setTo(plan, cost);
        best[at] = free;
    }
}
