package uniboard.far;

import java.util.Locale;

/** Whether a game was dealt by the chance of all devices, and told to each as it was. */
public enum Fairly {
    /** It goes on, or the keeper hasn't opened it. */
    NOT_CHECKED,
    FAIR,
    /** Something that was said can't be: see {@link Guest#faults}. */
    NOT_FAIR;

    String text() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** @return {@link #NOT_CHECKED} if it is none's text */
    static Fairly read(String text) {
        for (Fairly fairly : values()) if (fairly.text().equals(text)) return fairly;
        return NOT_CHECKED;
    }
}
