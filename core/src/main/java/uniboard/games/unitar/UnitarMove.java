package uniboard.games.unitar;

import static uniboard.game.NotationException.wrong;

/**
 * A commitment in an {@code int}. An intention is a number from 0 to 47: the block times 8 plus the action's ordinal. A placement has bit 6
 * set, the anchor of Uni in bits 3–5 and that of Tar in bits 0–2. An attempt has bits 7–9 for what isn't chosen yet (the colour or Uni's
 * anchor, the symbol or Tar's anchor, the action), and bit 10 if it was to be committed nevertheless.
 */
public final class UnitarMove {
    /** Different intentions, numbered from 0. */
    public static final int INTENTIONS = 48;

    private static final int PLACEMENT = 1 << 6;
    private static final int OPEN_FIRST = 1 << 7;
    private static final int OPEN_SECOND = 1 << 8;
    private static final int OPEN_THIRD = 1 << 9;
    private static final int OPEN = OPEN_FIRST | OPEN_SECOND | OPEN_THIRD;
    private static final int PREMATURE = 1 << 10;
    /** Nothing but the wish to commit. */
    static final int COMMIT_ALONE = OPEN | PREMATURE;

    private UnitarMove() {
    }

    public static int intention(int block, UnitarAction action) {
        return block << 3 | action.ordinal();
    }

    public static int placement(UnitarAnchor uni, UnitarAnchor tar) {
        return PLACEMENT | uni.ordinal() << 3 | tar.ordinal();
    }

    /**
     * An intention of which parts may be missing.
     *
     * @param colour {@link UnitarColour#NONE} if it isn't chosen
     * @param symbol likewise {@link UnitarBlock#NONE}
     * @param action null if it isn't chosen
     */
    static int attempt(int colour, int symbol, UnitarAction action) {
        int attempt = UnitarBlock.of(Math.max(colour, 0), Math.max(symbol, 0)) << 3;
        if (colour < 0) attempt |= OPEN_FIRST;
        if (symbol < 0) attempt |= OPEN_SECOND;
        return action == null ? attempt | OPEN_THIRD : attempt | action.ordinal();
    }

    /** A placement of which parts may be missing: null. */
    static int attempt(UnitarAnchor uni, UnitarAnchor tar) {
        int attempt = PLACEMENT;
        attempt |= uni == null ? OPEN_FIRST : uni.ordinal() << 3;
        return attempt | (tar == null ? OPEN_SECOND : tar.ordinal());
    }

    /** The attempt to commit what may be incomplete. */
    static int committed(int attempt) {
        return (attempt & OPEN) == 0 ? attempt : attempt | PREMATURE;
    }

    /** Whether the move or attempt is a placement rather than an intention. */
    public static boolean isPlacement(int move) {
        return (move & PLACEMENT) != 0;
    }

    /** Whether something was to be committed before all was chosen. */
    static boolean isPremature(int attempt) {
        return (attempt & PREMATURE) != 0;
    }

    /** Whether the colour, or Uni's anchor, is chosen. */
    static boolean hasFirst(int attempt) {
        return (attempt & OPEN_FIRST) == 0;
    }

    /** Whether the symbol, or Tar's anchor, is chosen. */
    static boolean hasSecond(int attempt) {
        return (attempt & OPEN_SECOND) == 0;
    }

    /** The block that an intention names. */
    public static int block(int intention) {
        return intention >>> 3 & 7;
    }

    public static UnitarAction action(int intention) {
        return UnitarAction.ALL.get(intention & 7);
    }

    public static UnitarAnchor uni(int placement) {
        return UnitarAnchor.ALL.get(placement >>> 3 & 7);
    }

    public static UnitarAnchor tar(int placement) {
        return UnitarAnchor.ALL.get(placement & 7);
    }

    /** As records write it: {@code uni NE tar W} or {@code yellow tar cw}. */
    public static String text(int move) {
        if (isPlacement(move)) {
            return UnitarBlock.symbolText(UnitarBlock.UNI) + ' ' + uni(move) + ' ' + UnitarBlock.symbolText(UnitarBlock.TAR) + ' '
                + tar(move);
        }
        int block = block(move);
        return UnitarColour.text(UnitarBlock.colour(block)) + ' ' + UnitarBlock.symbolText(UnitarBlock.symbol(block))
            + ' ' + action(move).text();
    }

    /** @throws uniboard.game.NotationException if the text isn't a move's */
    static int read(String text) {
        String[] words = text.split(" ", -1);
        boolean isPlacement = words.length == 4 && UnitarBlock.symbolNamed(words[0]) == UnitarBlock.UNI
            && UnitarBlock.symbolNamed(words[2]) == UnitarBlock.TAR;
        if (isPlacement) return placement(UnitarAnchor.read(words[1]), UnitarAnchor.read(words[3]));
        if (words.length != 3) throw wrong("unitar.error.move", text);
        int colour = UnitarColour.named(words[0]);
        int symbol = UnitarBlock.symbolNamed(words[1]);
        UnitarAction action = UnitarAction.named(words[2]);
        if (colour == UnitarColour.NONE || symbol == UnitarBlock.NONE || action == null) throw wrong("unitar.error.move", text);
        return intention(UnitarBlock.of(colour, symbol), action);
    }
}
