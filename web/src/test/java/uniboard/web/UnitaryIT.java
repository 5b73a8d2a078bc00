package uniboard.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import uniboard.games.unitary.UnitaryGame;

/** Unitary as a person plays it, in a real browser by real clicks and fingers. */
class UnitaryIT extends SiteTest {
    private static KeptGame open(TablePage table, String query, String record) {
        KeptGame game = KeptGame.open(table, "unitary", query, record);
        table.waitUntilStill();
        return game;
    }

    /** @param second {@code human} or {@code bot 1} */
    private static String record(String area, String hidden, String hands, String second) {
        return KeptGame.record(new UnitaryGame(), KeptUnitary.position(area, hidden, hands, "Force"), "human", second);
    }

    private static void choose(TablePage table, KeptGame game, String... places) {
        int before = game.plies();
        for (String place : places) table.tap(place);
        game.waitForAnswer(before);
        table.waitUntilStill();
    }

    private static void openCurtain(TablePage table) {
        table.tap("control:open");
        table.waitFor("uniboard.places.some(({ name }) => name === 'end')");
        table.waitUntilStill();
    }

    @Test
    void aWholeGameAgainstABotByClicks() {
        try (TablePage table = page(1280, 800)) {
            KeptGame game = open(table, "?lang=en&target=js", KeptUnitary.brief());
            while (!game.over()) game.choose(KeptUnitary.briefChoice(game.record()));
            assertEquals("You win! The units are those of the hidden card of Blue: Energy.", table.status());
            table.screenshot(screenshot("unitary-end-1280x800"));
            assertEquals(List.of(), table.complaints());
        }
    }

    /** The sample game of the rules. */
    @ParameterizedTest
    @CsvSource({"js, 1280, 800", "wasm, 640, 360"})
    void theOwnerOfTheUnitsWinsByAnothersCard(String target, int width, int height) {
        try (TablePage table = page(width, height)) {
            String record = record("0,0,0", "Energy/Distance", "Speed,Square/Mass,Surface Tension", "human");
            KeptGame game = open(table, "?lang=en&target=" + target, record);
            openCurtain(table);
            choose(table, game, "card:speed", "up");
            choose(table, game, "card:square", "play");
            choose(table, game, "end");
            openCurtain(table);
            choose(table, game, "card:mass", "up");
            assertTrue(game.over());
            assertTrue(table.status().contains("Red made the units of the hidden card of Blue: Energy."), table.status());
            table.screenshot(screenshot("unitary-won-" + width + 'x' + height));
            assertEquals(List.of(), table.complaints());
        }
    }

    @Test
    void fingersTurnPlayAndDiscardOnAPhone() {
        try (TablePage table = touchPage(360, 640)) {
            String record = record("1,2,-2", "Distance/Power", "Surface Tension,Square Root,Clear,Speed,Time/Mass", "bot 1");
            KeptGame game = open(table, "?lang=en&target=wasm", record);
            Fingers fingers = new Fingers(table);
            tap(fingers, table, "card:squareRoot");
            assertTrue(table.status().contains("an even number of each unit"), table.status());
            assertEquals(0, game.plies());
            play(fingers, table, game, "end");
            tap(fingers, table, "card:speed");
            tap(fingers, table, "discard");
            table.waitUntilStill();
            assertEquals("discard Speed", game.record().moveTexts().get(1));
            tap(fingers, table, "control:takeBack");
            tap(fingers, table, "control:takeBack");
            table.waitUntilStill();
            assertEquals(0, game.plies());
            play(fingers, table, game, "card:surfaceTension", "down");
            table.screenshot(screenshot("unitary-phone"));
            play(fingers, table, game, "card:squareRoot", "play");
            assertTrue(game.record().replay().outcome().wins(0));
            assertTrue(table.status().startsWith("You win!"), table.status());
            assertEquals(List.of(), table.complaints());
        }
    }

    private static void play(Fingers fingers, TablePage table, KeptGame game, String... places) {
        int before = game.plies();
        for (String place : places) tap(fingers, table, place);
        game.waitForAnswer(before);
        table.waitUntilStill();
    }

    private static void tap(Fingers fingers, TablePage table, String name) {
        TablePage.Place place = table.place(name);
        fingers.tap(place.x() + place.width() / 2, place.y() + place.height() / 2);
        table.waitUntilStill();
    }
}
