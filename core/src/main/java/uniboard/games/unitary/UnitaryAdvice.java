package uniboard.games.unitary;

import uniboard.game.Message;
import uniboard.game.MoveList;
import uniboard.game.Random32;

/** Says what speaks for a move, by what the mover holds and sees. */
final class UnitaryAdvice {
    private static final int DEALS = 100;
    /** By how much the risk of another's win must fall for that to be said. */
    private static final double SAFER = 0.04;

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
        int next = nextToWin(move);
        if (next != UnitaryMove.END) return ofWay(move, UnitaryChoices.choice(position, next).label());
        Message chance = ofNextTurn(after, without(UnitaryMove.card(move)));
        return chance == null && isSafer(after) ? why("safer") : chance;
    }

    /** Of a play after which others lead to the goal in this turn. */
    private Message ofWay(int move, Message next) {
        int avoided = passedElsewhere(move);
        if (avoided == UnitaryCard.NONE) return why("thenWins", next, own());
        return why("avoids", next, own(), UnitaryWords.card(avoided));
    }

    /** The play that leads on to the goal in this turn after a play, with the least danger; {@link UnitaryMove#END} if none does. */
    private int nextToWin(int move) {
        UnitaryTurns turns = new UnitaryTurns(position, unknown);
        turns.searchAfter(move);
        int win = turns.safestWin();
        return win == UnitaryTurns.NONE ? UnitaryMove.END : turns.secondMove(win);
    }

    /** A quantity, perhaps another's goal, that another way to the goal begins with while this one doesn't. */
    private int passedElsewhere(int move) {
        if (unknown.dangerOf(UnitaryMove.unitsAfter(position.units(), move)) > 0) return UnitaryCard.NONE;
        MoveList moves = new MoveList();
        position.moves(moves);
        for (int i = 0; i < moves.size(); i++) {
            if (!UnitaryMove.isPlay(moves.get(i))) continue;
            int units = UnitaryMove.unitsAfter(position.units(), moves.get(i));
            if (unknown.dangerOf(units) > 0 && nextToWin(moves.get(i)) != UnitaryMove.END) return UnitaryCard.quantity(units);
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
