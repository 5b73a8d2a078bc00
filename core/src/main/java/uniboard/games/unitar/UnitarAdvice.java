package uniboard.games.unitar;

import uniboard.game.Message;

/** Says what speaks for a choice: of a mark what it would be worth, and who may mark something that agrees with it. */
final class UnitarAdvice {
    private UnitarAdvice() {
    }

    static Message whyPlay(UnitarPosition position, int move) {
        if (UnitarMove.isPlacement(move)) return whyPlace(move);
        UnitarWorth worth = new UnitarWorth(position, move);
        // Who leads and changes nothing needs nobody to agree.
        if (worth.keepsLead()) return Message.of("unitar.advice.lead");
        UnitarAllies allies = new UnitarAllies(position, move);
        return worth.isNothing() && allies.areNone() ? Message.of("unitar.advice.idle")
            : Message.of("unitar.told.then", worth.message(), allies.message());
    }

    private static Message whyPlace(int move) {
        int one = UnitarMove.uni(move).ordinal();
        int other = UnitarMove.tar(move).ordinal();
        int around = UnitarAnchor.ALL.size();
        int between = Math.min(Math.abs(one - other), around - Math.abs(one - other)) - 1;
        return Message.of("unitar.advice." + (between == 0 ? "together" : between == 1 ? "near" : "apart"));
    }
}
