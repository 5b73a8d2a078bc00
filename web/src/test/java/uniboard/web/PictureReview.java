package uniboard.web;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.Contrast;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import uniboard.known.KeptUnikat;
import uniboard.known.KeptUnitar;
import uniboard.known.KeptUnitary;
import uniboard.web.site.SiteServer;

/**
 * Photographs every screen at every size, in every look and in two languages, for people to look at: {@code mvn -Ppictures} fills
 * {@code web/target/pictures}; with {@code -Dpictures=unikat} only by the screens whose names begin so.
 */
public final class PictureReview {
    private static final int[][] SIZES = {{360, 640}, {740, 360}, {820, 1180}, {1280, 800}, {2560, 1440}};
    private static final List<String> LANGUAGES = List.of("en", "he");
    private static final String CHOOSING = """
        uniboard 1
        game onitama
        start s1m2/1s3/2S1s/1S1s1/S1M1S Ox,Crab/Horse,Frog/Cobra b
        seat 1 human
        seat 2 bot 3
        """;
    private static final String ABOUT_TO_WIN = """
        uniboard 1
        game onitama
        start 5/2m2/2S1s/1S3/2M2 Ox,Boar/Horse,Elephant/Crab b
        seat 1 human
        seat 2 bot 3
        """;
    private static final String UNIKAT_CHOOSING = KeptUnikat.laid(1, "SWL1@0,0;SWY1@0,1;SWL2@1,0;CWL2@2,0;CWL3@3,0",
        "SWY2,CBG3,QWL3,SBY2/CBL1,SRG1", "human", "bot 1");
    private static final String UNIKAT_FOUR = KeptUnikat.dealt(4, "human", "human", "bot 2", "bot 3");

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

    /** @param steps places to tap, one after the other */
    private record Scene(String name, String query, String record, List<String> steps) {
    }

    private static final List<Scene> SCENES = List.of(
        new Scene("table", "game=onitama", CHOOSING, List.of("Crab", "c3")),
        new Scene("moving", "game=onitama", ABOUT_TO_WIN, List.of("Ox", "b2", "b3")),
        new Scene("end", "game=onitama", ABOUT_TO_WIN, List.of("Ox", "c3", "c4")),
        new Scene("settings", "game=onitama", CHOOSING, List.of("control:more", "control:settings")),
        new Scene("new-game", "game=onitama", CHOOSING, List.of("control:new")),
        new Scene("rules", "game=onitama", CHOOSING, List.of("control:rules")),
        new Scene("unikat-early", "game=unikat", KeptUnikat.dealt(3, "human", "bot 1"), List.of()),
        new Scene("unikat-late", "game=unikat", KeptUnikat.late(3, 5, "human", "bot 1"), List.of()),
        new Scene("unikat-choosing", "game=unikat", UNIKAT_CHOOSING, List.of("card:SWY2")),
        new Scene("unikat-refused", "game=unikat", UNIKAT_CHOOSING, List.of("card:CBG3", "cell:1,1")),
        new Scene("unikat-chain", "game=unikat", UNIKAT_CHOOSING, List.of("card:SWY2", "cell:1,1")),
        new Scene("unikat-curtain", "game=unikat", UNIKAT_FOUR, List.of()),
        new Scene("unikat-four", "game=unikat", UNIKAT_FOUR, List.of("control:open")),
        new Scene("unikat-new-game", "game=unikat", UNIKAT_FOUR, List.of("control:open", "control:new", "control:option:seats:4")),
        new Scene("unikat-scores", "game=unikat", KeptUnikat.threeRounds(), List.of("control:open", "control:scores")),
        new Scene("unikat-rounds", "game=unikat", KeptUnikat.threeRounds(), List.of("control:open")),
        new Scene("unikat-rules", "game=unikat", UNIKAT_CHOOSING, List.of("control:rules")),
        new Scene("unitary-choosing", "game=unitary", KeptUnitary.choosing("human", "bot 3"), List.of("card:surfaceTension", "turn")),
        new Scene("unitary-about", "game=unitary", KeptUnitary.choosing("human", "bot 3"), List.of("about:energy")),
        new Scene("unitary-teams", "game=unitary", KeptUnitary.choosing("human", "bot 1", "bot 2", "bot 3"), List.of("card:speed")),
        new Scene("unitary-won", "game=unitary", KeptUnitary.choosing("human", "bot 3"), List.of("card:surfaceTension", "down")),
        new Scene("unitary-rules", "game=unitary", KeptUnitary.choosing("human", "bot 3"), List.of("control:rules")),
        new Scene("unitar-placing", "game=unitar", KeptUnitar.placing("human", "bot 3", "bot 3"), List.of("uni:NE", "tar:W")),
        new Scene("unitar-marking", "game=unitar", KeptUnitar.round(7, "human", "bot 3", "bot 3"),
            List.of("colour:red", "symbol:uni", "action:+")),
        new Scene("unitar-carried-out", "game=unitar", KeptUnitar.round(7, "human", "bot 3", "bot 3"),
            List.of("colour:red", "symbol:uni", "action:+", "commit", "story:on")),
        new Scene("unitar-curtain", "game=unitar", KeptUnitar.round(7, "human", "human", "human"), List.of()),
        new Scene("unitar-rules", "game=unitar", KeptUnitar.placing("human", "bot 3", "bot 3"), List.of("control:rules")));

    private PictureReview() {
    }

    /** @param arguments the site's folder, the folder for the pictures */
    public static void main(String... arguments) throws IOException {
        try (SiteServer server = new SiteServer(Path.of(arguments[0]), "/", 0); Browser browser = new Browser()) {
            for (Looks looks : Looks.values()) {
                for (int[] size : SIZES) {
                    for (String language : LANGUAGES) photograph(browser, server.address(), Path.of(arguments[1]), looks, size, language);
                }
            }
            new LessonPictures(browser, server.address(), Path.of(arguments[1])).takeAll(System.getProperty("pictures", ""));
        }
    }

    private static void photograph(Browser browser, String address, Path folder, Looks looks, int[] size, String language) {
        // The page allows no code made of text, which waiting in it needs.
        try (BrowserContext context = browser.driver().newContext(new com.microsoft.playwright.Browser.NewContextOptions()
            .setBypassCSP(true).setViewportSize(size[0], size[1]).setColorScheme(looks.scheme).setContrast(looks.contrast))) {
            for (Scene scene : SCENES) {
                if (!scene.name.startsWith(System.getProperty("pictures", ""))) continue;
                String name = scene.name + '-' + size[0] + 'x' + size[1] + '-' + looks.name().toLowerCase(Locale.ROOT) + '-' + language
                    + ".png";
                String table = TableAddress.of("?lang=" + language + '&' + scene.query);
                photograph(context.newPage(), address + table, scene, folder.resolve(name));
            }
        }
    }

    private static void photograph(Page page, String address, Scene scene, Path file) {
        page.addInitScript("localStorage.setItem('uniboard.record." + gameOf(scene.record) + "', `" + scene.record + "`)");
        page.navigate(address);
        page.waitForFunction("() => window.uniboard && uniboard.ready");
        for (String step : scene.steps) tap(page, step);
        if (!scene.name.equals("moving")) page.waitForFunction(TablePage.STILL);
        page.screenshot(new Page.ScreenshotOptions().setPath(file));
        page.close();
    }

    private static String gameOf(String record) {
        return record.lines().filter(line -> line.startsWith("game ")).findFirst().orElseThrow().substring("game ".length());
    }

    private static void tap(Page page, String name) {
        Map<?, ?> place = (Map<?, ?>) page.waitForFunction("name => uniboard.places.find(place => place.name === name)", name).jsonValue();
        page.mouse().click(middle(place, "x", "width"), middle(place, "y", "height"));
    }

    private static double middle(Map<?, ?> place, String start, String size) {
        return ((Number) place.get(start)).doubleValue() + ((Number) place.get(size)).doubleValue() / 2;
    }

}
