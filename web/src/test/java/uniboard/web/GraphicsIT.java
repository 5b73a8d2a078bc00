package uniboard.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Frame;
import com.microsoft.playwright.Locator;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import uniboard.game.Choice;
import uniboard.match.Match;

/** Browsers that don't let the page draw, or cease to. */
class GraphicsIT extends SiteTest {
    private static final String ASKED = "!document.getElementById('failure').hidden";

    /** As in a browser without WebGL. */
    private static TablePage without(TablePage table) {
        table.addInitScript("""
            const get = HTMLCanvasElement.prototype.getContext;
            HTMLCanvasElement.prototype.getContext = function (type, ...wishes) {
              return type.startsWith('webgl') ? null : get.call(this, type, ...wishes);
            };""");
        return table;
    }

    private static Locator first(TablePage table) {
        return table.page().locator("#failure button.first");
    }

    @ParameterizedTest
    @CsvSource({"en,Go on without pictures,hardware acceleration", "fr,Continuer sans images,accélération matérielle",
        "uk,Продовжити без зображень,апаратне прискорення", "he,המשך בלי תמונות,האצת החומרה"})
    void saysInTheReadersLanguageWhatIsMissing(String language, String on, String help) {
        try (TablePage table = without(page(360, 640)).open("?game=onitama&lang=" + language)) {
            table.waitFor(ASKED);
            String text = table.page().locator("#failure").innerText();
            assertTrue(text.contains("WebGL") && text.contains(help), text);
            assertEquals(on, first(table).innerText());
        }
    }

    @ParameterizedTest
    @CsvSource({"onitama,360,640", "unlur,1280,800"})
    void gamesArePlayedByWhatTheirPlacesSay(String id, int width, int height) {
        try (TablePage table = without(page(width, height)).open("?lang=en&game=" + id)) {
            table.waitFor(ASKED + " && uniboard.ready");
            first(table).click();
            table.waitUntilStill();
            StoredGame game = new StoredGame(table, id);
            int before = game.plies();
            Choice choice = new Match(game.record()).choices().get(0);
            for (Choice.Step step : choice.steps()) {
                Locator button = table.page().locator("main [data-place='" + step.place() + "']");
                assertTrue(button.isVisible());
                button.click();
            }
            game.waitForAnswer(before);
            assertTrue(game.plies() > before);
            assertTrue(table.page().locator("#status").isVisible());
            assertEquals(List.of(), table.complaints());
        }
    }

    @Test
    void theRulesAreRead() {
        try (TablePage table = without(page(360, 640)).open("?lang=fr&game=onitama")) {
            table.waitFor(ASKED + " && uniboard.ready");
            first(table).click();
            table.waitUntilStill();
            table.page().locator("[data-place='control:rules']").click();
            table.waitFor("document.querySelector('article')");
            assertEquals(List.of(), table.complaints());
        }
    }

    @Test
    void aPictureThatDoesNotComeBackIsShownAgain() {
        try (TablePage table = page(800, 600)) {
            StoredGame game = StoredOnitama.open(table, "?lang=fr", StoredOnitama.START);
            String before = game.record().text();
            table.evaluate("void (window.before = document.getElementById('canvas').getContext('webgl')"
                + ".getExtension('WEBGL_lose_context'))");
            table.evaluate("before.loseContext()");
            table.waitFor(ASKED);
            assertEquals("Afficher de nouveau", first(table).innerText());
            first(table).click();
            table.waitFor("!window.before && uniboard.ready");
            table.waitUntilReady();
            assertEquals(before, game.record().text());
        }
    }

    @Test
    void aTableAmongOthersThatGetsNoRoomSaysSo() {
        try (TablePage table = without(page(1280, 900))) {
            Frame frame = OuterPage.show(table, "?lang=uk");
            table.waitFor("frames[0].document.querySelector('#failure button')");
            assertEquals("Показати знову", frame.locator("#failure button.first").innerText());
        }
    }
}
