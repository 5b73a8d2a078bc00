package uniboard.games.unitar;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.ToIntFunction;
import uniboard.game.Bot;
import uniboard.game.MoveList;
import uniboard.game.Random32;
import uniboard.game.Search;

/**
 * Measures bots: {@code CONTESTANT CONTESTANT CONTESTANT GAMES SEED DIVISOR}, where a contestant is a level from 1 to 5, {@code random} or
 * {@code greedy} ({@link GreedyUnitar}), and levels have a budget of play divided by {@code DIVISOR}. Every deal of colours is played once
 * in each rotation of the contestants.
 */
final class UnitarFigures {
    private static final int SEATS = UnitarPosition.SEATS;

    private final List<ToIntFunction<UnitarPosition>> contestants;
    private int games;
    private int ties;
    private final int[] wonAlone = new int[SEATS];
    private final int[] coloursAlone = new int[UnitarColour.COUNT];
    private int comparisons;
    private final int[] approved = new int[SEATS + 1];
    private int rounds;
    private int roundsThatCount;
    private int frames;

    private UnitarFigures(List<ToIntFunction<UnitarPosition>> contestants) {
        this.contestants = contestants;
    }

    public static void main(String[] arguments) {
        int games = Integer.parseInt(arguments[SEATS]);
        int seed = Integer.parseInt(arguments[SEATS + 1]);
        int divisor = Integer.parseInt(arguments[SEATS + 2]);
        List<ToIntFunction<UnitarPosition>> contestants = new ArrayList<>();
        for (int i = 0; i < SEATS; i++) contestants.add(contestant(arguments[i], divisor, new Random32(seed * SEATS + i)));
        UnitarFigures figures = new UnitarFigures(contestants);
        for (int game = 0; game < games; game++) figures.play(new Random32(seed + game / SEATS), game % SEATS);
        figures.print();
    }

    private static ToIntFunction<UnitarPosition> contestant(String name, int divisor, Random32 random) {
        return switch (name) {
            case "random" -> chance(random);
            case "greedy" -> new GreedyUnitar(random)::move;
            default -> level(Integer.parseInt(name), divisor, random);
        };
    }

    private static ToIntFunction<UnitarPosition> chance(Random32 random) {
        MoveList moves = new MoveList();
        return position -> {
            position.moves(moves);
            return moves.get(random.below(moves.size()));
        };
    }

    private static ToIntFunction<UnitarPosition> level(int level, int divisor, Random32 random) {
        Bot bot = new UnitarGame().bot(level);
        int nodes = bot.nodes() / divisor;
        return position -> {
            UnitarPosition view = position.copy();
            view.determinize(position.toMove(), random);
            Search search = bot.search(view, nodes, new Random32(random.next()));
            while (!search.step(nodes)) continue;
            return search.move();
        };
    }

    private void play(Random32 deal, int rotation) {
        UnitarPosition position = new UnitarPosition(UnitarSecrecy.OPEN, deal);
        while (!position.outcome().over()) {
            position.play(contestants.get((position.toMove() + rotation) % SEATS).applyAsInt(position));
            if (position.committed() == 0 && position.lastStep().phase() == UnitarPhase.INTEND) count(position);
        }
        games++;
        boolean isTie = Integer.bitCount(position.outcome().winners()) > 1;
        if (isTie) ties++;
        for (int seat = 0; seat < SEATS; seat++) {
            frames += position.board().frames(position.colour(seat));
            if (isTie || !position.outcome().wins(seat)) continue;
            wonAlone[(seat + rotation) % SEATS]++;
            coloursAlone[position.colour(seat)]++;
        }
    }

    private void count(UnitarPosition after) {
        UnitarStep step = after.lastStep();
        int seats = step.comparison().order().size();
        comparisons++;
        approved[seats]++;
        if (seats == 0 && !step.endsInVain()) return;
        rounds++;
        for (int colour = 0; colour < UnitarColour.COUNT; colour++) {
            if (step.before().frames(colour) == after.board().frames(colour)) continue;
            roundsThatCount++;
            return;
        }
    }

    private void print() {
        int alone = games - ties;
        print("games %d, shared %.1f %%, frames left %.1f", games, 100.0 * ties / games, (double) frames / games);
        for (int i = 0; i < SEATS; i++) print("contestant %d wins alone %d, %.1f %%", i + 1, wonAlone[i], 100.0 * wonAlone[i] / alone);
        for (int i = 0; i < UnitarColour.COUNT; i++) print("%s wins alone %.1f %%", UnitarColour.text(i), 100.0 * coloursAlone[i] / alone);
        print("comparisons a game %.2f, rounds that change frames %.1f %%", (double) comparisons / games, 100.0 * roundsThatCount / rounds);
        for (int i = 0; i <= SEATS; i++) print("%d approved in %.1f %% of comparisons", i, 100.0 * approved[i] / comparisons);
    }

    private static void print(String format, Object... arguments) {
        System.out.println(String.format(Locale.ROOT, format, arguments));
    }
}
