package uniboard.web;

import com.sun.net.httpserver.Filter;
import com.sun.net.httpserver.HttpExchange;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.regex.Pattern;

/**
 * The site on a server some of whose answers never come. It is the server that fails: asking the browser to stop requests never
 * ends once a page has had a frame of another site with a worker.
 */
final class UnreliableSite implements AutoCloseable {
    /** What becomes of a request. */
    private enum Line {
        MENDED, CUT, HELD, GONE
    }

    private final PlainServer server;
    private final Object changes = new Object();
    private Pattern disturbed = Pattern.compile("(?!)");
    private Line line = Line.MENDED;
    /** How often held requests were let through. */
    private int released;

    UnreliableSite() {
        try {
            server = new PlainServer(Path.of(System.getProperty("site")), new Meeting());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private final class Meeting extends Filter {
        @Override
        public void doFilter(HttpExchange exchange, Chain chain) throws IOException {
            if (meet(exchange) == Line.GONE) {
                exchange.sendResponseHeaders(404, -1);
                exchange.close();
            } else {
                chain.doFilter(exchange);
            }
        }

        @Override
        public String description() {
            return "lets some requests fail";
        }
    }

    String address() {
        return server.address();
    }

    /**
     * Requests get no answer and their connections are closed.
     *
     * @param pattern of paths, a regular expression that fits a part of them
     */
    void cut(String pattern) {
        change(pattern, Line.CUT);
    }

    /** There are no such files. */
    void lose(String pattern) {
        change(pattern, Line.GONE);
    }

    /** Requests wait. */
    void hold(String pattern) {
        change(pattern, Line.HELD);
    }

    private void change(String pattern, Line becomes) {
        synchronized (changes) {
            disturbed = Pattern.compile(pattern);
            line = becomes;
        }
    }

    /** Requests that wait are answered, and so is whatever comes. */
    void mend() {
        synchronized (changes) {
            line = Line.MENDED;
            released++;
            changes.notifyAll();
        }
    }

    /** Whatever comes is answered; requests that wait go on waiting. */
    void mendForLaterOnes() {
        synchronized (changes) {
            line = Line.MENDED;
        }
    }

    private Line meet(HttpExchange exchange) throws IOException {
        synchronized (changes) {
            if (line == Line.MENDED || !disturbed.matcher(exchange.getRequestURI().getPath()).find()) return Line.MENDED;
            if (line == Line.HELD) waitForRelease();
            if (line == Line.CUT) throw new IOException("The line is cut.");
            return line;
        }
    }

    private void waitForRelease() throws IOException {
        int before = released;
        try {
            while (released == before) changes.wait();
        } catch (InterruptedException closed) {
            throw new IOException("The server is closed.", closed);
        }
    }

    @Override
    public void close() {
        server.close();
    }
}
