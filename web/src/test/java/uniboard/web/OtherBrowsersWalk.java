package uniboard.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.abort;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import uniboard.app.registry.AllGames;
import uniboard.game.Game;
import uniboard.known.BriefGame;
import uniboard.known.FairPlayer;
import uniboard.known.KeptUnikat;
import uniboard.known.SpokenGame;
import uniboard.machine.OtherBrowser;
import uniboard.match.PlayoutDigest;
import uniboard.web.driver.DrivenBrowser;
import uniboard.web.driver.Firefox;
import uniboard.web.driver.Gesture;
import uniboard.web.driver.WebKit;
import uniboard.web.site.SiteServer;

/** What players do, in Firefox and WebKit: {@code mvn -Pbrowsers}. */
class OtherBrowsersWalk {
    /** Of every game. */
    private static final int PLAYOUTS = 50;
    private static final int POSITIONS = 3;

    private SiteServer server;

    @BeforeEach
    void serve() throws IOException {
        server = new SiteServer(Path.of(System.getProperty("site")), "/some/folder/", 0);
    }

    @AfterEach
    void end() {
        server.close();
    }

    private static List<Game> games() {
        return new AllGames().games();
    }

    static Stream<Arguments> browsersAndGames() {
        return Stream.of(OtherBrowser.values()).flatMap(browser -> games().stream().map(game -> Arguments.of(browser, game.id())));
    }

    static Stream<Arguments> browsersAndTargets() {
        return Stream.of(OtherBrowser.values()).flatMap(browser -> Stream.of("js", "wasm").map(target -> Arguments.of(browser, target)));
    }

    private DrivenTable open(OtherBrowser browser, int width, int height) {
        return open(browser, width, height, "en-US");
    }

    private DrivenTable open(OtherBrowser browser, int width, int height, String language) {
        Path program = browser.program().orElseGet(() -> abort(browser.title() + " isn't on this machine."));
        Path xvfb = OtherBrowser.display().orElseThrow();
        DrivenBrowser driven = switch (browser) {
            case FIREFOX -> new Firefox(program, xvfb, language);
            case WEBKIT -> new WebKit(OtherBrowser.driver().orElseThrow(), program, xvfb, language);
        };
        DrivenTable table = new DrivenTable(driven, server.address());
        driven.setSize(width, height);
        return table;
    }

    @ParameterizedTest
    @MethodSource("browsersAndTargets")
    void everyGameStartsAndIsTheSameAsOnTheJvm(OtherBrowser browser, String target) {
        try (DrivenTable table = open(browser, 1280, 800)) {
            for (Game game : games()) {
                table.openReady("?target=" + target + "&game=" + game.id());
                // Leaving a page while a script loads is reported as an error.
                table.waitUntilWhole();
                assertEquals(target, table.evaluate("uniboard.target"));
                table.waitFor("uniboard.bot === 'worker'");
                assertEquals(PlayoutDigest.digest(game, PLAYOUTS, 1), table.digest(game.id(), PLAYOUTS, 1), game.id());
                table.screenshot(SiteTest.screenshot(browser.title() + '-' + target + '-' + game.id()));
                assertEquals(List.of(), table.complaints());
            }
        }
    }

    @ParameterizedTest
    @MethodSource("browsersAndGames")
    void aWholeGameByClicks(OtherBrowser browser, String id) {
        try (DrivenTable table = open(browser, 800, 600)) {
            play(table, id, "en", "", ToldGame.pointer(table));
        }
    }

    @ParameterizedTest
    @EnumSource
    void aWholeGameInHebrewByFingersWhereThereAreAny(OtherBrowser browser) {
        try (DrivenTable table = open(browser, 360, 640)) {
            play(table, "onitama", "he", "&target=wasm", place -> table.touch(table.place(place)));
            assertEquals("wasm", table.evaluate("uniboard.target"));
            assertEquals("he rtl", table.evaluate("document.documentElement.lang + ' ' + document.documentElement.dir"));
            table.screenshot(SiteTest.screenshot(browser.title() + "-he"));
        }
    }

    private static void play(Table table, String id, String language, String query, ToldGame.Hand hand) {
        BriefGame brief = BriefGame.of(new AllGames().game(id));
        SpokenGame spoken = new SpokenGame(language);
        StoredGame kept = StoredGame.open(table, id, "?lang=" + language + query, brief.record());
        new ToldGame(table, kept, spoken, brief.player()).playToTheEnd(hand);
    }

    @ParameterizedTest
    @EnumSource
    void aWholeGameByKeyboardAlone(OtherBrowser browser) {
        try (DrivenTable table = open(browser, 640, 360)) {
            play(table, "onitama", "uk", "", ToldGame.keyboard(table));
        }
    }

    @ParameterizedTest
    @EnumSource
    void botsDecideAsOnTheJvm(OtherBrowser browser) {
        try (DrivenTable table = open(browser, 360, 640)) {
            for (Game game : games()) {
                BotTasks tasks = new BotTasks(game, POSITIONS);
                table.keep(game.id(), tasks.recordAmongPeople());
                table.openReady("?game=" + game.id());
                table.waitFor("uniboard.bot === 'worker'");
                assertEquals(tasks.decisions(), tasks.decisions(table));
            }
        }
    }

    /** As on a touch screen, with the same distances as in Chromium. */
    @ParameterizedTest
    @EnumSource
    void fingersMoveAndEnlargeTheBoard(OtherBrowser browser) {
        try (DrivenTable table = open(browser, 360, 640)) {
            assumeTrue(table.browser().hasFingers(), browser.title() + " gives its driver no fingers.");
            StoredGame.open(table, "unikat", "?lang=en", KeptUnikat.late(3, 5, "human", "bot 1"));
            Table.Place start = table.place("cell:0,0");
            String status = table.status();
            table.perform(Gesture.pinch(180, 220, 60, 180));
            table.waitFor("uniboard.places.find(({ name }) => name === 'cell:0,0').width > " + 1.15 * start.width());
            table.waitUntilStill();
            assertEquals(1.0, ((Number) table.evaluate("visualViewport.scale")).doubleValue(), "the page is enlarged, not the table alone");
            Table.Place before = table.place("cell:0,0");
            table.perform(Gesture.slide(200, 240, 160, 240));
            table.waitUntilStill();
            assertEquals(before.x() - 40, table.place("cell:0,0").x(), 2);
            assertEquals(status, table.status(), "a finger of a gesture tapped something");
            assertEquals(List.of(), table.complaints());
        }
    }

    @ParameterizedTest
    @EnumSource
    void aVisitedGameGoesOnWithoutANetwork(OtherBrowser browser) {
        try (DrivenTable table = open(browser, 360, 640)) {
            StoredGame game = StoredGame.open(table, "onitama", "?lang=en", StoredOnitama.START);
            game.choose(FairPlayer.choice(game.record()));
            table.waitFor("(await caches.match(new URL('../kept/onitama', location.href))) !== undefined");
            server.close();
            for (String language : List.of("en", "he")) {
                table.openReady("?lang=" + language + "&game=onitama");
                table.waitUntilStill();
                game.choose(FairPlayer.choice(game.record()));
                assertEquals("worker", table.evaluate("uniboard.bot"));
            }
            assertEquals(6, game.plies());
            table.screenshot(SiteTest.screenshot(browser.title() + "-360x640"));
            table.visit("?lang=en");
            assertEquals(games().size(), ((Number) table.evaluate("document.querySelectorAll('#games > li').length")).intValue());
        }
    }

    @ParameterizedTest
    @EnumSource
    void theFrontDoorSpeaksTheBrowsersLanguageAndLeadsToTheTable(OtherBrowser browser) {
        try (DrivenTable table = open(browser, 1280, 800, "fr-CA")) {
            assumeTrue(table.evaluate("navigator.language").equals("fr-CA"), "The C library has no definitions of locales here.");
            table.visit("");
            table.waitFor("location.pathname.endsWith('/fr/') && document.readyState === 'complete'");
            assertEquals("fr", table.evaluate("document.documentElement.lang"));
            List<String> games = games().stream().map(Game::id).toList();
            assertEquals(games, table.evaluate("[...document.querySelectorAll('#games > li')].map(box => box.dataset.game)"));
            table.waitFor("[...document.images].every(image => image.complete && image.naturalWidth > 0)");
            table.screenshot(SiteTest.screenshot(browser.title() + "-front"));
            List<?> play = (List<?>) table.evaluate("""
                () => { const box = document.querySelector('[data-game=unlur] .play').getBoundingClientRect();
                  return [box.x + box.width / 2, box.y + box.height / 2]; }""");
            table.click(((Number) play.get(0)).doubleValue(), ((Number) play.get(1)).doubleValue());
            table.waitFor("location.pathname.endsWith('/fr/unlur/')");
            table.waitUntilReady();
            table.waitUntilStill();
            table.tap("control:menu");
            table.waitFor("location.pathname.endsWith('/fr/') && document.getElementById('games') !== null");
        }
    }
}
