package uniboard.known;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import uniboard.game.Random32;
import uniboard.remote.Transport;

/**
 * A relay as bad as they come: packets are lost, doubled and late, and devices lose their line. The last packet of a topic stays,
 * unless it is empty.
 */
public final class LossyRelay {
    private final Random32 random;
    /** Packets of ten that are lost, and packets of ten that are doubled. */
    private final int faults;
    private final Map<String, byte[]> last = new LinkedHashMap<>();
    private final List<Line> lines = new ArrayList<>();
    private final List<Delivery> underway = new ArrayList<>();
    private final List<byte[]> everything = new ArrayList<>();

    /** @param faults packets of ten that are lost, and packets of ten that are doubled */
    public LossyRelay(Random32 random, int faults) {
        this.random = random;
        this.faults = faults;
    }

    private record Delivery(Line line, String topic, byte[] packet) {
    }

    /** A device's line to the relay. */
    public final class Line implements Transport {
        private final Map<String, List<Receiver>> receivers = new HashMap<>();
        private String brokenTopic;
        private byte[] brokenPacket;
        private boolean isCut;
        private boolean isClosed;

        @Override
        public void listen(String topic, Receiver receiver) {
            receivers.computeIfAbsent(topic, unheard -> new ArrayList<>()).add(receiver);
            if (last.containsKey(topic)) underway.add(new Delivery(this, topic, last.get(topic)));
        }

        @Override
        public void publish(String topic, byte[] packet) {
            if (packet.length > LONGEST) throw new IllegalStateException(packet.length + " bytes");
            if (isCut || isClosed) return;
            everything.add(packet);
            if (random.below(10) < faults) return;
            if (packet.length == 0) last.remove(topic);
            else last.put(topic, packet);
            for (Line line : lines) if (line.receivers.containsKey(topic)) send(line, topic, packet);
        }

        @Override
        public boolean isConnected() {
            return !isCut;
        }

        @Override
        public void leave(String topic, byte[] packet) {
            brokenTopic = topic;
            brokenPacket = packet;
        }

        /** The relay notices that the line is dead. */
        public void breakOff() {
            cut(true);
            for (Line line : lines) if (line.receivers.containsKey(brokenTopic)) send(line, brokenTopic, brokenPacket);
        }

        @Override
        public void close() {
            isClosed = true;
            receivers.clear();
        }

        /** Cuts the line, or mends it: what stayed at the relay comes in then. */
        public void cut(boolean isNowCut) {
            isCut = isNowCut;
            if (!isCut) receivers.keySet().stream().sorted().forEach(topic -> {
                if (last.containsKey(topic)) underway.add(new Delivery(this, topic, last.get(topic)));
            });
        }
    }

    private void send(Line line, String topic, byte[] packet) {
        if (line.isCut || random.below(10) < faults) return;
        underway.add(new Delivery(line, topic, packet));
        if (random.below(10) < faults) underway.add(new Delivery(line, topic, packet));
    }

    public Line line() {
        Line line = new Line();
        lines.add(line);
        return line;
    }

    /** Hands one packet over, any of those underway. */
    public boolean deliver() {
        if (underway.isEmpty()) return false;
        Delivery next = underway.remove(faults == 0 ? 0 : random.below(underway.size()));
        List<Transport.Receiver> receivers = next.line().receivers.getOrDefault(next.topic(), List.of());
        if (!next.line().isCut) List.copyOf(receivers).forEach(receiver -> receiver.received(next.packet()));
        return true;
    }

    /** How many topics have a packet that those hear who come later. */
    public int kept() {
        return last.size();
    }

    /** All packets that were ever published. */
    public List<byte[]> everything() {
        return everything;
    }
}
