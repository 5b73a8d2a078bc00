package uniboard.web;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whole games of Onitama without a pointer: by keyboard alone, and by nothing but what assistive technology has to do with. */
class OnitamaMirrorIT extends SiteTest {
    @ParameterizedTest
    @CsvSource({"en, js, 1280, 800", "he, wasm, 360, 640"})
    void aWholeGameByKeyboardAlone(String language, String target, int width, int height) {
        try (TablePage table = page(width, height)) {
            open(table, language, target).playToTheEnd(UnseenGame.keyboard(place -> place.length() == 2 ? "Enter" : "Space"));
            table.goTo("control:new");
            table.press("Enter");
            table.waitFor("!localStorage.getItem('uniboard.record.onitama').includes('result')");
            table.screenshot(screenshot("keyboard-" + language + '-' + width + 'x' + height));
        }
    }

    @ParameterizedTest
    @CsvSource({"en, wasm, 360, 640", "he, js, 1280, 800"})
    void aWholeGameThroughTheMirrorAlone(String language, String target, int width, int height) {
        try (TablePage table = page(width, height)) {
            open(table, language, target).playToTheEnd(UnseenGame.MIRROR);
        }
    }

    private static UnseenGame open(TablePage table, String language, String target) {
        SpokenGame spoken = new SpokenGame(language);
        KeptGame game = KeptOnitama.open(table, "?lang=" + language + "&target=" + target, KeptOnitama.START);
        return new UnseenGame(table, game, spoken, new SpokenOnitama(spoken));
    }
}
