package uniboard.desktop;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import uniboard.known.Records;

/** Runs the program as a terminal does, and hears what it prints. */
abstract class CommandLineTest {
    static final String START = "ssmss/5/5/5/SSMSS Ox,Boar/Horse,Elephant/Crab b";
    static final String RECORD = Records.RUNNING_ONITAMA.replace("start", "option cards base\nstart");

    @TempDir
    Path folder;

    final ByteArrayOutputStream out = new ByteArrayOutputStream();
    final ByteArrayOutputStream err = new ByteArrayOutputStream();
    String typed = "";

    final int run(String... arguments) {
        PrintStream output = new PrintStream(out, true, StandardCharsets.UTF_8);
        PrintStream errors = new PrintStream(err, true, StandardCharsets.UTF_8);
        return CommandLineProgram.run(new Console(new ByteArrayInputStream(typed.getBytes(StandardCharsets.UTF_8)), output, errors),
            arguments);
    }

    final String output() {
        return out.toString(StandardCharsets.UTF_8);
    }

    final String errors() {
        return err.toString(StandardCharsets.UTF_8);
    }

    final String file(String name, String content) throws IOException {
        return Files.writeString(folder.resolve(name), content).toString();
    }

    static String lines(String... lines) {
        return String.join(System.lineSeparator(), lines) + System.lineSeparator();
    }
}
