package uniboard.desktop;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;

/** The program without arguments. */
@Command(name = "uniboard", mixinStandardHelpOptions = true, description = "Tabletop games. Without a command the window opens.")
final class UniboardCommand implements Callable<Integer> {
    private final PlayCommand play;

    UniboardCommand(PlayCommand play) {
        this.play = play;
    }

    @Override
    public Integer call() {
        return play.call();
    }
}
