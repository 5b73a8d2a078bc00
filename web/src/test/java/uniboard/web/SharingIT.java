package uniboard.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Download;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import uniboard.app.registry.AllGames;
import uniboard.game.Game;
import uniboard.game.Options;
import uniboard.link.RecordLink;
import uniboard.match.GameRecord;
import uniboard.match.Match;
import uniboard.match.Playout;

/** What goes from a table to others, and what they bring. */
class SharingIT extends SiteTest {
    /** JavaScript: what was copied last. */
    static final String COPIED = "window.copied";

    /** What is copied comes to {@link #COPIED}. */
    static void catchCopies(TablePage table) {
        table.addInitScript("Object.defineProperty(navigator, 'clipboard', { value: { writeText: async text => { " + COPIED
            + " = text; } } });");
    }

    private static void share(TablePage table, String way) {
        table.act("control:more", "control:share", "control:" + way);
    }

    private static String play(TablePage table) {
        StoredGame game = new StoredGame(table, "onitama");
        game.choose(new Match(game.record()).choices().get(0));
        table.waitUntilStill();
        return game.record().text();
    }

    @Test
    void aLinkOpensTheGameElsewhere() {
        openByLink("js");
    }

    @Tag("thorough")
    @Test
    void aLinkOpensTheGameElsewhereInWebAssembly() {
        openByLink("wasm");
    }

    private void openByLink(String target) {
        String link;
        String sent;
        try (TablePage table = page(360, 640)) {
            catchCopies(table);
            table.openReady("?game=onitama&lang=he&target=" + target);
            table.waitUntilStill();
            sent = play(table);
            share(table, "copyLink");
            table.waitFor("uniboard.status.includes('הקישור הועתק')");
            link = (String) table.evaluate(COPIED);
            assertTrue(link.startsWith(address() + "he/onitama/#g="), link);
        }
        try (TablePage friend = page(1280, 800)) {
            friend.page().navigate(link);
            friend.waitUntilReady();
            friend.waitUntilStill();
            assertEquals(sent, new StoredGame(friend, "onitama").record().text());
            assertEquals(List.of(), friend.complaints());
        }
    }

    /** As on plain http: what can't be copied can be seen and selected. */
    @Test
    void withoutAClipboardTheTextIsShown() {
        try (TablePage table = page(1280, 800)) {
            table.addInitScript("Object.defineProperty(navigator, 'clipboard', { value: undefined });");
            table.openReady("?game=onitama");
            table.waitUntilStill();
            String record = play(table);
            table.act("control:more", "control:share");
            table.tap("control:copyText");
            table.waitFor("document.activeElement.matches('#failure textarea')");
            assertEquals(record, table.page().locator("#failure textarea").inputValue());
            table.page().locator("#failure button").click();
            assertTrue(table.page().locator("#failure").isHidden());
            table.act("control:hint");
        }
    }

    @Test
    void aPictureIsSharp() throws IOException {
        try (TablePage table = page(1280, 800)) {
            table.openReady("?game=unlur");
            table.waitUntilStill();
            table.act("control:more", "control:share");
            Download download = table.page().waitForDownload(() -> table.tap("control:savePicture"));
            BufferedImage picture = ImageIO.read(download.path().toFile());
            assertEquals(1600, picture.getWidth());
            assertEquals(1200, picture.getHeight());
            assertTrue(coloursOf(picture) > 1000, "a table, and not an empty sheet");
        }
    }

    private static long coloursOf(BufferedImage picture) {
        return Arrays.stream(picture.getRGB(0, 0, picture.getWidth(), picture.getHeight(), null, 0, picture.getWidth()))
            .distinct().count();
    }

    @Test
    void whatIsDroppedOrPastedIsOpened() {
        try (TablePage table = page(1280, 800)) {
            catchCopies(table);
            table.openReady("?game=onitama");
            table.waitUntilStill();
            String record = play(table);
            share(table, "copyLink");
            table.act("control:new", "control:begin");
            bring(table, "drop", "dataTransfer", record);
            table.waitUntilStill();
            assertEquals(record, new StoredGame(table, "onitama").record().text());
            table.act("control:new", "control:begin");
            bring(table, "paste", "clipboardData", (String) table.evaluate(COPIED));
            table.waitUntilStill();
            assertEquals(record, new StoredGame(table, "onitama").record().text());
            bring(table, "drop", "dataTransfer", "uniboard 1\ngame onitama\nstart nonsense\n");
            table.waitFor("uniboard.status.includes('Line 3')");
            assertEquals(record, new StoredGame(table, "onitama").record().text(), "the table as it was");
        }
    }

    /** What isn't this page's game leads to the page that it belongs to. */
    @Test
    void aGameOfAnotherPageIsOpenedThere() {
        Game unlur = new AllGames().game("unlur");
        GameRecord sent = new Playout(unlur, Options.defaults(unlur), 1).play(0);
        for (String text : List.of(sent.text(), "Look: https://example.org/unlur/#g=" + RecordLink.of(sent))) {
            try (TablePage table = page(1280, 800)) {
                table.openReady("?game=onitama&lang=fr");
                table.waitUntilStill();
                bring(table, "drop", "dataTransfer", text);
                table.page().waitForURL("**/fr/unlur/**");
                table.waitUntilReady();
                table.waitUntilStill();
                assertEquals(sent.text(), new StoredGame(table, "unlur").record().text());
                assertEquals(List.of(), table.complaints());
            }
        }
    }

    private static void bring(TablePage table, String event, String carrier, String text) {
        table.page().evaluate("([type, carrier, text]) => { const data = new DataTransfer(); data.setData('text', text); "
            + "const event = new Event(type, { bubbles: true, cancelable: true }); event[carrier] = data; "
            + "document.body.dispatchEvent(event); }", List.of(event, carrier, text));
    }
}
