package uniboard.games.unikat;

/** The sides of a cell, in the order in which its neighbours are named. */
enum UnikatSide {
    LEFT(-1, 0, "unikat.beside.left", "unikat.differs.left"),
    RIGHT(1, 0, "unikat.beside.right", "unikat.differs.right"),
    ABOVE(0, 1, "unikat.beside.above", "unikat.differs.above"),
    BELOW(0, -1, "unikat.beside.below", "unikat.differs.below");

    private final int dx;
    private final int dy;
    private final String beside;
    private final String differs;

    UnikatSide(int dx, int dy, String beside, String differs) {
        this.dx = dx;
        this.dy = dy;
        this.beside = beside;
        this.differs = differs;
    }

    /** The card on that side of a cell, or {@link UnikatCard#NONE}. */
    int neighbour(UnikatPosition position, int x, int y) {
        return position.cardAt(x + dx, y + dy);
    }

    /** The key of what tells where a cell lies that has a neighbour on this side. */
    String beside() {
        return beside;
    }

    /** The key of what tells how a card would differ from the neighbour on this side. */
    String differs() {
        return differs;
    }
}
