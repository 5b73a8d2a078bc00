package uniboard.app.remote;

import uniboard.remote.Transport;

/** A wire of whose packets nobody hears before being told what time it is: a page that isn't looked at rarely hears of that otherwise. */
public final class PunctualTransport implements Transport {
    private final Transport wire;
    private final Runnable clock;

    PunctualTransport(Transport wire, Runnable clock) {
        this.wire = wire;
        this.clock = clock;
    }

    @Override
    public void listen(String topic, Receiver receiver) {
        wire.listen(topic, packet -> {
            clock.run();
            receiver.received(packet);
        });
    }

    @Override
    public void publish(String topic, byte[] packet) {
        wire.publish(topic, packet);
    }

    @Override
    public void leave(String topic, byte[] packet) {
        wire.leave(topic, packet);
    }

    @Override
    public boolean isConnected() {
        return wire.isConnected();
    }

    @Override
    public void close() {
        wire.close();
    }
}
