package uniboard.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import uniboard.app.registry.AllGames;
import uniboard.game.Game;
import uniboard.machine.InstalledBrowser;

/** A position's picture, shown by a browser, looks like its scene, drawn by the graphics card. */
class PictureLikenessIT {
    private static final double MOST_DIFFERENT = 0.02;
    /** Of 256 shades: edges fall between pixels otherwise where bitmaps were painted beforehand. */
    private static final int TOLERANCE = 32;
    private static final int PATIENCE_SECONDS = 120;

    @TempDir
    Path folder;

    @Test
    void picturesLookLikeScenes() throws IOException, InterruptedException {
        WindowProcess.Ended ended = WindowProcess.run(folder,
            List.of("-cp", System.getProperty("java.class.path"), DrawnTwice.class.getName(), folder.toString()));
        assertEquals(0, ended.status(), ended.output());
        for (Game game : new AllGames().games()) {
            BufferedImage shown = shown(game);
            for (int i = 0; i < DrawnTwice.POSITIONS; i++) {
                BufferedImage drawn = ImageIO.read(folder.resolve(game.id() + '-' + i + ".png").toFile());
                double different = different(drawn, shown, i * DrawnTwice.HEIGHT);
                assertTrue(different <= MOST_DIFFERENT, game.id() + " " + i + ": " + different);
            }
        }
    }

    /** All of a game's pictures in a browser, one below the other. */
    private BufferedImage shown(Game game) throws IOException, InterruptedException {
        StringBuilder page = new StringBuilder("<body style=\"margin:0\">");
        for (int i = 0; i < DrawnTwice.POSITIONS; i++) {
            page.append("<img style=\"display:block\" src=\"").append(game.id()).append('-').append(i).append(".svg\">");
        }
        Path file = Files.writeString(folder.resolve(game.id() + ".html"), page);
        Path picture = folder.resolve(game.id() + ".png");
        Path browser = InstalledBrowser.find().orElseThrow();
        Process process = new ProcessBuilder(browser.toString(), "--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
            "--force-color-profile=srgb", "--user-data-dir=" + folder.resolve("browser"),
            "--window-size=" + DrawnTwice.WIDTH + ',' + DrawnTwice.HEIGHT * DrawnTwice.POSITIONS, "--screenshot=" + picture,
            file.toUri().toString()).redirectErrorStream(true).redirectOutput(folder.resolve("browser.log").toFile()).start();
        assertTrue(process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS));
        return ImageIO.read(picture.toFile());
    }

    /** The part of the pixels that differ. */
    private static double different(BufferedImage drawn, BufferedImage shown, int top) {
        int different = 0;
        for (int y = 0; y < drawn.getHeight(); y++) {
            for (int x = 0; x < drawn.getWidth(); x++) if (isDifferent(drawn.getRGB(x, y), shown.getRGB(x, top + y))) different++;
        }
        return (double) different / (drawn.getWidth() * drawn.getHeight());
    }

    private static boolean isDifferent(int a, int b) {
        for (int shift = 0; shift < 24; shift += 8) if (Math.abs((a >> shift & 0xFF) - (b >> shift & 0xFF)) > TOLERANCE) return true;
        return false;
    }
}
