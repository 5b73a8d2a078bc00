package uniboard.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ReducedMotion;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import uniboard.game.Choice;
import uniboard.games.unikat.UnikatPosition;

/** Unikat as a person plays it, in a real browser by real clicks and fingers. */
class UnikatIT extends SiteTest {
    private static final String TABLE = "QWG2@0,0;SWG2@0,1";

    private static KeptGame open(TablePage table, String query, String record) {
        KeptGame game = KeptGame.open(table, "unikat", query, record);
        table.waitUntilStill();
        return game;
    }

    /** By clicks, seeing the whole table first where only a part of it is seen. */
    private static void choose(TablePage table, KeptGame game, Choice choice) {
        seeAll(table);
        game.choose(choice);
    }

    private static void seeAll(TablePage table) {
        if (!table.hasPlace("view:zoom") || !table.place("view:zoom").label().contains("whole")) return;
        table.tap("view:zoom");
        table.waitUntilStill();
    }

    /** With less motion, for it takes more than a hundred moves. */
    @Test
    void aWholeRoundByClicks() {
        try (TablePage table = page(1280, 800)) {
            table.page().emulateMedia(new Page.EmulateMediaOptions().setReducedMotion(ReducedMotion.REDUCE));
            playToTheEnd(table, open(table, "?lang=en&target=js", KeptUnikat.dealt(1280, "human", "bot 1")));
            table.screenshot(screenshot("unikat-end-1280x800"));
        }
    }

    /** The whole of one takes long; the table is large already. */
    @Test
    void theEndOfARoundByClicksOnAPhone() {
        try (TablePage table = page(360, 640)) {
            playToTheEnd(table, open(table, "?lang=en&target=wasm", KeptUnikat.late(1, 3, "human", "bot 1")));
            table.screenshot(screenshot("unikat-end-360x640"));
        }
    }

    private static void playToTheEnd(TablePage table, KeptGame game) {
        while (!game.over()) choose(table, game, FairPlayer.choice(game.record()));
        assertTrue(table.status().matches("(You win!|You lose\\.|A draw\\.) .+ Penalty points: .+"), table.status());
        assertEquals(List.of(), table.complaints());
    }

    @ParameterizedTest
    @CsvSource({"1280, 800", "360, 640", "640, 360"})
    void whatDoesNotFitIsRefusedWithTheNeighbourAndTheFeatures(int width, int height) {
        try (TablePage table = page(width, height)) {
            KeptGame game = open(table, "?lang=en", KeptUnikat.laid(1, TABLE, "CRG1,QWG3/CBL1,CBL2", "human", "bot 1"));
            table.tap("card:CRG1");
            table.tap("cell:1,0");
            assertTrue(table.status().endsWith(" differs from its left neighbour in shape, card colour and size."), table.status());
            table.screenshot(screenshot("unikat-refused-" + width + 'x' + height));
            assertEquals(0, game.plies());
            assertEquals(List.of(), table.complaints());
        }
    }

    @Test
    void aStepOfTheTurnIsTakenBackAndMarkedOnceACardWasSeen() {
        try (TablePage table = page(1280, 800)) {
            KeptGame game = open(table, "?lang=en", KeptUnikat.laid(1, TABLE, "CRG1,QWG3,QWY3/CBL1,CBL2", "human", "bot 1"));
            assertEquals("true", table.attribute("control:takeBack", "aria-disabled"));
            choose(table, game, "card:QWG3", "cell:1,0");
            choose(table, game, "card:QWY3", "cell:2,0");
            table.tap("control:takeBack");
            table.waitUntilStill();
            assertEquals(List.of("QWG3@1,0"), game.record().moveTexts());
            choose(table, game, "end");
            choose(table, game, "bag");
            table.tap("control:takeBack");
            table.waitUntilStill();
            assertTrue(game.plies() < 3, () -> game.record().text());
            choose(table, game, game.plies() == 2 ? "bag" : "end");
            assertTrue(table.page().locator(".log").textContent().contains("replayed after a hidden card had been seen"),
                table.page().locator(".log").textContent());
            assertEquals(List.of(), table.complaints());
        }
    }

    private static void choose(TablePage table, KeptGame game, String... places) {
        int before = game.plies();
        for (String place : places) table.tap(place);
        game.waitForAnswer(before);
        table.waitUntilStill();
    }

    @ParameterizedTest
    @CsvSource({"1280, 800", "360, 640"})
    void theSheetTellsThePointsOfEveryRound(int width, int height) {
        try (TablePage table = page(width, height)) {
            KeptGame game = open(table, "?lang=en", KeptUnikat.laid(2, TABLE, "QWG3/CBL1,CBL2", "human", "bot 1"));
            choose(table, game, "card:QWG3", "cell:1,0");
            UnikatPosition position = (UnikatPosition) game.record().replay();
            assertEquals(2, position.round());
            table.tap("control:scores");
            table.waitUntilStill();
            table.screenshot(screenshot("unikat-scores-" + width + 'x' + height));
            String told = table.attribute("control:close", "aria-label");
            assertTrue(told.startsWith("Round 1: You 0, Bot 2. Round 2, now: You "), told);
            table.press("Escape");
            assertEquals(0, table.page().locator("[role=dialog]").count());
            assertEquals(List.of(), table.complaints());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"js", "wasm"})
    void fingersMoveAndEnlargeTheGrowingTableAndAButtonShowsAllOfIt(String target) {
        try (TablePage table = touchPage(360, 640)) {
            KeptGame game = open(table, "?lang=en&target=" + target, KeptUnikat.late(3, 5, "human", "bot 1"));
            Fingers fingers = new Fingers(table);
            TablePage.Place start = table.place("cell:0,0");
            String status = table.status();
            table.screenshot(screenshot("unikat-late-" + target));
            fingers.pinch(180, 220, 60, 180);
            table.waitFor("uniboard.places.find(({ name }) => name === 'cell:0,0').width > " + 1.15 * start.width());
            table.waitUntilStill();
            assertEquals(1.0, ((Number) table.evaluate("visualViewport.scale")).doubleValue(), "the page is enlarged, not the table alone");
            TablePage.Place before = table.place("cell:0,0");
            fingers.slide(200, 240, 160, 240);
            table.waitUntilStill();
            assertEquals(before.x() - 40, table.place("cell:0,0").x(), 2);
            table.screenshot(screenshot("unikat-enlarged-" + target));
            tap(fingers, table.place("view:zoom"));
            table.waitUntilStill();
            allIsSeen(table);
            table.screenshot(screenshot("unikat-whole-" + target));
            fingers.pinch(180, 220, 60, 180);
            table.waitUntilStill();
            fingers.pinch(180, 220, 200, 20);
            table.waitUntilStill();
            allIsSeen(table);
            assertEquals(status, table.status(), "a finger of a gesture tapped something");
            Choice choice = FairPlayer.choice(game.record());
            int plies = game.plies();
            for (Choice.Step step : choice.steps()) tap(fingers, table.place(step.place()));
            game.waitForAnswer(plies);
            assertEquals(choice.move(), game.record().move(plies));
            assertEquals(List.of(), table.complaints());
        }
    }

    private static void allIsSeen(TablePage table) {
        for (TablePage.Place place : table.places()) {
            boolean seen = place.x() >= 0 && place.y() >= 0 && place.x() + place.width() <= 360 && place.y() + place.height() <= 640;
            assertTrue(seen, place.toString());
        }
    }

    private static void tap(Fingers fingers, TablePage.Place place) {
        fingers.tap(place.x() + place.width() / 2, place.y() + place.height() / 2);
    }

    @ParameterizedTest
    @CsvSource({"1280, 800", "360, 640"})
    void fourSeatsAreSetAtTheTable(int width, int height) {
        try (TablePage table = page(width, height)) {
            KeptGame game = open(table, "?lang=en", KeptUnikat.dealt(1, "human", "bot 1"));
            table.tap("control:settings");
            set(table, "control:option:seats", "4");
            table.tap("control:players");
            table.waitUntilStill();
            table.screenshot(screenshot("unikat-players-" + width + 'x' + height));
            set(table, "control:seat:2", "0");
            set(table, "control:seat:3", "0");
            set(table, "control:seat:4", "1");
            table.screenshot(screenshot("unikat-players-set-" + width + 'x' + height));
            table.press("Escape");
            table.waitUntilStill();
            assertTrue(table.place("control:players").label().endsWith("3 people, 1 bot"), table.place("control:players").label());
            table.tap("control:begin");
            table.waitFor("localStorage.getItem('uniboard.record.unikat').includes('\\nseat 4')");
            assertEquals(List.of("human", "human", "human", "bot 1"), game.record().seats().stream().map(seat -> seat.text()).toList());
            table.waitFor(KeptGame.settled("unikat"));
            assertTrue(table.hasPlace("control:open"));
            table.waitUntilStill();
            table.screenshot(screenshot("unikat-curtain-" + width + 'x' + height));
            table.tap("control:open");
            table.waitFor("uniboard.places.some(({ name }) => name === 'bag')");
            table.waitUntilStill();
            table.screenshot(screenshot("unikat-four-" + width + 'x' + height));
            assertEquals(List.of(), table.complaints());
        }
    }

    private static void set(TablePage table, String setting, String value) {
        table.waitFor("uniboard.places.some(({ name }) => name === '" + setting + "')");
        table.tap(setting);
        table.waitFor("uniboard.places.some(({ name }) => name === '" + setting + ':' + value + "')");
        table.tap(setting + ':' + value);
        table.waitUntilStill();
    }
}
