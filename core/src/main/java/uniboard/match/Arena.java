package uniboard.match;

import java.util.ArrayList;
import java.util.List;
import uniboard.game.Game;
import uniboard.game.Options;
import uniboard.game.Random32;
import uniboard.game.Search;

/**
 * Games between bots. Every deal is played once in each rotation of the contestants around the table, so that neither the deal nor the
 * first move favours one of them. Game {@code i} is the same whenever it is played.
 */
public final class Arena {
    /** The part of a bot's budget of play that it has where no budget is given. */
    public static final int BUDGET_DIVISOR = 10;

    private final Game game;
    private final Options options;
    private final List<Integer> levels;
    private final int seed;
    private final int nodes;

    /**
     * @param levels one contestant's level a seat of the game that the options make
     * @param seed   of the first deal; each further one has the next
     * @param nodes  each decision's budget, the same for all; 0: a tenth of the level's budget of play
     * @throws IllegalArgumentException if the game has more or fewer seats than there are levels
     */
    public Arena(Game game, Options options, List<Integer> levels, int seed, int nodes) {
        int seats = game.start(options, new Random32(seed)).seats();
        if (seats != levels.size()) throw new IllegalArgumentException(levels.size() + " contestants for " + seats + " seats");
        this.game = game;
        this.options = options;
        this.levels = List.copyOf(levels);
        this.seed = seed;
        this.nodes = nodes;
    }

    /**
     * Plays a game to its end.
     *
     * @param index from 0
     */
    public Result play(int index) {
        int rotation = index % levels.size();
        Random32 random = new Random32(seed + index / levels.size());
        List<Seat> seats = new ArrayList<>();
        for (int seat = 0; seat < levels.size(); seat++) seats.add(Seat.bot(levels.get(contestant(seat, rotation))));
        Match match = new Match(GameRecord.begin(game, options, seats, random));
        while (!match.outcome().over()) match.play(decision(match, random.next()));
        return new Result(match.record(), winners(match, rotation));
    }

    private int contestant(int seat, int rotation) {
        return (seat + rotation) % levels.size();
    }

    private int decision(Match match, int chance) {
        BotTask task = match.botTask(chance);
        int budget = nodes > 0 ? nodes : Math.max(1, task.nodes() / BUDGET_DIVISOR);
        Search search = new BotTask(task.view(), task.level(), budget, task.seed()).search();
        while (!search.step(budget)) continue;
        return search.move();
    }

    private int winners(Match match, int rotation) {
        int winners = 0;
        for (int seat = 0; seat < levels.size(); seat++) if (match.outcome().wins(seat)) winners |= 1 << contestant(seat, rotation);
        return winners;
    }

    /**
     * How a game ended.
     *
     * @param winners bit {@code c} set: contestant {@code c} (from 0, in the order of the levels) won; all: a draw
     */
    public record Result(GameRecord record, int winners) {
    }
}
