package uniboard.web;

import uniboard.known.Records;

/** The game of Onitama with which tests of the page go on. */
final class StoredOnitama {
    static final String START = Records.ONITAMA;
    /** JavaScript: plies of the record kept. */
    static final String PLIES = StoredGame.plies("onitama");

    private StoredOnitama() {
    }

    /** As {@link StoredGame#open}. */
    static StoredGame open(Table table, String query, String record) {
        return StoredGame.open(table, "onitama", query, record);
    }
}
