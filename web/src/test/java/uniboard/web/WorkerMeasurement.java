package uniboard.web;

import com.microsoft.playwright.Page;
import java.util.List;
import java.util.stream.Stream;
import uniboard.app.registry.AllGames;
import uniboard.game.Search;
import uniboard.match.BotTask;

/**
 * Measures the search worker against the JVM that runs this: the same searches, in turns, so that both suffer alike from other programs.
 */
final class WorkerMeasurement {
    /** The first rounds warm the compilers up; the fastest is the one that other programs disturbed least. */
    private static final int ROUNDS = 8;
    private static final int LEVEL = 5;
    /** Playouts aren't cut short: those that don't fit into the rest are left out. */
    private static final double SPENT = 0.999;
    private static final int NODES_PER_SLICE = 50_000;
    private static final Work ONITAMA = new Work("onitama", 1_000_000,
        "ssmss/5/5/5/SSMSS Ox,Boar/Horse,Elephant/Crab b",
        "ssmss/5/5/5/SSMSS Crane,Eel/Goose,Monkey/Mantis r",
        "ss1ss/2m2/5/1SM2/S2SS Dragon,Mantis/Goose,Eel/Monkey r",
        "s1m1s/1s1s1/5/1S1S1/S1M1S Boar,Frog/Cobra,Horse/Tiger b");
    private static final Work UNLUR = new Work("unlur", 4_000_000,
        "6/7/8/4x4/10/11/10/9/4x3/7/6 contract 1 -",
        "6/7/8/3x1x3/10/3o7/4x5/9/4x3/7/6 play 2 1",
        "8/9/10/11/5x6/13/14/7x7/14/13/4x7/11/10/9/8 play 2 1");
    /** The page of a game says where its worker is. */
    private static final String START_WORKER = """
        async game => {
          const page = await (await fetch(game + '/')).text();
          window.worker = new Worker(/"worker":"([^"]+)"/.exec(page)[1]);
          await new Promise(resolve => { worker.onmessage = resolve; });
        }""";
    /** Milliseconds that the worker takes for all tasks, and its answers. */
    private static final String SEARCH = """
        async tasks => {
          const begin = performance.now();
          const answers = [];
          for (const task of tasks) answers.push(await new Promise(resolve => {
            worker.onmessage = event => resolve(event.data);
            worker.postMessage('1\\n' + task);
          }));
          return [performance.now() - begin, ...answers.map(answer => answer.split(' ')[1])];
        }""";

    private WorkerMeasurement() {
    }

    /** @param address the site's */
    static String measure(Browser browser, String address) {
        return measure(browser, address, ONITAMA) + System.lineSeparator() + measure(browser, address, UNLUR);
    }

    private static String measure(Browser browser, String address, Work work) {
        List<BotTask> tasks = work.tasks();
        try (Page page = browser.driver().newPage()) {
            // A page of the site on which nothing else goes on.
            page.navigate(address + "LICENSE.txt");
            page.evaluate(START_WORKER, work.game);
            double worker = 0;
            double here = 0;
            for (int round = 0; round < ROUNDS; round++) {
                Result ours = searchHere(tasks);
                Result theirs = searchThere(page, tasks);
                if (!theirs.moves.equals(ours.moves))
                    throw new IllegalStateException("The worker decided " + theirs.moves + ", not " + ours.moves);
                here = Math.max(here, ours.speed());
                worker = Math.max(worker, theirs.speed());
            }
            return String.format("worker, %s: %.0f nodes/s (%.0f %% of this JVM's %.0f nodes/s)", work.game, worker, 100 * worker / here,
                here);
        }
    }

    /** Positions of a game to search, each afresh. */
    private record Work(String game, int nodes, String... starts) {
        List<BotTask> tasks() {
            AllGames games = new AllGames();
            return Stream.of(starts).map(start -> BotTask.read(text(start), games)).toList();
        }

        private String text(String start) {
            return "task " + LEVEL + ' ' + nodes + " 1\nuniboard 1\ngame " + game + "\nstart " + start + "\nseat 1 bot 5\nseat 2 bot 5\n";
        }
    }

    private static Result searchHere(List<BotTask> tasks) {
        long begin = System.nanoTime();
        List<String> moves = tasks.stream().map(WorkerMeasurement::decision).toList();
        return new Result(nodes(tasks), (System.nanoTime() - begin) / 1e6, moves);
    }

    private static double nodes(List<BotTask> tasks) {
        return tasks.stream().mapToDouble(BotTask::nodes).sum();
    }

    private static String decision(BotTask task) {
        Search search = task.search();
        while (!search.step(NODES_PER_SLICE)) continue;
        if (search.nodes() < SPENT * task.nodes())
            throw new IllegalStateException("No measure, because solved after " + search.nodes() + " nodes: " + task.text());
        return Integer.toString(search.move());
    }

    private static Result searchThere(Page page, List<BotTask> tasks) {
        List<?> result = (List<?>) page.evaluate(SEARCH, tasks.stream().map(BotTask::text).toList());
        return new Result(nodes(tasks), ((Number) result.get(0)).doubleValue(), result.stream().skip(1).map(String::valueOf).toList());
    }

    private record Result(double nodes, double milliseconds, List<String> moves) {
        double speed() {
            return 1000 * nodes / milliseconds;
        }
    }
}
