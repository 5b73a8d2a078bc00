package uniboard.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import uniboard.app.AllGames;
import uniboard.game.Game;
import uniboard.known.SpokenGame;

/** Every game to its end: by clicks, by keyboard alone, and by nothing but what assistive technology has to do with. */
class WholeGamesIT extends SiteTest {
    static Stream<String> games() {
        return new AllGames().games().stream().map(Game::id);
    }

    /** In full motion, as most people play. */
    @ParameterizedTest
    @MethodSource("games")
    void byClicksInFullMotion(String game) {
        try (TablePage table = pageInMotion(800, 600)) {
            play(table, game, "en", "", ToldGame.pointer(table));
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void byKeyboardAlone(String game) {
        try (TablePage table = page(360, 640)) {
            ToldGame.Hand keyboard = ToldGame.keyboard(table);
            KeptGame kept = play(table, game, "he", "", keyboard);
            String ended = kept.record().text();
            keyboard.choose("control:new");
            table.waitUntilStill();
            // A bot that begins may have won the new game already.
            assertNotEquals(ended, kept.record().text());
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void throughTheMirrorAlone(String game) {
        try (TablePage table = page(640, 360)) {
            play(table, game, "uk", "", ToldGame.mirror(table));
        }
    }

    /** There errors go other ways too. */
    @Test
    void asWebAssembly() {
        try (TablePage table = page(360, 640)) {
            KeptGame game = play(table, "onitama", "en", "&target=wasm", ToldGame.pointer(table));
            assertEquals("wasm", table.evaluate("uniboard.target"));
            table.failToDraw();
            assertEquals(game.record().text(), table.page().locator("#failure textarea").inputValue());
        }
    }

    private static KeptGame play(TablePage table, String id, String language, String query, ToldGame.Hand hand) {
        BriefGame brief = BriefGame.of(new AllGames().game(id));
        SpokenGame spoken = new SpokenGame(language);
        KeptGame kept = KeptGame.open(table, id, "?lang=" + language + query, brief.record());
        new ToldGame(table, kept, spoken, brief.ear().apply(spoken), brief.player()).playToTheEnd(hand);
        return kept;
    }
}
