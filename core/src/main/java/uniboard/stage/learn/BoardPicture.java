package uniboard.stage.learn;

import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Stage;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import uniboard.game.Position;
import uniboard.match.Match;
import uniboard.stage.kit.UiContext;
import uniboard.stage.scene.BoardScene;
import uniboard.stage.scene.MiniBoard;
import uniboard.stage.scene.SmallPicture;

/** A position drawn small. It is painted once, when it first comes into the window: a list may have many. */
final class BoardPicture extends Actor {
    private static final float MARGIN = 2;

    private final UiContext look;
    private final BoardScene.Factory scene;
    private final Position position;
    private SmallPicture picture;

    BoardPicture(UiContext look, BoardScene.Factory scene, Position position, float size) {
        this.look = look;
        this.scene = scene;
        this.position = position;
        setSize(size, size);
        setTouchable(Touchable.disabled);
    }

    @Override
    public void draw(Batch batch, float parentAlpha) {
        if (picture == null && !isInWindow()) return;
        if (picture == null) {
            MiniBoard board = MiniBoard.miniature(look, scene, getWidth(), getHeight(), MARGIN);
            board.show(position, Match.NO_MOVE);
            picture = new SmallPicture(getWidth(), getHeight(), look.density());
            picture.paint(batch, () -> board.draw(batch, 1));
        }
        picture.draw(batch, getX(), getY());
    }

    private boolean isInWindow() {
        float y = localToStageCoordinates(new Vector2()).y;
        return y + getHeight() > 0 && y < getStage().getHeight();
    }

    @Override
    protected void setStage(Stage stage) {
        super.setStage(stage);
        if (stage != null || picture == null) return;
        picture.dispose();
        picture = null;
    }
}
