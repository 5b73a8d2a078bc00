import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * Makes an application with its own Java for the system it runs on, with the JDK's own tools: a folder to unpack and, where the system's
 * tools for it are there, an installer ({@code .deb}, {@code .msi}, {@code .dmg}). Run as a source file by {@code mvn -Pinstaller}:
 * {@code java Installer.java JAR CLASS_JAR ICON TARGET VERSION}.
 */
public final class Installer {
    /**
     * What the programs use of Java: {@code jdeps --print-module-deps}, what LWJGL reaches by reflection, and for the site for a room what
     * its relay loads when it starts, and the file system in which its jar is read.
     */
    private static final String MODULES = "java.base,java.desktop,jdk.unsupported,java.logging,java.management,java.naming,java.sql,"
        + "java.transaction.xa,jdk.zipfs";
    private static final String NAME = "uniboard";
    /** The site for a room without the internet: a jar for those who have Java, and a second program in the application. */
    private static final String CLASS_NAME = "uniboard-class";
    private static final String CLASS_MAIN = "uniboard.play.ClassLaptop";
    private static final String PRODUCT = "Uniboard";
    private static final String DESCRIPTION = "Uniboard: Unitar, Unikat, Unitary, Onitama and Unlur";
    private static final String COPYRIGHT = "The Uniboard authors";
    /** An address that nobody reads mail at: no person is told of what others have packed. */
    private static final String MAINTAINER = "uniboard@users.noreply.invalid";
    /** On a system without a desktop xdg-desktop-menu, which makes the entry in the menu, misses its folder and the installation fails. */
    private static final String BEFORE_MENU_ENTRY = """
        #!/bin/sh
        set -e
        mkdir -p /usr/share/desktop-directories
        exit 0
        """;

    private final Path jar;
    private final Path classJar;
    private final Path icon;
    private final Path target;
    private final String version;

    private Installer(String... arguments) {
        jar = Path.of(arguments[0]);
        classJar = Path.of(arguments[1]);
        icon = Path.of(arguments[2]);
        target = Path.of(arguments[3]);
        version = arguments[4];
    }

    public static void main(String... arguments) throws IOException, InterruptedException {
        new Installer(arguments).make();
    }

    private void make() throws IOException, InterruptedException {
        delete(target);
        Path input = Files.createDirectories(target.resolve("input"));
        Files.copy(jar, input.resolve("uniboard.jar"));
        Path alone = Files.copy(classJar, target.resolve(CLASS_NAME + ".jar"));
        Files.copy(classJar, input.resolve(CLASS_NAME + ".jar"));
        told("the site for a room, to be started by Java", alone);
        Path runtime = target.resolve("runtime");
        run("jlink", "--add-modules", MODULES, "--strip-debug", "--no-header-files", "--no-man-pages", "--compress", "2", "--output",
            runtime.toString());
        Path records = target.resolve("records.properties");
        Files.writeString(records, "extension=uniboard\nmime-type=application/x-uniboard\ndescription=A game of Uniboard\n");
        Path classLauncher = target.resolve("class.properties");
        Files.writeString(classLauncher, "main-jar=" + CLASS_NAME + ".jar\nmain-class=" + CLASS_MAIN
            + "\nlinux-shortcut=true\nwin-menu=true\nwin-shortcut=false\n");
        List<String> image = List.of("--type", "app-image", "--name", NAME, "--app-version", version, "--input", input.toString(),
            "--main-jar", "uniboard.jar", "--runtime-image", runtime.toString(), "--icon", icon.toString(), "--add-launcher", CLASS_NAME + '=' + classLauncher, "--dest", target.toString());
        run("jpackage", image.toArray(String[]::new));
        told("a folder to unpack", target.resolve(NAME));
        String type = installerType();
        List<String> installer = new ArrayList<>(List.of("--type", type, "--name", NAME, "--app-version", version, "--app-image",
            target.resolve(NAME).toString(), "--file-associations", records.toString(), "--description", DESCRIPTION,
            "--vendor", PRODUCT, "--copyright", COPYRIGHT, "--dest", target.toString()));
        Path resources = Files.createDirectories(target.resolve("resources"));
        if (type.equals("deb")) {
            Files.writeString(resources.resolve("preinst"), BEFORE_MENU_ENTRY);
            installer.addAll(List.of("--linux-shortcut", "--linux-menu-group", "Game;BoardGame", "--linux-app-category", "games",
                "--linux-deb-maintainer", MAINTAINER, "--resource-dir", resources.toString()));
        }
        if (type.equals("msi")) installer.addAll(List.of("--win-menu", "--win-shortcut", "--win-per-user-install"));
        run("jpackage", installer.toArray(String[]::new));
        try (Stream<Path> made = Files.list(target)) {
            made.filter(file -> file.toString().endsWith('.' + type)).forEach(file -> told("an installer", file));
        }
        delete(input);
        delete(runtime);
        delete(resources);
        Files.delete(records);
        Files.delete(classLauncher);
    }

    private static String installerType() {
        String system = System.getProperty("os.name").toLowerCase(Locale.ROOT);
        return system.contains("win") ? "msi" : system.contains("mac") ? "dmg" : "deb";
    }

    private static void told(String what, Path path) {
        try (Stream<Path> files = Files.walk(path)) {
            long bytes = files.filter(file -> Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)).mapToLong(Installer::size).sum();
            System.out.printf("  %s, %.1f MB: %s%n", what, bytes / 1e6, path);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static long size(Path file) {
        try {
            return Files.size(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Of the JDK that runs this. */
    private static void run(String tool, String... arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(Path.of(System.getProperty("java.home"), "bin", tool).toString()));
        command.addAll(Arrays.asList(arguments));
        int status = new ProcessBuilder(command).inheritIO().start().waitFor();
        if (status == 0) return;
        System.err.println(tool + " failed. On Debian and Ubuntu it needs the packages binutils and fakeroot, on Windows WiX; a JDK "
            + "without jmods (Debian: openjdk-17-jdk-headless has them) can't make a runtime.");
        System.exit(status);
    }

    private static void delete(Path folder) throws IOException {
        if (!Files.exists(folder)) return;
        List<Path> files;
        try (Stream<Path> walk = Files.walk(folder)) {
            files = walk.sorted(Comparator.reverseOrder()).toList();
        }
        for (Path file : files) Files.delete(file);
    }
}
