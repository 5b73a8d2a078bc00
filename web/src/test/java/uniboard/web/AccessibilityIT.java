package uniboard.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import uniboard.known.SpokenGame;

/** What assistive technology and the keyboard find on the page, state by state. */
class AccessibilityIT extends SiteTest {
    @ParameterizedTest
    @ValueSource(strings = {"en", "he"})
    void thePageSaysWhatItIs(String language) {
        try (TablePage table = page(640, 360)) {
            StoredOnitama.open(table, "?lang=" + language, StoredOnitama.START);
            String name = new SpokenGame(language).say("game.onitama");
            assertEquals(name + " – Uniboard", table.page().title());
            assertEquals(name, table.page().locator("h1").textContent());
            assertEquals(language, table.evaluate("document.documentElement.lang"));
            table.goTo("control:menu");
            table.press("Enter");
            table.waitFor("document.getElementById('games')");
            assertEquals(language, table.evaluate("document.documentElement.lang"));
            table.page().locator("[data-game=onitama] h2 a").focus();
            table.press("Enter");
            table.waitFor("document.title === '" + name + " – Uniboard' && uniboard.ready");
        }
    }

    @Test
    void thePagesLanguageIsRightBeforeItsFirstWords() {
        try (TablePage table = page(800, 600)) {
            table.addInitScript("""
                new MutationObserver(() => { if (document.body) window.firstLanguage ??= document.documentElement.lang; })
                  .observe(document, { childList: true, subtree: true });""");
            table.openReady("?lang=he&game=onitama");
            assertEquals("he", table.evaluate("firstLanguage"));
        }
    }

    /** Browsers tell of some changes only when the element is another one. */
    @Test
    void whatBecomesSomethingElseIsAnElementOfItsOwn() {
        try (TablePage table = page(800, 600)) {
            StoredGame game = StoredOnitama.open(table, "?lang=en", StoredOnitama.START);
            table.evaluate("void (document.querySelector('[data-place=c1]').isThatOfBefore = true)");
            assertEquals("false", table.attribute("c1", "aria-pressed"));
            for (String place : List.of("Ox", "c1", "c2")) table.tap(place);
            game.waitForAnswer(0);
            table.waitUntilStill();
            assertEquals(List.of(false, false), table.evaluate("""
                () => {
                  const left = document.querySelector('[data-place=c1]');
                  return [left.hasAttribute('aria-pressed'), !!left.isThatOfBefore];
                }"""));
            table.evaluate("void (document.querySelector('[data-place=\"control:menu\"]').isThatOfBefore = true)");
            table.act("control:more", "control:settings");
            table.tap("control:language");
            assertEquals("he", table.attribute("control:language:he", "lang"));
            table.tap("control:language:he");
            table.waitFor("document.documentElement.dir === 'rtl' && uniboard.still");
            table.press("Escape");
            table.waitFor("uniboard.places.some(({ name }) => name === 'control:menu')");
            assertEquals(false, table.evaluate("!!document.querySelector('[data-place=\"control:menu\"]').isThatOfBefore"));
        }
    }

    @Test
    void theBoardIsAGridOfButtonsWithNamesOfTheirOwn() {
        try (TablePage table = page(640, 360)) {
            StoredOnitama.open(table, "?lang=en", StoredOnitama.START);
            table.goTo("c1");
            table.press("Space");
            assertEquals(List.of(5, 5, "1:1 a5", "3:3 c3", "5:5 e1"), table.evaluate("""
                () => {
                  const grid = document.querySelector('[role=grid]');
                  const at = place => {
                    const cell = grid.querySelector(`[data-place=${place}]`).parentElement;
                    return `${cell.parentElement.ariaRowIndex}:${cell.ariaColIndex} ${place}`;
                  };
                  return [+grid.ariaRowCount, +grid.ariaColCount, at('a5'), at('c3'), at('e1')];
                }"""));
            String numbered = "[role=gridcell]:not([aria-rowindextext][aria-colindextext])";
            assertEquals(0, table.evaluate("document.querySelectorAll('" + numbered + "').length"),
                "numbers of rows and columns are told beside the names of the places");
            assertEquals("true", table.attribute("c1", "aria-pressed"));
            assertEquals("false", table.attribute("Ox", "aria-pressed"));
            assertEquals("true", table.attribute("control:takeBack", "aria-disabled"));
            assertEquals(List.of(), table.evaluate("""
                uniboard.places.filter(({ name, x, y, width, height }) => {
                  const box = document.querySelector(`[data-place="${name}"]`).getBoundingClientRect();
                  return box.x !== x || box.y !== y || box.width !== width || box.height !== height;
                })"""));
        }
    }

    @Test
    void wordsThatOpenHaveTheFocusAndGiveItBack() {
        try (TablePage table = page(640, 360)) {
            StoredOnitama.open(table, "?lang=en", StoredOnitama.START);
            table.goTo("c1");
            table.page().keyboard().type("?");
            table.waitFor("document.activeElement.id === 'words'");
            table.waitUntilStill();
            table.press("Escape");
            table.waitUntilStill();
            assertEquals("c1", table.evaluate("document.activeElement.dataset.place"));
        }
    }

    @Test
    void wordsThatComeLateHaveTheFocusToo() {
        try (UnreliableSite site = new UnreliableSite(); TablePage table = page(site, 360, 640)) {
            StoredOnitama.open(table, "?lang=en", StoredOnitama.START);
            site.hold("/learn/");
            table.goTo("c1");
            table.page().keyboard().type("?");
            table.waitFor("document.activeElement.id === 'words' && !document.querySelector('article :not(div, h2)')");
            assertEquals("", table.status(), "no number of pages before they are known");
            site.mend();
            table.waitFor("document.querySelector('article :not(div, h2)')");
            assertEquals("words", table.evaluate("document.activeElement.id"));
        }
    }

    @Test
    void wordsAreSaidWhetherOrNotTheyScroll() {
        try (TablePage table = page(1280, 900)) {
            StoredOnitama.open(table, "?lang=en", StoredOnitama.START);
            table.act("control:rules");
            table.waitFor("document.querySelector('article p')");
            assertEquals(List.of(false, "region", "Aim of the game", true), table.evaluate("""
                () => {
                  const article = document.querySelector('article');
                  const description = document.getElementById(article.getAttribute('aria-describedby'));
                  return [article.scrollHeight > article.clientHeight, article.getAttribute('role'), article.getAttribute('aria-label'),
                    description !== article && description.textContent === article.textContent];
                }"""));
        }
    }

    /** A list with a number of items in what makes screen readers leave the arrows to the page. */
    @Test
    void listsAreGoneThroughWithArrows() {
        try (TablePage table = page(640, 360)) {
            StoredOnitama.open(table, "?lang=en", StoredOnitama.START);
            table.act("control:more");
            String items = "document.querySelectorAll('%sli > [data-place]').length";
            assertEquals(table.evaluate(items.formatted("")), table.evaluate(items.formatted("[role=toolbar] > [role=list] > ")));
            String hand = "document.querySelector('[data-region=hand]')";
            assertEquals("Your cards", table.evaluate(hand + ".ariaLabel"));
            assertEquals(2, table.evaluate(hand + ".querySelectorAll('[role=list] > li > [data-place]').length"));
        }
    }

    /** Screen readers that go through a sheet's words take the focus away. */
    @Test
    void sheetsThatHaveBeenReadGiveTheFocusBack() {
        try (TablePage table = page(640, 360)) {
            StoredOnitama.open(table, "?lang=en", StoredOnitama.START);
            table.waitUntilWhole();
            for (String place : List.of("control:more", "control:settings", "control:motion")) {
                table.goTo(place);
                table.press("Enter");
            }
            for (String before : List.of("control:motion", "control:more")) {
                table.evaluate("document.activeElement.blur()");
                table.press("Escape");
                assertEquals(before, table.focused());
            }
        }
    }

    /** What is chosen changes the picture and not the words: they are no answer. */
    @Test
    void aTaskIsSaidOnce() {
        try (TablePage table = page(640, 360)) {
            table.openReady("?lang=en&game=onitama#learn");
            table.waitFor("document.querySelector('[role=grid]')");
            table.waitUntilStill();
            table.goTo("Boar");
            table.listen();
            table.press("Enter");
            table.waitFor("document.querySelector('[data-place=Boar][aria-pressed=true]')");
            assertEquals(List.of(), table.spoken("status"));
        }
    }

    @Test
    void oldNewsIsNotToldAgain() {
        try (TablePage table = page(640, 360)) {
            StoredGame game = StoredOnitama.open(table, "?lang=en", StoredOnitama.START);
            table.act("Ox", "c1", "c2");
            game.waitForAnswer(0);
            table.waitUntilStill();
            table.listen();
            table.act("control:rules");
            table.waitFor("document.querySelector('article')");
            table.press("Escape");
            table.waitUntilStill();
            assertEquals(List.of(), table.spoken("said"));
            assertTrue(table.spoken("status").get(1).startsWith("Your turn"), table.spokenInOrder().toString());
        }
    }

    @Test
    void whatLiesBehindASheetCanNotBeReached() {
        try (TablePage table = page(640, 360)) {
            StoredOnitama.open(table, "?lang=en", StoredOnitama.START);
            table.act("control:more");
            assertEquals(List.of(true, true), table.evaluate("['heading', 'screen'].map(id => document.getElementById(id).inert)"));
            table.press("Escape");
            assertEquals(List.of(false, false), table.evaluate("['heading', 'screen'].map(id => document.getElementById(id).inert)"));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "he"})
    void tabGoesFromRegionToRegionAndOutOfThePageAtBothEnds(String language) {
        try (TablePage table = page(1280, 900)) {
            OuterPage.open(table, "?lang=" + language, StoredOnitama.START);
            table.page().locator("#before").focus();
            assertEquals(List.of("hand", "board", "others", "controls", "log", "after"), table.tabThrough("Tab", "#after"));
            assertEquals(List.of("log", "controls", "others", "board", "hand", "before"), table.tabThrough("Shift+Tab", "#before"));
        }
    }

    @Test
    void aRegionIsComeBackToWhereItWasLeft() {
        try (TablePage table = page(640, 360)) {
            StoredOnitama.open(table, "?lang=en", StoredOnitama.START);
            table.goTo("b3");
            table.press("Home");
            assertEquals("a3", table.focused());
            table.press("End");
            assertEquals("e3", table.focused());
            table.press("ArrowRight");
            assertEquals("e3", table.focused());
            table.press("Tab");
            assertEquals("others", table.focusedRegion());
            table.press("Shift+Tab");
            assertEquals("e3", table.focused());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "he"})
    void sheetsTakeTheFocusAndGiveItBack(String language) {
        try (TablePage table = page(640, 360)) {
            StoredOnitama.open(table, "?lang=" + language, StoredOnitama.START);
            table.waitUntilWhole();
            table.goTo("control:more");
            table.press("Enter");
            table.goTo("control:settings");
            table.press("Enter");
            assertEquals("control:language", table.focused());
            assertEquals(new SpokenGame(language).say("table.settings"), table.page().locator("[role=dialog]").getAttribute("aria-label"));
            assertEquals(true, table.evaluate("document.getElementById('screen').inert"));
            table.goTo("control:motion");
            table.press("Enter");
            assertEquals("control:motion:system", table.focused());
            assertEquals("true", table.attribute("control:motion:system", "aria-checked"));
            table.press("ArrowDown");
            assertEquals("control:motion:full", table.focused());
            table.press("Escape");
            assertEquals("control:motion", table.focused());
            table.press("Enter");
            table.press("ArrowDown");
            table.press("Space");
            assertEquals("control:motion", table.focused());
            table.press("Escape");
            assertEquals("control:more", table.focused());
            assertEquals(0, table.page().locator("[role=dialog]").count());
            assertEquals(false, table.evaluate("document.getElementById('screen').inert"));
        }
    }

    @Test
    void theFocusStaysWhenTheLanguageChanges() {
        try (TablePage table = page(640, 360)) {
            StoredOnitama.open(table, "?lang=en", StoredOnitama.START);
            table.waitUntilWhole();
            table.goTo("control:more");
            table.press("Enter");
            table.goTo("control:settings");
            table.press("Enter");
            table.goTo("control:language");
            table.press("Enter");
            table.goTo("control:language:he");
            table.press("Enter");
            table.waitFor("document.documentElement.dir === 'rtl' && uniboard.status.startsWith('תורכם')");
            assertEquals("control:language", table.focused());
            assertEquals(1, table.page().locator("[role=dialog]").count());
            table.press("Escape");
            assertEquals("control:more", table.focused());
        }
    }

    @Test
    void escapeGivesUpAStepAndShortcutsReachTheTable() {
        try (TablePage table = page(640, 360)) {
            StoredGame game = StoredOnitama.open(table, "?lang=en", StoredOnitama.START);
            String nothingChosen = table.status();
            table.goTo("Ox");
            table.press("Enter");
            assertEquals("true", table.attribute("Ox", "aria-pressed"));
            table.press("Escape");
            assertEquals(nothingChosen, table.status());
            assertEquals("Ox", table.focused());
            for (String place : List.of("Ox", "c1", "c2")) {
                table.goTo(place);
                table.press("Enter");
            }
            game.waitForAnswer(0);
            table.press("PageUp");
            assertFalse(table.places().stream().anyMatch(place -> place.label().contains("chosen")));
            assertEquals("c2", table.focused());
            table.press("Escape");
            table.press("Control+z");
            table.waitFor(StoredOnitama.PLIES + " === 0");
            table.press("Control+y");
            table.waitFor(StoredOnitama.PLIES + " === 2");
            table.press("Meta+z");
            table.waitFor(StoredOnitama.PLIES + " === 0");
            table.press("z");
            table.press("Meta+Shift+z");
            table.waitFor(StoredOnitama.PLIES + " === 2");
        }
    }

    @Test
    void whyNotIsSpokenEachTimeAndAHeldKeyActsOnce() {
        try (TablePage table = page(640, 360)) {
            StoredOnitama.open(table, "?lang=en", StoredOnitama.START);
            table.goTo("c3");
            table.listen();
            table.press("Enter");
            table.press("Enter");
            String why = new SpokenGame("en").say("onitama.why.noPiece", "c3");
            List<String> spoken = table.spoken("status");
            assertEquals(2, spoken.size());
            assertTrue(spoken.get(0).contains(why) && spoken.get(1).contains(why), spoken.toString());
            table.goTo("Ox");
            table.page().keyboard().down("Enter");
            table.page().keyboard().down("Enter");
            table.page().keyboard().up("Enter");
            assertEquals("true", table.attribute("Ox", "aria-pressed"));
        }
    }

    @Test
    void errorsInterruptWhatIsBeingSpoken() {
        try (TablePage table = page(640, 360)) {
            StoredOnitama.open(table, "?lang=en", StoredOnitama.START);
            table.evaluate("""
                uniboard.show({ title: 'Onitama', aim: '', status: 'Lost!', said: '', urgency: 'ASSERTIVE', dialog: null, log: null,
                  article: null, regions: [] })""");
            assertEquals("Lost!", table.page().locator("[role=alert]:not([hidden])").textContent());
            assertEquals("", table.page().locator("#status").textContent());
        }
    }

    @Test
    void aTapEndsTheKeyboardsFocus() {
        try (TablePage table = page(640, 360)) {
            StoredOnitama.open(table, "?lang=en", StoredOnitama.START);
            table.goTo("Ox");
            table.tap("Boar");
            assertEquals("", table.focused());
            assertEquals("true", table.attribute("Boar", "aria-pressed"));
            table.press("ArrowRight");
            assertFalse(table.focused().isEmpty());
        }
    }
}
