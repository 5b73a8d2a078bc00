package uniboard.games.unlur.scene;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.actions.Actions;
import uniboard.games.unlur.UnlurPosition;
import uniboard.stage.kit.Picture;
import uniboard.stage.kit.UiContext;

/** Where a stone would come to lie: the cell glows, and the stone shows through. */
final class Ghost extends Group {
    private static final Color GLOW = new Color(0x00B58380);
    private static final Color EDGE = new Color(0xD9FFF0FF);
    private static final float STONE = 0.92f;
    private static final Color ON_WHITE = new Color(0x00563FFF);
    private static final float TICK = 0.7f;
    private static final float SEEN_THROUGH = 0.66f;
    /** Long enough for a frame to be drawn. */
    private static final float FADE = 0.05f;

    private final UiContext look;
    private final HexGrid grid;
    private final BoardActor board;
    private int cell = -1;
    private boolean asks;

    Ghost(UiContext look, HexGrid grid, BoardActor board) {
        this.look = look;
        this.grid = grid;
        this.board = board;
        setTransform(false);
        setTouchable(Touchable.disabled);
    }

    /**
     * @param at      a cell, or -1 to vanish
     * @param nowAsks whether it waits to be confirmed
     */
    void show(int at, int colour, boolean nowAsks) {
        if (at == cell && nowAsks == asks) return;
        cell = at;
        asks = nowAsks;
        clearChildren();
        clearActions();
        // What acts is drawn: the picture changes also when nothing else moves.
        addAction(Actions.delay(FADE));
        if (at < 0) return;
        addActor(board.tile("hex-fill", at, GLOW));
        addActor(board.tile("hex-edge", at, EDGE));
        Rectangle box = grid.square(at, STONE, look);
        Picture stone = new Picture(look.art().region(StoneActor.picture(colour)), look.theme().dim().cpy());
        stone.getColor().a = SEEN_THROUGH;
        stone.setBounds(box.x, box.y, box.width, box.height);
        addActor(stone);
        if (!asks) return;
        Rectangle tick = grid.square(at, TICK, look);
        Picture check = new Picture(look.art().region("icon-check"), colour == UnlurPosition.BLACK ? EDGE : ON_WHITE);
        check.setBounds(tick.x, tick.y, tick.width, tick.height);
        addActor(check);
    }
}
