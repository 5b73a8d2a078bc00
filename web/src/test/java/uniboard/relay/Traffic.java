package uniboard.relay;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What the devices of one class publish in a phase, and how long it is underway. All of them share a thread. */
final class Traffic {
    static final int MEAN_SECONDS = 10;

    private record Sent(byte[] packet, long at) {
    }

    private final long began = System.nanoTime();
    private final List<Integer> bySecond = new ArrayList<>();
    /** By topic the last one: an older one that comes after it isn't timed. */
    private final Map<String, Sent> sent = new HashMap<>();
    private final Latencies underway = new Latencies();
    private int packets;
    private int longest;
    private long ended;

    void published(String topic, byte[] packet) {
        long now = System.nanoTime();
        int second = (int) ((now - began) / 1_000_000_000L);
        while (bySecond.size() <= second) bySecond.add(0);
        bySecond.set(second, bySecond.get(second) + 1);
        sent.put(topic, new Sent(packet, now));
        packets++;
        longest = Math.max(longest, packet.length);
    }

    void received(String topic, byte[] packet) {
        Sent last = sent.get(topic);
        if (last != null && Arrays.equals(last.packet, packet)) underway.addSince(last.at);
    }

    void end() {
        ended = System.nanoTime();
    }

    /** Packets a second, from the beginning to the end. */
    double mean() {
        return packets / ((ended - began) / 1e9);
    }

    /** Bytes of the longest packet. */
    int longest() {
        return longest;
    }

    /** From a device to each that listens. */
    Latencies underway() {
        return underway;
    }

    /** Packets a second: the highest mean of ten seconds. */
    double highestMean() {
        int most = 0;
        int sum = 0;
        for (int second = 0; second < bySecond.size(); second++) {
            sum += bySecond.get(second);
            if (second >= MEAN_SECONDS) sum -= bySecond.get(second - MEAN_SECONDS);
            most = Math.max(most, sum);
        }
        return (double) most / MEAN_SECONDS;
    }
}
