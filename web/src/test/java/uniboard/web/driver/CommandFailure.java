package uniboard.web.driver;

/** The browser answered that it can't do what it was told. */
final class CommandFailure extends IllegalStateException {
    private static final long serialVersionUID = 1;

    private final String kind;

    /** @param kind the protocol's word for it */
    CommandFailure(String command, String kind, String message) {
        super(command + ": " + kind + ": " + message);
        this.kind = kind;
    }

    String kind() {
        return kind;
    }
}
