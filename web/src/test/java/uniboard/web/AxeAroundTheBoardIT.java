package uniboard.web;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import uniboard.app.registry.AllGames;
import uniboard.known.Records;
import uniboard.link.RecordLink;

/** What axe says of the screens around the board: lessons, the end of a game, its review, the lobby. */
class AxeAroundTheBoardIT extends RemoteTest {
    private static final String ENDED = RecordLink.of(Records.withMistakes(new AllGames().game("onitama")));

    @ParameterizedTest
    @CsvSource({"he, LIGHT", "en, DARK"})
    void axeFindsNothingInLessons(String language, ColorScheme scheme) {
        try (TablePage table = page(360, 640)) {
            show(table, scheme);
            StoredOnitama.open(table, "?lang=" + language, StoredOnitama.START);
            table.waitUntilWhole();
            table.act("control:more");
            Axe.findsNothing(table, "menu");
            table.act("control:new");
            Axe.findsNothing(table, "new game");
            table.press("Escape");
            table.act("control:more", "control:lessons");
            Axe.findsNothing(table, "lesson");
            table.act("control:hint");
            Axe.findsNothing(table, "hint");
            table.act("control:contents");
            Axe.findsNothing(table, "course");
        }
    }

    @ParameterizedTest
    @CsvSource({"he, LIGHT", "en, DARK"})
    void axeFindsNothingAtTheEndAndInItsReview(String language, ColorScheme scheme) {
        try (TablePage table = page(1280, 800)) {
            show(table, scheme);
            table.page().navigate(address() + TableAddress.of("?lang=" + language + "#g=" + ENDED));
            table.waitUntilReady();
            table.waitUntilWhole();
            Axe.findsNothing(table, "end");
            table.act("control:review");
            table.waitFor("!uniboard.places.some(({ name }) => name === 'control:stopReview')");
            Axe.findsNothing(table, "review");
            table.act("control:show");
            Axe.findsNothing(table, "better move");
        }
    }

    @Test
    void axeFindsNothingInTheLobbyNorAtTheInvitation() {
        try (TablePage host = invite("onitama"); TablePage client = page(360, 640)) {
            Axe.findsNothing(host, "lobby");
            client.page().navigate(address() + "onitama/" + invitation(host));
            client.waitUntilReady();
            client.waitFor("uniboard.still && uniboard.places.some(place => place.name.startsWith('control:farTake:'))");
            Axe.findsNothing(client, "invitation");
        }
    }

    private static void show(TablePage table, ColorScheme scheme) {
        table.page().emulateMedia(new Page.EmulateMediaOptions().setColorScheme(scheme));
    }
}
