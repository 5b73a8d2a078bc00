package uniboard.games.unlur;

import java.util.function.ToIntFunction;
import uniboard.game.Bot;
import uniboard.game.MoveList;
import uniboard.game.Random32;
import uniboard.game.Search;

/**
 * Measures the strongest level, on boards of size 6:
 *
 * <pre>
 * random GAMES NODES       against moves by chance
 * connection GAMES NODES   against {@link ConnectionPlayer}
 * quarter GAMES NODES      against itself with a quarter of the budget
 * contract GAMES NODES     how many games Black wins after k stones laid by chance, for k from 0 on
 * </pre>
 *
 * The budget is a move's, in nodes. Seats change with every game.
 */
final class UnlurFigures {
    private static final int SIZE = 6;
    private static final int MOST_STONES = 8;

    private final int games;
    private final int nodes;
    private final int first;

    private UnlurFigures(int games, int nodes, int first) {
        this.games = games;
        this.nodes = nodes;
        this.first = first;
    }

    public static void main(String[] arguments) {
        UnlurFigures figures = new UnlurFigures(Integer.parseInt(arguments[1]), Integer.parseInt(arguments[2]),
            arguments.length > 3 ? Integer.parseInt(arguments[3]) : 0);
        switch (arguments[0]) {
            case "random" -> figures.match(game -> chance(new Random32(game)));
            case "connection" -> figures.match(game -> new ConnectionPlayer(new Random32(game))::move);
            case "quarter" -> figures.match(game -> figures.strongest(figures.nodes / 4, new Random32(game)));
            case "contract" -> figures.contract();
            default -> throw new IllegalArgumentException(arguments[0]);
        }
    }

    private interface Opponent {
        ToIntFunction<UnlurPosition> forGame(int game);
    }

    private void match(Opponent opponents) {
        int wins = 0;
        int stones = 0;
        for (int game = first; game < first + games; game++) {
            UnlurPosition position = UnlurRulesTest.start(SIZE);
            int seat = game % 2;
            ToIntFunction<UnlurPosition> strongest = strongest(nodes, new Random32(1000 + game));
            ToIntFunction<UnlurPosition> opponent = opponents.forGame(game);
            while (!position.outcome().over()) {
                int move = (position.toMove() == seat ? strongest : opponent).applyAsInt(position);
                if (UnlurMove.isPass(move)) stones += position.stoneCount();
                position.play(move);
            }
            if (position.outcome().wins(seat)) wins++;
        }
        System.out.println(wins + " of " + games + " won, " + (double) stones / games + " contract stones on average");
    }

    private void contract() {
        for (int stones = 0; stones <= MOST_STONES; stones++) {
            int black = 0;
            for (int game = 0; game < games; game++) {
                Random32 random = new Random32(1000 * stones + game);
                UnlurPosition position = afterContract(stones, random);
                ToIntFunction<UnlurPosition> player = strongest(nodes, random);
                while (!position.outcome().over()) position.play(player.applyAsInt(position));
                if (position.outcome().wins(position.black())) black++;
            }
            System.out.println(stones + " stones: Black wins " + black + " of " + games);
        }
    }

    private static UnlurPosition afterContract(int stones, Random32 random) {
        UnlurPosition position = UnlurRulesTest.start(SIZE);
        MoveList moves = new MoveList();
        for (int i = 0; i < stones; i++) {
            position.moves(moves);
            position.play(moves.get(random.below(moves.size() - 1)));
        }
        position.play(UnlurMove.PASS);
        return position;
    }

    private ToIntFunction<UnlurPosition> strongest(int budget, Random32 random) {
        return position -> {
            Search search = new UnlurGame().bot(Bot.LEVELS).search(position.copy(), budget, new Random32(random.next()));
            while (!search.step(budget)) continue;
            return search.move();
        };
    }

    private static ToIntFunction<UnlurPosition> chance(Random32 random) {
        MoveList moves = new MoveList();
        return position -> {
            position.moves(moves);
            return moves.get(random.below(moves.size()));
        };
    }
}
