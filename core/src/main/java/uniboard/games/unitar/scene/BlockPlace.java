package uniboard.games.unitar.scene;

import uniboard.games.unitar.UnitarBlock;

/** The names of blocks as places: such as {@code block:YU}, of united ones the first. */
final class BlockPlace {
    private static final String PREFIX = "block:";

    private BlockPlace() {
    }

    static String of(int block) {
        return PREFIX + UnitarBlock.text(block);
    }

    /** @return {@link UnitarBlock#NONE} if the place is no block */
    static int block(String place) {
        for (int block = 0; block < UnitarBlock.COUNT; block++) if (of(block).equals(place)) return block;
        return UnitarBlock.NONE;
    }
}
