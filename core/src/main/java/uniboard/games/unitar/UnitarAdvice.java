package uniboard.games.unitar;

import uniboard.game.Message;

/** Says what speaks for a choice: of a mark what it would be worth, and who may mark something that agrees with it. */
final class UnitarAdvice {
    /** Captains that begin nearer to each other than this begin side by side. */
    private static final int APART = 6;

    private UnitarAdvice() {
    }

    static Message whyPlay(UnitarPosition position, int move) {
        if (UnitarMove.isPlacement(move)) return whyPlace(move);
        UnitarWorth worth = new UnitarWorth(position, move);
        // Who leads and changes nothing needs nobody to agree.
        if (worth.keepsLead()) return Message.of("unitar.advice.lead");
        UnitarAllies allies = new UnitarAllies(position, move);
        return worth.isNothing() && allies.areNone() ? Message.of("unitar.advice.idle")
            : Message.of("unitar.told.then", worth.told(), allies.told());
    }

    private static Message whyPlace(int move) {
        int distance = UnitarField.distance(UnitarMove.uni(move).field(), UnitarMove.tar(move).field());
        return Message.of(distance < APART ? "unitar.advice.together" : "unitar.advice.apart");
    }
}
