package uniboard.games.unlur;

/** What a group means to the one whose stones it is made of: White needs a line, Black a Y, and the other's figure alone loses. */
final class UnlurFigure {
    static final int NONE = 0;
    /** The colour's own figure: wins, whatever else the group is. */
    static final int OWN = 1;
    /** The other colour's figure without the own: loses. */
    static final int WRONG = 2;

    private static final int[] MEANING = new int[3 * UnlurSides.SETS];

    static {
        for (int sides = 0; sides < UnlurSides.SETS; sides++) {
            MEANING[UnlurStones.BLACK * UnlurSides.SETS + sides] = meaning(UnlurSides.isY(sides), UnlurSides.isLine(sides));
            MEANING[UnlurStones.WHITE * UnlurSides.SETS + sides] = meaning(UnlurSides.isLine(sides), UnlurSides.isY(sides));
        }
    }

    private UnlurFigure() {
    }

    private static int meaning(boolean own, boolean wrong) {
        if (own) return OWN;
        return wrong ? WRONG : NONE;
    }

    /** What a group of the colour that touches these sides is. */
    static int of(int colour, int sides) {
        return MEANING[colour * UnlurSides.SETS + sides];
    }

    /** The figure's own sides among those the group touches. */
    static int sides(int colour, int figure, int sides) {
        boolean line = (colour == UnlurStones.WHITE) == (figure == OWN);
        return line ? UnlurSides.lineSides(sides) : UnlurSides.ySides(sides);
    }
}
