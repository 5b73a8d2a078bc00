package uniboard.remote;

import java.util.LinkedHashMap;
import java.util.Map;

/** What was heard at a place of the {@link Lobby}. What a relay kept may be old: only a device that says more than that is there. */
final class LobbySighting {
    /** Of more devices at one place the older ones are forgotten. */
    private static final int MOST = 8;

    /** The number of each device's last message. */
    private final Map<String, Integer> numbers = new LinkedHashMap<>();
    private SignedMessage alive;
    private int heardAt;

    /** @param now in seconds */
    void hear(SignedMessage message, int now) {
        String sender = Encoded.of(message.sender());
        Integer before = numbers.get(sender);
        if (before != null && message.number() <= before) return;
        numbers.remove(sender);
        if (numbers.size() == MOST) numbers.remove(numbers.keySet().iterator().next());
        numbers.put(sender, message.number());
        if (before == null) return;
        alive = message;
        heardAt = now;
    }

    /** What is said there by somebody who is there; null: nothing. */
    SignedMessage now(int now) {
        return alive != null && now - heardAt < Lobby.GONE ? alive : null;
    }
}
