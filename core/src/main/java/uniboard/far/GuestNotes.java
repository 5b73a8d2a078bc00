package uniboard.far;

import uniboard.game.WholeNumber;

/** What a keeper knows of the device at a seat. */
final class GuestNotes {
    private byte[] reading;
    private int heard;
    private int round;
    private int plies;
    private String chain = "";
    private String texts = "";
    private int got;
    private boolean wantsAnother;
    private int seenAt;
    private int toldAt;

    /** @return whether it is newer than all before */
    boolean hear(Letter letter, int seconds) {
        if (letter.number() <= heard) return false;
        heard = letter.number();
        seenAt = seconds;
        reading = letter.reading();
        Entries open = letter.open();
        round = open.number("round", 0);
        plies = open.number("have", -1);
        chain = letter.secret() == null ? "" : letter.secret().get("chain");
        texts = letter.secret() == null ? "" : letter.secret().get("texts");
        got = open.number("got", 0);
        wantsAnother = open.number("another", 0) == round && round > 0;
        return true;
    }

    byte[] reading() {
        return reading;
    }

    int heard() {
        return heard;
    }

    /** Views it holds of the round, as far as they are the ones it was to be given. */
    int held(int ofRound, SeatRecord seen) {
        boolean isSame = round == ofRound && plies >= 0 && plies <= seen.plies() && seen.chain(plies).equals(chain);
        return isSame ? plies + 1 : 0;
    }

    boolean holdsTexts(SeatRecord seen, int ofPlies) {
        return seen.textsHash(ofPlies).equals(texts);
    }

    /** Letters it holds of what was opened after the round. */
    int got(int ofRound) {
        return round == ofRound ? got : 0;
    }

    boolean wantsAnother(int afterRound) {
        return wantsAnother && round == afterRound;
    }

    int seenAt() {
        return seenAt;
    }

    int toldAt() {
        return toldAt;
    }

    void told(int seconds) {
        toldAt = seconds;
    }

    String text() {
        return heard + (reading == null ? "" : " " + Encoded.of(reading));
    }

    void read(String text) {
        String[] parts = text.split(" ", 2);
        heard = Math.max(0, WholeNumber.read(parts[0], 0, Integer.MAX_VALUE));
        if (parts.length > 1) reading = Encoded.read(parts[1], Seal.KEY);
    }
}
