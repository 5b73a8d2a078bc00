package uniboard.web;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import uniboard.app.AllGames;
import uniboard.game.Bot;
import uniboard.game.Choice;
import uniboard.game.Game;
import uniboard.game.Options;
import uniboard.game.Random32;
import uniboard.game.Search;
import uniboard.match.BotTask;
import uniboard.match.GameRecord;
import uniboard.match.Match;
import uniboard.match.Seat;

/** The same task gets the same decision everywhere. */
class BotIT extends SiteTest {
    private static final int POSITIONS = 12;
    private static final int NODES = 20_000;
    private static final String DECIDE = """
        async tasks => {
          const moves = [];
          for (const task of tasks) moves.push(await new Promise(resolve => uniboard.decide(task, resolve)));
          return moves;
        }""";

    /** By the game's id. */
    private final Map<String, List<BotTask>> tasks = new HashMap<>();
    private final Map<String, List<Integer>> decisions = new HashMap<>();

    /** Every level in openings and in what random play makes of them. */
    @BeforeAll
    void collectTasks() {
        for (Game game : new AllGames().games()) {
            List<BotTask> ofGame = new ArrayList<>();
            for (int seed = 1; seed <= POSITIONS; seed++) {
                for (int level = 1; level <= Bot.LEVELS; level++) ofGame.add(task(game, level, seed));
            }
            tasks.put(game.id(), ofGame);
            decisions.put(game.id(), ofGame.stream().map(BotIT::decision).toList());
        }
    }

    private static BotTask task(Game game, int level, int seed) {
        Random32 random = new Random32(seed);
        Options options = Options.defaults(game);
        List<Seat> seats = IntStream.range(0, game.start(options, new Random32(seed)).seats()).mapToObj(seat -> Seat.bot(level)).toList();
        Match match = new Match(GameRecord.begin(game, options, seats, random));
        for (int ply = 0; ply < 2 * seed; ply++) {
            List<Choice> choices = match.choices();
            match.play(choices.get(random.below(choices.size())).move());
            if (match.outcome().over()) match = new Match(GameRecord.begin(game, options, seats, random));
        }
        BotTask task = match.botTask(random.next());
        return new BotTask(task.view(), level, NODES, task.seed());
    }

    @ParameterizedTest
    @CsvSource({"js, worker", "js, slices", "wasm, worker", "wasm, slices"})
    void decidesAsOnTheJvm(String target, String bot) {
        try (TablePage table = page(360, 640)) {
            if (bot.equals("slices")) table.forbidWorkers();
            for (Game game : new AllGames().games()) {
                // Among people: a bot at the table would be asked instead.
                table.page().addInitScript("localStorage.setItem('uniboard.record." + game.id() + "', `" + amongPeople(game) + "`)");
                table.openReady("?target=" + target + "&game=" + game.id());
                table.waitFor("uniboard.bot === '" + bot + "'");
                List<String> texts = tasks.get(game.id()).stream().map(BotTask::text).toList();
                assertEquals(decisions.get(game.id()), table.page().evaluate(DECIDE, texts));
                assertEquals(target, table.evaluate("uniboard.target"));
            }
        }
    }

    private static String amongPeople(Game game) {
        Options options = Options.defaults(game);
        List<Seat> seats = Collections.nCopies(game.start(options, new Random32(1)).seats(), Seat.HUMAN);
        return GameRecord.begin(game, options, seats, new Random32(1)).text();
    }

    private static int decision(BotTask task) {
        Search search = task.search();
        while (!search.step(NODES)) continue;
        return search.move();
    }
}
