package uniboard.app;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.IntSupplier;
import uniboard.app.platform.RemotePlatform;
import uniboard.known.LossyRelay;
import uniboard.remote.Crypto;
import uniboard.remote.Transport;

/** A device's way to the others: each connection is a new line to their relay, and what comes in waits for the device's next frame. */
final class FakeRemote implements RemotePlatform {
    private final LossyRelay relay;
    private final Crypto crypto;
    private final IntSupplier clock;
    private final List<String> signals = new ArrayList<>();
    private final Deque<Runnable> arrived = new ArrayDeque<>();
    private LossyRelay.Line line;
    private boolean isRelayThere = true;
    private boolean isLookedAt = true;
    private String address = "";
    private String ledTo = "";

    /** @param clock of all devices, in seconds */
    FakeRemote(LossyRelay relay, Crypto crypto, IntSupplier clock) {
        this.relay = relay;
        this.crypto = crypto;
        this.clock = clock;
    }

    int seconds() {
        return clock.getAsInt();
    }

    /** Connecting fails from now on. */
    void loseRelay() {
        isRelayThere = false;
    }

    /** The line is cut, or mended. */
    void cut(boolean isCut) {
        line.cut(isCut);
    }

    /** The relay finds the line dead. */
    void breakLine() {
        line.breakOff();
    }

    /** Drops the line without a goodbye. */
    void hangUp() {
        if (line != null) line.close();
        arrived.clear();
    }

    /** Delivers what has come in. */
    void hear() {
        while (!arrived.isEmpty()) arrived.poll().run();
    }

    /** From now on the person looks at something else. */
    void lookAway() {
        isLookedAt = false;
    }

    /** The words by which the person was called to their turn. */
    List<String> signals() {
        return signals;
    }

    /** The fragment of the page's address, by which a shared table is come back to; empty: there is none. */
    String address() {
        return address;
    }

    @Override
    public boolean isOffered() {
        return true;
    }

    @Override
    public boolean offersOpenTables() {
        return true;
    }

    @Override
    public void connect(Consumer<Line> there) {
        arrived.add(() -> {
            line = isRelayThere ? relay.line() : null;
            there.accept(line == null ? null : new Line(crypto, new MainLoopTransport(line)));
        });
    }

    private final class MainLoopTransport implements Transport {
        private final Transport transport;

        MainLoopTransport(Transport transport) {
            this.transport = transport;
        }

        @Override
        public void listen(String topic, Receiver receiver) {
            transport.listen(topic, packet -> arrived.add(() -> receiver.received(packet)));
        }

        @Override
        public void publish(String topic, byte[] packet) {
            transport.publish(topic, packet);
        }

        @Override
        public void leave(String topic, byte[] packet) {
            transport.leave(topic, packet);
        }

        @Override
        public boolean isConnected() {
            return transport.isConnected();
        }

        @Override
        public void close() {
            transport.close();
            arrived.clear();
        }
    }

    @Override
    public boolean signalTurn(String words) {
        if (!isLookedAt) signals.add(words);
        return !isLookedAt;
    }

    /** The page of another game that was opened last; empty: none was. */
    String ledTo() {
        return ledTo;
    }

    @Override
    public void leadTo(String game, String fragment) {
        ledTo = game + '/' + fragment;
    }

    @Override
    public void keepAddress(String fragment) {
        address = fragment;
    }
}
