package uniboard.web.compiler;

/**
 * How long methods may be for TeaVM to put them where they are called. Its own limits leave many calls whose code would be shorter than the
 * function. Called where TeaVM's rule is made and applied, see {@link CompilerLoader}; all numbers are in its measure of complexity.
 */
public final class InliningLimits {
    /** Methods that are called in one place only cost nothing there, however long they are. */
    private static final int NONE = 100_000;
    /** Of a method that is called in many places; one more, and the program grows. */
    private static final int REPEATED = 2;

    private InliningLimits() {
    }

    /** @param isOnceUsed whether the rule is for methods that are called once */
    public static int of(int limit, boolean isOnceUsed) {
        return isOnceUsed ? NONE : limit;
    }

    public static int repeated() {
        return REPEATED;
    }
}
