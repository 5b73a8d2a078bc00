package uniboard.far;

import java.util.LinkedHashMap;
import java.util.Map;

/** What was heard at a place of the {@link OpenRoom}. What a relay kept may be old: only whoever says more than that is there. */
final class Sighting {
    /** Of more devices at one place the older ones are forgotten. */
    private static final int MOST = 8;

    /** The number of each device's last letter. */
    private final Map<String, Integer> numbers = new LinkedHashMap<>();
    private Letter alive;
    private int heardAt;

    /** @param now in seconds */
    void hear(Letter letter, int now) {
        String sender = Encoded.of(letter.sender());
        Integer before = numbers.get(sender);
        if (before != null && letter.number() <= before) return;
        numbers.remove(sender);
        if (numbers.size() == MOST) numbers.remove(numbers.keySet().iterator().next());
        numbers.put(sender, letter.number());
        if (before == null) return;
        alive = letter;
        heardAt = now;
    }

    /** What is said there by somebody who is there; null: nothing. */
    Letter now(int now) {
        return alive != null && now - heardAt < OpenRoom.GONE ? alive : null;
    }
}
