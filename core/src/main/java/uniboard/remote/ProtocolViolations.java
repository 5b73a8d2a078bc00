package uniboard.remote;

import java.util.ArrayList;
import java.util.List;
import uniboard.game.Message;

/** The protocol violations that a device has found in a round, each once. */
final class ProtocolViolations {
    private final List<Message> found = new ArrayList<>();

    void add(String key) {
        add(Message.of(key));
    }

    void add(Message violation) {
        if (!found.contains(violation)) found.add(violation);
    }

    boolean isEmpty() {
        return found.isEmpty();
    }

    List<Message> all() {
        return found;
    }

    void keep(Fields to) {
        for (Message each : found) to.add("fault", each.key() + (each.arguments().isEmpty() ? "" : " " + each.arguments().get(0)));
    }

    void restore(Fields from) {
        from.named("fault").forEach((key, of) -> found.add(of.isEmpty() ? Message.of(key) : Message.of(key, of)));
    }
}
