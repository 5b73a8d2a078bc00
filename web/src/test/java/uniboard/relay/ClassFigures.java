package uniboard.relay;

import java.util.HashMap;
import java.util.Map;

/** How long things take in one class, or in all together. */
final class ClassFigures {
    private record Played(SimulatedPupil by, long at) {
    }

    private final Latencies coming = new Latencies();
    private final Latencies asking = new Latencies();
    private final Latencies counting = new Latencies();
    private final Latencies dealing = new Latencies();
    private final Latencies moving = new Latencies();
    /** The last move of each table. */
    private final Map<String, Played> played = new HashMap<>();
    private long askedAt;
    private long pairedAt;

    /** From opening the page to being in the class. */
    Latencies coming() {
        return coming;
    }

    /** From the teacher's asking to the question on a pupil's device. */
    Latencies asking() {
        return asking;
    }

    /** From a pupil's first answer to its being counted on the teacher's device. */
    Latencies counting() {
        return counting;
    }

    /** From the teacher's pairing to the dealt game on a pupil's device. */
    Latencies dealing() {
        return dealing;
    }

    /** From a pupil's move, by the teacher's device, to the opponent's. */
    Latencies moving() {
        return moving;
    }

    long askedAt() {
        return askedAt;
    }

    void asks() {
        askedAt = System.nanoTime();
    }

    long pairedAt() {
        return pairedAt;
    }

    void pairs() {
        pairedAt = System.nanoTime();
    }

    void movePlayed(String table, SimulatedPupil by) {
        played.put(table, new Played(by, System.nanoTime()));
    }

    void moveArrived(String table, SimulatedPupil at) {
        Played last = played.get(table);
        if (last == null || last.by == at) return;
        moving.addSince(last.at);
        played.remove(table);
    }

    void addAll(ClassFigures other) {
        coming.addAll(other.coming);
        asking.addAll(other.asking);
        counting.addAll(other.counting);
        dealing.addAll(other.dealing);
        moving.addAll(other.moving);
    }
}
