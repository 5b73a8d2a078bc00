package uniboard.games.noughts.scene;

import com.badlogic.gdx.graphics.Color;
import uniboard.games.noughts.NoughtsGame;
import uniboard.stage.rules.Edition;
import uniboard.stage.scene.GamePresentation;

/** What the template's box holds. */
public final class NoughtsEdition implements Edition {
    @Override
    public GamePresentation box() {
        return new GamePresentation(new NoughtsGame(), NoughtsScene::new, Color.TEAL);
    }
}
