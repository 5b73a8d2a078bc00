package uniboard.match;

/** A game broke the contract. Told to engineers, so in English. */
public final class ContractViolation extends RuntimeException {
    private final transient GameRecord record;

    ContractViolation(String what, GameRecord record) {
        super(what);
        this.record = record;
    }

    ContractViolation(String what, GameRecord record, RuntimeException cause) {
        super(what, cause);
        this.record = record;
    }

    /** The game up to where it happened. */
    public GameRecord record() {
        return record;
    }
}
