package uniboard.games.unitar;

import uniboard.game.Message;

/** Says in one sentence why an attempt isn't a legal move. Works for attempts of which only some parts are chosen. */
final class UnitarWhyNot {
    private UnitarWhyNot() {
    }

    /** @return null if some legal move has the parts that are chosen */
    static Message explain(UnitarPosition position, int attempt) {
        if (position.phase() == UnitarPhase.OVER) return why("over");
        boolean isPlacing = position.phase() == UnitarPhase.PLACE;
        if (attempt == UnitarMove.COMMIT_ALONE) return why(isPlacing ? "chooseUni" : "chooseColour");
        if (UnitarMove.isPlacement(attempt) != isPlacing) return why(isPlacing ? "placeFirst" : "placed");
        if (UnitarMove.isPremature(attempt)) return why(missing(attempt));
        if (!isPlacing || !UnitarMove.hasFirst(attempt) || !UnitarMove.hasSecond(attempt)) return null;
        return UnitarMove.uni(attempt) == UnitarMove.tar(attempt) ? why("sameAnchor") : null;
    }

    private static Message why(String reason) {
        return Message.of("unitar.why." + reason);
    }

    private static String missing(int attempt) {
        boolean isPlacement = UnitarMove.isPlacement(attempt);
        if (!UnitarMove.hasFirst(attempt)) return isPlacement ? "chooseUni" : "chooseColour";
        if (!UnitarMove.hasSecond(attempt)) return isPlacement ? "chooseTar" : "chooseSymbol";
        return "chooseAction";
    }
}
