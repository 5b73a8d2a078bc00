package uniboard.remote;

import java.util.Locale;

/** Whether a game was dealt by the chance of all devices, and told to each as it was. */
public enum AuditResult {
    /** It goes on, or the host hasn't opened it. */
    NOT_CHECKED,
    FAIR,
    /** Something that was said can't be: see {@link TableClient#faults}. */
    NOT_FAIR;

    String text() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** @return {@link #NOT_CHECKED} if it is none's text */
    static AuditResult read(String text) {
        for (AuditResult fairly : values()) if (fairly.text().equals(text)) return fairly;
        return NOT_CHECKED;
    }
}
