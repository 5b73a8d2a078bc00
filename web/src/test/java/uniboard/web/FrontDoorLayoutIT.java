package uniboard.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Page;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import uniboard.games.unlur.UnlurGame;
import uniboard.known.Records;
import uniboard.text.Language;

/** The front door on screens of all sizes, to newcomers and to those who come back. */
class FrontDoorLayoutIT extends SiteTest {
    private Page open(TablePage table, String path) {
        table.page().navigate(address() + path);
        return table.page();
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void nothingIsCutOrCovered(Language language) {
        try (TablePage table = page(800, 600)) {
            for (String relay : List.of("", "yes")) {
                for (String part : List.of("", "#friends")) {
                    Page page = open(table, (language == Language.ENGLISH ? "?lang=en" : language.code() + '/') + part);
                    page.evaluate("relay => { document.documentElement.dataset.friends = relay; }", relay);
                    for (int width : List.of(320, 360, 560, 600, 768, 1099, 1100, 1280, 1600)) {
                        page.setViewportSize(width, 640);
                        String where = language.code() + part + ", " + width + ", relay: " + relay;
                        assertEquals(List.of(), FrontDoorView.faults(page), where);
                        assertEquals(1, FrontDoorView.greenButtons(page).size(), where);
                    }
                }
            }
        }
    }

    @Test
    void aPhoneShowsAllGamesWithinAScreenAndAHalf() {
        try (TablePage table = page(360, 640)) {
            Page page = open(table, "?lang=en");
            Number bottom = (Number) page.locator("#games").evaluate("games => games.getBoundingClientRect().bottom");
            assertTrue(bottom.intValue() <= 960, bottom + " pixels");
            assertFalse(page.locator("nav > ul").isVisible());
            page.locator("summary").click();
            page.locator("details a[lang=fr]").click();
            page.waitForURL("**/fr/");
        }
    }

    /** Its box is the large one, before the others. */
    @Test
    void theGamePlayedLastComesFirst() {
        try (TablePage table = page(800, 600)) {
            Page page = open(table, "?lang=en");
            page.evaluate("record => localStorage.setItem('uniboard.record.unlur', record)",
                Records.of(new UnlurGame(), "-", "human", "human") + "1 a1\n");
            page.evaluate("localStorage.setItem('uniboard.latest', 'unlur')");
            page.reload();
            assertEquals(List.of("unlur", "onitama", "unikat", "unitary", "unitar"),
                page.locator("#games > li").evaluateAll("boxes => boxes.map(box => box.dataset.game)"));
            assertEquals(List.of("Unlur: Continue"), FrontDoorView.greenButtons(page));
            assertEquals("Where you left off", page.locator("[data-game=unlur] .left").innerText());
            assertTrue(FrontDoorView.link(page, "onitama", "Onitama: Play").isVisible());
            for (int width : List.of(320, 768, 1280)) {
                page.setViewportSize(width, 640);
                assertEquals(List.of(), FrontDoorView.faults(page), width + " wide");
            }
            page.evaluate("localStorage.setItem('uniboard.record.unlur', localStorage.getItem('uniboard.record.unlur') + 'result 1\\n')");
            page.reload();
            assertEquals(List.of("Unlur: Play"), FrontDoorView.greenButtons(page));
            assertFalse(page.locator("[data-game=unlur] .left").isVisible());
        }
    }
}
