package uniboard.desktop;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import uniboard.game.Catalog;
import uniboard.game.Game;
import uniboard.game.Option;

/** {@code games}: what can be played. */
@Command(name = "games", description = "Lists the games, their seats and options.",
    footerHeading = CommandLineProgram.EXAMPLE, footer = "  uniboard games")
final class GamesCommand implements Callable<Integer> {
    private final Console console;
    private final Catalog games;

    GamesCommand(Console console, Catalog games) {
        this.console = console;
        this.games = games;
    }

    @Override
    public Integer call() {
        for (Game game : games.games()) console.out().println(describe(game));
        return 0;
    }

    private static String describe(Game game) {
        StringBuilder line = new StringBuilder(game.id()).append(" seats ").append(game.minSeats());
        if (game.maxSeats() > game.minSeats()) line.append('-').append(game.maxSeats());
        for (Option option : game.options()) {
            line.append(' ').append(option.id()).append('=').append(String.join("|", option.values()))
                .append(" (").append(option.defaultValue()).append(')');
        }
        return line.toString();
    }
}
