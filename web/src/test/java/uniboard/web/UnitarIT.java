package uniboard.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import uniboard.known.KeptUnitar;
import uniboard.known.SpokenGame;

/** Unitar as a person plays it against two bots, in a real browser by real fingers. */
class UnitarIT extends SiteTest {
    private static final String BOT = "bot 1";
    private static final double LEAST_TARGET = 44;

    @Test
    void aRoundByFingersOnAPhone() {
        try (TablePage table = touchPage(360, 640)) {
            ToldRound round = new ToldRound(table, new SpokenGame("en"));
            StoredGame game = StoredGame.open(table, "unitar", "?lang=en", KeptUnitar.round(2, "human", BOT, BOT));
            Fingers fingers = new Fingers(table);
            List<String> marks = List.of("colour:red", "symbol:uni", "action:+", "commit");
            for (String mark : marks) {
                Table.Place place = table.place(mark);
                assertTrue(place.width() >= LEAST_TARGET && place.height() >= LEAST_TARGET, place.toString());
            }
            tap(fingers, table, "colour:red");
            tap(fingers, table, "commit");
            table.waitUntilStill();
            assertTrue(table.status().contains("Mark a symbol too"), table.status());
            assertEquals(0, game.plies());
            tap(fingers, table, "symbol:uni");
            tap(fingers, table, "action:+");
            table.waitUntilStill();
            assertTrue(table.status().contains("Red Uni and Yellow Tar become one"), table.status());
            tap(fingers, table, "commit");
            round.isCompared(game);
            round.listen();
            tap(fingers, table, ToldRound.ON);
            round.isCarriedOut(game);
            game.waitForAnswer(0);
            assertFalse(table.hasPlace(ToldRound.ON));
            assertEquals(List.of(), table.complaints());
        }
    }

    private static void tap(Fingers fingers, TablePage table, String name) {
        Table.Place place = table.place(name);
        fingers.tap(place.x() + place.width() / 2, place.y() + place.height() / 2);
    }
}
