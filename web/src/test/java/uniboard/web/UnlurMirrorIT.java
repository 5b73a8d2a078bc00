package uniboard.web;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whole games of Unlur without a pointer: by keyboard alone, and by nothing but what assistive technology has to do with. */
class UnlurMirrorIT extends SiteTest {
    private static final String START = """
        uniboard 1
        game unlur
        start 3/4/5/4/3 contract 1 -
        seat 1 human
        seat 2 bot 1
        """;

    @ParameterizedTest
    @CsvSource({"en, js, 1280, 800", "he, wasm, 360, 640"})
    void aWholeGameByKeyboardAlone(String language, String target, int width, int height) {
        try (TablePage table = page(width, height)) {
            open(table, language, target).playToTheEnd(UnseenGame.keyboard(place -> place.equals("pass") ? "Space" : "Enter"));
        }
    }

    @ParameterizedTest
    @CsvSource({"en, wasm, 360, 640", "he, js, 1280, 800"})
    void aWholeGameThroughTheMirrorAlone(String language, String target, int width, int height) {
        try (TablePage table = page(width, height)) {
            open(table, language, target).playToTheEnd(UnseenGame.MIRROR);
            table.screenshot(screenshot("unlur-mirror-" + language + '-' + width + 'x' + height));
        }
    }

    private static UnseenGame open(TablePage table, String language, String target) {
        SpokenGame spoken = new SpokenGame(language);
        KeptGame game = KeptGame.open(table, "unlur", "?lang=" + language + "&target=" + target, START);
        return new UnseenGame(table, game, spoken, new SpokenUnlur(spoken));
    }
}
