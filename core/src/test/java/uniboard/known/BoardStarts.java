package uniboard.known;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** The positions that the boards of a game's books start from. */
public final class BoardStarts {
    private static final String START = "start ";

    private BoardStarts() {
    }

    /** In the game's notation, in the order of {@code boards.txt}. */
    public static List<String> of(String game) throws IOException {
        return Files.readAllLines(Path.of("../assets/learn", game, "boards.txt")).stream().filter(line -> line.startsWith(START))
            .map(line -> line.substring(START.length())).toList();
    }
}
