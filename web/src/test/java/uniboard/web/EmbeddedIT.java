package uniboard.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Frame;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import uniboard.app.registry.AllGames;
import uniboard.game.Choice;
import uniboard.link.RecordLink;
import uniboard.match.GameRecord;
import uniboard.match.Match;

/** Tables in frames of another page, and what their addresses ask for. */
class EmbeddedIT extends SiteTest {
    private static final GameRecord TWO_PEOPLE = GameRecord.read("""
        uniboard 1
        game onitama
        start ssmss/5/5/5/SSMSS Ox,Boar/Horse,Elephant/Crab b
        seat 1 human
        seat 2 human
        """, new AllGames());
    private static final String LINK = "#g=" + RecordLink.of(TWO_PEOPLE);

    private static Frame frame(TablePage table, String query) {
        Frame frame = OuterPage.show(table, query);
        frame.waitForFunction("() => window.uniboard && " + TablePage.STILL);
        return frame;
    }

    private static void act(Frame frame, String place) {
        frame.waitForSelector("[data-place='" + place + "']", new Frame.WaitForSelectorOptions()
            .setState(WaitForSelectorState.ATTACHED));
        frame.evaluate("place => document.querySelector(`[data-place='${place}']`).click()", place);
        frame.waitForFunction("() => " + TablePage.STILL);
    }

    private static void play(Frame frame) {
        for (Choice.Step step : new Match(TWO_PEOPLE).choices().get(0).steps()) act(frame, step.place());
    }

    private static Object kept(TablePage table) {
        return table.evaluate("Object.fromEntries(Object.entries(localStorage).filter(([name]) => name.includes('record.')))");
    }

    @Test
    void aFrameNeitherKnowsNorChangesTheGamesOfThePage() {
        try (TablePage table = page(1280, 900)) {
            StoredOnitama.open(table, "?lang=en", StoredOnitama.START);
            Object before = kept(table);
            Frame frame = frame(table, "?lang=en" + LINK);
            play(frame);
            String status = (String) frame.evaluate("uniboard.status");
            assertTrue(status.startsWith("Red to move"), status);
            assertEquals(before, kept(table));
            assertEquals(List.of(), table.complaints());
        }
    }

    @Test
    void aKeyKeepsATableApart() {
        try (TablePage table = page(1280, 900)) {
            play(frame(table, "?lang=en&key=one" + LINK));
            play(frame(table, "?lang=en&key=two" + LINK));
            Map<?, ?> kept = (Map<?, ?>) kept(table);
            assertEquals(1, plies(kept.get("uniboard.at.one.record.onitama")));
            assertEquals(1, plies(kept.get("uniboard.at.two.record.onitama")));
            assertEquals(4, kept.size(), "each a record and what is known of it: " + kept);
            frame(table, "?lang=en&mode=hotseat&key=one");
            assertEquals(kept, kept(table), "it goes on");
        }
    }

    private static int plies(Object record) {
        return GameRecord.read((String) record, new AllGames()).plies();
    }

    @Test
    void whatMakesNoSenseIsToldInTheConsoleAlone() {
        askForNonsense("");
    }

    @Tag("thorough")
    @Test
    void whatMakesNoSenseIsToldInWebAssemblyToo() {
        askForNonsense("&target=wasm");
    }

    private void askForNonsense(String target) {
        try (TablePage table = page(800, 600)) {
            table.openReady("?lang=fr&game=unlur&theme=blue&size=6&colour=1" + target);
            table.waitUntilStill();
            assertEquals(List.of("warning: Uniboard: “theme” can’t be “blue”: auto, light, dark, contrast",
                "warning: Uniboard: “colour” isn’t known: v, mode, lesson, step, ply, seats, new, seed, key, controls, "
                    + "auto, accent, bg, hints, undo, rules, eval, theme, motion, sound, coords, size, game, lang, target, start, origin"),
                table.complaints());
            assertEquals("6", new StoredGame(table, "unlur").record().options().get("size"));
        }
    }

    @Test
    void aLessonIsOpenedInItsLanguageAndLook() {
        try (TablePage table = page(360, 640)) {
            table.openReady("?lang=he&game=onitama&mode=lesson&lesson=cards&theme=dark");
            table.waitUntilStill();
            assertTrue(table.status().contains("קלפים") || table.status().contains("קלף"), table.status());
            assertEquals("dark", table.evaluate("getComputedStyle(document.documentElement).colorScheme"));
            assertEquals(List.of(), table.complaints());
        }
    }
}
