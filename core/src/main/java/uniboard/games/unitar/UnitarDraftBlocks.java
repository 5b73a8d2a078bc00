package uniboard.games.unitar;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntUnaryOperator;

/** The blocks of a position being edited. They may break the rules, for example with too many stones. */
final class UnitarDraftBlocks {
    private static final int QUARTERS = 4;

    private final int[] roots = new int[UnitarBlock.COUNT];
    private final int[] captains = new int[UnitarBlock.COUNT];
    /** By root and field. */
    private final int[][] frames = new int[UnitarBlock.COUNT][UnitarField.NUMBERS];

    UnitarDraftBlocks(UnitarBoard board) {
        for (int block = 0; block < UnitarBlock.COUNT; block++) {
            roots[block] = board.root(block);
            captains[block] = board.captain(block);
            for (int field = 0; field < UnitarField.NUMBERS; field++) {
                frames[block][field] = board.root(block) == block ? board.frame(block, field) : UnitarColour.NONE;
            }
        }
    }

    UnitarBoard board() {
        UnitarBoard board = new UnitarBoard();
        for (int block = 0; block < UnitarBlock.COUNT; block++) {
            board.setRoot(block, roots[block]);
            board.setCaptain(block, captains[block]);
            for (int field = 0; field < UnitarField.NUMBERS; field++) {
                if (frames[block][field] != UnitarColour.NONE) board.put(block, field, frames[block][field]);
            }
        }
        return board;
    }

    /**
     * The block's captain comes as near to a field as all stones find room, with all that is united with it; where it is there already, all
     * turn clockwise. Without a captain it becomes what it is at the start.
     */
    void layWhole(int block, int field) {
        int captain = captains[block];
        if (captain == field) {
            turn(block);
        } else if (captain != UnitarField.NONE) {
            nearest(field, to -> moves(block, to));
        } else if (united(block).size() == 1) {
            nearest(field, to -> begins(block, to));
        }
    }

    private interface Try {
        boolean succeeds(int field);
    }

    private static void nearest(int field, Try attempt) {
        for (int distance = 0; distance <= 2 * UnitarField.SIDE; distance++) {
            for (int to = 0; to < UnitarField.NUMBERS; to++) {
                if (UnitarField.distance(field, to) == distance && attempt.succeeds(to)) return;
            }
        }
    }

    private boolean moves(int block, int to) {
        int east = UnitarField.x(to) - UnitarField.x(captains[block]);
        int north = UnitarField.y(to) - UnitarField.y(captains[block]);
        return carries(roots[block], field -> shifted(field, east, north));
    }

    private static int shifted(int field, int east, int north) {
        int x = UnitarField.x(field) + east;
        int y = UnitarField.y(field) + north;
        return UnitarField.contains(x, y) ? UnitarField.of(x, y) : UnitarField.NONE;
    }

    /** By a quarter, or more where that leads out of the field. */
    private void turn(int block) {
        int pivot = captains[block];
        for (int quarters = 1; quarters < QUARTERS; quarters++) {
            int turns = quarters;
            if (carries(roots[block], field -> turned(field, pivot, turns))) return;
        }
    }

    private static int turned(int field, int pivot, int quarters) {
        int east = UnitarField.x(field) - UnitarField.x(pivot);
        int north = UnitarField.y(field) - UnitarField.y(pivot);
        return shifted(pivot, turnedEast(east, north, quarters), turnedEast(north, -east, quarters));
    }

    /** The eastward part of an offset after clockwise quarter turns. For the northward part, pass north and minus east. */
    private static int turnedEast(int east, int north, int quarters) {
        return switch (quarters % QUARTERS) {
            case 0 -> east;
            case 1 -> north;
            case 2 -> -east;
            default -> -north;
        };
    }

    /**
     * All stones and captains of a root come to other fields.
     *
     * @param way leads from a field to another one
     * @return whether there is room; else nothing changed
     */
    private boolean carries(int root, IntUnaryOperator way) {
        int[] carried = new int[UnitarField.NUMBERS];
        Arrays.fill(carried, UnitarColour.NONE);
        for (int field = 0; field < UnitarField.NUMBERS; field++) {
            if (frames[root][field] == UnitarColour.NONE) continue;
            int to = way.applyAsInt(field);
            if (to == UnitarField.NONE) return false;
            carried[to] = frames[root][field];
        }
        frames[root] = carried;
        for (int block : united(root)) if (captains[block] != UnitarField.NONE) captains[block] = way.applyAsInt(captains[block]);
        return true;
    }

    private boolean begins(int block, int captain) {
        for (int stone = 0; stone < UnitarBlock.size(block); stone++) if (begun(block, stone, captain, 0) == UnitarField.NONE) return false;
        Arrays.fill(frames[block], UnitarColour.NONE);
        for (int stone = 0; stone < UnitarBlock.size(block); stone++) {
            frames[block][begun(block, stone, captain, 0)] = UnitarBlock.colour(block);
        }
        captains[block] = captain;
        return true;
    }

    /** Where a stone of a block that has lost none lies, or {@link UnitarField#NONE}. */
    private static int begun(int block, int stone, int captain, int quarters) {
        int east = UnitarBlock.east(block, stone);
        int north = UnitarBlock.north(block, stone);
        if (!UnitarField.contains(UnitarField.x(captain), UnitarField.y(captain))) return UnitarField.NONE;
        return shifted(captain, turnedEast(east, north, quarters), turnedEast(north, -east, quarters));
    }

    /** Where the block has a stone already, that one gets a frame of its colour. */
    void putStone(int block, int field) {
        frames[roots[block]][field] = UnitarBlock.colour(block);
    }

    /** With a stone where there is none. */
    void putCaptain(int block, int field) {
        if (frames[roots[block]][field] == UnitarColour.NONE) putStone(block, field);
        captains[block] = field;
    }

    /** The block's stone; where it has none, that of the smallest one there, which lies on top. */
    void takeAway(int block, int field) {
        int root = frames[roots[block]][field] == UnitarColour.NONE ? topmost(field) : roots[block];
        if (root == UnitarBlock.NONE) return;
        frames[root][field] = UnitarColour.NONE;
        loseCaptains();
    }

    private int topmost(int field) {
        int topmost = UnitarBlock.NONE;
        for (int root = 0; root < UnitarBlock.COUNT; root++) {
            if (frames[root][field] == UnitarColour.NONE) continue;
            if (topmost == UnitarBlock.NONE || stones(root) <= stones(topmost)) topmost = root;
        }
        return topmost;
    }

    private int stones(int root) {
        int stones = 0;
        for (int colour : frames[root]) if (colour != UnitarColour.NONE) stones++;
        return stones;
    }

    private void loseCaptains() {
        for (int block = 0; block < UnitarBlock.COUNT; block++) {
            int captain = captains[block];
            if (captain != UnitarField.NONE && frames[roots[block]][captain] == UnitarColour.NONE) captains[block] = UnitarField.NONE;
        }
    }

    private List<Integer> united(int block) {
        List<Integer> blocks = new ArrayList<>();
        for (int each = 0; each < UnitarBlock.COUNT; each++) if (roots[each] == roots[block]) blocks.add(each);
        return blocks;
    }

    /** The block leaves those that it is united with, and becomes one with others. Of two stones on a field the first block's stays. */
    void unite(int block, int other) {
        if (roots[block] == roots[other]) return;
        separate(block);
        int root = Math.min(block, roots[other]);
        int joining = Math.max(block, roots[other]);
        for (int field = 0; field < UnitarField.NUMBERS; field++) {
            if (frames[root][field] == UnitarColour.NONE) frames[root][field] = frames[joining][field];
        }
        Arrays.fill(frames[joining], UnitarColour.NONE);
        for (int each : united(joining)) roots[each] = root;
    }

    /** The block leaves those that it is united with, with the stones of its colour, unless others of them may have that colour. */
    void separate(int block) {
        List<Integer> others = united(block);
        others.remove(Integer.valueOf(block));
        if (others.isEmpty()) return;
        int colour = UnitarBlock.colour(block);
        boolean takesStones = true;
        for (int other : others) takesStones &= UnitarBlock.colour(other) != colour;
        int[] all = frames[roots[block]].clone();
        Arrays.fill(frames[roots[block]], UnitarColour.NONE);
        for (int other : others) roots[other] = others.get(0);
        roots[block] = block;
        for (int field = 0; field < UnitarField.NUMBERS; field++) {
            int root = takesStones && all[field] == colour ? block : others.get(0);
            frames[root][field] = all[field];
        }
        loseCaptains();
    }

    /** A captain is missing whose block has all its stones: it stands where its shape has it. */
    void completeCaptains() {
        for (int block = 0; block < UnitarBlock.COUNT; block++) {
            boolean isWhole = captains[block] == UnitarField.NONE && united(block).size() == 1 && stones(block) == UnitarBlock.size(block);
            if (isWhole) captains[block] = captainOfShape(block);
        }
    }

    private int captainOfShape(int block) {
        for (int captain = 0; captain < UnitarField.NUMBERS; captain++) {
            for (int quarters = 0; quarters < QUARTERS; quarters++) if (hasShape(block, captain, quarters)) return captain;
        }
        return UnitarField.NONE;
    }

    private boolean hasShape(int block, int captain, int quarters) {
        for (int stone = 0; stone < UnitarBlock.size(block); stone++) {
            int field = begun(block, stone, captain, quarters);
            if (field == UnitarField.NONE || frames[block][field] == UnitarColour.NONE) return false;
        }
        return true;
    }
}
