package uniboard.games.unitary;

import uniboard.game.Message;
import uniboard.game.MoveList;
import uniboard.game.Random32;

/** Says what speaks for a move, by what the mover holds and sees. */
final class UnitaryAdvice {
    private static final int DEALS = 400;
    /** By how much the risk of another's win must fall for that to be said. */
    private static final double SAFER = 0.08;

    private final UnitaryPosition position;
    private final UnitaryUnknown unknown;
    private final int seat;
    private final int goal;

    private UnitaryAdvice(UnitaryPosition position) {
        this.position = position;
        unknown = new UnitaryUnknown(position);
        seat = position.mover();
        goal = position.hidden(position.side(seat));
    }

    /** @return null if nothing particular does */
    static Message whyPlay(UnitaryPosition position, int move) {
        UnitaryAdvice advice = new UnitaryAdvice(position);
        return UnitaryMove.isPlay(move) ? advice.ofPlay(move) : advice.ofKeeping(move);
    }

    private static Message why(String reason, Object... arguments) {
        return Message.of("unitary.advice." + reason, arguments);
    }

    private Message ofPlay(int move) {
        int after = UnitaryMove.unitsAfter(position.units(), move);
        if (after == UnitaryCard.units(goal)) return why("wins", own());
        UnitaryTurns turns = turnsAfter(move);
        int win = turns.safestWin();
        if (win != UnitaryTurns.NONE) return ofWay(move, turns, win);
        Message chance = ofNextTurn(after, without(UnitaryMove.card(move)));
        int quantity = UnitaryCard.quantity(after);
        if (quantity != UnitaryCard.NONE && unknown.mayBeGoal(quantity)) return atRisk(1 << quantity, chance);
        return chance == null && isSafer(after) ? why("safer") : chance;
    }

    /** What may lose at once is said first. */
    private Message atRisk(int quantities, Message plan) {
        Message risk = why("risk" + whose(), anyOf(quantities));
        return plan == null ? risk : why("both", risk, plan);
    }

    /** The end of a sentence's key, by who may have a goal. */
    private String whose() {
        return position.seats() == 2 ? ".opponent" : "";
    }

    private UnitaryTurns turnsAfter(int move) {
        UnitaryTurns turns = new UnitaryTurns(position, unknown);
        turns.searchAfter(move);
        return turns;
    }

    /** Of a play after which others lead to the goal in this turn: which, and what is risked or avoided by them. */
    private Message ofWay(int move, UnitaryTurns turns, int win) {
        int[] way = turns.way(win);
        Message between = null;
        int units = UnitaryMove.unitsAfter(position.units(), move);
        for (int play = 1; play < way.length - 1; play++) {
            units = UnitaryMove.unitsAfter(units, way[play]);
            Message step = why("step", label(way[play]), UnitaryWords.units(units));
            between = between == null ? step : why("steps", between, step);
        }
        Message last = label(way[way.length - 1]);
        Message plan = between == null ? why("thenWins", last, own()) : why("plan", between, last, own());
        if (turns.passed(win) != 0) return atRisk(turns.passed(win), plan);
        int avoided = passedElsewhere();
        return avoided == UnitaryCard.NONE ? plan : why("both", plan, why("avoids" + whose(), UnitaryWords.card(avoided)));
    }

    /** @param quantities as bits, at least one */
    private static Message anyOf(int quantities) {
        Message any = null;
        for (int left = quantities; left != 0; left &= left - 1) {
            Message card = UnitaryWords.card(Integer.numberOfTrailingZeros(left));
            any = any == null ? card : why("or", any, card);
        }
        return any;
    }

    private Message label(int move) {
        return UnitaryChoices.choice(position, move).label();
    }

    /** A quantity, perhaps another's goal, that another way to the goal begins with. */
    private int passedElsewhere() {
        MoveList moves = new MoveList();
        position.moves(moves);
        for (int i = 0; i < moves.size(); i++) {
            if (!UnitaryMove.isPlay(moves.get(i))) continue;
            int units = UnitaryMove.unitsAfter(position.units(), moves.get(i));
            if (units == UnitaryCard.units(goal) || unknown.dangerOf(units) == 0) continue;
            if (turnsAfter(moves.get(i)).safestWin() != UnitaryTurns.NONE) return UnitaryCard.quantity(units);
        }
        return UnitaryCard.NONE;
    }

    private Message ofKeeping(int move) {
        Message chance = ofNextTurn(position.units(), without(UnitaryMove.card(move)));
        boolean keepsAll = move == UnitaryMove.END && position.handSize(seat) <= UnitaryPosition.HAND;
        return chance == null && keepsAll ? why("keeps") : chance;
    }

    /** The mover's hand, sorted, but for one card if it is in the hand. */
    private int[] without(int card) {
        boolean isHeld = position.holds(seat, card);
        int[] hand = new int[position.handSize(seat) - (isHeld ? 1 : 0)];
        int next = 0;
        for (int kind = 0; kind < UnitaryCard.KINDS; kind++) {
            int count = kind == card && isHeld ? -1 : 0;
            for (int i = 0; i < position.handSize(seat); i++) if (position.handCard(seat, i) == kind) count++;
            for (int i = 0; i < count; i++) hand[next++] = kind;
        }
        return hand;
    }

    /** With how many draws the mover wins on its next turn if the units stay and it keeps the best of its hand. */
    private Message ofNextTurn(int units, int[] hand) {
        if (hand.length > UnitaryTurns.MOST_CARDS) return null;
        UnitaryChances best = best(UnitaryUnits.index(units), hand, null);
        int winning = best.winningDraws(UnitaryUnits.index(units));
        if (winning == 0) return null;
        return winning == best.draws() ? why("nextTurnSurely", own()) : why("nextTurn", winning, Integer.toString(best.draws()), own());
    }

    private UnitaryChances best(int area, int[] hand, UnitaryChances known) {
        UnitaryChances best = known;
        if (hand.length <= UnitaryPosition.HAND) {
            UnitaryChances chances = new UnitaryChances();
            chances.compute(UnitaryCard.units(goal), hand, hand.length, unknown.drawn(), new UnitarySources());
            return best == null || chances.at(area) > best.at(area) ? chances : best;
        }
        for (int lost = 0; lost < hand.length; lost++) {
            int[] kept = new int[hand.length - 1];
            for (int i = 0; i < kept.length; i++) kept[i] = hand[i < lost ? i : i + 1];
            best = best(area, kept, best);
        }
        return best;
    }

    private boolean isSafer(int units) {
        UnitaryReplies replies = new UnitaryReplies(position, unknown, new Random32(1));
        for (int i = 0; i < DEALS; i++) replies.learn();
        return replies.risk(UnitaryUnits.index(position.units())) - replies.risk(UnitaryUnits.index(units)) >= SAFER;
    }

    private Message own() {
        return UnitaryWords.card(goal);
    }
}
