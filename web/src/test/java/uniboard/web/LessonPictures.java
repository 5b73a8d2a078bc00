package uniboard.web;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import uniboard.app.registry.AllGames;
import uniboard.game.Game;
import uniboard.learn.Lesson;
import uniboard.text.Language;

/** Photographs every step of every lesson, in two sizes and two languages. */
final class LessonPictures {
    private static final int[][] SIZES = {{360, 640}, {1280, 800}};
    private static final List<Language> LANGUAGES = List.of(Language.ENGLISH, Language.HEBREW);

    private final Browser browser;
    private final String address;
    private final Path folder;

    LessonPictures(Browser browser, String address, Path folder) {
        this.browser = browser;
        this.address = address;
        this.folder = folder;
    }

    /** Takes those that are wanted. */
    void takeAll() {
        for (Game game : new AllGames().games()) {
            if (!BoundBooks.hasCourse(game)) continue;
            for (int[] size : SIZES) for (Language language : LANGUAGES) take(game, size, language);
        }
    }

    private void take(Game game, int[] size, Language language) {
        List<String> done = new ArrayList<>();
        for (Lesson lesson : BoundBooks.course(game, Language.ENGLISH).lessons()) {
            for (Lesson.Step step : lesson.steps()) {
                String name = "learn-" + game.id() + '-' + lesson.id() + '-' + step.board() + '-' + size[0] + 'x' + size[1] + '-'
                    + language.code();
                if (PictureReview.wanted(name)) take(game, size, language, done, folder.resolve(name + ".png"));
                done.add(step.board());
            }
        }
    }

    private void take(Game game, int[] size, Language language, List<String> done, Path file) {
        // The page allows no code made of text, which waiting in it needs.
        try (BrowserContext context = browser.driver().newContext(new com.microsoft.playwright.Browser.NewContextOptions()
            .setBypassCSP(true).setViewportSize(size[0], size[1]))) {
            Page page = context.newPage();
            if (!done.isEmpty()) {
                page.addInitScript("localStorage.setItem('uniboard.learn." + game.id() + "', '" + String.join(" ", done) + "')");
            }
            page.navigate(address + TableAddress.of("?lang=" + language.code() + "&game=" + game.id() + "#learn"));
            page.waitForFunction("() => window.uniboard && uniboard.ready");
            page.waitForFunction(TablePage.STILL);
            page.screenshot(new Page.ScreenshotOptions().setPath(file));
        }
    }
}
