package uniboard.web.driver;

/** A script threw, or the page that it ran in was left. */
public final class ScriptFailure extends IllegalStateException {
    private static final long serialVersionUID = 1;

    ScriptFailure(String message) {
        super(message);
    }
}
