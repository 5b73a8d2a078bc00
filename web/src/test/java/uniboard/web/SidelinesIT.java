package uniboard.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import uniboard.app.registry.AllGames;
import uniboard.known.Records;
import uniboard.match.RecordTree;

/** What was tried beside a game and said of it, kept and handed on. */
class SidelinesIT extends SiteTest {
    private static final String COMMENT = "כאן אדום מוותר";

    private static RecordTree kept(TablePage table) {
        return RecordTree.read((String) table.evaluate("localStorage.getItem('uniboard.record.onitama')"), new AllGames());
    }

    @Test
    void aSidelineWithItsCommentIsKeptAndSent() {
        keepAndSendASideline("js");
    }

    @Tag("thorough")
    @Test
    void aSidelineIsKeptAndSentInWebAssembly() {
        keepAndSendASideline("wasm");
    }

    private void keepAndSendASideline(String target) {
        String link;
        RecordTree tree;
        try (TablePage table = page(1280, 800)) {
            table.addInitScript(
                "Object.defineProperty(navigator, 'clipboard', { value: { writeText: async text => { window.copied = text; } } });");
            StoredGame.open(table, "onitama", "?lang=en&target=" + target, Records.BEGUN_ONITAMA);
            table.act("move:1", "Horse", "d5", "d4");
            assertTrue(table.status().contains("A sideline begins here"), table.status());
            table.act("control:more");
            if (!table.hasPlace("control:comment")) table.act("control:moreRows");
            table.tap("control:comment");
            table.waitFor("document.activeElement.matches('#failure input, #failure textarea')");
            table.page().keyboard().type(COMMENT);
            table.press("Enter");
            table.waitFor("localStorage.getItem('uniboard.record.onitama').includes('comment')");
            table.waitUntilStill();
            table.reload();
            table.waitUntilReady();
            table.waitUntilStill();
            assertTrue(table.place("move:2").label().contains(COMMENT), table.place("move:2").label());
            assertTrue(table.hasPlace("line:0:1"), () -> table.places().toString());
            tree = kept(table);
            assertEquals(2, tree.lines().size());
            table.act("control:more", "control:share", "control:copyLink");
            table.waitFor("window.copied");
            link = (String) table.evaluate("window.copied");
            assertEquals(List.of(), table.complaints());
        }
        try (TablePage friend = touchPage(360, 640)) {
            friend.page().navigate(link);
            friend.waitUntilReady();
            friend.waitUntilStill();
            assertEquals(tree.text(), kept(friend).text());
            assertTrue(friend.status().contains(COMMENT), friend.status());
            friend.act("control:moves", "line:0:1");
            assertFalse(friend.status().contains(COMMENT), friend.status());
            friend.act("line:1:1");
            assertTrue(friend.status().contains(COMMENT), friend.status());
            assertEquals(List.of(), friend.complaints());
        }
    }
}
