package uniboard.far;

import java.util.Map;
import uniboard.game.Catalog;
import uniboard.match.GameRecord;
import uniboard.match.RecordException;

/**
 * What the keeper opens once a game is over: the whole record, what it had committed to, and the guests' signatures of their moves.
 *
 * @param opening {@link Dealing#SECRET} bytes
 * @param signed  by ply
 */
record Disclosure(GameRecord record, byte[] opening, Map<Integer, byte[]> signed) {
    String text() {
        Entries entries = new Entries().add("opening", Encoded.of(opening));
        entries.addLines("record", record.text());
        SignedMove.tell(signed, entries);
        return entries.text();
    }

    /** @return null if it isn't whole */
    static Disclosure read(String text, Catalog catalog) {
        Entries entries = Entries.read(text);
        byte[] opening = Encoded.read(entries.get("opening"), Dealing.SECRET);
        if (opening == null) return null;
        try {
            GameRecord record = GameRecord.read(entries.lines("record"), catalog);
            return new Disclosure(record, opening, SignedMove.heard(entries));
        } catch (RecordException e) {
            return null;
        }
    }
}
