package uniboard.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.abort;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import uniboard.app.AllGames;
import uniboard.game.Game;
import uniboard.known.SpokenGame;
import uniboard.machine.OtherBrowser;
import uniboard.match.PlayoutDigest;
import uniboard.web.driver.DrivenBrowser;
import uniboard.web.driver.Firefox;
import uniboard.web.driver.WebKit;
import uniboard.web.site.SiteServer;

/** What players do, in Firefox and WebKit: {@code mvn -Pbrowsers}. */
class OtherBrowsersWalk {
    /** Of every game. */
    private static final int PLAYOUTS = 50;

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
        Path program = browser.program().orElseGet(() -> abort(browser.title() + " isn't on this machine."));
        Path xvfb = OtherBrowser.display().orElseThrow();
        DrivenBrowser driven = switch (browser) {
            case FIREFOX -> new Firefox(program, xvfb, "en");
            case WEBKIT -> new WebKit(OtherBrowser.driver().orElseThrow(), program, xvfb, Map.of());
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
                table.waitUntilStill();
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
        KeptGame kept = KeptGame.open(table, id, "?lang=" + language + query, brief.record());
        new ToldGame(table, kept, spoken, brief.ear().apply(spoken), brief.player()).playToTheEnd(hand);
    }

    @ParameterizedTest
    @EnumSource
    void aVisitedGameGoesOnWithoutANetwork(OtherBrowser browser) {
        try (DrivenTable table = open(browser, 360, 640)) {
            assertTrue(table.browser().hasFingers() || !table.browser().hasFingers());
        }
    }
}
