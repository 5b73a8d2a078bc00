package uniboard.web;

import com.google.gson.Gson;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import uniboard.game.Bot;
import uniboard.game.Choice;
import uniboard.game.Game;
import uniboard.game.MoveList;
import uniboard.game.Options;
import uniboard.game.Random32;
import uniboard.game.Search;
import uniboard.match.BotTask;
import uniboard.match.GameRecord;
import uniboard.match.Match;
import uniboard.match.Seat;

/** A game's tasks for its bot at every level, in openings and in what random play makes of them, with what is decided on the JVM. */
final class BotTasks {
    private static final int NODES = 20_000;

    private final Game game;
    private final List<BotTask> tasks = new ArrayList<>();

    /** @param positions at each level */
    BotTasks(Game game, int positions) {
        this.game = game;
        for (int seed = 1; seed <= positions; seed++) {
            for (int level = 1; level <= Bot.LEVELS; level++) tasks.add(task(game, level, seed));
            tasks.add(weighing(game, seed));
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

    /** Some move of a position, to be weighed as reviews have it. */
    private static BotTask weighing(Game game, int seed) {
        GameRecord view = task(game, 1, seed).view();
        MoveList legal = new MoveList();
        view.replay().moves(legal);
        return new BotTask(view.with(legal.get(seed % legal.size())), BotTask.WEIGH, NODES, seed);
    }

    Game game() {
        return game;
    }

    List<Integer> decisions() {
        return tasks.stream().map(BotTasks::decision).toList();
    }

    private static int decision(BotTask task) {
        Search search = task.search();
        while (!search.step(NODES)) continue;
        return search.move();
    }

    /** A record with which the table asks its bot for nothing. */
    String recordAmongPeople() {
        Options options = Options.defaults(game);
        List<Seat> seats = Collections.nCopies(game.start(options, new Random32(1)).seats(), Seat.HUMAN);
        return GameRecord.begin(game, options, seats, new Random32(1)).text();
    }

    /** What the page decides. */
    List<Integer> decisions(Table table) {
        String texts = new Gson().toJson(tasks.stream().map(BotTask::text).toList());
        List<?> decided = (List<?>) table.evaluate("async () => { const moves = []; for (const task of " + texts
            + ") moves.push(await new Promise(resolve => uniboard.decide(task, resolve))); return moves; }");
        return decided.stream().map(move -> ((Number) move).intValue()).toList();
    }
}
