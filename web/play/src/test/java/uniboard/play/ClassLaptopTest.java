package uniboard.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Of a jar with a small site, whose class path is that of the tests. */
@Timeout(120)
class ClassLaptopTest {
    private static final Pattern ADDRESS = Pattern.compile("http://[0-9a-z.]+:(\\d+)/");

    @TempDir
    private Path folder;

    private Path jar(Map<String, String> files) throws IOException {
        Manifest manifest = new Manifest();
        Attributes attributes = manifest.getMainAttributes();
        attributes.put(Attributes.Name.MANIFEST_VERSION, "1.0");
        attributes.put(Attributes.Name.MAIN_CLASS, ClassLaptop.class.getName());
        attributes.put(Attributes.Name.CLASS_PATH, Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
            .map(entry -> Path.of(entry).toUri().toString()).collect(Collectors.joining(" ")));
        Path jar = Files.createDirectory(folder.resolve("on a stick")).resolve("uniboard-class.jar");
        try (OutputStream file = Files.newOutputStream(jar); JarOutputStream out = new JarOutputStream(file, manifest)) {
            for (Map.Entry<String, String> entry : files.entrySet()) {
                out.putNextEntry(new JarEntry(entry.getKey()));
                out.write(entry.getValue().getBytes(StandardCharsets.UTF_8));
            }
        }
        return jar;
    }

    private Process start(Path jar, String... arguments) throws IOException {
        List<String> command = new ArrayList<>(List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-XX:TieredStopAtLevel=1", "-Djava.awt.headless=true", "-Duser.language=fr", "-Dfile.encoding=UTF-8", "-jar", jar.toString()));
        command.addAll(List.of(arguments));
        return new ProcessBuilder(command).directory(Files.createDirectory(folder.resolve("elsewhere")).toFile()).redirectErrorStream(true)
            .start();
    }

    private static BufferedReader output(Process laptop) {
        return new BufferedReader(new InputStreamReader(laptop.getInputStream(), StandardCharsets.UTF_8));
    }

    @Test
    void theJarServesItsSiteFromAnyFolderAndSaysWhere() throws Exception {
        Path jar = jar(Map.of("site/index.html", "<html lang=\"en\" data-friends=\"\">"));
        Process laptop = start(jar, "0");
        try (BufferedReader lines = output(laptop)) {
            List<String> told = new ArrayList<>();
            Matcher address = null;
            String line;
            while (address == null && (line = lines.readLine()) != null) {
                told.add(line);
                Matcher matcher = ADDRESS.matcher(line);
                if (matcher.find()) address = matcher;
            }
            assertTrue(address != null, () -> String.join("\n", told));
            assertTrue(told.stream().anyMatch(each -> each.contains("Uniboard dans cette salle")), told.toString());
            HttpResponse<String> page = HttpClient.newHttpClient().send(HttpRequest.newBuilder(URI.create("http://localhost:"
                + address.group(1) + '/')).build(), HttpResponse.BodyHandlers.ofString());
            assertEquals("<html lang=\"en\" data-friends=\"yes\">", page.body());
            HttpResponse<String> manifest = HttpClient.newHttpClient().send(HttpRequest.newBuilder(URI.create("http://localhost:"
                + address.group(1) + "/..%2fMETA-INF/MANIFEST.MF")).build(), HttpResponse.BodyHandlers.ofString());
            assertEquals(404, manifest.statusCode());
        } finally {
            laptop.destroy();
        }
        try (Stream<Path> files = Files.list(folder.resolve("elsewhere"))) {
            assertEquals(List.of(), files.toList());
        }
    }

    @Test
    void whatIsNoPortIsRefused() throws Exception {
        Process laptop = start(jar(Map.of("site/index.html", "")), "80800");
        try (BufferedReader lines = output(laptop)) {
            assertEquals("Uniboard ne peut pas démarrer ici\u00a0: 80800 is not a port; a port is a number from 0 (any free one) to 65535.",
                lines.readLine());
        }
        assertEquals(1, laptop.waitFor());
    }

    @Test
    void aJarWithoutASiteSaysSo() throws Exception {
        Process laptop = start(jar(Map.of()));
        try (BufferedReader lines = output(laptop)) {
            String line = lines.readLine();
            assertFalse(line == null);
            assertTrue(line.contains("site"), line);
        }
        assertEquals(1, laptop.waitFor());
    }
}
