package uniboard.web.driver;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A display that nobody sees (Xvfb). */
final class VirtualDisplay implements AutoCloseable {
    private static final String SCREEN = "1600x1200x24";
    private static final Duration TO_START = Duration.ofSeconds(30);
    /** What it prints, beside warnings, once it can be used: its number, alone in a line. */
    private static final Pattern NUMBER = Pattern.compile("^(\\d+)\\R", Pattern.MULTILINE);

    private final Program program;
    private final String name;

    VirtualDisplay(Path xvfb) {
        program = new Program(Program.newHome("display"), List.of(xvfb.toString(), "-displayfd", "1", "-screen", "0",
            SCREEN, "-nolisten", "tcp"), Map.of());
        try {
            name = ':' + Patience.until(TO_START, () -> {
                Matcher number = NUMBER.matcher(program.output());
                return number.find() ? number.group(1) : null;
            }, () -> "Xvfb gives no display: " + program.output());
        } catch (RuntimeException e) {
            program.close();
            throw e;
        }
    }

    /** As in {@code DISPLAY}. */
    String name() {
        return name;
    }

    @Override
    public void close() {
        program.close();
    }
}
