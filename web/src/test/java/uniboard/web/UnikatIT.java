package uniboard.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import uniboard.game.Choice;
import uniboard.known.FairPlayer;
import uniboard.known.KeptUnikat;

/** Unikat as a person plays it, in a real browser by real fingers. */
class UnikatIT extends SiteTest {
    @Test
    void fingersMoveAndEnlargeTheGrowingTableAndAButtonShowsAllOfIt() {
        try (TablePage table = touchPage(360, 640)) {
            StoredGame game = StoredGame.open(table, "unikat", "?lang=en", KeptUnikat.late(3, 5, "human", "bot 1"));
            Fingers fingers = new Fingers(table);
            Table.Place start = table.place("cell:0,0");
            String status = table.status();
            fingers.pinch(180, 220, 60, 180);
            table.waitFor("uniboard.places.find(({ name }) => name === 'cell:0,0').width > " + 1.15 * start.width());
            table.waitUntilStill();
            assertEquals(1.0, ((Number) table.evaluate("visualViewport.scale")).doubleValue(), "the page is enlarged, not the table alone");
            Table.Place before = table.place("cell:0,0");
            fingers.slide(200, 240, 160, 240);
            table.waitUntilStill();
            assertEquals(before.x() - 40, table.place("cell:0,0").x(), 2);
            tap(fingers, table.place("view:zoom"));
            table.waitUntilStill();
            allIsSeen(table);
            fingers.pinch(180, 220, 60, 180);
            table.waitUntilStill();
            fingers.pinch(180, 220, 200, 20);
            table.waitUntilStill();
            allIsSeen(table);
            assertEquals(status, table.status(), "a finger of a gesture tapped something");
            Choice choice = FairPlayer.choice(game.record());
            int plies = game.plies();
            for (Choice.Step step : choice.steps()) tap(fingers, table.place(step.place()));
            game.waitForAnswer(plies);
            assertEquals(choice.move(), game.record().move(plies));
            assertEquals(List.of(), table.complaints());
        }
    }

    private static void allIsSeen(TablePage table) {
        for (Table.Place place : table.places()) {
            boolean seen = place.x() >= 0 && place.y() >= 0 && place.x() + place.width() <= 360 && place.y() + place.height() <= 640;
            assertTrue(seen, place.toString());
        }
    }

    private static void tap(Fingers fingers, Table.Place place) {
        fingers.tap(place.x() + place.width() / 2, place.y() + place.height() / 2);
    }
}
