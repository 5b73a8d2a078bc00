package uniboard.known;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import uniboard.remote.Transport;

/** A relay in somebody's hands, who may change what each device hears, and send what others have sent. Left alone, it is a good one. */
public final class HandledRelay {
    private final Map<String, byte[]> last = new LinkedHashMap<>();
    private final List<Line> lines = new ArrayList<>();
    private final Deque<Delivery> underway = new ArrayDeque<>();
    private final List<Packet> everything = new ArrayList<>();
    private Hand hand = (to, packet) -> packet;
    private int longest;

    /** What was published. */
    public record Packet(String topic, byte[] bytes) {
    }

    /** An attacker who holds the relay. */
    public interface Hand {
        /**
         * What a device is to hear in place of a packet.
         *
         * @param to the number of its line, from 0
         * @return null if it is to hear nothing
         */
        Packet pass(int to, Packet packet);
    }

    private record Delivery(Line line, Packet packet) {
    }

    /** A device's line. */
    public final class Line implements Transport {
        private final int number = lines.size();
        private final Map<String, List<Receiver>> receivers = new HashMap<>();

        @Override
        public void listen(String topic, Receiver receiver) {
            receivers.computeIfAbsent(topic, unheard -> new ArrayList<>()).add(receiver);
            if (last.containsKey(topic)) underway.add(new Delivery(this, new Packet(topic, last.get(topic))));
        }

        @Override
        public void publish(String topic, byte[] packet) {
            longest = Math.max(longest, packet.length);
            HandledRelay.this.publish(new Packet(topic, packet));
        }

        @Override
        public boolean isConnected() {
            return true;
        }

        @Override
        public void close() {
            receivers.clear();
        }
    }

    public Line line() {
        Line line = new Line();
        lines.add(line);
        return line;
    }

    public void putInto(Hand newHand) {
        hand = newHand;
    }

    /** Anybody who knows a topic may do that. */
    public void publish(Packet packet) {
        everything.add(packet);
        last.put(packet.topic(), packet.bytes());
        for (Line line : lines) if (line.receivers.containsKey(packet.topic())) underway.add(new Delivery(line, packet));
    }

    /** Lets a device hear a packet that nobody has published now. */
    public void send(int to, Packet packet) {
        underway.add(new Delivery(lines.get(to), packet));
    }

    /** @return whether there was anything to hand over */
    public boolean deliver() {
        Delivery next = underway.poll();
        if (next == null) return false;
        Packet heard = hand.pass(next.line().number, next.packet());
        if (heard == null) return true;
        List<Transport.Receiver> receivers = List.copyOf(next.line().receivers.getOrDefault(heard.topic(), List.of()));
        receivers.forEach(receiver -> receiver.received(heard.bytes()));
        return true;
    }

    /** All that was ever published. */
    public List<Packet> everything() {
        return everything;
    }

    /** Bytes of the longest packet of a device. */
    public int longest() {
        return longest;
    }
}
