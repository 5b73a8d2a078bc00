package uniboard.games.unitar;

import java.util.List;

/** What an intention did, or would do. Blocks are told with all that are united with them, the first of them the root. */
public sealed interface UnitarEffect {
    /**
     * @param east  fields moved to the east, like {@code north} from -1 to 1
     * @param north fields moved to the north
     */
    record Moved(List<Integer> blocks, int east, int north) implements UnitarEffect {
    }

    /**
     * @param pivot the field of the captain that the block turned around
     * @param way   {@link UnitarAction#CLOCKWISE} or {@link UnitarAction#ANTICLOCKWISE}
     */
    record Turned(List<Integer> blocks, int pivot, UnitarAction way) implements UnitarEffect {
    }

    /**
     * @param first  the block named
     * @param second the smallest that overlapped it
     * @param fields of the union, from north to south and west to east
     */
    record United(List<Integer> first, List<Integer> second, List<Frame> fields) implements UnitarEffect {
        /** How many fields the two had shared, which is how many stones left play. */
        public int overlap() {
            int shared = 0;
            for (Frame field : fields) if (field.isShared()) shared++;
            return shared;
        }
    }

    /**
     * @param first    the block named
     * @param second   the biggest that overlapped it
     * @param fields   on which both lost their stone
     * @param captains blocks whose captain was lost
     */
    record Eliminated(List<Integer> first, List<Integer> second, List<Frame> fields, List<Integer> captains) implements UnitarEffect {
    }

    /**
     * Nothing happened.
     *
     * @param leaving the fields of stones that would have left the field, if that is why
     */
    record Nothing(List<Integer> blocks, Reason why, List<Integer> leaving) implements UnitarEffect {
    }

    enum Reason {
        /** The block has no stone left. */
        EMPTY,
        /** There is no captain to turn around. */
        CAPTAIN_LOST,
        /** A stone would have left the field. */
        OUTSIDE,
        /** No other block shares a field. */
        NO_OVERLAP
    }

    /**
     * Whose frames were on a field and whose is.
     *
     * @param first  the colour of the first block's frame, or {@link UnitarColour#NONE} if it had no stone there
     * @param second likewise of the second block's
     * @param after  the colour of the frame that is left, or {@link UnitarColour#NONE}
     */
    record Frame(int field, int first, int second, int after) {
        public boolean isShared() {
            return first != UnitarColour.NONE && second != UnitarColour.NONE;
        }

        /** Whether the field was one block's alone and wears another colour now. */
        public boolean changedOver() {
            return !isShared() && after != UnitarColour.NONE && after != Math.max(first, second);
        }
    }
}
