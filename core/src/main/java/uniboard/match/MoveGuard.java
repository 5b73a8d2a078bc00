package uniboard.match;

/** Looks at a person's move before it is made. */
public interface MoveGuard {
    /**
     * Whether a move is held back; if it is, {@link GameSession#make} makes it after all.
     *
     * @param move legal
     */
    boolean holds(int move);
}
