package uniboard.remote;

import java.util.Map;
import uniboard.game.Catalog;

/**
 * What the host opens once a game is over: all that happened, what it had committed to, and the clients' signatures of their moves.
 *
 * @param opening {@link DealTerms#SECRET} bytes
 * @param signed  by step
 * @param salts   of moves that were sealed, by ply
 */
record Reveal(EventLog log, byte[] opening, Map<Integer, byte[]> signed, Map<Integer, byte[]> salts) {
    String text() {
        Fields entries = new Fields().add("opening", Encoded.of(opening));
        log.tell(entries);
        SignedMove.tell(signed, entries);
        SealedMove.tell(salts, entries);
        return entries.text();
    }

    /** @return null if it isn't whole */
    static Reveal read(String text, Catalog catalog) {
        Fields entries = Fields.read(text);
        byte[] opening = Encoded.read(entries.get("opening"), DealTerms.SECRET);
        if (opening == null) return null;
        EventLog log = EventLog.heard(entries, catalog);
        return log == null ? null : new Reveal(log, opening, SignedMove.heard(entries), SealedMove.heard(entries));
    }
}
