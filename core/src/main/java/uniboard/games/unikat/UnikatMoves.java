package uniboard.games.unikat;

import uniboard.game.MoveList;

/** What the seat to move may do. */
final class UnikatMoves {
    private UnikatMoves() {
    }

    /** Clears {@code into} and fills it in the order of {@link UnikatPosition#moves}. */
    static void list(UnikatRound round, MoveList into) {
        into.clear();
        switch (round.phase()) {
            case TURN -> {
                addLays(round, into);
                addSwaps(round.holdings(), round.seat(), into);
                if (into.isEmpty()) into.add(UnikatMove.PASS);
            }
            case CHAIN, EXTRACHAIN -> {
                addLaysBesideLast(round, into);
                into.add(UnikatMove.END);
            }
            case EXTRA -> {
                addLays(round, into);
                addSwaps(round.holdings(), round.seat(), into);
                into.add(UnikatMove.END);
            }
            case DRAW -> addDraws(round.holdings(), into);
            case OVER -> { }
        }
    }

    private static void addLays(UnikatRound round, MoveList into) {
        UnikatTable table = round.table();
        UnikatHoldings holdings = round.holdings();
        int seat = round.seat();
        for (int i = 0; i < holdings.rackSize(seat); i++) {
            int card = holdings.rackCard(seat, i);
            for (int number = table.nextFitting(card, 0); number >= 0; number = table.nextFitting(card, number + 1)) {
                add(card, table.reachedCell(number), into);
            }
        }
    }

    private static void addLaysBesideLast(UnikatRound round, MoveList into) {
        UnikatHoldings holdings = round.holdings();
        int seat = round.seat();
        for (int i = 0; i < holdings.rackSize(seat); i++) {
            int card = holdings.rackCard(seat, i);
            for (int direction = 0; direction < UnikatCell.DIRECTIONS; direction++) {
                int cell = UnikatCell.beside(round.last(), direction);
                if (round.table().fits(card, cell)) add(card, cell, into);
            }
        }
    }

    private static void add(int card, int cell, MoveList into) {
        into.add(UnikatMove.lay(card, UnikatCell.x(cell), UnikatCell.y(cell)));
    }

    private static void addSwaps(UnikatHoldings holdings, int seat, MoveList into) {
        for (int i = 0; i < holdings.rackSize(seat); i++) {
            int given = holdings.rackCard(seat, i);
            for (int j = 0; j < holdings.displaySize(); j++) into.add(UnikatMove.swap(given, holdings.displayCard(j)));
            if (holdings.bagSize() > 0) into.add(UnikatMove.swap(given, UnikatMove.BAG));
        }
    }

    private static void addDraws(UnikatHoldings holdings, MoveList into) {
        for (int i = 0; i < holdings.displaySize(); i++) into.add(UnikatMove.draw(holdings.displayCard(i)));
        if (holdings.bagSize() > 0) into.add(UnikatMove.draw(UnikatMove.BAG));
    }

    /** Whether the seat to move may lay the card there now. */
    static boolean mayLay(UnikatRound round, int card, int cell) {
        boolean free = round.phase() == UnikatPhase.TURN || round.phase() == UnikatPhase.EXTRA;
        boolean asked = free || round.phase().isChain() && UnikatCell.areBeside(cell, round.last());
        return asked && round.holdings().indexInRack(round.seat(), card) >= 0 && round.table().fits(card, cell);
    }
}
