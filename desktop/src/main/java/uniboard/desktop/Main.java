package uniboard.desktop;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/** The entry point of the desktop program: window and command line. */
public final class Main {
    private Main() {
    }

    public static void main(String[] arguments) {
        System.setProperty("java.awt.headless", "true");
        int status = CommandLineProgram.run(new Console(System.in, utf8(FileDescriptor.out), utf8(FileDescriptor.err)), arguments);
        System.exit(status);
    }

    /** Records and sentences are UTF-8 whatever the system's own encoding. */
    private static PrintStream utf8(FileDescriptor descriptor) {
        return new PrintStream(new FileOutputStream(descriptor), true, StandardCharsets.UTF_8);
    }
}
