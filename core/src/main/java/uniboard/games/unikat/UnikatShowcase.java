package uniboard.games.unikat;

/** A game for the menu's box. */
final class UnikatShowcase {
    static final String RECORD = "";

    private UnikatShowcase() {
    }
}
