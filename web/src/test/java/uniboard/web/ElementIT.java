package uniboard.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Frame;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Boards in pages of another origin, by the element that the site offers. */
class ElementIT extends SiteTest {
    /** Of a board, nothing while the focus is outside. */
    private static final String FOCUSED_PLACE = "(document.hasFocus() && document.activeElement.dataset.place || '')";
    private HostSite host;

    @BeforeAll
    void beHost() throws IOException {
        host = new HostSite(Path.of("src/test/host"), address());
    }

    @AfterAll
    void closeHost() {
        if (host != null) host.close();
    }

    private Page open(TablePage table, String name) {
        table.page().navigate(host.address(name));
        table.page().waitForFunction("() => customElements.get('uni-board')");
        return table.page();
    }

    /** Brings a board into sight and waits until it can be played on, as high as it has asked to be. */
    private static Frame board(Page page, String id) {
        page.evaluate("id => document.getElementById(id).scrollIntoView({ block: 'center' })", id);
        for (String type : List.of("ready", "resize")) waitForTold(page, "event.board === '" + id + "' && event.type === '" + type + "'");
        Frame frame = page.evaluateHandle("id => document.getElementById(id).shadowRoot.querySelector('iframe')", id).asElement()
            .contentFrame();
        Object height = page.evaluate("id => document.getElementById(id).clientHeight", id);
        frame.waitForFunction("height => innerHeight === height && uniboard.height === Math.round(height * devicePixelRatio)", height,
            new Frame.WaitForFunctionOptions().setPollingInterval(50));
        waitUntilStill(frame);
        return frame;
    }

    /** Once the poster has come in place of what the frame showed before, with the script that answers taps. */
    private static void tapPoster(Page page, String id) {
        Frame poster = page.waitForSelector("#" + id + " iframe").contentFrame();
        poster.waitForFunction("() => location.pathname.includes('/poster/') && document.readyState === 'complete'", null,
            new Frame.WaitForFunctionOptions().setPollingInterval(50));
        poster.waitForSelector("a").click();
    }

    static void act(Frame frame, String... places) {
        for (String place : places) {
            frame.waitForSelector("[data-place='" + place + "']", new Frame.WaitForSelectorOptions()
                .setState(com.microsoft.playwright.options.WaitForSelectorState.ATTACHED));
            frame.evaluate("place => document.querySelector(`[data-place='${place}']`).click()", place);
            waitUntilStill(frame);
        }
    }

    /** Asked by a clock: a frame that has just come into sight may have no frames of its own yet. */
    static void waitUntilStill(Frame frame) {
        frame.waitForFunction("() => " + TablePage.STILL, null, new Frame.WaitForFunctionOptions().setPollingInterval(50));
    }

    private static void waitForTold(Page page, String condition) {
        page.waitForFunction("() => told.some(event => " + condition + ")");
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "he"})
    void anExerciseOfThePageIsSolvedAndThePageKnows(String language) {
        try (TablePage table = page(1000, 800)) {
            Page page = open(table, language + ".html");
            assertFalse(page.isVisible("#unlocked"));
            Frame board = board(page, "win");
            assertEquals(language.equals("he") ? "rtl" : "ltr", board.evaluate("document.documentElement.dir"));
            act(board, "Eel", "c4", "b5");
            waitForTold(page, "event.type === 'exercise' && event.result === 'wrong' && event.tries === 1");
            act(board, "control:again", "control:hint", "Boar", "c4", "c5");
            page.waitForSelector("#unlocked:not([hidden])");
            String statements = page.textContent("#statements");
            assertTrue(statements.contains("verbs/answered") && statements.contains("verbs/completed"), statements);
            assertTrue(statements.contains("\"scaled\":0.5"), statements);
            assertTrue(statements.contains("#hints\":0") && statements.contains("#hints\":1"), statements);
            assertEquals(List.of(), table.complaints());
        }
    }

    @Test
    void allEightBoardsOfAnArticleComeAlive() {
        try (TablePage table = page(1000, 800)) {
            Page page = open(table, "en.html");
            for (String id : List.of("start", "win", "question", "lesson", "replay", "position")) board(page, id);
            for (String id : List.of("two", "bot")) {
                page.evaluate("id => document.getElementById(id).scrollIntoView({ block: 'center' })", id);
                tapPoster(page, id);
                board(page, id);
            }
            act(board(page, "question"), "control:option:two");
            waitForTold(page, "event.board === 'question' && event.solved");
            assertEquals(3, page.evaluate("document.getElementById('replay').state.plies"));
            page.evaluate("document.getElementById('replay').goto(2)");
            waitForTold(page, "event.board === 'replay' && event.ply === 2 && event.type === 'state'");
            assertEquals(List.of(), table.complaints());
        }
    }

    /** Browsers paint a ground of their own below a frame whose colour scheme isn't its page's. */
    @ParameterizedTest
    @CsvSource({"dark,light,diagram", "light,dark,play", "dark,dark,play"})
    void aTransparentBoardShowsThePageInAnyScheme(String pages, String boards, String mode) throws IOException {
        try (TablePage table = page(800, 600)) {
            Page page = open(table, "en.html");
            page.evaluate("""
                ([pages, boards, mode]) => {
                  document.documentElement.style.colorScheme = pages;
                  document.body.style.background = '#123456';
                  const board = document.createElement('uni-board');
                  const given = { id: 'clear', game: 'onitama', mode, bg: 'transparent', theme: boards, seats: 'h,1' };
                  for (const [name, value] of Object.entries(given)) board.setAttribute(name, value);
                  document.body.prepend(board);
                }""", List.of(pages, boards, mode));
            board(page, "clear");
            if (mode.equals("diagram")) waitForTold(page, "event.board === 'clear' && event.type === 'drawn'");
            BoundingBox box = page.querySelector("#clear").boundingBox();
            BufferedImage picture = ImageIO.read(new ByteArrayInputStream(page.screenshot()));
            int corner = picture.getRGB((int) box.x + 3, (int) box.y + 3) & 0xffffff;
            assertEquals("123456", "%06x".formatted(corner));
        }
    }

    @Test
    void thePagePlaysAndHears() {
        try (TablePage table = page(1000, 800)) {
            Page page = open(table, "en.html");
            board(page, "position");
            String element = "document.getElementById('position').";
            page.evaluate(element + "play('Eel d4-c5')");
            waitForTold(page, "event.board === 'position' && event.type === 'end' && event.winners[0] === 1");
            page.evaluate(element + "undo()");
            waitForTold(page, "event.board === 'position' && event.type === 'state' && !event.over && event.plies === 0");
            page.evaluate(element + "play('Rat a1-a2')");
            waitForTold(page, "event.type === 'error' && event.of === 'play'");
            page.evaluate(element + "lock(['Ox d4-d5'])");
            page.evaluate(element + "highlight(['Ox'])");
            page.evaluate(element + "hint()");
            waitForTold(page, "event.board === 'position' && event.type === 'hint'");
            page.evaluate("document.getElementById('position').setAttribute('theme', 'dark')");
            board(page, "position").waitForFunction("() => getComputedStyle(document.documentElement).colorScheme === 'dark'");
            page.evaluate(element + "lock(); told.length = 0;" + element + "play('Eel d4-c5')");
            waitForTold(page, "event.type === 'end'");
            page.evaluate("told.length = 0;" + element + "undo();" + element + "redo()");
            waitForTold(page, "event.type === 'end'");
            page.evaluate("told.length = 0;" + element + "new({ seats: 'h,h', seed: '4' });" + element + "pause()");
            waitForTold(page, "event.type === 'state' && event.plies === 0 && !event.over");
            page.evaluate(element + "getState();" + element + "pause(false);" + element
                + "load('position', 'ss3/3M1/1m3/5/1S1S1 Eel,Ox/Tiger,Crab/Boar b')");
            waitForTold(page, "event.type === 'state' && event.record.includes('ss3/3M1')");
            String told = (String) page.evaluate("JSON.stringify(told.map(({ board, ...event }) => event))");
            assertEquals(List.of(), MessageCheck.faults(told));
            assertEquals(List.of("warning: Uniboard: “Rat a1-a2” can’t be played: Rat isn’t in this game."), table.complaints());
        }
    }

    @Test
    void aGameThatThereIsNotIsSaid() {
        try (TablePage table = page(1000, 800)) {
            Page page = open(table, "en.html");
            page.evaluate("window.wrong = []; addEventListener('uniboard-error', event => wrong.push(event.detail.message));"
                + " const board = document.createElement('uni-board'); board.id = 'chess'; board.setAttribute('game', 'chess');"
                + " document.body.append(board)");
            page.waitForFunction("() => wrong.some(message => message.includes('chess') && message.includes('onitama'))");
            assertEquals(true, page.evaluate("document.getElementById('chess').shadowRoot.textContent.includes('chess')"));
            page.evaluate("document.body.append(Object.assign(document.createElement('uni-board'), { id: 'none' }))");
            page.waitForFunction("() => wrong.some(message => message.startsWith('“game” is missing'))");
            page.evaluate("const none = document.getElementById('none'); none.setAttribute('lang', 'xx');"
                + " none.setAttribute('start', 'now'); none.setAttribute('game', 'onitama')");
            board(page, "none");
            assertEquals(List.of("“lang” can’t be “xx”: auto, en, fr, uk, he", "“start” can’t be “now”: poster"),
                page.evaluate("wrong.filter(message => /lang|start/.test(message))"));
        }
    }

    /** What a teacher has pasted a pupil does with keys alone. */
    @Test
    void aLessonIsSolvedByKeys() {
        try (TablePage table = page(1000, 800)) {
            Page page = open(table, "en.html");
            Frame board = board(page, "win");
            page.evaluate("document.getElementById('win').focus()");
            board.waitForFunction("() => document.activeElement.dataset.place");
            for (String place : List.of("Boar", "c4", "c5")) {
                board.evaluate("place => document.querySelector(`[data-place='${place}']`).focus()", place);
                table.press("Enter");
                waitUntilStill(board);
            }
            page.waitForSelector("#unlocked:not([hidden])");
            assertEquals("Right! The master is yours.", board.evaluate("uniboard.status"), "it is said, too");
        }
    }

    @Test
    void aLessonIsSolvedByFingersOnAPhone() {
        try (TablePage table = touchPage(360, 640)) {
            Page page = open(table, "en.html");
            Frame board = board(page, "win");
            for (String place : List.of("Boar", "c4", "c5")) {
                List<?> at = (List<?>) board.evaluate("place => {"
                    + " const { x, y, width, height } = uniboard.places.find(({ name }) => name === place);"
                    + " return [x + width / 2, y + height / 2]; }", place);
                List<?> frame = (List<?>) page.evaluate("() => { const box = document.getElementById('win').getBoundingClientRect();"
                    + " return [box.x, box.y]; }");
                page.touchscreen().tap(number(at, 0) + number(frame, 0), number(at, 1) + number(frame, 1));
                waitUntilStill(board);
            }
            page.waitForSelector("#unlocked:not([hidden])");
            assertTrue(number(List.of(page.evaluate("document.getElementById('win').clientHeight")), 0) >= 560, "as high as it asked for");
        }
    }

    /** One finger and the wheel are the page's; two fingers, or the wheel with Ctrl, enlarge the board. */
    @Test
    void fingersAndWheelScrollThePageAndEnlargeTheBoard() throws IOException {
        host.page("zoom.html", "<!DOCTYPE html><html lang=\"en\"><meta name=\"viewport\" content=\"width=device-width\"><title>zoom</title>"
            + "<script src=\"" + address() + "uni-board.js\"></script><script src=\"host.js\"></script><ol id=\"statements\"></ol>"
            + "<uni-board id=\"big\" game=\"unlur\" size=\"10\" seats=\"h,h\"></uni-board><div style=\"height: 3000px\"></div>");
        try (TablePage table = touchPage(360, 640)) {
            Page page = open(table, "zoom.html");
            Frame board = board(page, "big");
            double cell = width(board);
            waitUntilStill(board);
            page.evaluate("scrollTo(0, 0)");
            new Fingers(table).scroll(180, 400, 150, "scrollY > 50");
            assertEquals(cell, width(board), "the finger was the page's");
            bringToRest(page);
            new Fingers(table).pinch(180, 300, 60, 220);
            board.waitForFunction("cell => uniboard.places.find(({ name }) => name === 'k10').width > cell * 1.2", cell,
                new Frame.WaitForFunctionOptions().setPollingInterval(50));
            assertEquals(1.0, number(List.of(page.evaluate("visualViewport.scale")), 0), 0.01);
            double enlarged = width(board);
            page.mouse().move(180, 300);
            page.keyboard().down("Control");
            page.mouse().wheel(0, 300);
            page.keyboard().up("Control");
            board.waitForFunction("cell => uniboard.places.find(({ name }) => name === 'k10').width < cell", enlarged,
                new Frame.WaitForFunctionOptions().setPollingInterval(50));
        }
    }

    /** A page that was flung scrolls on by itself: two fingers may only come down once the board stays below them. */
    private static void bringToRest(Page page) {
        page.evaluate("Object.assign(window, { framesAtRest: 0, lastTop: -1 })");
        page.waitForFunction("""
            () => {
              document.getElementById('big').scrollIntoView();
              const { top } = document.getElementById('big').getBoundingClientRect();
              framesAtRest = top === lastTop ? framesAtRest + 1 : 0;
              lastTop = top;
              return framesAtRest > 20;
            }""");
    }

    private static double width(Frame board) {
        return number(List.of(board.evaluate("uniboard.places.find(({ name }) => name === 'k10').width")), 0);
    }

    private static double number(List<?> list, int index) {
        return ((Number) list.get(index)).doubleValue();
    }

    @Test
    void theKeyboardComesInAndOut() {
        try (TablePage table = page(1000, 800)) {
            Page page = open(table, "en.html");
            Frame board = board(page, "start");
            page.focus("#before");
            for (int stops = 0; stops < 12 && !page.evaluate("document.activeElement.id").equals("after"); stops++) {
                String before = (String) board.evaluate(FOCUSED_PLACE);
                table.press("Tab");
                // Page and board may have a process each: the focus crosses after the key.
                board.waitForFunction("before => " + FOCUSED_PLACE + " !== before", before);
            }
            assertEquals("after", page.evaluate("document.activeElement.id"));
            waitForTold(page, "event.type === 'focusexit' && event.way === 'after'");
            page.evaluate("document.getElementById('start').focus()");
            board.waitForFunction("() => document.activeElement.dataset.place");
        }
    }

    @Test
    void twelveBoardsShareEightPlaces() throws IOException {
        StringBuilder html = new StringBuilder("<!DOCTYPE html><html lang=\"fr\"><title>many</title><script src=\"" + address()
            + "uni-board.js\"></script><script src=\"host.js\"></script><ol id=\"statements\"></ol>");
        for (int i = 1; i <= 12; i++)
            html.append("<uni-board id=\"b").append(i).append("\" game=\"onitama\" controls=\"none\" seats=\"h,h\"></uni-board>");
        host.page("many.html", html.toString());
        try (TablePage table = page(700, 600)) {
            Page page = open(table, "many.html");
            for (int i = 1; i <= 8; i++) board(page, "b" + i);
            page.evaluate("window.before = Object.fromEntries([...document.querySelectorAll('uni-board')].filter(board => board.state)"
                + ".map(board => [board.id, board.state.record]))");
            page.evaluate("document.getElementById('b9').scrollIntoView()");
            tapPoster(page, "b9");
            board(page, "b9");
            assertEquals(8, page.evaluate("[...document.querySelectorAll('uni-board')].filter(board => board.shadowRoot"
                + ".querySelector('iframe') && !board.shadowRoot.querySelector('iframe').src.includes('/poster/')).length"
                + " + (document.getElementById('b9').shadowRoot.querySelector('iframe').src.includes('/poster/') ? 1 : 0)"));
            // Whichever greeted first is the one longest unused.
            String rested = (String) page.evaluate("[...document.querySelectorAll('uni-board')].find(board => before[board.id]"
                + " && board.shadowRoot.querySelector('iframe').src.includes('/poster/')).id");
            page.evaluate("id => { told.length = 0; document.getElementById(id).scrollIntoView(); }", rested);
            tapPoster(page, rested);
            board(page, rested);
            page.waitForFunction("id => document.getElementById(id).state.record === before[id]", rested);
        }
    }

    /** Of twelve, each other than the one before it. */
    @Test
    void everyDiagramShowsItsOwnPositionWithoutAGraphicsCard() throws IOException {
        StringBuilder html = new StringBuilder("<!DOCTYPE html><html lang=\"en\"><title>diagrams</title><script src=\"" + address()
            + "uni-board.js\"></script><script src=\"host.js\"></script><ol id=\"statements\"></ol>");
        for (int i = 0; i < 12; i++) {
            String row = i < 5 ? run(i) + "m" + run(4 - i) : "m4";
            String student = run(i % 5) + "s" + run(4 - i % 5);
            String pieces = i < 5 ? row + "/5/5/5/2M2" : row + "/5/" + student + "/" + i / 5 + "S" + (4 - i / 5) + "/2M2";
            html.append("<uni-board id=\"b").append(i).append("\" game=\"onitama\" mode=\"diagram\" position=\"").append(pieces)
                .append(" Ox,Boar/Horse,Elephant/Crab b\"></uni-board>");
        }
        host.page("diagrams.html", html.toString());
        try (TablePage table = page(700, 600)) {
            Page page = open(table, "diagrams.html");
            Set<Object> pictures = new HashSet<>();
            for (int i = 0; i < 12; i++) {
                page.evaluate("id => document.getElementById(id).scrollIntoView({ block: 'center' })", "b" + i);
                waitForTold(page, "event.board === 'b" + i + "' && event.type === 'drawn'");
                Frame diagram = page.waitForSelector("#b" + i + " iframe").contentFrame();
                pictures.add(diagram.evaluate("document.getElementById('print').toDataURL()"));
                assertEquals(true, diagram.evaluate("['webgl2', 'webgl'].every(type => HTMLCanvasElement.prototype.getContext"
                    + ".call(document.getElementById('canvas'), type)?.isContextLost() ?? true)"), "b" + i);
            }
            assertEquals(12, pictures.size(), "no two are the same");
            page.evaluate("told.length = 0; document.getElementById('b11').highlight(['c1'])");
            waitForTold(page, "event.board === 'b11' && event.type === 'ready' && event.resumed");
            Frame reloaded = page.waitForSelector("#b11 iframe").contentFrame();
            waitUntilStill(reloaded);
            page.evaluate("document.getElementById('b11').highlight([]); document.getElementById('b11').getState()");
            waitForTold(page, "event.board === 'b11' && event.type === 'state'");
            assertEquals(List.of(), table.complaints());
        }
    }

    private static String run(int empty) {
        return empty == 0 ? "" : Integer.toString(empty);
    }
}
