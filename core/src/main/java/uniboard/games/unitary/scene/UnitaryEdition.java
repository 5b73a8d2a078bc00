package uniboard.games.unitary.scene;

import com.badlogic.gdx.graphics.Color;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import uniboard.game.Message;
import uniboard.games.unitary.UnitaryCard;
import uniboard.games.unitary.UnitaryGame;
import uniboard.games.unitary.UnitarySetup;
import uniboard.games.unitary.UnitaryWords;
import uniboard.stage.kit.UiContext;
import uniboard.stage.rules.Edition;
import uniboard.stage.rules.RulesFigure;
import uniboard.stage.scene.DecisionView;
import uniboard.stage.scene.GamePresentation;
import uniboard.stage.scene.ReferenceLine;
import uniboard.stage.scene.SetupView;

/** What Unitary's box holds. */
public final class UnitaryEdition implements Edition {
    private static final List<String> MOTION = List.of("Distance", "Mass", "Time", "Speed", "Acceleration", "Frequency", "Area", "Volume",
        "Density");
    private static final List<String> STRENGTH = List.of("Momentum", "Force", "Energy", "Power", "Pressure", "Surface Tension", "Viscosity",
        "Moment of Inertia", "Angular Momentum");

    @Override
    public GamePresentation box() {
        return new GamePresentation(new UnitaryGame(), UnitaryScene::new, new Color(0x3C5A78FF)).picturing(new UnitaryMovePictures());
    }

    @Override
    public DecisionView decisionView() {
        return new UnitaryDecisionView();
    }

    @Override
    public boolean offersSetup() {
        return true;
    }

    /** Nothing is put on the table: all is chosen from lists. */
    @Override
    public SetupView setup() {
        return new SetupView(new UnitarySetup(), piece -> piece);
    }

    @Override
    public List<ReferenceLine> reference() {
        List<ReferenceLine> lines = new ArrayList<>();
        for (int card = 0; card < UnitaryCard.KINDS; card++) {
            if (!UnitaryCard.isQuantity(card)) continue;
            int units = UnitaryCard.units(card);
            Message name = UnitaryWords.card(card);
            lines.add(new ReferenceLine(UnitaryCard.key(card), name, look -> new Formula(look, look.theme().ink(),
                UiContext.BODY).units(units), Message.of("unitary.scene.quantity", name, UnitaryWords.formula(units)),
                Message.of("unitary.about." + UnitaryCard.key(card))));
        }
        return lines;
    }

    @Override
    public Map<String, RulesFigure.Drawing> drawings() {
        return Map.of("motion-quantities", drawing(MOTION), "strength-quantities", drawing(STRENGTH));
    }

    private static RulesFigure.Drawing drawing(List<String> names) {
        List<Integer> cards = new ArrayList<>();
        List<Message> lines = new ArrayList<>();
        for (String name : names) {
            int card = UnitaryCard.named(name);
            cards.add(card);
            lines.add(line(card));
        }
        return new RulesFigure.Drawing((look, width, height) -> new UnitaryRulesChart(look, cards, width, height), lines);
    }

    private static Message line(int card) {
        return Message.of("unitary.rules.line", UnitaryWords.card(card), Sign.letter(card), UnitaryWords.formula(UnitaryCard.units(card)),
            Message.of("unitary.from." + UnitaryCard.key(card)));
    }
}
