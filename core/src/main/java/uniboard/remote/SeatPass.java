package uniboard.remote;

import java.util.Arrays;
import uniboard.game.WholeNumber;

/**
 * What takes a seat to another device: anybody who has it has the seat, and the device that had it before steps back.
 *
 * @param invitation to the table
 * @param seed       of the seat's keys
 * @param secret     what the seat adds to the deal of a round
 * @param seat       from 0
 * @param round      of the secret; 0 before the first
 * @param number     the number of the seat's next message
 */
record SeatPass(Invitation invitation, byte[] seed, byte[] secret, int seat, int round, int number) {
    /** How the text begins, in place of the mark of an invitation. */
    static final String MARK = "s";

    private static final String BETWEEN = ",";
    private static final int PARTS = 5;

    /** To a seat that was given to a device before it came. */
    static SeatPass toGiven(Crypto crypto, Invitation invitation, byte[] seed, int seat) {
        return new SeatPass(invitation, seed, crypto.random(DealTerms.SECRET), seat, 0, 0);
    }

    /** In place of an invitation's {@link Invitation#text}. */
    String text() {
        String both = Encoded.of(Encoded.joined(seed, secret));
        return MARK + invitation.text().substring(1) + BETWEEN + both + BETWEEN + seat + BETWEEN + round + BETWEEN + number;
    }

    /** @return null if it isn't whole */
    static SeatPass read(String text) {
        String[] parts = text.split(BETWEEN, -1);
        if (!text.startsWith(MARK) || parts.length != PARTS) return null;
        Invitation invitation = Invitation.read("p" + parts[0].substring(1));
        byte[] both = Encoded.read(parts[1], Crypto.KEY + DealTerms.SECRET);
        int seat = WholeNumber.read(parts[2], 0, Integer.MAX_VALUE);
        int round = WholeNumber.read(parts[3], 0, Integer.MAX_VALUE);
        int number = WholeNumber.read(parts[4], 0, Integer.MAX_VALUE / 2);
        boolean isWhole = invitation != null && both != null && seat != WholeNumber.NONE && round != WholeNumber.NONE
            && number != WholeNumber.NONE;
        if (!isWhole) return null;
        byte[] seed = Arrays.copyOf(both, Crypto.KEY);
        return new SeatPass(invitation, seed, Arrays.copyOfRange(both, Crypto.KEY, both.length), seat, round, number);
    }
}
