package uniboard.link;

import java.util.ArrayList;
import java.util.List;
import uniboard.app.registry.AllGames;
import uniboard.game.Game;
import uniboard.game.Options;
import uniboard.match.Arena;

/** How long links get: {@code LinkFigures GAME SEATS GAMES NODES [OPTION=VALUE…]}, bots of level 3 among themselves. */
final class LinkFigures {
    private LinkFigures() {
    }

    public static void main(String[] arguments) {
        Game game = new AllGames().game(arguments[0]);
        Options options = Options.defaults(game);
        for (int i = 4; i < arguments.length; i++) {
            String[] option = arguments[i].split("=");
            options = options.with(option[0], option[1]);
        }
        List<Integer> levels = new ArrayList<>();
        for (int seat = 0; seat < Integer.parseInt(arguments[1]); seat++) levels.add(3);
        Arena arena = new Arena(game, options, levels, 1, Integer.parseInt(arguments[3]));
        int longest = 0;
        int sum = 0;
        int text = 0;
        int games = Integer.parseInt(arguments[2]);
        for (int i = 0; i < games; i++) {
            var record = arena.play(i).record();
            int length = RecordLink.of(record).length();
            longest = Math.max(longest, length);
            text = Math.max(text, record.text().length());
            sum += length;
        }
        System.out.println(arguments[0] + ": longest link " + longest + ", mean " + sum / games + "; longest record " + text);
    }
}
