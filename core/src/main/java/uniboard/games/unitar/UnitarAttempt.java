package uniboard.games.unitar;

/** Gathers what a person has chosen of a placement or an intention. */
final class UnitarAttempt {
    private UnitarAnchor uni;
    private UnitarAnchor tar;
    private int colour = UnitarColour.NONE;
    private int symbol = UnitarBlock.NONE;
    private UnitarAction action;
    private boolean isCommitted;

    /** @return false if the place is none of this game's */
    boolean add(String place) {
        UnitarAnchor forUni = UnitarPlace.uni(place);
        UnitarAnchor forTar = UnitarPlace.tar(place);
        int ofColour = UnitarPlace.colour(place);
        int ofSymbol = UnitarPlace.symbol(place);
        UnitarAction ofAction = UnitarPlace.action(place);
        if (forUni != null) uni = forUni;
        else if (forTar != null) tar = forTar;
        else if (ofColour != UnitarColour.NONE) colour = ofColour;
        else if (ofSymbol != UnitarBlock.NONE) symbol = ofSymbol;
        else if (ofAction != null) action = ofAction;
        else if (place.equals(UnitarPlace.COMMIT)) isCommitted = true;
        else return false;
        return true;
    }

    int packed() {
        boolean isPlacement = uni != null || tar != null;
        boolean isIntention = colour != UnitarColour.NONE || symbol != UnitarBlock.NONE || action != null;
        if (!isPlacement && !isIntention) return UnitarMove.COMMIT_ALONE;
        int attempt = isPlacement ? UnitarMove.attempt(uni, tar) : UnitarMove.attempt(colour, symbol, action);
        return isCommitted ? UnitarMove.committed(attempt) : attempt;
    }
}
