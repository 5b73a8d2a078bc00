package uniboard.binding;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import uniboard.app.registry.Boxes;
import uniboard.games.noughts.NoughtsGame;
import uniboard.games.noughts.scene.NoughtsEdition;

/** Binds the books of the game that new games are copied from, which lies among the tests. */
public final class BindTemplate {
    private BindTemplate() {
    }

    /** @param arguments the books' folder, the project's root and the folder to write to */
    public static void main(String... arguments) throws IOException {
        Boxes boxes = new Boxes(List.of(new NoughtsEdition()));
        List<String> complaints = new Bindery(Path.of(arguments[0]), Path.of(arguments[1]), boxes)
            .bindOnly(new NoughtsGame(), Path.of(arguments[2]));
        if (!complaints.isEmpty()) throw new IllegalStateException(String.join("\n", complaints));
    }
}
