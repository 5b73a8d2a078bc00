package uniboard.games.unitar.scene;

import uniboard.games.unitar.UnitarBlock;

/** Which of their two blocks someone places next: Uni, then Tar, or the one that they have asked for. */
final class NextBlock {
    private Chosen chosen = Chosen.NOTHING;
    /** By its symbol, or {@link UnitarBlock#NONE}. */
    private int wanted = UnitarBlock.NONE;

    /** What is chosen now: a wish holds until that changes. */
    void follow(Chosen newChosen) {
        if (!newChosen.equals(chosen)) wanted = UnitarBlock.NONE;
        chosen = newChosen;
    }

    /** The player asks for a block, by its symbol. */
    void want(int symbol) {
        wanted = symbol;
    }

    int symbol() {
        if (wanted != UnitarBlock.NONE) return wanted;
        return chosen.uni() == null ? UnitarBlock.UNI : UnitarBlock.TAR;
    }
}
