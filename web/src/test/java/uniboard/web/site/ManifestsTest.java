package uniboard.web.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import uniboard.app.registry.AllGames;
import uniboard.text.Language;

class ManifestsTest {
    /** Browsers show no picture that is longer. */
    private static final double LONGEST = 2.3;
    private static final Pattern SCREENSHOT = Pattern.compile("\\{\"src\":\"\\.\\./(screenshots/[^\"]+)\",\"sizes\":\"(\\d+)x(\\d+)\","
        + "\"type\":\"image/png\",\"form_factor\":\"(\\w+)\",\"label\":\"([^\"]+)\"}");

    @TempDir
    private Path site;

    @Test
    void theScreenshotsAreWhatTheManifestSays() throws IOException {
        PublishedFiles files = new PublishedFiles(site);
        for (String icon : List.of("192", "512", "maskable-192", "maskable-512")) files.publish("assets/art/icon/" + icon + ".png", icon);
        new Manifests(site, files, new SiteWords(), new AllGames().games()).publish(Path.of("..", "assets"));
        for (Language language : Language.values()) {
            String manifest = files.content(Manifests.name(language));
            List<MatchResult> screenshots = SCREENSHOT.matcher(manifest).results().toList();
            Set<String> forms = new HashSet<>();
            for (MatchResult each : screenshots) {
                BufferedImage picture = ImageIO.read(site.resolve(each.group(1)).toFile());
                assertEquals(Integer.parseInt(each.group(2)), picture.getWidth());
                assertEquals(Integer.parseInt(each.group(3)), picture.getHeight());
                double shape = (double) picture.getWidth() / picture.getHeight();
                assertTrue(shape < LONGEST && 1 / shape < LONGEST, each.group());
                assertEquals(shape > 1 ? "wide" : "narrow", each.group(4));
                forms.add(each.group(4));
            }
            assertEquals(Set.of("wide", "narrow"), forms);
            assertEquals(manifest.split("\"form_factor\"", -1).length - 1, screenshots.size());
        }
        assertTrue(files.content(Manifests.name(Language.HEBREW)).contains("\"label\":\"אוניטאמה: עמדה על השולחן\""));
    }
}
