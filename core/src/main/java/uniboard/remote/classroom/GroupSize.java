package uniboard.remote.classroom;

/**
 * How many play at a table.
 *
 * @param least  fewer are filled up with bots
 * @param most   at least {@code least}
 * @param wished between both
 */
public record GroupSize(int least, int most, int wished) {
    /** Onitama and Unlur. */
    public static final GroupSize TWO = new GroupSize(2, 2, 2);
    /** Unitar. */
    public static final GroupSize THREE = new GroupSize(3, 3, 3);

    /** @throws IllegalArgumentException if these are no sizes */
    public GroupSize {
        boolean isInOrder = least >= 1 && least <= wished && wished <= most;
        if (!isInOrder) throw new IllegalArgumentException(least + " to " + most + ", wished " + wished);
    }

    /** Unikat and Unitary. */
    public static GroupSize upToFour(int wished) {
        return new GroupSize(2, 4, wished);
    }

    /**
     * Divides pupils into groups as evenly as possible, the larger ones first, each as near to the wished size as that allows.
     *
     * @return one size for each group, without its bots
     */
    int[] divide(int pupils) {
        int groups = Math.max(1, pupils / wished);
        // Rather fewer to a group, with bots among them, than more than may be.
        if (pupils > groups * most) groups++;
        int[] sizes = new int[pupils == 0 ? 0 : groups];
        for (int group = 0; group < sizes.length; group++) sizes[group] = pupils / groups + (group < pupils % groups ? 1 : 0);
        return sizes;
    }
}
