package uniboard.web;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import uniboard.app.AllGames;
import uniboard.game.Game;

/** The same task gets the same decision everywhere. */
class BotIT extends SiteTest {
    private static final int POSITIONS = 12;

    private final Map<BotTasks, List<Integer>> decisions = new HashMap<>();

    @BeforeAll
    void collectTasks() {
        for (Game game : new AllGames().games()) {
            BotTasks tasks = new BotTasks(game, POSITIONS);
            decisions.put(tasks, tasks.decisions());
        }
    }

    @ParameterizedTest
    @CsvSource({"js, worker", "js, slices", "wasm, worker", "wasm, slices"})
    void decidesAsOnTheJvm(String target, String bot) {
        try (TablePage table = page(360, 640)) {
            if (bot.equals("slices")) table.forbidWorkers();
            decisions.forEach((tasks, decided) -> {
                String game = tasks.game().id();
                table.page().addInitScript("localStorage.setItem('uniboard.record." + game + "', `" + tasks.recordAmongPeople() + "`)");
                table.openReady("?target=" + target + "&game=" + game);
                table.waitFor("uniboard.bot === '" + bot + "'");
                assertEquals(decided, tasks.decisions(table));
                assertEquals(target, table.evaluate("uniboard.target"));
            });
        }
    }
}
