package uniboard.web;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Ends of Unikat's rounds without a pointer: by keyboard alone, and by nothing but what assistive technology has to do with. */
class UnikatMirrorIT extends SiteTest {
    @ParameterizedTest
    @CsvSource({"en, js, 1280, 800", "he, wasm, 360, 640"})
    void aRoundByKeyboardAlone(String language, String target, int width, int height) {
        try (TablePage table = page(width, height)) {
            open(table, language, target).playToTheEnd(UnseenGame.keyboard(place -> place.startsWith("card:") ? "Space" : "Enter"));
        }
    }

    @ParameterizedTest
    @CsvSource({"en, wasm, 360, 640", "he, js, 1280, 800"})
    void aRoundThroughTheMirrorAlone(String language, String target, int width, int height) {
        try (TablePage table = page(width, height)) {
            open(table, language, target).playToTheEnd(UnseenGame.MIRROR);
            table.screenshot(screenshot("unikat-mirror-" + language + '-' + width + 'x' + height));
        }
    }

    private static UnseenGame open(TablePage table, String language, String target) {
        SpokenGame spoken = new SpokenGame(language);
        KeptGame game = KeptGame.open(table, "unikat", "?lang=" + language + "&target=" + target, KeptUnikat.late(1, 3, "human", "bot 1"));
        return new UnseenGame(table, game, spoken, new SpokenUnikat(spoken), KeptUnikat::choice);
    }
}
