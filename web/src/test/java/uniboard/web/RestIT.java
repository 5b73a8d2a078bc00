package uniboard.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.util.List;
import org.junit.jupiter.api.Test;
import uniboard.match.Match;

/** While nothing happens the page does nothing: the browser isn't asked for frames, and whatever happens wakes the program. */
class RestIT extends SiteTest {
    private static TablePage counting(TablePage table) {
        table.page().addInitScript("""
            window.asked = 0;
            const ask = window.requestAnimationFrame;
            window.requestAnimationFrame = step => { asked++; return ask(step); };""");
        return table;
    }

    /** Waits for stillness, then tells how many frames are asked for in two seconds. */
    private static Object askedAtRest(TablePage table) {
        table.waitUntilStill();
        return table.evaluate("""
            async () => {
              const before = asked;
              await new Promise(resolve => setTimeout(resolve, 2000));
              return asked - before;
            }""");
    }

    @Test
    void noFramesAreAskedForAtATableUntilSomebodyActs() {
        for (String target : List.of("js", "wasm")) {
            try (TablePage table = counting(pageInMotion(800, 600))) {
                KeptGame game = KeptOnitama.open(table, "?lang=en&target=" + target, KeptOnitama.START);
                assertEquals(0, askedAtRest(table));
                for (String place : List.of("Ox", "c1", "c2")) table.tap(place);
                game.waitForAnswer(0);
                assertEquals(0, askedAtRest(table));
                // Whoever asks for WebAssembly has the other program fetched ahead in vain, which the browser says.
                if (target.equals("js")) assertEquals(List.of(), table.complaints());
            }
        }
    }

    @Test
    void theKeyboardAloneWakesTheProgram() {
        try (TablePage table = counting(page(800, 600))) {
            KeptOnitama.open(table, "?lang=en", KeptOnitama.START);
            assertEquals(0, askedAtRest(table));
            int drawn = table.frames();
            table.press("Tab");
            table.waitFor("uniboard.frames > " + drawn);
            String focused = table.focused();
            assertEquals(0, askedAtRest(table));
            table.press("ArrowRight");
            table.waitFor("document.activeElement.dataset.place !== '" + focused + "'");
            assertEquals(0, askedAtRest(table));
            table.press("Escape");
            table.press("Control+z");
            table.waitUntilStill();
            assertEquals(0, askedAtRest(table));
        }
    }

    @Test
    void aBotsAnswerWakesTheProgram() {
        for (boolean workers : new boolean[]{true, false}) {
            try (TablePage table = counting(page(800, 600))) {
                if (!workers) table.forbidWorkers();
                KeptGame game = KeptOnitama.open(table, "?lang=en", KeptOnitama.START);
                for (int turn = 0; turn < 2; turn++) game.choose(new Match(game.record()).choices().get(0));
                assertEquals(0, askedAtRest(table));
            }
        }
    }

    @Test
    void theRulesRest() {
        try (TablePage table = counting(page(800, 600)).openReady("?lang=en&game=onitama")) {
            table.waitUntilStill();
            table.tap("control:rules");
            table.waitFor("document.querySelector('article')");
            assertEquals(0, askedAtRest(table));
            table.press("Escape");
            table.waitFor("uniboard.places.some(({ name }) => name === 'control:hint')");
            assertEquals(0, askedAtRest(table));
        }
    }

    @Test
    void anotherSizeAndOtherColoursAreDrawnAtOnce() {
        try (TablePage table = counting(page(800, 600))) {
            table.page().emulateMedia(new Page.EmulateMediaOptions().setColorScheme(ColorScheme.LIGHT));
            table.openReady("?lang=en&game=onitama");
            assertEquals(0, askedAtRest(table));
            int drawn = table.frames();
            table.setSize(500, 700);
            table.waitFor("uniboard.frames > " + drawn);
            assertTrue(table.places().stream().allMatch(place -> place.x() + place.width() <= 500));
            assertEquals(0, askedAtRest(table));
            int again = table.frames();
            table.page().emulateMedia(new Page.EmulateMediaOptions().setColorScheme(ColorScheme.DARK));
            table.waitFor("uniboard.frames > " + again + " && getComputedStyle(document.documentElement).colorScheme === 'dark'");
            assertEquals(0, askedAtRest(table));
        }
    }

    /** Where the program itself can't go on it doesn't go on either. */
    @Test
    void aFailureRests() {
        try (TablePage table = counting(page(800, 600))) {
            KeptOnitama.open(table, "?lang=en", KeptOnitama.START);
            table.failToDraw();
            assertEquals(0, askedAtRest(table));
        }
    }
}
