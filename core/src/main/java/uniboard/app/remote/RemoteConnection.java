package uniboard.app.remote;

import java.util.function.IntSupplier;
import uniboard.app.platform.RemotePlatform;
import uniboard.remote.Crypto;
import uniboard.remote.Transport;

/** The line to other devices, since a table was opened. */
public final class RemoteConnection {
    /** Seconds without a connection before it is told. */
    private static final int PATIENCE = 2;

    private final RemotePlatform.Line line;
    private final Transport transport;
    private final IntSupplier clock;
    private final int opened;
    private int connected;

    /**
     * @param clock  in seconds
     * @param passed lets the time go by until now
     */
    public RemoteConnection(RemotePlatform.Line line, IntSupplier clock, Runnable passed) {
        this.line = line;
        transport = new PunctualTransport(line.transport(), passed);
        this.clock = clock;
        opened = clock.getAsInt();
        connected = opened;
    }

    public Crypto crypto() {
        return line.crypto();
    }

    public Transport transport() {
        return transport;
    }

    /** In seconds. */
    public int age() {
        return clock.getAsInt() - opened;
    }

    /** Whether the others are reached, or were a moment ago. */
    public boolean isConnected() {
        if (transport.isConnected()) connected = clock.getAsInt();
        return clock.getAsInt() - connected < PATIENCE;
    }
}
