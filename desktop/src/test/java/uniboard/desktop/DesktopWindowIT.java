package uniboard.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DesktopWindowIT {
    /** More than a blank window or an error text could have, fewer than any picture of a board. */
    private static final int COLOURS_OF_A_BOARD = 200;
    private static final Path SCREENSHOTS = Path.of(System.getProperty("screenshots"));

    @TempDir
    Path folder;

    @BeforeAll
    static void makeFolder() throws IOException {
        Files.createDirectories(SCREENSHOTS);
    }

    @Test
    void theRunnableJarShowsTheTable() throws IOException, InterruptedException {
        Path picture = SCREENSHOTS.resolve("onitama-start.png");
        WindowProcess.Ended ended = WindowProcess.run(folder, List.of("-jar", System.getProperty("runnable.jar"),
            "play", "onitama", "--lang", "en", "--screenshot", picture.toString(), "--frames", "120"));

        assertEquals(0, ended.status(), ended.output());
        assertShowsABoard(picture);
    }

    @Test
    void withoutADisplayItSaysSoAndNamesTheTerminal() throws IOException, InterruptedException {
        if (!System.getProperty("os.name").equals("Linux")) return;
        WindowProcess.Ended ended = WindowProcess.runWithoutDisplay(folder, List.of("-jar", System.getProperty("runnable.jar"),
            "play", "onitama", "--lang", "en"));

        assertEquals(1, ended.status(), ended.output());
        assertEquals("There is no display to open a window on. In the terminal you can play with: play --text GAME",
            ended.output().strip());
    }

    @Test
    void aRecordThatIsNoneOpensTheWindowThatSaysSo() throws IOException, InterruptedException {
        Path record = Files.writeString(folder.resolve("letter.uniboard"), "Dear Anna,\n");
        Path picture = SCREENSHOTS.resolve("bad-record.png");
        WindowProcess.Ended ended = WindowProcess.run(folder, List.of("-jar", System.getProperty("runnable.jar"),
            "play", PlayCommand.OPENED, record.toString(), "--screenshot", picture.toString(), "--frames", "120"));

        assertEquals(0, ended.status(), ended.output());
        assertTrue(ended.output().contains("letter.uniboard:1: "), ended.output());
        assertShowsABoard(picture);
    }

    @Test
    void threeMovesCanBePlayedAgainstTheBot() throws IOException, InterruptedException {
        Path picture = SCREENSHOTS.resolve("onitama-after-three-moves.png");
        WindowProcess.Ended ended = WindowProcess.run(folder,
            List.of("-cp", System.getProperty("java.class.path"), ThreeMoves.class.getName(), picture.toString()));

        assertEquals(0, ended.status(), ended.output());
        assertShowsABoard(picture);
    }

    @Test
    void aFailureEndsTheProgramAndKeepsTheRecord() throws IOException, InterruptedException {
        WindowProcess.Ended ended = WindowProcess.run(folder,
            List.of("-cp", System.getProperty("java.class.path"), FailingTable.class.getName()));
        FileStorage storage = new FileStorage(folder);

        assertEquals(1, ended.status(), ended.output());
        assertTrue(ended.output().contains("IllegalStateException: on purpose"), ended.output());
        assertTrue(ended.output().contains(storage.file(CrashReport.RECORD).toString()), ended.output());
        assertTrue(storage.load(CrashReport.RECORD).startsWith("uniboard 1\ngame onitama\n"));
    }

    private static void assertShowsABoard(Path picture) throws IOException {
        BufferedImage image = ImageIO.read(picture.toFile());
        assertEquals(1280, image.getWidth());
        assertEquals(800, image.getHeight());
        Set<Integer> colours = new HashSet<>();
        for (int y = 0; y < image.getHeight(); y++) for (int x = 0; x < image.getWidth(); x++) colours.add(image.getRGB(x, y));
        assertTrue(colours.size() > COLOURS_OF_A_BOARD, picture + " has only " + colours.size() + " colours");
    }
}
