package uniboard.games.noughts.scene;

import com.badlogic.gdx.graphics.Color;
import uniboard.games.noughts.NoughtsGame;
import uniboard.stage.rules.Edition;
import uniboard.stage.scene.Box;

/** What the template's box holds. */
public final class NoughtsEdition implements Edition {
    @Override
    public Box box() {
        return new Box(new NoughtsGame(), NoughtsScene::new, Color.TEAL);
    }
}
