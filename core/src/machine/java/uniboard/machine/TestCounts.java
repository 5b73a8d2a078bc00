package uniboard.machine;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Element;
import org.xml.sax.SAXException;

/** Adds up the test reports of all modules, for the last lines of a build. */
public final class TestCounts {
    private int passed;
    private int failed;
    private int skipped;

    /** @param arguments the folder of the modules, then each module's name */
    public static void main(String... arguments) throws IOException {
        System.out.println(summary(Path.of(arguments[0]), Arrays.asList(arguments).subList(1, arguments.length)));
    }

    /** A line with the tests of each module that has any, and a line with how they went. */
    static String summary(Path root, List<String> modules) throws IOException {
        TestCounts counts = new TestCounts();
        List<String> shares = new ArrayList<>();
        for (String module : modules) {
            int before = counts.all();
            Path target = root.resolve(module).resolve("target");
            counts.addFolder(target.resolve("surefire-reports"));
            counts.addFolder(target.resolve("failsafe-reports"));
            if (counts.all() > before) shares.add(module + ' ' + (counts.all() - before));
        }
        String result = counts.passed + " passed, " + counts.failed + " failed";
        if (counts.skipped > 0) result += ", " + counts.skipped + " skipped";
        return "Tests: " + String.join(", ", shares) + System.lineSeparator() + result;
    }

    private int all() {
        return passed + failed + skipped;
    }

    private void addFolder(Path reports) throws IOException {
        if (!Files.isDirectory(reports)) return;
        try (DirectoryStream<Path> files = Files.newDirectoryStream(reports, "TEST-*.xml")) {
            for (Path file : files) addReport(file);
        }
    }

    private void addReport(Path file) throws IOException {
        Element suite;
        try {
            suite = DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(file.toFile()).getDocumentElement();
        } catch (ParserConfigurationException | SAXException e) {
            throw new IOException("The test report " + file + " can't be read", e);
        }
        int bad = count(suite, "errors") + count(suite, "failures");
        failed += bad;
        skipped += count(suite, "skipped");
        passed += count(suite, "tests") - bad - count(suite, "skipped");
    }

    private static int count(Element suite, String attribute) {
        return Integer.parseInt(suite.getAttribute(attribute));
    }
}
