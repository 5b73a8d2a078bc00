package uniboard.search;

/** How many nodes a search may visit and has visited: a node is a move played. */
final class Budget {
    private final int nodes;
    private int spent;

    Budget(int nodes) {
        this.nodes = nodes;
    }

    int nodes() {
        return nodes;
    }

    int spent() {
        return spent;
    }

    void spend() {
        spent++;
    }

    boolean isExhausted() {
        return spent >= nodes;
    }
}
