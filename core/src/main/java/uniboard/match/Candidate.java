package uniboard.match;

import uniboard.game.Choice;

/** A place that a person may tap next, and what the tap would do. */
public record Candidate(Choice.Step step, Role role) {
    public enum Role {
        /** Chosen already; a tap gives it up. */
        CHOSEN,
        /** A first or further step, such as a card or a piece. */
        MAY_CHOOSE,
        /** Would take the place of a chosen one of its kind. */
        MAY_REPLACE,
        /** A last step: completes the move, or leaves only an earlier step open. */
        TARGET
    }

    public String place() {
        return step.place();
    }
}
