package uniboard.desktop;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;

/** The program without arguments. */
@Command(name = "uniboard", description = "Tabletop games. Without a command the window opens.")
final class UniboardCommand implements Callable<Integer> {
    private final PlayCommand play;

    @Option(names = {"-h", "--help"}, usageHelp = true, scope = ScopeType.INHERIT, description = "Shows this help.")
    @SuppressWarnings("unused") // Its being given is what counts.
    private boolean help;

    UniboardCommand(PlayCommand play) {
        this.play = play;
    }

    @Override
    public Integer call() {
        return play.call();
    }
}
