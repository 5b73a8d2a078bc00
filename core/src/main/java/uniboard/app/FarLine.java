package uniboard.app;

import java.util.function.IntSupplier;
import uniboard.far.Seal;
import uniboard.far.Wire;

/** The line to other devices, since a table was opened. */
final class FarLine {
    /** So many seconds without a connection are not worth a word. */
    private static final int PATIENCE = 3;

    private final FarDevice.Line line;
    private final IntSupplier clock;
    private final int opened;
    private int connected;

    /** @param clock in seconds */
    FarLine(FarDevice.Line line, IntSupplier clock) {
        this.line = line;
        this.clock = clock;
        opened = clock.getAsInt();
        connected = opened;
    }

    Seal seal() {
        return line.seal();
    }

    Wire wire() {
        return line.wire();
    }

    /** In seconds. */
    int age() {
        return clock.getAsInt() - opened;
    }

    /** Whether the others are reached, or were a moment ago. */
    boolean isConnected() {
        if (line.wire().isConnected()) connected = clock.getAsInt();
        return clock.getAsInt() - connected < PATIENCE;
    }
}
