package uniboard.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import uniboard.game.Choice;
import uniboard.games.unitar.UnitarPosition;

/** Unitar as a person plays it against two bots, in a real browser by real clicks and fingers. */
class UnitarIT extends SiteTest {
    private static final String BOT = "bot 1";
    private static final double LEAST_TARGET = 44;

    private static KeptGame open(TablePage table, String query, String record) {
        KeptGame game = KeptGame.open(table, "unitar", query, record);
        table.waitUntilStill();
        return game;
    }

    private static UnitarPosition position(KeptGame game) {
        return (UnitarPosition) game.record().replay();
    }

    /** From placing on. */
    @Test
    void twoRoundsByClicks() {
        try (TablePage table = page(1280, 800)) {
            ToldRound round = new ToldRound(table, new SpokenGame("en"));
            KeptGame game = open(table, "?lang=en&target=js", KeptUnitar.placing("human", BOT, BOT));
            game.choose(FairPlayer.choice(game.record()));
            while (position(game).round() < 3) {
                int before = game.plies();
                for (Choice.Step step : FairPlayer.choice(game.record()).steps()) table.tap(step.place());
                round.isCompared(game);
                if (before == 3) {
                    table.waitUntilStill();
                    table.screenshot(screenshot("unitar-compared-1280x800"));
                }
                round.listen();
                table.tap(ToldRound.ON);
                round.isCarriedOut(game);
                game.waitForAnswer(before);
            }
            table.tap(ToldRound.AGAIN);
            round.isCompared(game);
            table.tap(ToldRound.ON);
            table.waitFor("uniboard.places.some(({ name }) => name === 'commit')");
            table.screenshot(screenshot("unitar-third-round-1280x800"));
            assertEquals(List.of(), table.complaints());
        }
    }

    @Test
    void aRoundByFingersOnAPhone() {
        try (TablePage table = touchPage(360, 640)) {
            ToldRound round = new ToldRound(table, new SpokenGame("en"));
            KeptGame game = open(table, "?lang=en&target=wasm", KeptUnitar.round(2, "human", BOT, BOT));
            Fingers fingers = new Fingers(table);
            List<String> marks = List.of("colour:red", "symbol:uni", "action:+", "commit");
            for (String mark : marks) {
                TablePage.Place place = table.place(mark);
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
            table.screenshot(screenshot("unitar-intention-360x640"));
            tap(fingers, table, "commit");
            round.isCompared(game);
            table.waitUntilStill();
            table.screenshot(screenshot("unitar-compared-360x640"));
            round.listen();
            tap(fingers, table, ToldRound.ON);
            round.isCarriedOut(game);
            game.waitForAnswer(0);
            assertFalse(table.hasPlace(ToldRound.ON));
            assertEquals(List.of(), table.complaints());
        }
    }

    private static void tap(Fingers fingers, TablePage table, String name) {
        TablePage.Place place = table.place(name);
        fingers.tap(place.x() + place.width() / 2, place.y() + place.height() / 2);
    }
}
