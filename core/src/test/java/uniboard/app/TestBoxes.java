package uniboard.app;

import com.badlogic.gdx.graphics.Color;
import uniboard.games.noughts.NoughtsGame;
import uniboard.games.noughts.scene.NoughtsRules;
import uniboard.games.noughts.scene.NoughtsScene;
import uniboard.stage.scene.Box;

/** The boxes of the program, and those of the games that only the tests have: a line a game. */
final class TestBoxes {
    private TestBoxes() {
    }

    static Boxes all() {
        return Boxes.all().and(new Boxes.Line(new Box(new NoughtsGame(), NoughtsScene::new, Color.TEAL), NoughtsRules.pages()));
    }
}
