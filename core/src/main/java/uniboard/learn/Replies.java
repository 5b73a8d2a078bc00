package uniboard.learn;

/** The keys of the replies that every task has. */
public final class Replies {
    public static final String RIGHT = "right";
    public static final String WRONG = "wrong";
    public static final String HINT = "hint";

    private Replies() { }
}
