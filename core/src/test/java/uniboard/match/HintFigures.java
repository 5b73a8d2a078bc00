package uniboard.match;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import uniboard.app.registry.AllGames;
import uniboard.game.Bot;
import uniboard.game.Game;
import uniboard.game.Options;
import uniboard.game.Random32;

/**
 * What comes of obeying hints: {@code HintFigures GAME LEVEL GAMES SEED}. Somebody who does what each hint says, and asks again after every
 * step, plays against bots of a level; beside that the same deals with the strongest bot at that seat. Hints and bots have a tenth of their
 * budget, seats rotate.
 */
public final class HintFigures {
    private HintFigures() {
    }

    public static void main(String[] arguments) {
        Game game = new AllGames().game(arguments[0]);
        int level = Integer.parseInt(arguments[1]);
        int games = Integer.parseInt(arguments[2]);
        int seed = Integer.parseInt(arguments[3]);
        int seats = game.start(Options.defaults(game), new Random32(seed)).seats();
        List<Integer> levels = new ArrayList<>(Collections.nCopies(seats, level));
        levels.set(0, Bot.LEVELS);
        Arena arena = new Arena(game, Options.defaults(game), levels, seed, 0);
        int followed = 0;
        int played = 0;
        int promised = 0;
        int broken = 0;
        for (int i = 0; i < games; i++) {
            // The arena has contestant 0 at the seat that makes its rotation full.
            int seat = (seats - i % seats) % seats;
            HintFollower follower = new HintFollower(game, level, seat, seed + i / seats, Arena.BUDGET_DIVISOR);
            follower.play();
            promised += follower.promised();
            broken += follower.broken();
            if (follower.hasWon() && !follower.isDrawn()) followed++;
            int winners = arena.play(i).winners();
            if ((winners & 1) != 0 && Integer.bitCount(winners) < seats) played++;
        }
        System.out.println(game.id() + " against level " + level + ", " + games + " games");
        print("hints followed", followed, games);
        print("level " + Bot.LEVELS, played, games);
        System.out.println("wins promised " + promised + ", of these not come true by the next turn " + broken);
    }

    private static void print(String who, int won, int games) {
        WinRate share = new WinRate(won, games);
        System.out.println(String.format(Locale.ROOT, "%s: won %d, %.1f %%, 95 %% interval %.1f %% to %.1f %%", who, won,
            100 * share.value(), 100 * share.lower(), 100 * share.upper()));
    }
}
