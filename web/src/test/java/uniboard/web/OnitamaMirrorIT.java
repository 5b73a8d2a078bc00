package uniboard.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page.GetByRoleOptions;
import com.microsoft.playwright.options.AriaRole;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import uniboard.game.Choice;
import uniboard.game.Random32;
import uniboard.match.GameRecord;
import uniboard.match.Match;

/** Whole games without a pointer: by keyboard alone, and by nothing but what assistive technology has to do with. */
class OnitamaMirrorIT extends SiteTest {
    /** Chooses one place of a move. */
    private interface Hand {
        void choose(TablePage table, String place);
    }

    @ParameterizedTest
    @CsvSource({"en, js, 1280, 800", "he, wasm, 360, 640"})
    void aWholeGameByKeyboardAlone(String language, String target, int width, int height) {
        try (TablePage table = page(width, height)) {
            KeptOnitama game = KeptOnitama.open(table, "?lang=" + language + "&target=" + target, KeptOnitama.START);
            playToTheEnd(table, game, language, (page, place) -> {
                page.goTo(place);
                page.press(place.length() == 2 ? "Enter" : "Space");
            });
            table.goTo("control:new");
            table.press("Enter");
            table.waitFor("!localStorage.getItem('uniboard.record.onitama').includes('result')");
            table.screenshot(screenshot("keyboard-" + language + '-' + width + 'x' + height));
        }
    }

    @ParameterizedTest
    @CsvSource({"en, wasm, 360, 640", "he, js, 1280, 800"})
    void aWholeGameThroughTheMirrorAlone(String language, String target, int width, int height) {
        try (TablePage table = page(width, height)) {
            KeptOnitama game = KeptOnitama.open(table, "?lang=" + language + "&target=" + target, KeptOnitama.START);
            playToTheEnd(table, game, language, (page, place) -> {
                AriaRole role = AriaRole.BUTTON;
                Locator button = page.page().getByRole(role, new GetByRoleOptions().setName(page.place(place).label()).setExact(true));
                button.dispatchEvent("click");
            });
        }
    }

    /** By random moves, but wins when that can be done; listens to all that is spoken on the way. */
    private void playToTheEnd(TablePage table, KeptOnitama game, String language, Hand hand) {
        SpokenGame spoken = new SpokenGame(language);
        Random32 random = new Random32(7);
        table.listen();
        isMirrored(table, game.record(), spoken);
        while (!game.over()) {
            int before = game.plies();
            for (Choice.Step step : next(game.record(), random).steps()) hand.choose(table, step.place());
            game.waitForAnswer(before);
            isMirrored(table, game.record(), spoken);
        }
        GameRecord record = game.record();
        assertEquals(spoken.moves(record), table.spoken("said"));
        String result = spoken.say(record.replay().outcome().wins(0) ? "table.youWin" : "table.youLose");
        assertTrue(table.status().startsWith(result), table.status());
        assertEquals(1, table.spoken("status").stream().filter(table.status()::equals).count());
        assertEquals(List.of(), table.complaints());
    }

    private static Choice next(GameRecord record, Random32 random) {
        List<Choice> choices = new Match(record).choices();
        for (Choice choice : choices) {
            GameRecord then = record.with(choice.move());
            if (then.replay().outcome().over() && then.replay().outcome().wins(0)) return choice;
        }
        return choices.get(random.below(choices.size()));
    }

    /** The mirror's elements say what lies where, and say it as the program does. */
    private static void isMirrored(TablePage table, GameRecord record, SpokenGame spoken) {
        Map<?, ?> shown = (Map<?, ?>) table.evaluate("""
            Object.fromEntries([...document.querySelectorAll('[data-place]')].map(button => [button.dataset.place, button.ariaLabel]))""");
        Map<String, String> told = new HashMap<>();
        for (TablePage.Place place : table.places()) told.put(place.name(), place.label());
        assertEquals(told, shown);
        assertEquals(table.status(), table.page().locator("#status").textContent().stripTrailing());
        spoken.squares(record).forEach((square, label) -> assertTrue(told.get(square).equals(label) || told.get(square).startsWith(label + ';'),
            () -> square + ": " + told.get(square) + " instead of " + label));
        List<?> cards = (List<?>) table.evaluate("""
            [...document.querySelectorAll('[data-region=hand] button, [data-region=others] button')].map(button => button.ariaLabel)""");
        List<String> expected = spoken.cards(record);
        assertEquals(expected.size(), cards.size());
        for (String label : expected) assertTrue(cards.stream().anyMatch(card -> card.toString().startsWith(label)), () -> label + " in " + cards);
        assertEquals(record.plies(), table.page().locator(".log li").count());
    }
}
