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
    /** Of the browser itself, during which the page asks for none. */
    private static final int FRAMES = 20;
    /** Milliseconds within which no timer may be due. */
    private static final int SOON = 2000;

    /** Counts the frames that the page asks for, and keeps account of the timers that it has set. */
    private static TablePage counting(TablePage table) {
        table.addInitScript("""
            window.asked = 0;
            window.browsersFrame = window.requestAnimationFrame;
            window.requestAnimationFrame = step => { asked++; return browsersFrame(step); };
            window.timers = new Map();
            const set = window.setTimeout, clear = window.clearTimeout;
            window.setTimeout = (task, wait = 0, ...values) => {
              const timer = set(() => { timers.delete(timer); task(...values); }, wait);
              timers.set(timer, performance.now() + wait);
              return timer;
            };
            window.clearTimeout = timer => { timers.delete(timer); clear(timer); };""");
        return table;
    }

    /** Waits for the whole program, and for stillness; then nothing asks for a frame, and nothing is set to do so by itself. */
    private static void assertRests(TablePage table) {
        table.waitUntilWhole();
        assertEquals(List.of(0, 0), table.evaluate("""
            async () => {
              const before = asked;
              for (let i = 0; i < %d; i++) await new Promise(browsersFrame);
              const soon = performance.now() + %d;
              return [asked - before, [...timers.values()].filter(due => due < soon).length];
            }""".formatted(FRAMES, SOON)));
    }

    @Test
    void noFramesAreAskedForAtATableUntilSomebodyActs() {
        for (String target : List.of("js", "wasm")) {
            try (TablePage table = counting(pageInMotion(800, 600))) {
                StoredGame game = StoredOnitama.open(table, "?lang=en&target=" + target, StoredOnitama.START);
                assertRests(table);
                for (String place : List.of("Ox", "c1", "c2")) table.tap(place);
                game.waitForAnswer(0);
                assertRests(table);
                // Where WebAssembly is asked for, the other program is fetched ahead in vain, which the browser says.
                if (target.equals("js")) assertEquals(List.of(), table.complaints());
            }
        }
    }

    @Test
    void theKeyboardAloneWakesTheProgram() {
        try (TablePage table = counting(page(800, 600))) {
            StoredOnitama.open(table, "?lang=en", StoredOnitama.START);
            assertRests(table);
            int drawn = table.frames();
            table.press("Tab");
            table.waitFor("uniboard.frames > " + drawn);
            String focused = table.focused();
            assertRests(table);
            table.press("ArrowRight");
            table.waitFor("document.activeElement.dataset.place !== '" + focused + "'");
            assertRests(table);
            table.press("Escape");
            table.press("Control+z");
            table.waitUntilStill();
            assertRests(table);
        }
    }

    @Test
    void aBotsAnswerWakesTheProgram() {
        for (boolean workers : new boolean[]{true, false}) {
            try (TablePage table = counting(page(800, 600))) {
                if (!workers) table.forbidWorkers();
                StoredGame game = StoredOnitama.open(table, "?lang=en", StoredOnitama.START);
                for (int turn = 0; turn < 2; turn++) game.choose(new Match(game.record()).choices().get(0));
                assertRests(table);
            }
        }
    }

    @Test
    void theRulesRest() {
        try (TablePage table = counting(page(800, 600)).openReady("?lang=en&game=onitama")) {
            table.waitUntilStill();
            table.tap("control:rules");
            table.waitFor("document.querySelector('article')");
            assertRests(table);
            table.press("Escape");
            table.waitFor("uniboard.places.some(({ name }) => name === 'control:hint')");
            assertRests(table);
        }
    }

    @Test
    void anotherSizeAndOtherColoursAreDrawnAtOnce() {
        try (TablePage table = counting(page(800, 600))) {
            table.page().emulateMedia(new Page.EmulateMediaOptions().setColorScheme(ColorScheme.LIGHT));
            table.openReady("?lang=en&game=onitama");
            assertRests(table);
            int drawn = table.frames();
            table.setSize(500, 700);
            table.waitFor("uniboard.frames > " + drawn);
            assertTrue(table.places().stream().allMatch(place -> place.x() + place.width() <= 500));
            assertRests(table);
            int again = table.frames();
            table.page().emulateMedia(new Page.EmulateMediaOptions().setColorScheme(ColorScheme.DARK));
            table.waitFor("uniboard.frames > " + again + " && getComputedStyle(document.documentElement).colorScheme === 'dark'");
            assertRests(table);
        }
    }

    /** Where the program itself can't go on it doesn't go on either. */
    @Test
    void aFailureRests() {
        try (TablePage table = counting(page(800, 600))) {
            StoredOnitama.open(table, "?lang=en", StoredOnitama.START);
            table.waitUntilWhole();
            table.failToDraw();
            assertRests(table);
        }
    }
}
