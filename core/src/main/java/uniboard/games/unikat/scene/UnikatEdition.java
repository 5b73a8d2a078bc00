package uniboard.games.unikat.scene;

import com.badlogic.gdx.graphics.Color;
import java.util.List;
import uniboard.games.unikat.UnikatGame;
import uniboard.games.unikat.UnikatSetup;
import uniboard.stage.rules.Edition;
import uniboard.stage.scene.DecisionView;
import uniboard.stage.scene.GamePresentation;
import uniboard.stage.scene.SetupView;

/** What Unikat's box holds. */
public final class UnikatEdition implements Edition {
    @Override
    public GamePresentation box() {
        return new GamePresentation(new UnikatGame(), UnikatScene::new, new Color(0x3F6B5AFF)).picturing(new UnikatMovePictures());
    }

    @Override
    public boolean offersSetup() {
        return true;
    }

    @Override
    public SetupView setup() {
        return new SetupView(new UnikatSetup(), feature -> List.of(picture(feature)), UnikatSetupScene::new);
    }

    /** Of a feature of cards: a figure, a colour of cards, a figure in its colour, one in its size. */
    private static String picture(String feature) {
        char letter = feature.charAt(feature.length() - 1);
        if (feature.startsWith("cardColour")) return "card-" + letter;
        if (feature.startsWith("figureColour")) return "fig-C" + letter + '3';
        return feature.startsWith("size") ? "pips-W" + letter : "fig-" + letter + "Y3";
    }

    @Override
    public DecisionView decisionView() {
        return new UnikatDecisionView();
    }
}
