package uniboard.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import uniboard.game.Options;
import uniboard.game.Random32;
import uniboard.games.unlur.UnlurGame;
import uniboard.match.GameRecord;
import uniboard.match.Seat;

/** Unlur as a person plays it, in a real browser by real clicks and fingers. */
class UnlurIT extends SiteTest {
    /** With small cells. */
    private static StoredGame openLargeBoard(TablePage table) {
        UnlurGame game = new UnlurGame();
        Options options = Options.defaults(game).with(UnlurGame.SIZE, "10");
        String record = GameRecord.begin(game, options, List.of(Seat.HUMAN, Seat.HUMAN), new Random32(1)).text();
        return StoredGame.open(table, "unlur", "?lang=en", record);
    }

    @Test
    void smallCellsAreConfirmedOrEnlargedByTwoFingers() {
        try (TablePage table = touchPage(360, 640)) {
            StoredGame game = openLargeBoard(table);
            Fingers fingers = new Fingers(table);
            tap(fingers, table.place("h8"));
            assertEquals("Tap h8 again to put the stone there.", table.status().substring(table.status().indexOf("Tap")), table.status());
            tap(fingers, table.place("h8"));
            table.waitUntilStill();
            assertEquals(List.of("h8"), game.record().moveTexts());
            fingers.pinch(180, 250, 60, 200);
            table.waitFor("uniboard.places.find(({ name }) => name === 'j10').width >= 44");
            table.waitUntilStill();
            assertEquals(1.0, ((Number) table.evaluate("visualViewport.scale")).doubleValue(), "the page is enlarged, not the board alone");
            Table.Place before = table.place("j10");
            fingers.slide(200, 250, 140, 220);
            table.waitUntilStill();
            assertEquals(before.x() - 60, table.place("j10").x(), 2);
            assertEquals(before.y() - 30, table.place("j10").y(), 2);
            tap(fingers, table.place("j10"));
            table.waitUntilStill();
            assertEquals(List.of("h8", "j10"), game.record().moveTexts());
            assertEquals(List.of(), table.complaints());
        }
    }

    private static void tap(Fingers fingers, Table.Place place) {
        fingers.tap(place.x() + place.width() / 2, place.y() + place.height() / 2);
    }

    @Test
    void aroundTheBoardTwoFingersZoomThePage() {
        try (TablePage table = touchPage(360, 640)) {
            openLargeBoard(table);
            Table.Place pass = table.place("pass");
            new Fingers(table).pinch(180, pass.y() + 20, 60, 240);
            table.waitFor("visualViewport.scale > 1.5");
            assertEquals(17, table.place("j10").width(), 1);
            assertEquals(List.of(), table.complaints());
        }
    }

    @Test
    void theWheelEnlargesTheBoardAndCtrlIsLeftToTheBrowser() {
        try (TablePage table = page(640, 360)) {
            openLargeBoard(table);
            Table.Place cell = table.place("j10");
            table.page().mouse().move(cell.x() + cell.width() / 2, cell.y() + cell.height() / 2);
            table.page().mouse().wheel(0, -300);
            table.waitFor("uniboard.places.find(({ name }) => name === 'j10').width > " + 1.5 * cell.width());
            assertEquals(cell.x() + cell.width() / 2, table.place("j10").x() + table.place("j10").width() / 2, 2);
            Object prevented = table.evaluate("""
                () => {
                  const event = new WheelEvent('wheel',
                    { ctrlKey: true, deltaY: -100, clientX: 100, clientY: 100, bubbles: true, cancelable: true });
                  document.getElementById('canvas').dispatchEvent(event);
                  return event.defaultPrevented;
                }""");
            assertEquals(false, prevented);
            assertEquals(List.of(), table.complaints());
        }
    }

    @Test
    void theKeyboardEnlargesTheBoardAndTheViewFollowsIt() {
        try (TablePage table = page(360, 640)) {
            openLargeBoard(table);
            table.goTo("view:zoom");
            table.press("Enter");
            table.waitFor("uniboard.places.find(({ name }) => name === 'j10').width >= 44");
            assertEquals("view:zoom", table.focused());
            table.goTo("s10");
            Table.Place corner = table.place("s10");
            Table.Place button = table.place("view:zoom");
            assertTrue(corner.x() >= 8 && corner.x() + corner.width() <= 352 && corner.y() >= 96
                && corner.y() + corner.height() <= button.y() + button.height() + 1, corner.toString());
            assertEquals(List.of(), table.complaints());
        }
    }
}
