package uniboard.desktop;

import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import uniboard.game.Game;
import uniboard.game.Options;

/** The {@code --option K=V} of a command that starts games. */
final class GivenOptions {
    @Spec(Spec.Target.MIXEE)
    private CommandSpec command;

    @Option(names = "--option", paramLabel = "K=V", description = "Sets an option of the game; may be repeated.")
    private List<String> given = List.of();

    boolean isEmpty() {
        return given.isEmpty();
    }

    /** @throws uniboard.game.NotationException if the game doesn't accept one of them */
    Options of(Game game) {
        Options options = Options.defaults(game);
        for (String pair : given) {
            int equals = pair.indexOf('=');
            if (equals < 0) throw new ParameterException(command.commandLine(), "Option '" + pair + "' is not of the form K=V");
            options = options.with(pair.substring(0, equals), pair.substring(equals + 1));
        }
        return options;
    }
}
