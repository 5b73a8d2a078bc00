package uniboard.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import uniboard.games.unitary.UnitaryGame;
import uniboard.known.KeptUnitary;
import uniboard.known.Records;

/** Unitary as a person plays it, in a real browser by real clicks and fingers. */
class UnitaryIT extends SiteTest {
    /** @param second {@code human} or {@code bot 1} */
    private static String record(String area, String hidden, String hands, String second) {
        return Records.of(new UnitaryGame(), KeptUnitary.position(area, hidden, hands, "Force"), "human", second);
    }

    @Test
    void theOwnHiddenCardIsToldOnlyWhileItIsLookedAt() {
        String energy = record("0,1,0", "Energy/Time", "Speed,Clear/Mass", "human");
        String power = record("0,1,0", "Power/Time", "Speed,Clear/Mass", "human");
        try (TwinTables tables = new TwinTables(() -> page(800, 600), "unitary", "?lang=en", energy, power)) {
            tables.tap("control:open");
            tables.areAlike();
            tables.tap("hidden");
            tables.differ();
            tables.tap("hidden");
            tables.areAlike();
            tables.both(table -> {
                table.goTo("hidden");
                table.press("Enter");
            });
            tables.differ();
            tables.tap("card:speed");
            tables.areAlike();
            tables.tap("up");
            tables.areAlike();
            tables.complainOfNothing();
        }
    }

    @Test
    void fingersTurnPlayAndDiscardOnAPhone() {
        try (TablePage table = touchPage(360, 640)) {
            String record = record("1,2,-2", "Distance/Power", "Surface Tension,Square Root,Clear,Speed,Time/Mass", "bot 1");
            StoredGame game = StoredGame.open(table, "unitary", "?lang=en", record);
            Fingers fingers = new Fingers(table);
            tap(fingers, table, "card:squareRoot");
            assertTrue(table.status().contains("an even number of each unit"), table.status());
            assertEquals(0, game.plies());
            play(fingers, table, game, "end");
            tap(fingers, table, "card:speed");
            tap(fingers, table, "discard");
            assertEquals("discard Speed", game.record().moveTexts().get(1));
            tap(fingers, table, "control:takeBack");
            tap(fingers, table, "control:takeBack");
            assertEquals(0, game.plies());
            play(fingers, table, game, "card:surfaceTension", "down");
            play(fingers, table, game, "card:squareRoot", "play");
            assertTrue(game.record().replay().outcome().wins(0));
            assertTrue(table.status().startsWith("You win!"), table.status());
            assertEquals(List.of(), table.complaints());
        }
    }

    private static void play(Fingers fingers, TablePage table, StoredGame game, String... places) {
        int before = game.plies();
        for (String place : places) tap(fingers, table, place);
        game.waitForAnswer(before);
    }

    private static void tap(Fingers fingers, TablePage table, String name) {
        Table.Place place = table.place(name);
        fingers.tap(place.x() + place.width() / 2, place.y() + place.height() / 2);
        table.waitUntilStill();
    }
}
