package uniboard.games.unitar;

import uniboard.game.Message;

/** Choices in the list of moves: under their round, secret as long as they are, then with whether they were approved. */
final class UnitarListing {
    private UnitarListing() {
    }

    private static Message say(String key, Object... arguments) {
        return Message.of("unitar.listed." + key, arguments);
    }

    /** Comparisons of one round stand apart. */
    static Message heading(UnitarPosition position) {
        if (position.phase() == UnitarPhase.PLACE) return say("placing");
        String round = Integer.toString(position.round());
        return position.fails() == 0 ? say("round", round) : say("again", round, Integer.toString(position.fails() + 1));
    }

    /**
     * @param before as the viewer may see it, like {@code now}
     * @param now    the position that the move, and what was played after it, led to
     */
    static Message of(UnitarPosition before, int move, int viewer, UnitarPosition now) {
        UnitarStep step = step(before, now);
        boolean isOwn = viewer == before.committed();
        boolean tellsColour = before.phase() == UnitarPhase.PLACE && now.areColoursHidden();
        if (step == null || tellsColour) {
            if (!isOwn) return say("secret");
            return step == null ? say("own", UnitarWords.commitment(move)) : UnitarWords.commitment(move);
        }
        if (before.phase() == UnitarPhase.PLACE) return UnitarWords.commitment(move);
        return say(step.comparison().isApproved(before.committed()) ? "approved" : "refused", UnitarWords.intention(move));
    }

    /** The step that a commitment was part of, or null while it isn't complete. */
    private static UnitarStep step(UnitarPosition before, UnitarPosition now) {
        int toComplete = now.ply() - now.committed() - before.ply();
        if (toComplete <= 0) return null;
        return now.step(now.steps() - 1 - (toComplete - 1) / UnitarPosition.SEATS);
    }
}
