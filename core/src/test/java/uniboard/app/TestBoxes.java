package uniboard.app;

import uniboard.app.registry.Boxes;
import uniboard.games.noughts.scene.NoughtsEdition;

/** The boxes of the program, and those of the games that only the tests have: a line a game. */
final class TestBoxes {
    private TestBoxes() {
    }

    static Boxes all() {
        return Boxes.all().and(new NoughtsEdition());
    }
}
