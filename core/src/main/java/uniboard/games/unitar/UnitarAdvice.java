package uniboard.games.unitar;

import java.util.ArrayList;
import java.util.List;
import uniboard.game.Message;

/** Says what speaks for a mark: what it would gain if it were approved, what it prepares, and who may mark something alike. */
final class UnitarAdvice {
    private final UnitarPosition position;
    private final int intention;
    private final int colour;
    private final UnitarBoard before;
    private final UnitarBoard after;

    private UnitarAdvice(UnitarPosition position, int intention) {
        this.position = position;
        this.intention = intention;
        colour = position.colour(position.toMove());
        before = position.board();
        after = new UnitarBoard(before);
        after.carryOut(intention);
    }

    /** @return null if nothing particular does */
    static Message whyPlay(UnitarPosition position, int move) {
        if (UnitarMove.isPlacement(move)) return null;
        return new UnitarAdvice(position, move).whyMark();
    }

    private Message whyMark() {
        List<Message> reasons = new ArrayList<>();
        Message gain = gain();
        if (gain != null) reasons.add(gain);
        Message agreement = agreement();
        if (agreement != null) reasons.add(agreement);
        if (reasons.isEmpty()) return null;
        return reasons.size() == 1 ? reasons.get(0) : Message.of("unitar.told.then", reasons.get(0), reasons.get(1));
    }

    private Message gain() {
        int own = gain(colour);
        if (own > 0) return Message.of("unitar.advice.gain", own);
        int rival = strongestRival();
        if (own == 0 && gain(rival) < 0) return Message.of("unitar.advice.takes", -gain(rival), UnitarWords.colour(rival));
        int chance = best(after, UnitarAction.UNITE) - best(before, UnitarAction.UNITE);
        if (own == 0 && chance > 0) return Message.of("unitar.advice.prepares", best(after, UnitarAction.UNITE));
        int danger = worst(before) - worst(after);
        return own == 0 && danger < 0 ? Message.of("unitar.advice.guards", -worst(before)) : null;
    }

    private int gain(int each) {
        return after.frames(each) - before.frames(each);
    }

    private int strongestRival() {
        int one = (colour + 1) % UnitarColour.COUNT;
        int two = (colour + 2) % UnitarColour.COUNT;
        return before.frames(two) > before.frames(one) ? two : one;
    }

    /** The most frames that the action can bring, on any block. */
    private int best(UnitarBoard board, UnitarAction action) {
        int best = 0;
        for (int block = 0; block < UnitarBlock.COUNT; block++) best = Math.max(best, change(board, UnitarMove.intention(block, action)));
        return best;
    }

    /** The most frames, negative, that can be lost by one intention. */
    private int worst(UnitarBoard board) {
        int worst = 0;
        for (int other = 0; other < UnitarMove.INTENTIONS; other++) worst = Math.min(worst, change(board, other));
        return worst;
    }

    private int change(UnitarBoard board, int other) {
        UnitarBoard changed = new UnitarBoard(board);
        changed.carryOut(other);
        return changed.frames(colour) - board.frames(colour);
    }

    private Message agreement() {
        UnitarStep last = position.lastStep();
        if (position.fails() > 0 && last != null) {
            for (int seat = 0; seat < UnitarPosition.SEATS; seat++) {
                int mark = last.marks().get(seat);
                if (seat == position.toMove() || UnitarRank.agreements(intention, mark, mark) < UnitarRank.ENOUGH) continue;
                return Message.of("unitar.advice.again", UnitarWords.seat(position, seat));
            }
        }
        for (int other = 0; other < UnitarColour.COUNT; other++) {
            if (other != colour && gain(other) > 0) return Message.of("unitar.advice.ally", UnitarWords.colour(other));
        }
        return null;
    }
}
