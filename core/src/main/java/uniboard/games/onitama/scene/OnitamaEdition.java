package uniboard.games.onitama.scene;

import com.badlogic.gdx.graphics.Color;
import java.util.List;
import uniboard.games.onitama.OnitamaGame;
import uniboard.stage.kit.Settings;
import uniboard.stage.rules.Edition;
import uniboard.stage.rules.RulesPage;
import uniboard.stage.scene.Box;

/** What Onitama's box holds. */
public final class OnitamaEdition implements Edition {
    @Override
    public Box box() {
        return new Box(new OnitamaGame(), OnitamaScene::new, new Color(0x8A3B2CFF)).heeding(Settings.COORDINATES, Settings.TURNING)
            .picturing(new OnitamaMovePictures());
    }

    @Override
    public List<RulesPage> rules() {
        return OnitamaRules.pages();
    }
}
