package uniboard.far;

import java.util.Map;
import uniboard.game.Catalog;

/**
 * What the keeper opens once a game is over: all that happened, what it had committed to, and the guests' signatures of their moves.
 *
 * @param opening {@link Dealing#SECRET} bytes
 * @param signed  by step
 * @param salts   of moves that were sealed, by ply
 */
record Disclosure(Course course, byte[] opening, Map<Integer, byte[]> signed, Map<Integer, byte[]> salts) {
    String text() {
        Entries entries = new Entries().add("opening", Encoded.of(opening));
        course.tell(entries);
        SignedMove.tell(signed, entries);
        SealedMove.tell(salts, entries);
        return entries.text();
    }

    /** @return null if it isn't whole */
    static Disclosure read(String text, Catalog catalog) {
        Entries entries = Entries.read(text);
        byte[] opening = Encoded.read(entries.get("opening"), Dealing.SECRET);
        if (opening == null) return null;
        Course course = Course.heard(entries, catalog);
        return course == null ? null : new Disclosure(course, opening, SignedMove.heard(entries), SealedMove.heard(entries));
    }
}
