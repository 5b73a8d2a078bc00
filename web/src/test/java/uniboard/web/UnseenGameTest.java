package uniboard.web;

import java.util.function.Function;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import uniboard.game.Choice;
import uniboard.match.GameRecord;

/** Games without a pointer: by keyboard alone, and by nothing but what assistive technology has to do with. */
abstract class UnseenGameTest extends SiteTest {
    private final String game;

    /** @param game its id */
    UnseenGameTest(String game) {
        this.game = game;
    }

    /** The game as the person comes to it. */
    abstract String record();

    abstract UnseenGame.Ear ear(SpokenGame spoken);

    /** What the person in seat 1 does in the position that a record leads to. */
    Function<GameRecord, Choice> player() {
        return UnseenGame.winningOrRandom();
    }

    /** The key that acts at a place. */
    abstract String keyFor(String place);

    /** What else the keyboard does, once the game is over. */
    void afterwards(TablePage table) {
    }

    @ParameterizedTest
    @CsvSource({"en, js, 1280, 800", "he, wasm, 360, 640"})
    void aWholeGameByKeyboardAlone(String language, String target, int width, int height) {
        try (TablePage table = page(width, height)) {
            open(table, language, target).playToTheEnd(UnseenGame.keyboard(this::keyFor));
            afterwards(table);
            table.screenshot(screenshot(game + "-keyboard-" + language + '-' + width + 'x' + height));
        }
    }

    @ParameterizedTest
    @CsvSource({"en, wasm, 360, 640", "he, js, 1280, 800"})
    void aWholeGameThroughTheMirrorAlone(String language, String target, int width, int height) {
        try (TablePage table = page(width, height)) {
            open(table, language, target).playToTheEnd(UnseenGame.MIRROR);
            table.screenshot(screenshot(game + "-mirror-" + language + '-' + width + 'x' + height));
        }
    }

    private UnseenGame open(TablePage table, String language, String target) {
        SpokenGame spoken = new SpokenGame(language);
        KeptGame kept = KeptGame.open(table, game, "?lang=" + language + "&target=" + target, record());
        return new UnseenGame(table, kept, spoken, ear(spoken), player());
    }
}
