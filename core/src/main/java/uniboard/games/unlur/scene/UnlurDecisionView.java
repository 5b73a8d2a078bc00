package uniboard.games.unlur.scene;

import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Actor;
import java.util.List;
import uniboard.games.unlur.UnlurPosition;
import uniboard.games.unlur.UnlurWinningPath;
import uniboard.stage.kit.Picture;
import uniboard.stage.kit.UiContext;
import uniboard.stage.scene.DecisionView;

/** A stone of the line. */
final class UnlurDecisionView implements DecisionView {
    @Override
    public Actor piece(UiContext look, Decided decided, Rectangle square) {
        UnlurPosition over = (UnlurPosition) decided.over();
        List<UnlurWinningPath.Stone> path = UnlurWinningPath.of(over);
        Picture stone = new Picture(look.art().region(StoneActor.picture(over.colour(path.get(0).cell()))), look.theme().dim());
        stone.setBounds(square.x, square.y, square.width, square.height);
        return stone;
    }
}
