package uniboard.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import uniboard.app.registry.AllGames;
import uniboard.game.Choice;
import uniboard.game.Option;
import uniboard.game.Random32;
import uniboard.known.BriefGame;
import uniboard.match.Match;
import uniboard.match.RecordTree;
import uniboard.stage.kit.Settings;

/** The first script alone, while nothing of the later one can be had: whatever is done, or was set before, the first board goes on. */
class FirstScriptIT extends SiteTest {
    private static final int ACTS = 25;
    private static final int MINUTE = 60_000;
    private static final List<String> KEYS = List.of("Tab", "ArrowRight", "ArrowUp", "Enter", "Escape", "Control+z", "h");
    private static final List<Option> SETTINGS = List.of(Settings.COLOURS, Settings.SOUND, Settings.COORDINATES, Settings.TURNING,
        Settings.MOVES, Settings.WATCHING, Settings.MOTION);

    private static TablePage alone(UnreliableSite site, TablePage table) {
        site.cut(LaterIT.LATER);
        table.expectMissing();
        return table;
    }

    private static void open(TablePage table, String id, String language) {
        StoredGame.open(table, id, "?lang=" + language, BriefGame.of(new AllGames().game(id)).record());
    }

    /** What asks for more is put off, as somebody would who wants to play. */
    private static void putOffQuestions(TablePage table) {
        table.evaluate("document.querySelectorAll('#failure:not([hidden]) button')[1]?.click()");
    }

    private static void assertAlone(TablePage table) {
        assertEquals(false, table.evaluate("uniboard.hasPart('rest')"));
        assertEquals(List.of(), table.complaints());
    }

    @ParameterizedTest
    @CsvSource({"onitama,he,360,640", "unlur,uk,640,360", "unikat,fr,360,640", "unitary,en,640,360", "unitar,he,360,640"})
    void whateverIsTappedOrTypedItGoesOn(String id, String language, int width, int height) {
        try (UnreliableSite site = new UnreliableSite(); TablePage table = alone(site, page(site, width, height))) {
            open(table, id, language);
            Random32 random = new Random32(7);
            for (int act = 0; act < ACTS; act++) {
                // The way out of the page, and what would bring a board of another kind.
                List<String> places = table.places().stream().map(Table.Place::name).filter(name -> !name.equals("control:menu")).toList();
                if (random.below(4) == 0) table.press(KEYS.get(random.below(KEYS.size() - 1)));
                else table.evaluate("document.querySelector(`[data-place='" + places.get(random.below(places.size())) + "']`)?.click()");
                putOffQuestions(table);
            }
            String record = (String) table.evaluate("localStorage.getItem('" + StoredGame.key(id) + "')");
            assertEquals(record, RecordTree.read(record, new AllGames()).text());
            assertAlone(table);
        }
    }

    /** Each value of each setting, with others of the others. */
    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3})
    void settingsOfBeforeHold(int round) {
        String id = List.of("onitama", "unlur", "unikat", "unitar").get(round);
        try (UnreliableSite site = new UnreliableSite(); TablePage table = alone(site, page(site, 800, 600))) {
            for (Option setting : SETTINGS)
                table.store("uniboard.setting." + setting.id(), setting.values().get(round % setting.values().size()));
            for (Option option : new AllGames().game(id).options())
                table.store("uniboard.setting." + id + '.' + option.id(), option.values().get(round % option.values().size()));
            table.store("uniboard.setting." + id + ".opponent", "bot " + (round + 1));
            table.openReady("?lang=en&game=" + id);
            table.waitUntilStill();
            StoredGame kept = new StoredGame(table, id);
            int before = kept.plies();
            for (Choice.Step step : new Match(kept.record()).choices().get(0).steps()) table.tap(step.place());
            table.waitUntilStill();
            assertTrue(kept.plies() > before, table::status);
            assertAlone(table);
        }
    }

    @Test
    void aLostGraphicsCardComesBack() {
        try (UnreliableSite site = new UnreliableSite(); TablePage table = alone(site, page(site, 800, 600))) {
            StoredGame kept = StoredOnitama.open(table, "?lang=en", StoredOnitama.START);
            for (String place : List.of("Ox", "c1", "c2")) table.tap(place);
            table.waitUntilStill();
            String before = kept.record().text();
            table.evaluate("void (window.before = true)");
            table.evaluate("void (window.card = document.getElementById('canvas').getContext('webgl').getExtension('WEBGL_lose_context'))");
            table.evaluate("card.loseContext()");
            table.evaluate("card.restoreContext()");
            table.waitFor("!window.before && uniboard.ready");
            table.waitUntilStill();
            assertEquals(before, kept.record().text());
            table.tap("control:takeBack");
            table.waitFor(StoredOnitama.PLIES + " === 0");
            assertAlone(table);
        }
    }

    /** Its clock stands still meanwhile, and with it timers and frames. */
    @Test
    void aPageThatSleptGoesOn() {
        try (UnreliableSite site = new UnreliableSite(); TablePage table = alone(site, page(site, 800, 600))) {
            table.page().clock().install();
            StoredGame kept = StoredOnitama.open(table, "?lang=en", StoredOnitama.START);
            DisturbanceIT.hide(table, true);
            table.page().clock().pauseAt(((Number) table.evaluate("Date.now()")).longValue() + MINUTE);
            table.page().clock().fastForward(10 * MINUTE);
            table.page().clock().resume();
            DisturbanceIT.hide(table, false);
            table.waitUntilStill();
            for (String place : List.of("Ox", "c1", "c2")) table.tap(place);
            table.waitFor(StoredOnitama.PLIES + " > 1");
            assertEquals(2, kept.plies());
            assertFalse(table.page().locator("#failure").isVisible());
            assertAlone(table);
        }
    }
}
