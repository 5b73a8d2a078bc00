package uniboard.games.unitar;

/** The names of what can be pointed at: anchors for either captain, the marks of an intention, and what commits them. */
public final class UnitarPlace {
    public static final String COMMIT = "commit";

    private static final String UNI = "uni:";
    private static final String TAR = "tar:";
    private static final String COLOUR = "colour:";
    private static final String SYMBOL = "symbol:";
    private static final String ACTION = "action:";

    private UnitarPlace() {
    }

    /** Such as {@code uni:NE}. */
    public static String ofUni(UnitarAnchor anchor) {
        return UNI + anchor;
    }

    /** Such as {@code tar:W}. */
    public static String ofTar(UnitarAnchor anchor) {
        return TAR + anchor;
    }

    /** Such as {@code colour:yellow}. */
    public static String ofColour(int colour) {
        return COLOUR + UnitarColour.text(colour);
    }

    /** {@code symbol:uni} or {@code symbol:tar}. */
    public static String ofSymbol(int symbol) {
        return SYMBOL + UnitarBlock.symbolText(symbol);
    }

    /** Such as {@code block:YU}; of united blocks the first has it. */
    public static String ofBlock(int block) {
        return "block:" + UnitarBlock.text(block);
    }

    /** Such as {@code action:cw}. */
    public static String ofAction(UnitarAction action) {
        return ACTION + action.text();
    }

    /** @return null if the place isn't one for Uni's captain */
    static UnitarAnchor uni(String place) {
        return place.startsWith(UNI) ? UnitarAnchor.named(place.substring(UNI.length())) : null;
    }

    /** @return null if the place isn't one for Tar's captain */
    static UnitarAnchor tar(String place) {
        return place.startsWith(TAR) ? UnitarAnchor.named(place.substring(TAR.length())) : null;
    }

    /** @return {@link UnitarColour#NONE} if the place is no colour's */
    public static int colour(String place) {
        return place.startsWith(COLOUR) ? UnitarColour.named(place.substring(COLOUR.length())) : UnitarColour.NONE;
    }

    /** @return {@link UnitarBlock#NONE} if the place is no symbol's */
    public static int symbol(String place) {
        return place.startsWith(SYMBOL) ? UnitarBlock.symbolNamed(place.substring(SYMBOL.length())) : UnitarBlock.NONE;
    }

    /** @return null if the place is no action's */
    public static UnitarAction action(String place) {
        return place.startsWith(ACTION) ? UnitarAction.named(place.substring(ACTION.length())) : null;
    }
}
