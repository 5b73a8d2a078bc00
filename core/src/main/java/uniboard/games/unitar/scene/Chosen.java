package uniboard.games.unitar.scene;

import java.util.ArrayList;
import java.util.List;
import uniboard.game.Choice.Step;
import uniboard.games.unitar.UnitarAction;
import uniboard.games.unitar.UnitarAnchor;
import uniboard.games.unitar.UnitarBlock;
import uniboard.games.unitar.UnitarColour;
import uniboard.games.unitar.UnitarMove;
import uniboard.games.unitar.UnitarPlace;
import uniboard.match.Selection;

/**
 * A commitment as far as it is chosen.
 *
 * @param uni    where the seat's Uni begins, or null
 * @param tar    likewise Tar
 * @param colour {@link UnitarColour#NONE} while none is chosen
 * @param symbol {@link UnitarBlock#NONE} while none is chosen
 * @param action null while none is chosen
 */
record Chosen(UnitarAnchor uni, UnitarAnchor tar, int colour, int symbol, UnitarAction action) {
    static final Chosen NOTHING = new Chosen(null, null, UnitarColour.NONE, UnitarBlock.NONE, null);

    /** @param selection may be null */
    static Chosen of(Selection selection) {
        Chosen chosen = NOTHING;
        if (selection != null) for (Step step : selection.chosen()) chosen = chosen.with(step.place());
        return chosen;
    }

    /** What a seat has committed itself to. */
    static Chosen of(int move) {
        if (UnitarMove.isPlacement(move)) {
            return new Chosen(UnitarMove.uni(move), UnitarMove.tar(move), UnitarColour.NONE, UnitarBlock.NONE, null);
        }
        int block = UnitarMove.block(move);
        return new Chosen(null, null, UnitarBlock.colour(block), UnitarBlock.symbol(block), UnitarMove.action(move));
    }

    /** What those places choose, such as a hint's. */
    static Chosen of(List<String> places) {
        Chosen chosen = NOTHING;
        for (String place : places) chosen = chosen.with(place);
        return chosen;
    }

    private Chosen with(String place) {
        UnitarAnchor uniAt = anchor(place, UnitarBlock.UNI);
        UnitarAnchor tarAt = anchor(place, UnitarBlock.TAR);
        int itsColour = UnitarPlace.colour(place);
        int itsSymbol = UnitarPlace.symbol(place);
        UnitarAction itsAction = UnitarPlace.action(place);
        return new Chosen(uniAt != null ? uniAt : uni, tarAt != null ? tarAt : tar, itsColour != UnitarColour.NONE ? itsColour : colour,
            itsSymbol != UnitarBlock.NONE ? itsSymbol : symbol, itsAction != null ? itsAction : action);
    }

    private static UnitarAnchor anchor(String place, int symbol) {
        for (UnitarAnchor anchor : UnitarAnchor.ALL) if (place(anchor, symbol).equals(place)) return anchor;
        return null;
    }

    static String place(UnitarAnchor anchor, int symbol) {
        return symbol == UnitarBlock.UNI ? UnitarPlace.ofUni(anchor) : UnitarPlace.ofTar(anchor);
    }

    /** Where the captain of that symbol begins, or null. */
    UnitarAnchor anchor(int ofSymbol) {
        return ofSymbol == UnitarBlock.UNI ? uni : tar;
    }

    boolean hasBlock() {
        return colour != UnitarColour.NONE && symbol != UnitarBlock.NONE;
    }

    /** The block named; only where {@link #hasBlock}. */
    int block() {
        return UnitarBlock.of(colour, symbol);
    }

    boolean isIntention() {
        return hasBlock() && action != null;
    }

    /** Only where {@link #isIntention}. */
    int intention() {
        return UnitarMove.intention(block(), action);
    }

    boolean isEmpty() {
        return equals(NOTHING);
    }

    /** The blocks that may be meant as long as not all is marked. */
    List<Integer> meant() {
        List<Integer> blocks = new ArrayList<>();
        for (int block = 0; block < UnitarBlock.COUNT; block++) {
            boolean itsColour = colour == UnitarColour.NONE || colour == UnitarBlock.colour(block);
            if (itsColour && (symbol == UnitarBlock.NONE || symbol == UnitarBlock.symbol(block))) blocks.add(block);
        }
        return blocks;
    }

    boolean isPlacement() {
        return uni != null && tar != null;
    }

    /** The places of all that is chosen. */
    List<String> places() {
        List<String> places = new ArrayList<>();
        if (uni != null) places.add(UnitarPlace.ofUni(uni));
        if (tar != null) places.add(UnitarPlace.ofTar(tar));
        if (colour != UnitarColour.NONE) places.add(UnitarPlace.ofColour(colour));
        if (symbol != UnitarBlock.NONE) places.add(UnitarPlace.ofSymbol(symbol));
        if (action != null) places.add(UnitarPlace.ofAction(action));
        return places;
    }
}
