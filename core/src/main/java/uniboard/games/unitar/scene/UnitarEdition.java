package uniboard.games.unitar.scene;

import com.badlogic.gdx.graphics.Color;
import uniboard.games.unitar.UnitarGame;
import uniboard.games.unitar.UnitarSetup;
import uniboard.stage.rules.Edition;
import uniboard.stage.scene.DecisionView;
import uniboard.stage.scene.GamePresentation;
import uniboard.stage.scene.SetupView;

/** What Unitar's box holds. */
public final class UnitarEdition implements Edition {
    @Override
    public GamePresentation box() {
        return new GamePresentation(new UnitarGame(), UnitarScene::new, new Color(0x7C5B38FF)).coloured(UnitarSeatColours.INSTANCE)
            .divided(UnitarScene::rooms);
    }

    @Override
    public DecisionView decisionView() {
        return new UnitarDecisionView();
    }

    @Override
    public boolean offersSetup() {
        return true;
    }

    @Override
    public SetupView setup() {
        return new SetupView(new UnitarSetup(), UnitarSetupScene::pictures, UnitarSetupScene::new);
    }
}
