package uniboard.web;

import uniboard.known.Records;

/** The game of Onitama with which tests of the page go on. */
final class KeptOnitama {
    static final String START = Records.ONITAMA;
    /** JavaScript: plies of the record kept. */
    static final String PLIES = KeptGame.plies("onitama");

    private KeptOnitama() {
    }

    /** As {@link KeptGame#open}. */
    static KeptGame open(Table table, String query, String record) {
        return KeptGame.open(table, "onitama", query, record);
    }
}
