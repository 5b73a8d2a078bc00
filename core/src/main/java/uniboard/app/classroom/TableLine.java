package uniboard.app.classroom;

import uniboard.remote.Transport;

/** A class's line as a table has it: closed for that table alone. */
final class TableLine implements Transport {
    private final Transport transport;
    private boolean isClosed;

    TableLine(Transport transport) {
        this.transport = transport;
    }

    @Override
    public void listen(String topic, Receiver receiver) {
        transport.listen(topic, packet -> {
            if (!isClosed) receiver.received(packet);
        });
    }

    @Override
    public void publish(String topic, byte[] packet) {
        if (!isClosed) transport.publish(topic, packet);
    }

    @Override
    public boolean isConnected() {
        return transport.isConnected();
    }

    @Override
    public void close() {
        isClosed = true;
    }
}
