package uniboard.remote.classroom;

import java.util.Locale;

/** How far a question has come. */
public enum QuestionPhase {
    /** Answers come in and may be changed. */
    OPEN,
    /** No answer counts any more, and nobody has seen any. */
    CLOSED,
    /** Everybody sees how often each answer was given. */
    SHOWN;

    String text() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Closed where the text is no phase's. */
    static QuestionPhase read(String text) {
        for (QuestionPhase phase : values()) if (phase.text().equals(text)) return phase;
        return CLOSED;
    }
}
