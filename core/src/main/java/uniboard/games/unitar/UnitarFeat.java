package uniboard.games.unitar;

import uniboard.game.Feat;
import uniboard.game.Message;

/** Finds alliances that paid: marks that were approved because of another's, and brought frames. */
final class UnitarFeat {
    private UnitarFeat() {
    }

    /** @return null if the first move isn't one */
    static Feat of(UnitarPosition before, int[] moves) {
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

    private static Feat of(UnitarPosition after, UnitarStep step, int seat) {
        if (!step.comparison().isApproved(seat)) return null;
        int gained = 0;
        for (UnitarDeed deed : step.deeds()) gained += deed.gain(after.colour(seat));
        int ally = ally(step.comparison(), seat);
        if (gained <= 0) return null;
        return new Feat(Message.of("unitar.feat.alliance", gained, UnitarWords.colour(after.colour(ally))), gained);
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
