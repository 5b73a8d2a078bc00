package uniboard.games.unitar;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The stones on the field: made to be copied, played on and counted quickly, and allocates nothing while it does. Every block, or blocks
 * united, has a row of fields for each y, two bits a field from the lowest on: 0 for no stone, else the colour of its frame plus 1.
 */
public final class UnitarBoard {
    /** The lower bit of every field of a row. */
    private static final int LOW_BITS = 0x155555;
    private static final int ROWS = UnitarField.SIDE;
    private static final int LAST_ROW = ROWS - 1;
    /** The fields that exist, by row, both bits of each. */
    private static final int[] FIELDS = fields();

    private static final int CAPTAINS = UnitarBlock.COUNT * ROWS;
    private static final int ROOTS = CAPTAINS + UnitarBlock.COUNT;
    private static final int FRAMES = ROOTS + UnitarBlock.COUNT;
    /** The numbers that {@link #save} writes. */
    static final int WORDS = FRAMES + UnitarColour.COUNT;

    /** By what a block's size is multiplied to find a partner. */
    private static final int BIGGEST = 1;
    private static final int SMALLEST = -1;

    /** Rows by root; then the captains' fields and the roots by block; then the frames by colour. */
    private final int[] state = new int[WORDS];
    private final int[] turned = new int[ROWS];
    private UnitarUnion union;

    /** An empty field. */
    public UnitarBoard() {
        for (int block = 0; block < UnitarBlock.COUNT; block++) {
            state[CAPTAINS + block] = UnitarField.NONE;
            state[ROOTS + block] = block;
        }
    }

    public UnitarBoard(UnitarBoard other) {
        set(other);
    }

    private static int[] fields() {
        int[] rows = new int[ROWS];
        for (int row = 0; row < ROWS; row++) {
            for (int column = 0; column < ROWS; column++) {
                if (UnitarField.contains(column - UnitarField.REACH, UnitarField.REACH - row)) rows[row] |= 3 << 2 * column;
            }
        }
        return rows;
    }

    /** Becomes equal to the other. */
    public void set(UnitarBoard other) {
        System.arraycopy(other.state, 0, state, 0, WORDS);
    }

    /** Writes {@link #WORDS} numbers. */
    void save(int[] into, int at) {
        System.arraycopy(state, 0, into, at, WORDS);
    }

    /** Becomes what {@link #save} wrote. */
    void restore(int[] from, int at) {
        System.arraycopy(from, at, state, 0, WORDS);
    }

    /** Where the block's captain stands, or {@link UnitarField#NONE} if it is lost. */
    public int captain(int block) {
        return state[CAPTAINS + block];
    }

    /** The first of the blocks united with this one; the block itself if there is none before it. */
    public int root(int block) {
        return state[ROOTS + block];
    }

    /** Frames of a colour on the field. */
    public int frames(int colour) {
        return state[FRAMES + colour];
    }

    /** Stones of the block and all united with it. */
    public int stones(int block) {
        int rows = root(block) * ROWS;
        int stones = 0;
        for (int row = 0; row < ROWS; row++) stones += Integer.bitCount(stonesIn(state[rows + row]));
        return stones;
    }

    /** The colour of the frame that the block has on a field, or {@link UnitarColour#NONE} if it has no stone there. */
    public int frame(int block, int field) {
        return (state[root(block) * ROWS + field / ROWS] >>> 2 * (field % ROWS) & 3) - 1;
    }

    /** The block and all united with it, in their order: the first is the root. */
    public List<Integer> united(int block) {
        List<Integer> blocks = new ArrayList<>();
        for (int each = 0; each < UnitarBlock.COUNT; each++) if (root(each) == root(block)) blocks.add(each);
        return blocks;
    }

    /** Where the block has stones, from north to south and west to east. */
    public List<Integer> fields(int block) {
        List<Integer> fields = new ArrayList<>();
        for (int field = 0; field < UnitarField.NUMBERS; field++) if (frame(block, field) != UnitarColour.NONE) fields.add(field);
        return fields;
    }

    /** The roots of all blocks that have a stone on a field, in their order. */
    public List<Integer> rootsAt(int field) {
        List<Integer> roots = new ArrayList<>();
        for (int block = 0; block < UnitarBlock.COUNT; block++) {
            if (root(block) == block && frame(block, field) != UnitarColour.NONE) roots.add(block);
        }
        return roots;
    }

    /** The lower bit of each field that has a stone. */
    private static int stonesIn(int row) {
        return (row | row >>> 1) & LOW_BITS;
    }

    /**
     * The blocks of a colour become what they are at the start.
     *
     * @param placement where their captains begin
     */
    void placeBoth(int colour, int placement) {
        place(UnitarBlock.of(colour, UnitarBlock.UNI), UnitarMove.uni(placement).field());
        place(UnitarBlock.of(colour, UnitarBlock.TAR), UnitarMove.tar(placement).field());
    }

    /** A block becomes what it is at the start. */
    void place(int block, int captain) {
        for (int stone = 0; stone < UnitarBlock.size(block); stone++) {
            int x = UnitarField.x(captain) + UnitarBlock.east(block, stone);
            put(block, UnitarField.of(x, UnitarField.y(captain) + UnitarBlock.north(block, stone)), UnitarBlock.colour(block));
        }
        setCaptain(block, captain);
    }

    /** Lays a stone where the root has none. */
    void put(int root, int field, int colour) {
        state[root * ROWS + field / ROWS] |= colour + 1 << 2 * (field % ROWS);
        state[FRAMES + colour]++;
    }

    void setCaptain(int block, int field) {
        state[CAPTAINS + block] = field;
    }

    void setRoot(int block, int root) {
        state[ROOTS + block] = root;
    }

    /** Takes all stones of a root away, to be laid again. */
    private void clear(int root) {
        for (int row = 0; row < ROWS; row++) clear(root, row, state[root * ROWS + row]);
    }

    /** @param fields both bits of each stone to take away */
    private void clear(int root, int row, int fields) {
        int gone = state[root * ROWS + row] & fields;
        state[root * ROWS + row] ^= gone;
        int low = gone & LOW_BITS;
        int high = gone >>> 1 & LOW_BITS;
        state[FRAMES + UnitarColour.YELLOW] -= Integer.bitCount(low & ~high);
        state[FRAMES + UnitarColour.RED] -= Integer.bitCount(high & ~low);
        state[FRAMES + UnitarColour.BLUE] -= Integer.bitCount(low & high);
    }

    /**
     * Carries out what is approved of three marks, each on the field as the one before left it.
     *
     * @return whether any mark was approved
     */
    public boolean carryOut(int first, int second, int third) {
        int approved = UnitarRank.approved(first, second, third);
        if (approved == 0) return false;
        int a = (approved & 1) != 0 ? UnitarRank.of(first) : UnitarRank.NONE;
        int b = (approved & 2) != 0 ? UnitarRank.of(second) : UnitarRank.NONE;
        int c = (approved & 4) != 0 ? UnitarRank.of(third) : UnitarRank.NONE;
        int least = Math.min(a, Math.min(b, c));
        int most = Math.max(a, Math.max(b, c));
        carryOutRanked(least);
        carryOutRanked(a + b + c - least - most);
        carryOutRanked(most);
        return true;
    }

    private void carryOutRanked(int rank) {
        if (rank != UnitarRank.NONE) carryOut(UnitarRank.intention(rank));
    }

    /**
     * Carries out one intention, approved or not.
     *
     * @return whether it could be carried out; else nothing changed
     */
    public boolean carryOut(int intention) {
        int block = UnitarMove.block(intention);
        return switch (UnitarMove.action(intention)) {
            case UNITE -> unite(block);
            case ELIMINATE -> eliminate(block);
            case CLOCKWISE -> turn(block, 1);
            case ANTICLOCKWISE -> turn(block, -1);
            case NORTH -> moveRows(block, -1);
            case SOUTH -> moveRows(block, 1);
            case WEST -> moveColumns(block, -1);
            case EAST -> moveColumns(block, 1);
        };
    }

    /** @param down 1 to the south, -1 to the north */
    private boolean moveRows(int block, int down) {
        int root = root(block);
        int rows = root * ROWS;
        int edge = down > 0 ? LAST_ROW : 0;
        if (state[rows + edge] != 0) return false;
        int any = 0;
        for (int row = LAST_ROW - edge; row != edge; row += down) {
            any |= state[rows + row];
            if ((state[rows + row] & ~FIELDS[row + down]) != 0) return false;
        }
        if (any == 0) return false;
        for (int row = edge; row != LAST_ROW - edge; row -= down) state[rows + row] = state[rows + row - down];
        state[rows + LAST_ROW - edge] = 0;
        moveCaptains(root, down * ROWS);
        return true;
    }

    /** @param right 1 to the east, -1 to the west */
    private boolean moveColumns(int block, int right) {
        int root = root(block);
        int rows = root * ROWS;
        int any = 0;
        for (int row = 0; row < ROWS; row++) {
            int old = state[rows + row];
            any |= old;
            if (right < 0 && (old & 3) != 0 || (shifted(old, right) & ~FIELDS[row]) != 0) return false;
        }
        if (any == 0) return false;
        for (int row = 0; row < ROWS; row++) state[rows + row] = shifted(state[rows + row], right);
        moveCaptains(root, right);
        return true;
    }

    private static int shifted(int row, int right) {
        return right > 0 ? row << 2 : row >>> 2;
    }

    private void moveCaptains(int root, int fields) {
        for (int block = root; block < UnitarBlock.COUNT; block++) {
            if (root(block) == root && captain(block) != UnitarField.NONE) state[CAPTAINS + block] += fields;
        }
    }

    /** @param clockwise 1, or -1 for anti-clockwise */
    private boolean turn(int block, int clockwise) {
        int pivot = captain(block);
        if (pivot == UnitarField.NONE) return false;
        int root = root(block);
        int rows = root * ROWS;
        Arrays.fill(turned, 0);
        for (int row = 0; row < ROWS; row++) {
            int rest = state[rows + row];
            for (int column = 0; rest != 0; column++, rest >>>= 2) {
                if ((rest & 3) == 0) continue;
                int field = turned(row * ROWS + column, pivot, clockwise);
                if (field == UnitarField.NONE) return false;
                turned[field / ROWS] |= (rest & 3) << 2 * (field % ROWS);
            }
        }
        System.arraycopy(turned, 0, state, rows, ROWS);
        for (int each = root; each < UnitarBlock.COUNT; each++) {
            int captain = captain(each);
            if (root(each) == root && captain != UnitarField.NONE) setCaptain(each, turned(captain, pivot, clockwise));
        }
        return true;
    }

    /** Where a field comes to lie, or {@link UnitarField#NONE} if that is outside. */
    private static int turned(int field, int pivot, int clockwise) {
        int row = pivot / ROWS + clockwise * (field % ROWS - pivot % ROWS);
        int column = pivot % ROWS - clockwise * (field / ROWS - pivot / ROWS);
        if (row < 0 || row >= ROWS || column < 0 || column >= ROWS) return UnitarField.NONE;
        return (FIELDS[row] >>> 2 * column & 3) == 0 ? UnitarField.NONE : row * ROWS + column;
    }

    /** The root of the block that an action on this one would take as its second, or {@link UnitarBlock#NONE} if none overlaps it. */
    public int partner(int block, UnitarAction action) {
        return partner(block, action == UnitarAction.UNITE ? SMALLEST : BIGGEST);
    }

    /** @param most {@link #BIGGEST} or {@link #SMALLEST} */
    private int partner(int block, int most) {
        int root = root(block);
        int best = UnitarBlock.NONE;
        int bestSize = Integer.MIN_VALUE;
        for (int other = 0; other < UnitarBlock.COUNT; other++) {
            if (root(other) != other || other == root || !overlap(root, other)) continue;
            int size = most * (stones(other) << 4 | UnitarBlock.size(largest(other)));
            if (size <= bestSize) continue;
            best = other;
            bestSize = size;
        }
        return best;
    }

    /** On how many fields two roots both have a stone. */
    int shared(int root, int other) {
        int shared = 0;
        for (int row = 0; row < ROWS; row++) {
            shared += Integer.bitCount(stonesIn(state[root * ROWS + row]) & stonesIn(state[other * ROWS + row]));
        }
        return shared;
    }

    /** How many frames of a colour a root wears. */
    int frames(int root, int colour) {
        int frames = 0;
        for (int row = 0; row < ROWS; row++) {
            int alike = state[root * ROWS + row] ^ ~((colour + 1) * LOW_BITS);
            frames += Integer.bitCount(alike & alike >>> 1 & LOW_BITS);
        }
        return frames;
    }

    private boolean overlap(int root, int other) {
        for (int row = 0; row < ROWS; row++) {
            if ((stonesIn(state[root * ROWS + row]) & stonesIn(state[other * ROWS + row])) != 0) return true;
        }
        return false;
    }

    /** The largest at the start of the blocks united under a root. */
    int largest(int root) {
        int largest = root;
        for (int block = root + 1; block < UnitarBlock.COUNT; block++) {
            if (root(block) == root && UnitarBlock.size(block) > UnitarBlock.size(largest)) largest = block;
        }
        return largest;
    }

    private boolean eliminate(int block) {
        int root = root(block);
        int other = partner(root, BIGGEST);
        if (other == UnitarBlock.NONE) return false;
        for (int row = 0; row < ROWS; row++) {
            int shared = 3 * (stonesIn(state[root * ROWS + row]) & stonesIn(state[other * ROWS + row]));
            clear(root, row, shared);
            clear(other, row, shared);
        }
        loseCaptains(root);
        loseCaptains(other);
        return true;
    }

    private void loseCaptains(int root) {
        for (int block = root; block < UnitarBlock.COUNT; block++) {
            int captain = captain(block);
            if (root(block) != root || captain == UnitarField.NONE) continue;
            if (frame(root, captain) == UnitarColour.NONE) setCaptain(block, UnitarField.NONE);
        }
    }

    private boolean unite(int block) {
        int other = partner(block, SMALLEST);
        if (other == UnitarBlock.NONE) return false;
        int root = root(block);
        if (union == null) union = new UnitarUnion();
        copyTo(union.first(), root);
        copyTo(union.second(), other);
        merge(Math.min(root, other), Math.max(root, other), union.share());
        return true;
    }

    private void copyTo(UnitarUnion.Side side, int root) {
        for (int field = 0; field < UnitarField.NUMBERS; field++) side.frames[field] = frame(root, field);
        for (int block = 0; block < UnitarBlock.COUNT; block++) {
            side.captains[block] = root(block) == root ? captain(block) : UnitarField.NONE;
        }
        side.largest = largest(root);
    }

    private void merge(int root, int joining, int[] frames) {
        clear(root);
        clear(joining);
        for (int field = 0; field < UnitarField.NUMBERS; field++) {
            if (frames[field] != UnitarColour.NONE) put(root, field, frames[field]);
        }
        for (int block = joining; block < UnitarBlock.COUNT; block++) if (root(block) == joining) setRoot(block, root);
    }
}
