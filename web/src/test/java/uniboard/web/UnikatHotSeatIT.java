package uniboard.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import uniboard.game.Choice;
import uniboard.game.Position;
import uniboard.games.unikat.UnikatPosition;

/** Several people with racks of their own on one device: who looks learns nothing that isn't theirs to know. */
class UnikatHotSeatIT extends SiteTest {
    private static final int TURNS = 5;

    private static void waitForCurtain(TablePage table) {
        table.waitFor("uniboard.places.some(({ name }) => name === 'control:open')");
        table.waitUntilStill();
    }

    private static void waitForTable(TablePage table) {
        table.waitFor("uniboard.places.some(({ name }) => name === 'bag')");
        table.waitUntilStill();
    }

    @ParameterizedTest
    @CsvSource({"en, js, 1280, 800", "he, wasm, 360, 640"})
    void threePeopleLearnNothingOfEachOthersRacks(String language, String target, int width, int height) {
        try (TablePage table = page(width, height)) {
            HiddenCards hidden = new HiddenCards(new SpokenGame(language));
            KeptGame game = KeptGame.open(table, "unikat", "?lang=" + language + "&target=" + target,
                KeptUnikat.dealt(5, "human", "human", "human"));
            waitForCurtain(table);
            table.evaluate(HiddenCards.LISTEN);
            for (int turn = 0; turn < TURNS && !game.over(); turn++) {
                hidden.areNotTold(position(game), Position.NOBODY, (String) table.evaluate(HiddenCards.PAGE));
                int seat = position(game).toMove();
                open(table, turn);
                String told = (String) table.evaluate(HiddenCards.PAGE);
                hidden.areNotTold(position(game), seat, told);
                assertThrows(AssertionError.class, () -> hidden.areNotTold(position(game), Position.NOBODY, told),
                    "who looks is told of their own");
                if (turn < 2) table.screenshot(screenshot("unikat-hotseat-" + turn + '-' + width + 'x' + height));
                playTurn(table, game, hidden, seat, turn);
                hidden.areNotTold(position(game), seat, (String) table.evaluate(HiddenCards.HEARD));
            }
            assertEquals(List.of(), table.complaints());
        }
    }

    private static UnikatPosition position(KeptGame game) {
        return (UnikatPosition) game.record().replay();
    }

    /** Now by keyboard, now by a click. */
    private static void open(TablePage table, int turn) {
        if (turn % 2 == 0) {
            table.goTo("control:open");
            table.press("Enter");
        } else {
            table.tap("control:open");
        }
        waitForTable(table);
    }

    private static void playTurn(TablePage table, KeptGame game, HiddenCards hidden, int seat, int turn) {
        while (!game.over() && position(game).toMove() == seat) {
            if (turn == 2) lookAround(table, game, hidden, seat);
            seeAll(table);
            Choice choice = FairPlayer.choice(game.record());
            int before = game.plies();
            for (Choice.Step step : choice.steps()) {
                table.tap(step.place());
                if (game.plies() == before) hidden.areNotTold(position(game), seat, (String) table.evaluate(HiddenCards.PAGE));
            }
            game.waitForAnswer(before);
            table.waitUntilStill();
            int viewer = table.hasPlace("control:open") ? Position.NOBODY : seat;
            hidden.areNotTold(position(game), viewer, (String) table.evaluate(HiddenCards.PAGE));
        }
    }

    /** A hint, the position before where it can be leafed back to, and the points tell no more than the table. */
    private static void lookAround(TablePage table, KeptGame game, HiddenCards hidden, int seat) {
        String status = table.status();
        table.tap("control:hint");
        table.waitUntilStill();
        assertNotEquals(status, table.status());
        hidden.areNotTold(position(game), seat, (String) table.evaluate(HiddenCards.PAGE));
        for (String key : List.of("PageUp", "PageUp", "PageDown", "PageDown")) {
            table.press(key);
            table.waitUntilStill();
            hidden.areNotTold(position(game), seat, (String) table.evaluate(HiddenCards.PAGE));
        }
        table.press("Escape");
    }

    private static void seeAll(TablePage table) {
        if (!table.hasPlace("view:zoom")) return;
        String whole = table.place("view:zoom").label();
        if (!whole.equals(new SpokenGame("en").say("table.whole")) && !whole.equals(new SpokenGame("he").say("table.whole"))) return;
        table.tap("view:zoom");
        table.waitUntilStill();
    }

    @Test
    void nothingIsTakenBackPastTheEyesOfAnother() {
        try (TablePage table = page(1280, 800)) {
            String racks = "CRG1,QWG3,QWY3,SBL3/CBL1,CBL2,SBY3";
            KeptGame game = KeptGame.open(table, "unikat", "?lang=en", KeptUnikat.laid(1, "QWG2@0,0;SWG2@0,1", racks, "human", "human"));
            table.tap("control:open");
            waitForTable(table);
            play(table, game, "card:QWG3", "cell:1,0");
            table.tap("control:takeBack");
            table.waitUntilStill();
            assertEquals(0, game.plies());
            play(table, game, "card:CRG1", "bag");
            assertEquals("true", table.attribute("control:takeBack", "aria-disabled"), "a card of the bag has been seen");
            table.press("Control+z");
            table.waitUntilStill();
            assertEquals(1, game.plies());
            table.goTo("bag");
            table.press("Enter");
            waitForCurtain(table);
            assertEquals("control:open", table.focused(), "the keyboard is at the curtain");
            table.press("Control+z");
            table.press("Enter");
            waitForTable(table);
            assertFalse(table.focused().isEmpty());
            assertEquals(2, game.plies());
            assertEquals("true", table.attribute("control:takeBack", "aria-disabled"));
            table.press("Control+z");
            table.waitUntilStill();
            assertEquals(2, game.plies());
            assertEquals(List.of(), table.complaints());
        }
    }

    private static void play(TablePage table, KeptGame game, String... places) {
        int before = game.plies();
        for (String place : places) table.tap(place);
        game.waitForAnswer(before);
        table.waitUntilStill();
    }

    @Test
    void theCurtainHangsAgainAfterLeavingAndComingBack() {
        try (TablePage table = page(360, 640)) {
            HiddenCards hidden = new HiddenCards(new SpokenGame("en"));
            KeptGame game = KeptGame.open(table, "unikat", "?lang=en", KeptUnikat.dealt(7, "human", "human"));
            waitForCurtain(table);
            table.tap("control:open");
            waitForTable(table);
            table.reload();
            table.waitUntilReady();
            waitForCurtain(table);
            hidden.areNotTold(position(game), Position.NOBODY, (String) table.evaluate(HiddenCards.PAGE));
            table.press("Tab");
            assertFalse(table.focused().isEmpty());
            table.press("Escape");
            table.waitFor("document.title === 'Uniboard'");
            table.waitUntilStill();
            table.screenshot(screenshot("unikat-menu-while-hidden"));
            hidden.areNotTold(position(game), Position.NOBODY, (String) table.evaluate(HiddenCards.PAGE));
            table.tap("game:unikat");
            waitForCurtain(table);
            table.setSize(640, 360);
            table.waitUntilStill();
            hidden.areNotTold(position(game), Position.NOBODY, (String) table.evaluate(HiddenCards.PAGE));
            table.screenshot(screenshot("unikat-curtain-640x360"));
            table.tap("control:open");
            waitForTable(table);
            assertEquals(List.of(), table.complaints());
        }
    }
}
