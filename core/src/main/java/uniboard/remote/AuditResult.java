package uniboard.remote;

import java.util.Locale;

/** Whether a game was dealt by the chance of all devices, and told to each as it was. */
public enum AuditResult {
    /** It goes on, or the host hasn't opened it. */
    NOT_CHECKED,
    FAIR,
    /** Violations were found: see {@link AuditReport#faults}. */
    NOT_FAIR;

    String text() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** @return {@link #NOT_CHECKED} if it is none's text */
    static AuditResult read(String text) {
        for (AuditResult result : values()) if (result.text().equals(text)) return result;
        return NOT_CHECKED;
    }
}
