package uniboard.stage.menu;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Stage;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.actions.Actions;
import java.util.List;
import uniboard.game.Position;
import uniboard.match.GameRecord;
import uniboard.match.Match;
import uniboard.stage.kit.PatchPicture;
import uniboard.stage.kit.Screen;
import uniboard.stage.kit.UiContext;
import uniboard.stage.scene.GamePresentation;
import uniboard.stage.scene.MiniBoard;
import uniboard.stage.scene.SmallPicture;

/**
 * What lives in the window of a game's box: a recorded game, played move by move when it is told to, over and over again. It is painted
 * again only when something in it has moved.
 */
public final class Miniature extends Group {
    /** How often it is told to go on in vain when the game is over, so that the end can be seen. */
    private static final int REST_AT_END = 1;
    private static final float FADE = 0.3f;

    private final UiContext look;
    private final MiniBoard figure;
    private final PatchPicture window;
    private final GameRecord record;
    private SmallPicture picture;
    private boolean stale = true;
    private int ply;
    private int rested;

    public Miniature(UiContext look, GamePresentation box, float width, float height, float margin) {
        this.look = look;
        record = GameRecord.read(box.game().showcase(), () -> List.of(box.game()));
        setTransform(false);
        setTouchable(Touchable.disabled);
        setSize(width, height);
        figure = MiniBoard.miniature(look, box.scene(), width, height, margin);
        window = new PatchPicture(look.art().patch("box-window"), Color.WHITE);
        window.setSize(width, height);
        addActor(figure);
        addActor(window);
        // Where the game is under way there is most to be seen of what it is like.
        ply = record.plies() / 3;
        show();
    }

    private void show() {
        figure.show(record.replay(ply), ply == 0 ? Match.NO_MOVE : record.move(ply - 1));
    }

    /** Plays the next move; after the last one rests, then begins again. */
    void goOn() {
        figure.finish();
        if (ply == record.plies()) {
            if (rested++ >= REST_AT_END) beginAgain();
            return;
        }
        // Some moves, such as drawing a card, can't be seen so small.
        do playNext(); while (ply < record.plies() && !Screen.moves(figure));
    }

    private void playNext() {
        Position before = record.replay(ply);
        int move = record.move(ply);
        ply++;
        figure.play(before, move, record.replay(ply), () -> { });
    }

    private void beginAgain() {
        rested = 0;
        ply = 0;
        figure.addAction(Actions.sequence(Actions.fadeOut(FADE), Actions.run(this::show), Actions.fadeIn(FADE)));
    }

    @Override
    public void act(float delta) {
        stale |= Screen.moves(figure);
        super.act(delta);
    }

    @Override
    public void draw(Batch batch, float parentAlpha) {
        if (stale) {
            if (picture == null) picture = new SmallPicture(getWidth(), getHeight(), look.density());
            picture.paint(batch, () -> figure.draw(batch, 1));
            stale = false;
        }
        picture.draw(batch, getX(), getY());
        batch.setColor(Color.WHITE);
        window.setPosition(getX(), getY());
        window.draw(batch, parentAlpha);
    }

    @Override
    protected void setStage(Stage stage) {
        super.setStage(stage);
        if (stage != null || picture == null) return;
        picture.dispose();
        picture = null;
        stale = true;
    }
}
