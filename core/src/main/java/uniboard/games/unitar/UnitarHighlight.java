package uniboard.games.unitar;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import uniboard.game.Highlight;
import uniboard.game.Message;

/** Finds alliances that paid: marks that were approved because of another's, and brought frames. */
final class UnitarHighlight {
    private UnitarHighlight() {
    }

    /** @return null if the first move isn't one */
    static Highlight of(UnitarPosition before, int[] moves) {
        if (before.phase() != UnitarPhase.INTEND) return null;
        int seat = before.toMove();
        int round = before.round();
        int fails = before.fails();
        for (int move : moves) {
            before.play(move);
            UnitarStep step = before.lastStep();
            boolean isCompared = step != null && step.phase() == UnitarPhase.INTEND && step.round() == round && step.fails() == fails;
            if (isCompared) return of(before, step, seat);
        }
        return null;
    }

    private static Highlight of(UnitarPosition after, UnitarStep step, int seat) {
        if (!step.comparison().isApproved(seat)) return null;
        int ally = ally(step.comparison(), seat);
        int colour = after.colour(seat);
        int now = after.board().frames(colour);
        // Neither frames that would have come anyway nor those that were merely not lost.
        int brought = now - Math.max(step.before().frames(colour), without(seat, ally, step).frames(colour));
        if (brought <= 0) return null;
        return new Highlight(Message.of("unitar.highlight.alliance", brought, UnitarWords.colour(after.colour(ally))), brought,
            Highlight.Extent.MOVE);
    }

    /** The board as it would be if what two seats marked alike didn't count. */
    private static UnitarBoard without(int seat, int ally, UnitarStep step) {
        int own = step.marks().get(seat);
        int allys = step.marks().get(ally);
        int third = step.marks().get(UnitarPosition.SEATS - seat - ally);
        List<Integer> approved = new ArrayList<>();
        if (UnitarRank.agreements(own, third, third) >= UnitarRank.ENOUGH) approved.add(own);
        if (UnitarRank.agreements(allys, third, third) >= UnitarRank.ENOUGH) approved.add(allys);
        if (UnitarRank.agreements(third, own, allys) >= UnitarRank.ENOUGH) approved.add(third);
        approved.sort(Comparator.comparingInt(UnitarRank::of));
        UnitarBoard board = new UnitarBoard(step.before());
        for (int intention : approved) board.carryOut(intention);
        return board;
    }

    /** With whom the seat agrees in most. */
    private static int ally(UnitarComparison comparison, int seat) {
        int[] agreed = new int[UnitarPosition.SEATS];
        for (UnitarCategory category : UnitarCategory.ALL) for (int other : comparison.partners(seat, category)) agreed[other]++;
        int best = 0;
        for (int other = 1; other < agreed.length; other++) if (agreed[other] > agreed[best]) best = other;
        return best;
    }
}
