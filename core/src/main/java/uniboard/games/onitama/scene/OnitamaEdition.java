package uniboard.games.onitama.scene;

import com.badlogic.gdx.graphics.Color;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import uniboard.game.Message;
import uniboard.games.onitama.OnitamaCard;
import uniboard.games.onitama.OnitamaGame;
import uniboard.games.onitama.OnitamaSetup;
import uniboard.games.onitama.OnitamaWords;
import uniboard.stage.kit.Settings;
import uniboard.stage.rules.Edition;
import uniboard.stage.rules.RulesFigure;
import uniboard.stage.scene.DecisionView;
import uniboard.stage.scene.GamePresentation;
import uniboard.stage.scene.SetupView;

/** What Onitama's box holds. */
public final class OnitamaEdition implements Edition {
    @Override
    public GamePresentation box() {
        return new GamePresentation(new OnitamaGame(), OnitamaScene::new, new Color(0x8A3F2CFF)).heeding(Settings.COORDINATES,
            Settings.TURNING)
            .closeUp(OnitamaScene::closeUp)
            .picturing(new OnitamaMovePictures());
    }

    @Override
    public DecisionView decisionView() {
        return new OnitamaDecisionView();
    }

    @Override
    public boolean offersSetup() {
        return true;
    }

    @Override
    public SetupView setup() {
        return new SetupView(new OnitamaSetup(), piece -> piece);
    }

    @Override
    public Map<String, RulesFigure.Drawing> drawings() {
        return Map.of("base-cards", drawing(OnitamaCard.Set.BASE), "sensei-cards", drawing(OnitamaCard.Set.SENSEI));
    }

    /** All cards of a set. */
    private static RulesFigure.Drawing drawing(OnitamaCard.Set set) {
        List<OnitamaCard> cards = new ArrayList<>();
        List<Message> lines = new ArrayList<>();
        for (OnitamaCard card : OnitamaCard.values()) {
            if (card.set() != set) continue;
            cards.add(card);
            lines.add(Message.of("onitama.rules.cardLine", card.title(), OnitamaWords.moves(card)));
        }
        return new RulesFigure.Drawing((look, width, height) -> new OnitamaRulesChart(look, cards, width, height), lines);
    }
}
