package uniboard.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import uniboard.game.Choice;
import uniboard.game.Message;
import uniboard.game.Position;
import uniboard.games.unitar.UnitarBlock;
import uniboard.games.unitar.UnitarPosition;
import uniboard.games.unitar.UnitarWords;

/** Three people choose in secret on one device: who looks learns nothing of the others' marks before all are in. */
class UnitarHotSeatIT extends SiteTest {
    private static final List<String> MARKS = List.of("blue tar ccw", "red uni +", "red uni S");
    private static final List<String> ANCHORS = List.of("uni NE tar W", "uni S tar NW", "uni E tar SE");

    private static void waitForCurtain(TablePage table) {
        table.waitFor("uniboard.places.some(({ name }) => name === 'control:open')");
        table.waitUntilStill();
    }

    private static UnitarPosition position(KeptGame game) {
        return (UnitarPosition) game.record().replay();
    }

    private static String page(TablePage table) {
        return (String) table.evaluate(HiddenCards.PAGE);
    }

    private static void open(TablePage table) {
        table.tap("control:open");
        table.waitFor("uniboard.places.some(({ name }) => name === 'commit')");
    }

    private static Choice choice(KeptGame game, String move) {
        UnitarPosition position = position(game);
        return game.record().game().choice(position, game.record().game().move(position, move));
    }

    private static void choose(TablePage table, KeptGame game, String move) {
        int before = game.plies();
        for (Choice.Step step : choice(game, move).steps()) table.tap(step.place());
        table.waitFor(KeptGame.plies("unitar") + " > " + before);
    }

    @ParameterizedTest
    @CsvSource({"en, js, 1280, 800", "he, wasm, 360, 640"})
    void marksStaySecretUntilAllAreIn(String language, String target, int width, int height) {
        try (TablePage table = page(width, height)) {
            SpokenGame spoken = new SpokenGame(language);
            HiddenMarks hidden = new HiddenMarks(spoken);
            String query = "?lang=" + language + "&target=" + target;
            KeptGame game = KeptGame.open(table, "unitar", query, KeptUnitar.round(2, "human", "human", "human"));
            table.evaluate(HiddenCards.LISTEN);
            for (String mark : MARKS) {
                waitForCurtain(table);
                hidden.areNotTold(position(game), Position.NOBODY, page(table));
                int seat = position(game).toMove();
                open(table);
                hidden.areNotTold(position(game), seat, page(table));
                nothingIsMarked(table, spoken);
                if (seat == 1) leaf(table, game, hidden);
                choose(table, game, mark);
                if (seat == 2) break;
                String heard = (String) table.evaluate(HiddenCards.HEARD);
                hidden.areNotTold(position(game), seat, heard);
                assertThrows(AssertionError.class, () -> hidden.areNotTold(position(game), Position.NOBODY, heard), "who chooses hears it");
            }
            ToldRound round = new ToldRound(table, spoken);
            round.isCompared(game);
            table.waitUntilStill();
            table.screenshot(screenshot("unitar-compared-" + language + '-' + width + 'x' + height));
            round.listen();
            table.tap(ToldRound.ON);
            waitForCurtain(table);
            assertEquals(3, position(game).round());
            assertEquals(List.of(), table.complaints());
        }
    }

    private static void nothingIsMarked(TablePage table, SpokenGame spoken) {
        for (String colour : List.of("yellow", "red", "blue")) {
            assertEquals(spoken.say("side." + colour), table.place("colour:" + colour).label());
        }
        assertEquals(spoken.say("unitar.symbol.tar"), table.place("symbol:tar").label());
    }

    private static void leaf(TablePage table, KeptGame game, HiddenMarks hidden) {
        for (String key : List.of("PageUp", "PageUp", "PageDown", "PageDown")) {
            table.press(key);
            table.waitUntilStill();
            hidden.areNotTold(position(game), 1, page(table));
        }
        table.press("Escape");
        table.waitUntilStill();
    }

    /** Whoever places the blocks of a colour has it: where colours are secret, these are too. */
    @Test
    void placesAndColoursStaySecret() {
        try (TablePage table = page(360, 640)) {
            SpokenGame spoken = new SpokenGame("en");
            HiddenMarks hidden = new HiddenMarks(spoken);
            KeptGame game = KeptGame.open(table, "unitar", "?lang=en", KeptUnitar.placingInSecret("human", "human", "human"));
            table.evaluate(HiddenCards.LISTEN);
            for (int seat = 0; seat < UnitarPosition.SEATS; seat++) {
                waitForCurtain(table);
                noBlockIsNamed(spoken, Position.NOBODY, page(table));
                assertTrue(table.place("control:open").label().contains(spoken.say("unitar.seat", seat + 1)));
                table.evaluate(HiddenCards.HEARD);
                open(table);
                choose(table, game, ANCHORS.get(seat));
                String heard = (String) table.evaluate(HiddenCards.HEARD);
                if (seat == 2) break;
                noBlockIsNamed(spoken, seat, heard);
                hidden.areNotTold(position(game), seat, heard);
            }
            waitForCurtain(table);
            open(table);
            assertTrue(table.hasPlace("block:BT"), () -> table.places().toString());
            Message who = UnitarWords.colour(position(game).colour(1));
            assertFalse(table.status().contains(spoken.say(who)), table.status());
            table.screenshot(screenshot("unitar-secret-colours-360x640"));
            assertEquals(List.of(), table.complaints());
        }
    }

    /** Before the blocks lie on the field, nobody hears of other blocks than their own. */
    private static void noBlockIsNamed(SpokenGame spoken, int viewer, String told) {
        for (int block = 0; block < UnitarBlock.COUNT; block++) {
            // The first seat has yellow, the second red, the third blue.
            if (UnitarBlock.colour(block) == viewer) continue;
            String name = spoken.say(UnitarWords.block(block));
            assertFalse(told.contains(name), name);
        }
    }
}
