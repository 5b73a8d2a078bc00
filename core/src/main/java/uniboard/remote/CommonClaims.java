package uniboard.remote;

import java.util.HashMap;
import java.util.Map;
import uniboard.game.WholeNumber;

/** What the host says to each seat of the views that everyone may have: it must be the same for all. */
final class CommonClaims {
    private final SeatRecord seen;
    /** The last word to each seat, or to all, on views that haven't come in here yet. */
    private final Map<Integer, String> open = new HashMap<>();

    CommonClaims(SeatRecord seen) {
        this.seen = seen;
    }

    /**
     * @param to           the seat that the host says it to; {@link uniboard.game.Position#NOBODY}: to all
     * @param stepAndChain what it says
     * @return whether something that was claimed is wrong
     */
    boolean isWrong(int to, String stepAndChain) {
        open.put(to, stepAndChain);
        return isWrong();
    }

    /** Whether something that was claimed turns out wrong by what has come in since. */
    boolean isWrong() {
        if (!seen.isDealt()) return false;
        boolean isWrong = false;
        for (String claim : open.values()) isWrong |= isDue(claim) && !isRight(claim);
        open.values().removeIf(this::isDue);
        return isWrong;
    }

    /** Whether the claim is settled: it can be compared now, or can't be read. */
    private boolean isDue(String claim) {
        String[] parts = claim.split(" ", 2);
        int step = step(claim);
        return parts.length < 2 || step == WholeNumber.NONE || step <= seen.steps();
    }

    private boolean isRight(String claim) {
        String[] parts = claim.split(" ", 2);
        int step = step(claim);
        return parts.length < 2 || step == WholeNumber.NONE || seen.commonChain(step).equals(parts[1]);
    }

    private static int step(String claim) {
        return WholeNumber.read(claim.split(" ", 2)[0], 0, Integer.MAX_VALUE);
    }
}
