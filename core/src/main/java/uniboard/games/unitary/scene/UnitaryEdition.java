package uniboard.games.unitary.scene;

import com.badlogic.gdx.graphics.Color;
import java.util.List;
import uniboard.games.unitary.UnitaryGame;
import uniboard.stage.rules.Edition;
import uniboard.stage.rules.RulesPage;
import uniboard.stage.scene.Box;

/** What Unitary's box holds. */
public final class UnitaryEdition implements Edition {
    @Override
    public Box box() {
        return new Box(new UnitaryGame(), UnitaryScene::new, new Color(0x8A6A2CFF)).picturing(new UnitaryMovePictures());
    }

    @Override
    public List<RulesPage> rules() {
        return UnitaryRules.pages();
    }
}
