package uniboard.play;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/** Where words and QR codes are printed. */
final class Terminal {
    private Terminal() {
    }

    /** Where no language is set, as in many containers, Java's own would write question marks for blocks. */
    static PrintStream out() {
        if (System.getProperty("os.name").toLowerCase(Locale.ROOT).startsWith("win")) return System.out;
        return new PrintStream(new FileOutputStream(FileDescriptor.out), true, StandardCharsets.UTF_8);
    }
}
