package uniboard.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Page.GetByRoleOptions;
import com.microsoft.playwright.options.AriaRole;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import uniboard.game.Choice;
import uniboard.known.SpokenGame;
import uniboard.match.GameRecord;
import uniboard.match.Match;
import uniboard.match.MoveRow;

/**
 * A whole game of a person in seat 1 in a browser. The page's elements say what the program says, and the moves are spoken as the record
 * has them; what the games say of their own places is proved without a browser.
 */
final class ToldGame {
    /** Chooses one place of a move at its table. */
    interface Hand {
        void choose(String place);
    }

    /** By nothing but what assistive technology has to do with. */
    static Hand bridge(TablePage table) {
        return place -> table.page().getByRole(AriaRole.BUTTON, new GetByRoleOptions().setName(table.place(place).label()).setExact(true))
            .dispatchEvent("click");
    }

    /** By clicks, seeing the whole table first where only a part of it is seen. */
    static Hand pointer(Table table) {
        return place -> {
            table.seeAll();
            table.tap(place);
        };
    }

    /** By nothing but keys: now the one that acts, now the other. */
    static Hand keyboard(Table table) {
        return new Hand() {
            private boolean space;

            @Override
            public void choose(String place) {
                table.goTo(place);
                space = !space;
                table.press(space ? "Space" : "Enter");
            }
        };
    }

    private final Table table;
    private final StoredGame game;
    private final SpokenGame spoken;
    private final Function<GameRecord, Choice> player;

    /** @param player what the person does in the position that the record leads to */
    ToldGame(Table table, StoredGame game, SpokenGame spoken, Function<GameRecord, Choice> player) {
        this.player = player;
        this.table = table;
        this.game = game;
        this.spoken = spoken;
    }

    void playToTheEnd(Hand hand) {
        table.listen();
        isMirrored(game.record());
        while (!game.over()) {
            int before = game.plies();
            for (Choice.Step step : player.apply(game.record()).steps()) hand.choose(step.place());
            hearOut(hand);
            game.waitForAnswer(before);
            isMirrored(game.record());
        }
        GameRecord record = game.record();
        spoken.areHeard(record, table.spoken("said"));
        String result = spoken.result(record);
        assertTrue(table.status().startsWith(result), table.status());
        String how = spoken.say(record.game().words(record.replay()).ending(new Match(record).onlyPerson()));
        assertTrue(table.status().contains(how), () -> table.status() + " doesn't say: " + how);
        assertEquals(1, table.spoken("status").stream().filter(table.status()::equals).count());
        assertEquals(List.of(), table.complaints());
    }

    /** What came of a move is told until it is gone on with. */
    private void hearOut(Hand hand) {
        table.waitUntilStill();
        while (table.hasPlace(ToldRound.ON)) {
            hand.choose(ToldRound.ON);
            table.waitUntilStill();
        }
    }

    /** The accessibility bridge's elements say what lies where, and say it as the program does. */
    private void isMirrored(GameRecord record) {
        Map<?, ?> shown = (Map<?, ?>) table.evaluate("""
            Object.fromEntries([...document.querySelectorAll('[data-place]')].map(button => [button.dataset.place, button.ariaLabel]))""");
        Map<String, String> told = new HashMap<>();
        for (Table.Place place : table.places()) told.put(place.name(), place.label());
        assertEquals(told, shown);
        assertEquals(table.status(), ((String) table.evaluate("document.getElementById('status').textContent")).stripTrailing());
        Number lines = (Number) table.evaluate("document.querySelectorAll('.log li').length");
        assertEquals(MoveRow.of(new Match(record), new Match(record).onlyPerson()).size(), lines.intValue());
    }
}
