import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Tries what {@link Installer} made, without installing it: unpacks the {@code .deb}, and with no Java to be found lets two bots play a
 * whole game by command and plays the last move of another in the window, with a mouse, and asks the
 * site for a room for a page. Run as a source file by
 * {@code mvn -Pinstaller}: {@code java InstalledTrial.java FOLDER}.
 */
public final class InstalledTrial {
    private static final List<String> NEEDED = List.of("dpkg-deb", "Xvfb", "xdotool");
    private static final int PATIENCE_SECONDS = 120;
    private static final String RECORD = """
        uniboard 1
        game onitama
        start 5/2m2/2S1s/1S3/2M2 Ox,Boar/Horse,Elephant/Crab b
        seat 1 human
        seat 2 bot 3
        """;
    private static final Pattern ADDRESS = Pattern.compile("http://[0-9a-z.]+:(\\d+)/");
    /** In a window of 1280x800: the card Ox, the student on c3, the master on c4. */
    private static final int[][] CLICKS = {{795, 706}, {363, 419}, {363, 297}};

    private final Path installer;
    private final Path folder;

    private InstalledTrial(Path installer, Path folder) {
        this.installer = installer;
        this.folder = folder;
    }

    public static void main(String... arguments) throws IOException, InterruptedException {
        Optional<Path> installer;
        try (Stream<Path> made = Files.list(Path.of(arguments[0]))) {
            installer = made.filter(file -> file.toString().endsWith(".deb")).findFirst();
        }
        List<String> missing = NEEDED.stream().filter(program -> !isInstalled(program)).toList();
        if (installer.isEmpty() || !missing.isEmpty()) {
            System.out.println("  Not tried: that needs a .deb, and here " + String.join(", ", missing));
            return;
        }
        Path folder = Files.createTempDirectory("uniboard-trial");
        try {
            new InstalledTrial(installer.get(), folder).run();
        } finally {
            delete(folder);
        }
        System.out.println("  tried without a Java: a whole game by command, the end of one in the window, the site for a room");
    }

    private static boolean isInstalled(String program) {
        return Stream.of(System.getenv("PATH").split(File.pathSeparator)).anyMatch(path -> Files.isExecutable(Path.of(path, program)));
    }

    private void run() throws IOException, InterruptedException {
        check(new ProcessBuilder("dpkg-deb", "-x", installer.toString(), folder.toString()), "unpacking");
        check(application("uniboard", "arena", "onitama", "--seats", "1,2", "--games", "2", "--seed", "1"), "a game by command");
        serve();
        Path display = folder.resolve("display");
        Process server = new ProcessBuilder("Xvfb", "-displayfd", "1", "-screen", "0", "1280x800x24", "-nolisten", "tcp")
            .redirectOutput(display.toFile()).redirectError(ProcessBuilder.Redirect.DISCARD).start();
        try {
            await(() -> Files.readString(display).endsWith("\n"), "the display");
            play(':' + Files.readString(display).strip());
        } finally {
            server.destroy();
        }
    }

    /** Without a display it prints where it is found. */
    private void serve() throws IOException, InterruptedException {
        ProcessBuilder program = application("uniboard-class", "0");
        Path output = Files.writeString(program.redirectOutput().file().toPath(), "");
        Process server = program.start();
        try {
            await(() -> ADDRESS.matcher(Files.readString(output)).find(), "the site's address");
            Matcher address = ADDRESS.matcher(Files.readString(output));
            if (!address.find()) throw new IllegalStateException("no address");
            URL table = new URL("http://localhost:" + address.group(1) + "/onitama/");
            try (InputStream page = table.openStream()) {
                String relay = "data-relay=\"ws://localhost:" + address.group(1) + "/relay open\"";
                if (!new String(page.readAllBytes(), StandardCharsets.UTF_8).contains(relay))
                    throw new IllegalStateException("The page lacks " + relay);
            }
        } finally {
            server.destroy();
            server.waitFor();
        }
    }

    private void play(String display) throws IOException, InterruptedException {
        Path record = Files.writeString(folder.resolve("evening.uniboard"), RECORD);
        ProcessBuilder opened = application("uniboard", record.toString());
        opened.environment().put("DISPLAY", display);
        Process window = opened.start();
        Path kept = folder.resolve("data/uniboard/record.onitama.txt");
        try {
            await(() -> Files.exists(kept), "the window");
            for (int tries = 0; tries < 10 && !isOver(kept); tries++) {
                for (int[] click : CLICKS) {
                    ProcessBuilder mouse = new ProcessBuilder("xdotool", "mousemove", Integer.toString(click[0]),
                        Integer.toString(click[1]), "sleep", "0.4", "click", "1", "sleep", "0.4");
                    mouse.environment().put("DISPLAY", display);
                    check(mouse, "the mouse");
                }
                Thread.sleep(1000);
            }
            if (!isOver(kept)) throw new IllegalStateException("The game in the window didn't end:\n" + Files.readString(kept));
        } finally {
            window.destroy();
            window.waitFor();
        }
    }

    private static boolean isOver(Path record) throws IOException {
        return Files.readString(record).contains("\nresult 1");
    }

    /** With none of the variables here: neither PATH nor JAVA_HOME. */
    private ProcessBuilder application(String name, String... arguments) {
        List<String> command = new ArrayList<>(List.of(folder.resolve("opt/uniboard/bin").resolve(name).toString()));
        command.addAll(List.of(arguments));
        ProcessBuilder application = new ProcessBuilder(command);
        application.environment().clear();
        application.environment().put("XDG_DATA_HOME", folder.resolve("data").toString());
        application.redirectErrorStream(true).redirectOutput(folder.resolve("output").toFile());
        return application;
    }

    private static void check(ProcessBuilder program, String what) throws IOException, InterruptedException {
        Process process = program.start();
        if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
            process.destroyForcibly();
            throw new IllegalStateException(what + " doesn't end");
        }
        if (process.exitValue() == 0) return;
        File output = program.redirectOutput().file();
        throw new IllegalStateException(what + " failed" + (output == null ? "" : ":\n" + Files.readString(output.toPath())));
    }

    private interface Condition {
        boolean holds() throws IOException;
    }

    private static void await(Condition condition, String what) throws IOException, InterruptedException {
        for (int tenths = 0; tenths < 10 * PATIENCE_SECONDS; tenths++) {
            if (condition.holds()) return;
            Thread.sleep(100);
        }
        throw new IllegalStateException(what + " doesn't come");
    }

    private static void delete(Path folder) throws IOException {
        List<Path> files;
        try (Stream<Path> walk = Files.walk(folder)) {
            files = walk.sorted(Comparator.reverseOrder()).toList();
        }
        for (Path file : files) Files.delete(file);
    }
}
