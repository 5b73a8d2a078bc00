package uniboard.web;

import com.microsoft.playwright.Page;
import java.util.List;
import uniboard.app.Games;
import uniboard.game.Search;
import uniboard.match.BotTask;

/** Measures the search worker against the JVM that runs this: the same searches, in turns, so that both suffer alike from other programs. */
final class WorkerMeasurement {
    /** The first rounds warm the compilers up; the fastest is the one that other programs disturbed least. */
    private static final int ROUNDS = 8;
    private static final int LEVEL = 5;
    private static final int NODES = 1_000_000;
    private static final int NODES_PER_SLICE = 50_000;
    private static final List<String> STARTS = List.of(
        "ssmss/5/5/5/SSMSS Ox,Boar/Horse,Elephant/Crab b",
        "ssmss/5/5/5/SSMSS Crane,Eel/Goose,Monkey/Mantis r",
        "ss1ss/2m2/5/1SM2/S2SS Dragon,Mantis/Goose,Eel/Monkey r",
        "s1m1s/1s1s1/5/1S1S1/S1M1S Boar,Frog/Cobra,Horse/Tiger b");
    private static final String START_WORKER = """
        new Promise(resolve => {
          window.worker = new Worker('worker.js');
          worker.onmessage = resolve;
        }).then(() => {})""";
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
        Games games = new Games();
        List<BotTask> tasks = STARTS.stream().map(start -> BotTask.read(text(start), games)).toList();
        try (Page page = browser.driver().newPage()) {
            // A page of the site on which nothing else goes on.
            page.navigate(address + "LICENSE.txt");
            page.evaluate(START_WORKER);
            double worker = 0;
            double here = 0;
            for (int round = 0; round < ROUNDS; round++) {
                Result ours = searchHere(tasks);
                Result theirs = searchThere(page, tasks);
                if (!theirs.moves.equals(ours.moves)) throw new IllegalStateException("The worker decided " + theirs.moves + ", not " + ours.moves);
                here = Math.max(here, ours.speed());
                worker = Math.max(worker, theirs.speed());
            }
            return String.format("worker: %.0f nodes/s (%.0f %% of this JVM's %.0f nodes/s)", worker, 100 * worker / here, here);
        }
    }

    private static String text(String start) {
        return "task " + LEVEL + ' ' + NODES + " 1\nuniboard 1\ngame onitama\nstart " + start + "\nseat 1 bot 5\nseat 2 bot 5\n";
    }

    private static Result searchHere(List<BotTask> tasks) {
        long begin = System.nanoTime();
        List<String> moves = tasks.stream().map(WorkerMeasurement::decision).toList();
        return new Result((System.nanoTime() - begin) / 1e6, moves);
    }

    private static String decision(BotTask task) {
        Search search = task.search();
        while (!search.step(NODES_PER_SLICE)) continue;
        if (search.nodes() < NODES) throw new IllegalStateException("No measure, because solved after " + search.nodes() + " nodes: " + task.text());
        return Integer.toString(search.move());
    }

    private static Result searchThere(Page page, List<BotTask> tasks) {
        List<?> result = (List<?>) page.evaluate(SEARCH, tasks.stream().map(BotTask::text).toList());
        return new Result(((Number) result.get(0)).doubleValue(), result.stream().skip(1).map(String::valueOf).toList());
    }

    private record Result(double milliseconds, List<String> moves) {
        double speed() {
            return 1000.0 * NODES * STARTS.size() / milliseconds;
        }
    }
}
