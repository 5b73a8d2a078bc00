package uniboard.app.remote;

import uniboard.remote.Transport;

/**
 * A transport of whose packets nobody hears before being told what time it is: a page that isn't looked at rarely hears of that otherwise.
 */
public final class PunctualTransport implements Transport {
    private final Transport transport;
    private final Runnable clock;

    PunctualTransport(Transport transport, Runnable clock) {
        this.transport = transport;
        this.clock = clock;
    }

    @Override
    public void listen(String topic, Receiver receiver) {
        transport.listen(topic, packet -> {
            clock.run();
            receiver.received(packet);
        });
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
    }
}
