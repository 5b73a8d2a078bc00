package uniboard.games.unitar;

/** Makes one block of two that overlap, and shares its frames out half and half. */
final class UnitarUnion {
    private static final int FIELDS = UnitarField.NUMBERS;
    /** Greater than any distance: puts captains' fields last. */
    private static final int LAST = 1 << 6;

    private final UnitarBoard board;
    private int first;
    private int second;
    /** The colours of frames by field, of each side before and of both after. */
    private final int[] firstFrames = new int[FIELDS];
    private final int[] secondFrames = new int[FIELDS];
    private final int[] frames = new int[FIELDS];
    /** Fields, in the order in which they are shared out or change over. */
    private final int[] queue = new int[FIELDS];
    private final int[] keys = new int[FIELDS];
    private int queued;

    UnitarUnion(UnitarBoard board) {
        this.board = board;
    }

    /** @param first the root of the block named; {@code second} that of the other. Both have a stone on some field. */
    void unite(int first, int second) {
        this.first = first;
        this.second = second;
        int stones = 0;
        for (int field = 0; field < FIELDS; field++) {
            firstFrames[field] = board.frame(first, field);
            secondFrames[field] = board.frame(second, field);
            frames[field] = Math.max(firstFrames[field], secondFrames[field]);
            if (frames[field] != UnitarColour.NONE) stones++;
        }
        share(stones / 2);
        merge();
    }

    /** @param secondsShare how many fields the second side is to have: the odd one is the first's */
    private void share(int secondsShare) {
        int have = shareOverlap(secondsShare);
        if (have < secondsShare) changeOver(firstFrames, first, second, secondsShare - have);
        else changeOver(secondFrames, second, first, have - secondsShare);
    }

    /** Gives shared fields to the second side until it has its share, and the rest to the first. @return the second side's fields */
    private int shareOverlap(int secondsShare) {
        int have = 0;
        queued = 0;
        for (int field = 0; field < FIELDS; field++) {
            if (secondFrames[field] == UnitarColour.NONE) continue;
            if (firstFrames[field] == UnitarColour.NONE) have++;
            else queue(field, distance(field, nearest(field, second)));
        }
        for (int i = 0; i < queued; i++) {
            int field = queue[i];
            boolean isSeconds = have < secondsShare;
            if (isSeconds) have++;
            frames[field] = (isSeconds ? secondFrames : firstFrames)[field];
            // From here on a field is of one side alone.
            (isSeconds ? firstFrames : secondFrames)[field] = UnitarColour.NONE;
        }
        return have;
    }

    private void changeOver(int[] givers, int giver, int receiver, int count) {
        if (count == 0) return;
        queued = 0;
        for (int field = 0; field < FIELDS; field++) {
            if (givers[field] == UnitarColour.NONE) continue;
            int distance = distance(field, nearest(field, receiver));
            queue(field, isCaptains(field, giver) ? LAST + distance : distance);
        }
        for (int i = 0; i < count; i++) {
            int captain = nearest(queue[i], receiver);
            frames[queue[i]] = UnitarBlock.colour(captain == UnitarBlock.NONE ? board.largest(receiver) : captain);
        }
    }

    /** Keeps the queue ordered by key; equal ones as they come, from north to south and west to east. */
    private void queue(int field, int key) {
        int at = queued++;
        while (at > 0 && keys[at - 1] > key) {
            keys[at] = keys[at - 1];
            queue[at] = queue[at - 1];
            at--;
        }
        keys[at] = key;
        queue[at] = field;
    }

    /** The block of a side whose living captain is nearest, of several the one larger at the start; or {@link UnitarBlock#NONE}. */
    private int nearest(int field, int side) {
        int nearest = UnitarBlock.NONE;
        for (int block = side; block < UnitarBlock.COUNT; block++) {
            if (board.root(block) != side || board.captain(block) == UnitarField.NONE) continue;
            int closer = nearest == UnitarBlock.NONE ? 1 : distance(field, nearest) - distance(field, block);
            if (closer > 0 || closer == 0 && UnitarBlock.size(block) > UnitarBlock.size(nearest)) nearest = block;
        }
        return nearest;
    }

    /** To a block's captain; 0 to {@link UnitarBlock#NONE}. */
    private int distance(int field, int block) {
        return block == UnitarBlock.NONE ? 0 : UnitarField.distance(field, board.captain(block));
    }

    private boolean isCaptains(int field, int side) {
        for (int block = side; block < UnitarBlock.COUNT; block++) {
            if (board.root(block) == side && board.captain(block) == field) return true;
        }
        return false;
    }

    private void merge() {
        int root = Math.min(first, second);
        int joining = Math.max(first, second);
        board.clear(root);
        board.clear(joining);
        for (int field = 0; field < FIELDS; field++) if (frames[field] != UnitarColour.NONE) board.put(root, field, frames[field]);
        for (int block = joining; block < UnitarBlock.COUNT; block++) if (board.root(block) == joining) board.setRoot(block, root);
    }
}
