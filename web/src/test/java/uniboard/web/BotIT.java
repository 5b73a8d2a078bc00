package uniboard.web;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import uniboard.app.registry.AllGames;
import uniboard.game.Game;

/** The same task gets the same decision everywhere. */
class BotIT extends SiteTest {
    private static final int POSITIONS = 12;
    /** In slices of frames the same program thinks as in the worker, only more slowly. */
    private static final int POSITIONS_IN_SLICES = 3;

    private final Map<Integer, Map<BotTasks, List<Integer>>> decisions = new HashMap<>();

    @BeforeAll
    void collectTasks() {
        for (int positions : new int[] {POSITIONS, POSITIONS_IN_SLICES}) {
            Map<BotTasks, List<Integer>> decided = new HashMap<>();
            for (Game game : new AllGames().games()) {
                BotTasks tasks = new BotTasks(game, positions);
                decided.put(tasks, tasks.decisions());
            }
            decisions.put(positions, decided);
        }
    }

    @ParameterizedTest
    @CsvSource({"js, worker", "js, slices", "wasm, worker", "wasm, slices"})
    void decidesAsOnTheJvm(String target, String bot) {
        try (TablePage table = page(360, 640)) {
            boolean inSlices = bot.equals("slices");
            if (inSlices) table.forbidWorkers();
            decisions.get(inSlices ? POSITIONS_IN_SLICES : POSITIONS).forEach((tasks, decided) -> {
                String game = tasks.game().id();
                table.keep(game, tasks.recordAmongPeople());
                table.openReady("?target=" + target + "&game=" + game);
                table.waitFor("uniboard.bot === '" + bot + "'");
                assertEquals(decided, tasks.decisions(table));
                assertEquals(target, table.evaluate("uniboard.target"));
            });
        }
    }
}
