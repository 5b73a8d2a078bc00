package uniboard.games.noughts.scene;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.actions.Actions;
import java.util.List;
import uniboard.game.Message;
import uniboard.game.Position;
import uniboard.games.noughts.NoughtsNotation;
import uniboard.games.noughts.NoughtsPosition;
import uniboard.games.noughts.NoughtsWords;
import uniboard.sound.Sound;
import uniboard.stage.kit.AccessibilityTree.Region.Kind;
import uniboard.stage.kit.Layer;
import uniboard.stage.kit.Panel;
import uniboard.stage.kit.PatchPicture;
import uniboard.stage.kit.Picture;
import uniboard.stage.kit.Target;
import uniboard.stage.kit.UiContext;
import uniboard.stage.scene.BoardScene;
import uniboard.stage.scene.Prompt;
import uniboard.stage.scene.SceneMotion;
import uniboard.stage.scene.SceneOutline;
import uniboard.stage.scene.SceneRegion;
import uniboard.stage.scene.SceneRoom;
import uniboard.stage.scene.SceneState;
import uniboard.stage.scene.TimedMotion;

/** Noughts and crosses on the table: nine cells of paper. */
public final class NoughtsScene extends BoardScene<NoughtsPosition> {
    private static final int SIZE = NoughtsPosition.SIZE;
    private static final float GAP = UiContext.UNIT;
    private static final float BAR = 4;

    private final UiContext look;
    private final Rectangle[] cells = new Rectangle[NoughtsPosition.CELLS];
    private final Group signs = Layer.untouched();
    private SceneState<NoughtsPosition> shown;

    public NoughtsScene(SceneRoom room) {
        super(room);
        look = room.look();
        Rectangle play = room.layout().play();
        float side = Math.min(play.width, play.height) / SIZE;
        for (int cell = 0; cell < cells.length; cell++) {
            int row = cell / SIZE;
            float x = play.x + play.width / 2 + (cell % SIZE - SIZE / 2f) * side;
            cells[cell] = new Rectangle(x, play.y + play.height / 2 + (SIZE / 2f - 1 - row) * side, side - GAP, side - GAP);
            room.layout().settle(look, cells[cell]);
            Actor paper = place(new Panel(look), cell);
            paper.setTouchable(Touchable.enabled);
            Target.make(paper, NoughtsNotation.name(cell), room.host()::tapped);
            room.ground().addActor(paper);
        }
        addActor(signs);
    }

    private Actor place(Actor actor, int cell) {
        actor.setBounds(cells[cell].x, cells[cell].y, cells[cell].width, cells[cell].height);
        return actor;
    }

    @Override
    protected void display(SceneState<NoughtsPosition> state) {
        shown = state;
        signs.clearChildren();
        for (int cell = 0; cell < cells.length; cell++) {
            int owner = state.position().owner(cell);
            if (owner != Position.NOBODY) signs.addActor(sign(owner, cell));
            if (state.hinted().contains(NoughtsNotation.name(cell))) signs.addActor(place(ring(UiContext.HINT), cell));
        }
    }

    private Actor sign(int owner, int cell) {
        if (owner == NoughtsPosition.NOUGHTS) return place(ring(look.theme().ink()), cell);
        Group cross = Layer.untouched();
        float width = cells[cell].width;
        for (float turn : new float[] {45, -45}) {
            Picture bar = new Picture(look.art().region("pixel"), look.theme().ink());
            bar.setBounds(cells[cell].x, cells[cell].y + (width - BAR) / 2, width, BAR);
            bar.setOrigin(width / 2, BAR / 2);
            bar.setRotation(turn);
            cross.addActor(bar);
        }
        return cross;
    }

    private PatchPicture ring(Color colour) {
        return new PatchPicture(look.art().patch("ring"), colour);
    }

    @Override
    protected SceneMotion motion(SceneState<NoughtsPosition> from, SceneState<NoughtsPosition> to) {
        display(from);
        return new Putting(sign(from.position().toMove(), to.lastMove()));
    }

    /** A sign comes to its cell. */
    private final class Putting extends TimedMotion {
        Putting(Actor sign) {
            super(look, signs);
            signs.addActor(sign);
            sign.getColor().a = 0;
            lengthenBy(look.motion().slide());
            sign.addAction(Actions.parallel(Actions.fadeIn(length()), sound(Sound.SETTLE, 0)));
        }
    }

    @Override
    public SceneOutline outline() {
        SceneRegion board = new SceneRegion("board", Kind.GRID, Message.of("noughts.area.board"));
        for (int cell = 0; cell < cells.length; cell++) {
            Message label = NoughtsWords.cell(shown.position(), cell);
            board.addCell(NoughtsNotation.name(cell), cell / SIZE, cell % SIZE, cells[cell], label);
        }
        Prompt prompt = shown.selection() == null ? null : new Prompt(null, Message.of("noughts.prompt.put"));
        return new SceneOutline(List.of(board), prompt, null);
    }
}
