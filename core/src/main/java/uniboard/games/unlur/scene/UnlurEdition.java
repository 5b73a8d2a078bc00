package uniboard.games.unlur.scene;

import com.badlogic.gdx.graphics.Color;
import uniboard.games.unlur.UnlurGame;
import uniboard.games.unlur.UnlurSetup;
import uniboard.stage.kit.Settings;
import uniboard.stage.rules.Edition;
import uniboard.stage.scene.DecisionView;
import uniboard.stage.scene.GamePresentation;
import uniboard.stage.scene.SetupView;

/** What Unlur's box holds. */
public final class UnlurEdition implements Edition {
    @Override
    public GamePresentation box() {
        return new GamePresentation(new UnlurGame(), UnlurScene::new,
            new Color(0x4A4A52FF)).divided(UnlurScene::rooms).suited(UnlurSizes::suited).heeding(Settings.COORDINATES);
    }

    @Override
    public boolean offersSetup() {
        return true;
    }

    @Override
    public SetupView setup() {
        return new SetupView(new UnlurSetup(), stone -> stone);
    }

    @Override
    public DecisionView decisionView() {
        return new UnlurDecisionView();
    }
}
