package uniboard.far;

/** Whether a game was dealt by the chance of all devices, and told to each as it was. */
public enum Fairly {
    /** It goes on, or the keeper hasn't opened it. */
    NOT_CHECKED,
    FAIR,
    /** Something that was said can't be: see {@link Guest#faults}. */
    NOT_FAIR
}
