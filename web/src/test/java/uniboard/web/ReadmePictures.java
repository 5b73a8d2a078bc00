package uniboard.web;

import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.options.ColorScheme;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import uniboard.web.site.SiteServer;

/** Photographs what README and the manifests show: {@code mvn -Ppictures} takes these pictures again, and they are committed. */
public final class ReadmePictures {
    /** Lessons are offered on a first visit. */
    private static final String NOT_NOW = "?control:offer:play";
    private static final int WIDE = 1280;
    private static final int PHONE = 360;

    /**
     * @param file  its name begins so; its size follows
     * @param scene the name of a {@link PictureScene}
     * @param width CSS pixels: {@link #WIDE} or {@link #PHONE}
     * @param scale device pixels to a CSS pixel
     */
    private record Shot(String file, String scene, int width, int scale, ColorScheme scheme, String language) {
        Shot(String file, String scene, int width) {
            this(file, scene, width, 1, ColorScheme.LIGHT, "en");
        }

        int height() {
            return width == WIDE ? 800 : 640;
        }

        String name() {
            String look = scheme == ColorScheme.DARK ? "-dark" : language.equals("en") ? "" : '-' + language;
            return file + '-' + width + 'x' + height() + look + ".png";
        }
    }

    private static final List<Shot> SHOTS = List.of(
        new Shot("onitama", "table", WIDE),
        new Shot("onitama", "table", PHONE, 2, ColorScheme.LIGHT, "en"),
        new Shot("onitama", "table", PHONE, 2, ColorScheme.LIGHT, "he"),
        new Shot("onitama", "table", PHONE, 2, ColorScheme.DARK, "en"),
        new Shot("rules", "rules", PHONE, 2, ColorScheme.LIGHT, "en"),
        new Shot("review", "onitama-review", PHONE),
        new Shot("menu", "onitama-menu", PHONE),
        new Shot("curtain", "unikat-curtain", PHONE),
        new Shot("unikat", "unikat-late", WIDE),
        new Shot("unikat", "unikat-choosing", PHONE),
        new Shot("unitary", "unitary-choosing", WIDE),
        new Shot("unitary", "unitary-choosing", PHONE),
        new Shot("unitar", "unitar-carried-out", WIDE),
        new Shot("unitar", "unitar-marking", PHONE));

    private ReadmePictures() {
    }

    /** @param arguments the site's folder, the folder of the assets' sources */
    public static void main(String... arguments) throws IOException {
        Path folder = Path.of(arguments[1], "pictures");
        try (SiteServer server = new SiteServer(Path.of(arguments[0]), "/", 0); Browser browser = new Browser()) {
            for (Shot shot : SHOTS) take(browser, server.address(), shot, folder.resolve(shot.name()));
        }
    }

    private static void take(Browser browser, String address, Shot shot, Path file) {
        PictureScene found = PictureScene.ALL.stream().filter(each -> each.name().equals(shot.scene)).findFirst().orElseThrow();
        List<String> steps = new ArrayList<>(List.of(NOT_NOW));
        steps.addAll(found.steps());
        PictureScene scene = new PictureScene(found.name(), found.game(), found.record(), steps);
        try (BrowserContext context = browser.driver().newContext(new NewContextOptions().setBypassCSP(true)
            .setViewportSize(shot.width, shot.height()).setDeviceScaleFactor(shot.scale).setColorScheme(shot.scheme))) {
            PictureReview.photograph(context.newPage(), address + scene.address(shot.language), scene, file);
        }
    }
}
