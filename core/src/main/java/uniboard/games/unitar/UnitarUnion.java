package uniboard.games.unitar;

/** Shares the frames of two blocks that become one out, half and half. */
final class UnitarUnion {
    private static final int FIELDS = UnitarField.NUMBERS;
    /** Greater than any distance: puts captains' fields last. */
    private static final int LAST = 1 << 6;

    /** A block, or blocks united, before. */
    static final class Side {
        /** The colours of its frames by field. */
        final int[] frames = new int[FIELDS];
        /** Where the captains of its blocks stand, by block; {@link UnitarField#NONE} for a lost one and for blocks that aren't its own. */
        final int[] captains = new int[UnitarBlock.COUNT];
        /** The largest at the start of its blocks. */
        int largest;

        /** The block whose captain is nearest, of several the one larger at the start; or {@link UnitarBlock#NONE}. */
        private int nearest(int field) {
            int nearest = UnitarBlock.NONE;
            for (int block = 0; block < UnitarBlock.COUNT; block++) {
                if (captains[block] == UnitarField.NONE) continue;
                int closer = nearest == UnitarBlock.NONE ? 1 : distance(field, nearest) - distance(field, block);
                if (closer > 0 || closer == 0 && UnitarBlock.size(block) > UnitarBlock.size(nearest)) nearest = block;
            }
            return nearest;
        }

        private int distance(int field, int block) {
            return UnitarField.distance(field, captains[block]);
        }

        /** To the nearest captain; 0 if there is none. */
        private int distance(int field) {
            int nearest = nearest(field);
            return nearest == UnitarBlock.NONE ? 0 : distance(field, nearest);
        }

        private boolean isCaptains(int field) {
            for (int captain : captains) if (captain == field) return true;
            return false;
        }
    }

    /** The block named. */
    private final Side first = new Side();
    private final Side second = new Side();
    /** The colours of frames by field, after. */
    private final int[] frames = new int[FIELDS];
    /** Fields, in the order in which they are shared out or change over. */
    private final int[] queue = new int[FIELDS];
    private final int[] keys = new int[FIELDS];
    private int queued;

    /** The block named: to be set before sharing, and changed by it, like the other. */
    Side first() {
        return first;
    }

    Side second() {
        return second;
    }

    /** Both sides have a stone on some field. @return the colours of the union's frames by field, good until the next time */
    int[] share() {
        int stones = 0;
        for (int field = 0; field < FIELDS; field++) {
            frames[field] = Math.max(first.frames[field], second.frames[field]);
            if (frames[field] != UnitarColour.NONE) stones++;
        }
        // The odd one is the first's.
        int secondsShare = stones / 2;
        int have = shareOverlap(secondsShare);
        if (have < secondsShare) changeOver(first, second, secondsShare - have);
        else changeOver(second, first, have - secondsShare);
        return frames;
    }

    /**
     * Gives shared fields to the second side until it has its share, and the rest to the first.
     *
     * @return the second side's fields
     */
    private int shareOverlap(int secondsShare) {
        int have = 0;
        queued = 0;
        for (int field = 0; field < FIELDS; field++) {
            if (second.frames[field] == UnitarColour.NONE) continue;
            if (first.frames[field] == UnitarColour.NONE) have++;
            else queue(field, second.distance(field));
        }
        for (int i = 0; i < queued; i++) {
            int field = queue[i];
            boolean isSeconds = have < secondsShare;
            if (isSeconds) have++;
            frames[field] = (isSeconds ? second : first).frames[field];
            // From here on a field is of one side alone.
            (isSeconds ? first : second).frames[field] = UnitarColour.NONE;
        }
        return have;
    }

    private void changeOver(Side giver, Side receiver, int count) {
        if (count == 0) return;
        queued = 0;
        for (int field = 0; field < FIELDS; field++) {
            if (giver.frames[field] == UnitarColour.NONE) continue;
            int distance = receiver.distance(field);
            queue(field, giver.isCaptains(field) ? LAST + distance : distance);
        }
        for (int i = 0; i < count; i++) {
            int nearest = receiver.nearest(queue[i]);
            frames[queue[i]] = UnitarBlock.colour(nearest == UnitarBlock.NONE ? receiver.largest : nearest);
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
}
