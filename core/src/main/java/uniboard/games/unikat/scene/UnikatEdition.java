package uniboard.games.unikat.scene;

import com.badlogic.gdx.graphics.Color;
import uniboard.games.unikat.UnikatGame;
import uniboard.stage.rules.Edition;
import uniboard.stage.scene.DecisionView;
import uniboard.stage.scene.GamePresentation;

/** What Unikat's box holds. */
public final class UnikatEdition implements Edition {
    @Override
    public GamePresentation box() {
        return new GamePresentation(new UnikatGame(), UnikatScene::new, new Color(0x3F6B5AFF)).picturing(new UnikatMovePictures());
    }

    @Override
    public DecisionView decisionView() {
        return new UnikatDecisionView();
    }
}
