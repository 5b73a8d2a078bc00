package uniboard.web.compiler;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What a compiled program depends on: the libraries and the compiler, by name and version, and every class of our own in it, by its
 * content. A class that isn't in it can only come into it by a change of one that is.
 */
final class ProgramInputs {
    /** Of the compiler and of what it changes in the libraries. */
    private static final String COMPILER = "uniboard.web.compiler.";
    private static final String OURS = "uniboard.";

    private final String common;
    /** By the names of our own classes: digests. */
    private final Map<String, String> classes;

    /** @param libraries what names all libraries and their versions */
    ProgramInputs(String libraries, Map<String, String> classes) {
        this.classes = new TreeMap<>(classes);
        // Our classes in packages of a library take the place of its own.
        String everywhere = this.classes.entrySet().stream()
            .filter(each -> each.getKey().startsWith(COMPILER) || !each.getKey().startsWith(OURS))
            .map(each -> each.getKey() + ' ' + each.getValue()).collect(Collectors.joining("\n"));
        common = Digest.of((libraries + '\n' + everywhere).getBytes(StandardCharsets.UTF_8));
    }

    static ProgramInputs of(List<Path> classPath) throws IOException {
        StringBuilder libraries = new StringBuilder(Runtime.version().toString());
        Map<String, String> classes = new TreeMap<>();
        for (Path path : classPath) {
            String name = path.getFileName().toString();
            if (Files.isDirectory(path)) {
                add(path, classes);
            } else if (name.startsWith("uniboard-")) {
                try (FileSystem jar = FileSystems.newFileSystem(path)) {
                    add(jar.getPath("/"), classes);
                }
            } else {
                libraries.append('\n').append(name);
            }
        }
        return new ProgramInputs(libraries.toString(), classes);
    }

    private static void add(Path root, Map<String, String> classes) throws IOException {
        try (Stream<Path> files = Files.walk(root)) {
            for (Path file : files.filter(each -> each.toString().endsWith(".class")).toList()) {
                String name = root.relativize(file).toString().replace('\\', '.').replace('/', '.');
                classes.put(name.substring(0, name.length() - ".class".length()), Digest.of(Files.readAllBytes(file)));
            }
        }
    }

    /** An account of the inputs of a program. */
    String of(Set<String> programClasses) {
        StringBuilder account = new StringBuilder(common).append('\n');
        for (String name : programClasses) if (classes.containsKey(name)) account.append(line(name)).append('\n');
        return account.toString();
    }

    private String line(String name) {
        return name + ' ' + classes.get(name);
    }

    /** Whether a program of that account would be the same today. */
    boolean areStill(String account) {
        String[] lines = account.split("\n");
        if (!lines[0].equals(common)) return false;
        for (int i = 1; i < lines.length; i++) if (!line(lines[i].substring(0, lines[i].indexOf(' '))).equals(lines[i])) return false;
        return true;
    }
}
