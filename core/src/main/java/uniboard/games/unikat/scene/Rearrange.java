package uniboard.games.unikat.scene;

/** The places that only arrange the rack. */
final class Rearrange {
    static final String SORT = "rack:sort";
    static final String LEFT = "rack:left";
    static final String RIGHT = "rack:right";

    private Rearrange() {
    }
}
