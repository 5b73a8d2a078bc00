package uniboard.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ServiceWorkerPolicy;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The page on which the rules and lessons of all games are searched, and the rules that it leads to. */
class AllRulesIT extends SiteTest {
    @ParameterizedTest
    @CsvSource({"'', ltr, TEMPLE, temple, onitama/rules/#way-stream", "fr/, ltr, maitre eleve, maître, fr/onitama/rules/#board",
        "uk/, ltr, пять карт, пʼять, uk/onitama/rules/#deal", "he/, rtl, מקדש, מקדש, he/onitama/rules/#way-stream"})
    void whatIsTypedIsFoundMarkedAndLeadsToItsRule(String language, String direction, String asked, String word, String rule) {
        try (TablePage table = page(360, 640)) {
            Page page = table.page();
            page.navigate(address() + language + "rules/");
            assertEquals(direction, page.evaluate("document.documentElement.dir"));
            page.locator("#query").focus();
            page.keyboard().type(asked);
            String count = page.locator("#count[role=status]").innerText();
            int shown = page.locator("#found > li").count();
            assertTrue(shown > 0 && (count.contains(" " + shown) || count.contains("\u00a0" + shown)), count);
            List<String> marks = page.locator("#found p mark").allInnerTexts().stream().map(String::toLowerCase).toList();
            assertTrue(marks.contains(word), marks.toString());
            Axe.findsNothing(table, "found");
            page.keyboard().press("Enter");
            page.reload();
            assertEquals(asked, page.locator("#query").inputValue(), "the question is kept in the address");
            page.locator("#found a[href$='" + rule.substring(rule.indexOf('#')) + "']").first().press("Enter");
            page.waitForURL("**/" + rule);
            assertTrue(page.locator(":target").isVisible());
            assertEquals(List.of(), table.complaints());
        }
    }

    @Test
    void nothingFoundIsToldAndAnEmptyFieldTellsNothing() {
        try (TablePage table = page(1280, 800)) {
            Page page = table.page();
            page.navigate(address() + "rules/?q=xyzzy");
            assertEquals("Nothing found. Try a shorter word.", page.locator("#count").innerText());
            assertFalse(page.locator("#found").isVisible());
            page.locator("#query").fill("");
            page.locator("#query").press("Enter");
            assertEquals("", page.locator("#count").innerText());
            assertFalse(page.url().contains("q="), page.url());
        }
    }

    @Test
    void aRuleShowsItsBoardAndTheLineForAnotherPage() {
        try (TablePage table = page(360, 640)) {
            Page page = table.page();
            page.navigate(address() + "he/onitama/rules/#way-stone");
            Axe.findsNothing(table, "folded");
            page.locator("#way-stone summary").press("Enter");
            page.waitForFunction("() => document.querySelector('#way-stone img').naturalWidth > 0");
            String line = page.locator("#way-stone code").innerText();
            assertTrue(line.contains("src=\"" + address() + "uni-board.js\"") && line.contains("lesson=\"win\" step=\"1\"")
                && line.contains("href=\"" + address() + "he/onitama/rules/#way-stone\""), line);
            page.locator("#way-stone code").click();
            assertEquals(line, page.evaluate("String(getSelection())"));
            Axe.findsNothing(table, "unfolded");
            assertEquals(List.of(), table.complaints());
        }
    }

    @Test
    void withoutScriptsTheListsStandThereAndNoField() {
        try (BrowserContext context = browser().newContext(new NewContextOptions().setJavaScriptEnabled(false)
            .setServiceWorkers(ServiceWorkerPolicy.BLOCK))) {
            Page page = context.newPage();
            page.navigate(address() + "he/onitama/rules/");
            page.locator("header a[href='../../rules/']").click();
            page.waitForURL("**/he/rules/");
            assertFalse(page.locator("#query").isVisible());
            assertTrue(page.locator("#own li").count() > 30);
            page.locator("#terms dt a").first().click();
            page.waitForURL("**/he/onitama/rules/#way-stone");
        }
    }
}
