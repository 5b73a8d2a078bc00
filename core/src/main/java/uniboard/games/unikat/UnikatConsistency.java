package uniboard.games.unikat;

import static uniboard.game.NotationException.require;

/** Whether the fields of a position's text go together. Each reason names the fields that don't. */
final class UnikatConsistency {
    private final UnikatPosition position;
    private final UnikatRound round;
    private final UnikatHoldings holdings;
    private final UnikatTable table;

    UnikatConsistency(UnikatPosition position) {
        this.position = position;
        round = position.current();
        holdings = round.holdings();
        table = round.table();
    }

    /** @throws uniboard.game.NotationException if they don't */
    void check() {
        require(holdings.displaySize() > 0 || holdings.bagSize() == 0, "unikat.error.displayEmpty");
        checkRacksAndPenalties();
        checkLast();
        require(round.extra() == UnikatExtra.NO || table.count() > 2 && touchesTwo(), "unikat.error.extraUnearned");
        switch (round.phase()) {
            case TURN -> checkTurn();
            case CHAIN, EXTRACHAIN -> checkChain();
            case EXTRA -> checkExtra();
            case DRAW -> checkDraw();
            case OVER -> checkOver();
        }
    }

    private void checkRacksAndPenalties() {
        int mostBefore = UnikatHoldings.RACK * (position.round() - 1);
        for (int seat = 0; seat < position.seats(); seat++) {
            String number = Integer.toString(seat + 1);
            int cards = round.isOver() ? holdings.rackSize(seat) : 0;
            int penalties = position.penalties(seat);
            require(penalties >= cards && penalties <= cards + mostBefore, "unikat.error.penaltiesOfSeat", number,
                Integer.toString(penalties));
            boolean mayBeEmpty = round.isOver() && seat == round.seat();
            require(mayBeEmpty || holdings.rackSize(seat) > 0, "unikat.error.rackEmpty", number);
        }
    }

    private void checkLast() {
        if (!round.phase().isChain()) {
            require(round.last() == UnikatCell.NONE, "unikat.error.lastOutsideChain");
        } else {
            require(table.count() > 1 && round.last() == table.laidCell(table.count() - 1), "unikat.error.last");
        }
    }

    private void checkTurn() {
        requireExtra(round.extra() == UnikatExtra.NO);
        require(round.idle() < round.idleLimit() && !round.isBlocked(), "unikat.error.roundEnded");
    }

    private void checkChain() {
        boolean first = round.phase() == UnikatPhase.CHAIN;
        requireExtra(first != (round.extra() == UnikatExtra.USED));
        require(round.extra() != UnikatExtra.NO || touchedWhenLaid(table.count() - 1) < 2, "unikat.error.extraEarned");
        requireLaidThisTurn(first ? 1 : 2);
    }

    private void checkExtra() {
        requireExtra(round.extra() == UnikatExtra.EARNED);
        requireLaidThisTurn(1);
        require(round.canLayOrSwap(), "unikat.error.nothingToDo");
    }

    private void checkDraw() {
        require(holdings.rackSize(round.seat()) < UnikatHoldings.RACK && holdings.sources() > 1, "unikat.error.nothingToDraw");
        if (round.idle() == 0 || round.extra() != UnikatExtra.NO) requireLaidThisTurn(1);
    }

    private void checkOver() {
        require(position.round() == position.rounds(), "unikat.error.roundsLeft");
        boolean emptied = holdings.rackSize(round.seat()) == 0;
        if (emptied) requireLaidThisTurn(1);
        require(emptied || round.idle() == round.idleLimit() || round.isBlocked(), "unikat.error.notOver");
    }

    private void requireExtra(boolean condition) {
        require(condition, "unikat.error.extraInPhase");
    }

    /** A turn in which the seat to move has laid at least that number of cards. */
    private void requireLaidThisTurn(int cards) {
        require(round.idle() == 0, "unikat.error.idleAfterLay");
        require(table.count() > cards && holdings.rackSize(round.seat()) <= UnikatHoldings.RACK - cards, "unikat.error.tooFewLaid");
    }

    private boolean touchesTwo() {
        for (int i = 1; i < table.count(); i++) if (touchedWhenLaid(i) >= 2) return true;
        return false;
    }

    private int touchedWhenLaid(int index) {
        int touched = 0;
        for (int i = 0; i < index; i++) if (UnikatCell.areBeside(table.laidCell(i), table.laidCell(index))) touched++;
        return touched;
    }
}
