package uniboard.remote;

/**
 * What takes a whole table to another device of its host.
 *
 * @param invitation to the table
 * @param seed       of its host's keys
 */
record TablePass(Invitation invitation, byte[] seed) {
    /** How the text begins, in place of the mark of an invitation. */
    private static final String MARK = "k";
    private static final String BETWEEN = ",";

    /** In place of an invitation's {@link Invitation#text}. */
    String text() {
        return MARK + invitation.text().substring(1) + BETWEEN + Encoded.of(seed);
    }

    /** @return null if it isn't whole */
    static TablePass read(String text) {
        String[] parts = text.split(BETWEEN, -1);
        if (!text.startsWith(MARK) || parts.length != 2) return null;
        Invitation invitation = Invitation.read("p" + parts[0].substring(1));
        byte[] seed = Encoded.read(parts[1], Crypto.KEY);
        return invitation == null || seed == null ? null : new TablePass(invitation, seed);
    }
}
