package uniboard.web;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.TimeoutError;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.Contrast;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import uniboard.web.site.SiteServer;

/**
 * Photographs every screen at every size, in every look and in two languages, for people to look at: {@code mvn -Ppictures} fills
 * {@code web/target/pictures}; with {@code -Dpictures=unikat} only those whose names begin so, or as a regular
 * expression, such as {@code -Dpictures='.*-360x640-light-he'}, says.
 */
public final class PictureReview {
    private static final int[][] SIZES = {{320, 568}, {360, 640}, {740, 360}, {768, 1024}, {1280, 800}};
    private static final List<String> LANGUAGES = List.of("en", "he");
    private enum Looks {
        LIGHT(ColorScheme.LIGHT, Contrast.NO_PREFERENCE), DARK(ColorScheme.DARK, Contrast.NO_PREFERENCE),
        CONTRAST(ColorScheme.LIGHT, Contrast.MORE), CONTRAST_DARK(ColorScheme.DARK, Contrast.MORE);

        private final ColorScheme scheme;
        private final Contrast contrast;

        Looks(ColorScheme scheme, Contrast contrast) {
            this.scheme = scheme;
            this.contrast = contrast;
        }
    }

    /** Where pages are put together without a GPU, Chromium leaves a hole in the canvas, upside down, where an opaque element covers it. */
    private static final String NOTHING_OPAQUE = """
        addEventListener('DOMContentLoaded', () => {
          document.head.append(document.createElement('style'));
          document.head.lastChild.textContent = 'article { background: none !important }';
        });
        """;

    private PictureReview() {
    }

    /** @param arguments the site's folder, the folder for the pictures */
    public static void main(String... arguments) throws IOException {
        List<String> missing = new ArrayList<>();
        try (SiteServer server = new SiteServer(Path.of(arguments[0]), "/", 0); Browser browser = new Browser()) {
            for (Looks looks : Looks.values()) {
                for (int[] size : SIZES) {
                    for (String language : LANGUAGES)
                        photograph(browser, server.address(), Path.of(arguments[1]), looks, size, language, missing);
                }
            }
            new LessonPictures(browser, server.address(), Path.of(arguments[1])).takeAll();
        }
        if (!missing.isEmpty()) throw new IllegalStateException("no picture: " + String.join("\n", missing));
    }

    private static void photograph(Browser browser, String address, Path folder, Looks looks, int[] size, String language,
        List<String> missing) {
        for (PictureScene scene : PictureScene.ALL) {
            String name = scene.name() + '-' + size[0] + 'x' + size[1] + '-' + looks.name().toLowerCase(Locale.ROOT) + '-' + language
                + ".png";
            if (!wanted(name)) continue;
            // The page allows no code made of text, which waiting in it needs.
            try (BrowserContext context = browser.driver().newContext(new com.microsoft.playwright.Browser.NewContextOptions()
                .setBypassCSP(true).setViewportSize(size[0], size[1]).setColorScheme(looks.scheme).setContrast(looks.contrast))) {
                photograph(context.newPage(), address + scene.address(language), scene, folder.resolve(name));
            } catch (TimeoutError absentPlace) {
                missing.add(name);
            }
        }
    }

    /** @param file a picture's name */
    static boolean wanted(String file) {
        return Pattern.compile(System.getProperty("pictures", "")).matcher(file).lookingAt();
    }

    /** @param address the scene's, of the site */
    static void photograph(Page page, String address, PictureScene scene, Path file) {
        if (scene.isKept()) {
            page.addInitScript("localStorage.setItem('uniboard.record." + scene.game() + "', `" + scene.record() + "`)");
        }
        page.addInitScript(NOTHING_OPAQUE);
        page.navigate(address);
        page.waitForFunction("() => window.uniboard && uniboard.ready && uniboard.hasPart('rest')");
        for (String step : scene.steps()) tap(page, step);
        if (!scene.name().equals("moving")) page.waitForFunction(TablePage.STILL);
        page.screenshot(new Page.ScreenshotOptions().setPath(file));
        page.close();
    }

    private static void tap(Page page, String step) {
        String name = PictureScene.place(step);
        if (PictureScene.mayBeMissing(step)) {
            page.waitForFunction(TablePage.STILL);
            if (!(boolean) page.evaluate("name => uniboard.places.some(place => place.name === name)", name)) return;
        }
        page.waitForFunction("name => uniboard.places.some(place => place.name === name)", name);
        // By the page's tree: also what one would have to scroll to.
        page.evaluate("name => [...document.querySelectorAll('[data-place]')].find(each => each.dataset.place === name).click()", name);
    }
}
