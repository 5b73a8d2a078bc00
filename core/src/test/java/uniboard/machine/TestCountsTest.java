package uniboard.machine;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TestCountsTest {
    @TempDir
    Path root;

    @Test
    void addsUpUnitAndWindowTestsOfAllModulesThatHaveAny() throws IOException {
        report("core/target/surefire-reports/TEST-a.xml", "tests='7' errors='0' skipped='0' failures='0'");
        report("core/target/surefire-reports/TEST-b.xml", "tests='5' errors='1' skipped='0' failures='1'");
        report("desktop/target/failsafe-reports/TEST-c.xml", "tests='2' errors='0' skipped='0' failures='0'");

        assertEquals(lines("Tests: core 12, desktop 2", "12 passed, 2 failed"),
            TestCounts.summary(root, List.of("core", "web", "desktop")));
    }

    @Test
    void tellsOfSkippedTests() throws IOException {
        report("web/target/surefire-reports/TEST-a.xml", "tests='3' errors='0' skipped='1' failures='0'");

        assertEquals(lines("Tests: web 3", "2 passed, 0 failed, 1 skipped"), TestCounts.summary(root, List.of("web")));
    }

    private void report(String file, String attributes) throws IOException {
        Path path = root.resolve(file);
        Files.createDirectories(path.getParent());
        Files.writeString(path, "<?xml version='1.0' encoding='UTF-8'?><testsuite name='x' " + attributes + "/>");
    }

    private static String lines(String first, String second) {
        return first + System.lineSeparator() + second;
    }
}
