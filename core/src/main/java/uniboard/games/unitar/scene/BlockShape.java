package uniboard.games.unitar.scene;

import java.util.ArrayList;
import java.util.List;
import uniboard.games.unitar.UnitarBlock;
import uniboard.games.unitar.UnitarBoard;
import uniboard.games.unitar.UnitarColour;
import uniboard.games.unitar.UnitarField;

/**
 * What one block, or blocks united, looks like: to be drawn as one body.
 *
 * @param root     the first of its blocks
 * @param stones   at least one
 * @param captains those that stand
 * @param united   whether it has more than one name
 */
record BlockShape(int root, List<Stone> stones, List<Captain> captains, boolean united) {
    /** @param colour of the frame */
    record Stone(int x, int y, int colour) {
        boolean isAt(int column, int row) {
            return x == column && y == row;
        }
    }

    /** @param block whose captain it is */
    record Captain(int block, int x, int y) {
        boolean isAt(Stone stone) {
            return x == stone.x && y == stone.y;
        }
    }

    /** @return null if the block has no stones left, or belongs to an earlier root */
    static BlockShape of(UnitarBoard board, int root) {
        if (board.root(root) != root || board.stones(root) == 0) return null;
        List<Stone> stones = new ArrayList<>();
        for (int y = UnitarField.REACH; y >= -UnitarField.REACH; y--) {
            for (int x = -UnitarField.REACH; x <= UnitarField.REACH; x++) {
                if (!UnitarField.contains(x, y)) continue;
                int colour = board.frame(root, UnitarField.of(x, y));
                if (colour != UnitarColour.NONE) stones.add(new Stone(x, y, colour));
            }
        }
        List<Captain> captains = new ArrayList<>();
        int names = 0;
        for (int block = root; block < UnitarBlock.COUNT; block++) {
            if (board.root(block) != root) continue;
            names++;
            int field = board.captain(block);
            if (field != UnitarField.NONE) captains.add(new Captain(block, UnitarField.x(field), UnitarField.y(field)));
        }
        return new BlockShape(root, stones, captains, names > 1);
    }

    /** A block as it begins, its captain on a field. */
    static BlockShape placed(int block, int x, int y) {
        List<Stone> stones = new ArrayList<>();
        for (int i = 0; i < UnitarBlock.size(block); i++) {
            stones.add(new Stone(x + UnitarBlock.east(block, i), y + UnitarBlock.north(block, i), UnitarBlock.colour(block)));
        }
        return new BlockShape(block, stones, List.of(new Captain(block, x, y)), false);
    }

    boolean has(int x, int y) {
        for (Stone stone : stones) if (stone.isAt(x, y)) return true;
        return false;
    }

    /** The same without what stands on those fields. */
    BlockShape without(List<Stone> lost) {
        List<Stone> left = new ArrayList<>();
        for (Stone stone : stones) if (!isAmong(lost, stone)) left.add(stone);
        List<Captain> stand = new ArrayList<>();
        for (Captain captain : captains) {
            boolean hasStone = false;
            for (Stone stone : left) hasStone |= captain.isAt(stone);
            if (hasStone) stand.add(captain);
        }
        return new BlockShape(root, left, stand, united);
    }

    /** The same with nothing but what stands on those fields. */
    BlockShape only(List<Stone> kept) {
        List<Stone> some = new ArrayList<>();
        for (Stone stone : stones) if (isAmong(kept, stone)) some.add(stone);
        return new BlockShape(root, some, captains, united);
    }

    private static boolean isAmong(List<Stone> some, Stone stone) {
        for (Stone each : some) if (each.isAt(stone.x, stone.y)) return true;
        return false;
    }

    /** The most northern stone, of several the most western. */
    Stone corner() {
        Stone corner = stones.get(0);
        for (Stone stone : stones) if (stone.y > corner.y || stone.y == corner.y && stone.x < corner.x) corner = stone;
        return corner;
    }

    /** Those that stand on the stone. */
    List<Captain> captainsOn(Stone stone) {
        List<Captain> there = new ArrayList<>();
        for (Captain captain : captains) if (captain.isAt(stone)) there.add(captain);
        return there;
    }
}
