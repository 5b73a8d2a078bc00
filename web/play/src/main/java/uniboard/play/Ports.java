package uniboard.play;

import java.io.IOException;
import java.net.BindException;

/** Numbers of ports: as they are typed, and free ones. */
final class Ports {
    private static final int LAST = 65535;

    private Ports() {
    }

    /**
     * @param option what was written before the number, as in {@code -Dport=}; may be empty
     * @throws IllegalArgumentException with a sentence for the one who typed it
     */
    static int port(String option, String text) {
        try {
            int port = Integer.parseInt(text);
            if (port >= 0 && port <= LAST) return port;
        } catch (NumberFormatException e) {
            // Told below, like a number out of range.
        }
        throw new IllegalArgumentException(option + text + " is not a port; a port is a number from 0 (any free one) to " + LAST + '.');
    }

    /** Takes a port. */
    @FunctionalInterface
    interface Opening<T> {
        /** @throws BindException if the port is taken */
        T open(int port) throws IOException;
    }

    /**
     * What was opened at the first port that is free.
     *
     * @param first where to begin
     * @throws IllegalArgumentException if none is free
     */
    static <T> T firstFree(int first, Opening<T> opening) throws IOException {
        for (int port = first; port <= LAST; port++) {
            try {
                return opening.open(port);
            } catch (BindException e) {
                System.out.println("Port " + port + " is taken (or not allowed): " + e.getMessage() + ". Trying " + (port + 1) + '.');
            }
        }
        throw new IllegalArgumentException("No free port from " + first + " on.");
    }
}
