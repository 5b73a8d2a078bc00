package uniboard.games.unitar.scene;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import uniboard.games.unitar.UnitarBlock;
import uniboard.games.unitar.UnitarBoard;
import uniboard.games.unitar.UnitarField;
import uniboard.stage.kit.Layer;
import uniboard.stage.kit.Picture;
import uniboard.stage.kit.TextActor;
import uniboard.stage.kit.UiContext;
import uniboard.text.Direction;
import uniboard.text.TextStyle;

/** The blocks on the field, smaller ones on larger ones, with a count wherever stones are stacked. */
final class BlocksActor extends Group {
    private static final float GHOST = 0.55f;
    private static final float COUNT = 0.38f;
    private static final float LEAST_COUNT = 15;

    private final UiContext look;
    private final FieldGrid grid;
    private final StonePainter stones;
    private final Group blocks = Layer.untouched();
    private final Group counts = Layer.untouched();
    private final Group ghosts = Layer.untouched();
    private final List<BlockActor> actors = new ArrayList<>();

    BlocksActor(UiContext look, FieldGrid grid, StonePainter stones) {
        this.look = look;
        this.grid = grid;
        this.stones = stones;
        setTransform(false);
        setTouchable(Touchable.disabled);
        addActor(blocks);
        addActor(counts);
        addActor(ghosts);
    }

    void show(UnitarBoard board) {
        List<BlockShape> shapes = new ArrayList<>();
        for (int block = 0; block < UnitarBlock.COUNT; block++) {
            BlockShape shape = BlockShape.of(board, block);
            if (shape != null) shapes.add(shape);
        }
        show(shapes);
    }

    private void show(List<BlockShape> shapes) {
        blocks.clearChildren();
        ghosts.clearChildren();
        actors.clear();
        List<BlockShape> order = new ArrayList<>(shapes);
        order.sort(Comparator.comparingInt((BlockShape shape) -> -shape.stones().size()).thenComparingInt(BlockShape::root));
        int[] stacked = new int[UnitarField.SIDE * UnitarField.SIDE];
        for (BlockShape shape : order) {
            int level = 0;
            for (BlockShape.Stone stone : shape.stones()) level = Math.max(level, stacked[UnitarField.of(stone.x(), stone.y())]++);
            BlockActor actor = new BlockActor(look, grid, stones, shape);
            actor.setLevel(level);
            actors.add(actor);
            blocks.addActor(actor);
        }
        counts.clearChildren();
        for (int field = 0; field < stacked.length; field++) if (stacked[field] > 1) addCount(field, stacked[field]);
    }

    private void addCount(int field, int count) {
        float side = Math.max(LEAST_COUNT, COUNT * grid.cell());
        Rectangle box = grid.square(UnitarField.x(field) - 0.38f, UnitarField.y(field) - 0.36f, side / grid.cell());
        Picture disc = new Picture(look.art().region("count"));
        disc.setBounds(box.x, box.y, side, side);
        counts.addActor(disc);
        TextActor number = new TextActor(look, TextStyle.SANS_BOLD, side * 0.66f, Color.WHITE, TextActor.Place.CENTRE,
            Direction.LEFT_TO_RIGHT);
        number.line(Integer.toString(count));
        number.setBounds(box.x, box.y, side, side);
        counts.addActor(number);
    }

    /** While blocks move what is stacked can't be counted. */
    void hideCounts() {
        counts.clearChildren();
    }

    List<BlockActor> all() {
        return List.copyOf(actors);
    }

    /** One more body above all others, until the next {@link #show}. */
    BlockActor over(BlockShape shape, float level) {
        BlockActor actor = new BlockActor(look, grid, stones, shape);
        actor.setLevel(level);
        ghosts.addActor(actor);
        return actor;
    }

    /** @return null if the block has no stones left */
    BlockActor actor(int root) {
        for (BlockActor actor : actors) if (actor.shape().root() == root) return actor;
        return null;
    }

    /** Above all others. */
    void raise(BlockActor actor) {
        actor.toFront();
    }

    void clearRings() {
        for (BlockActor actor : actors) actor.setRing(null);
    }

    void clearGhosts() {
        ghosts.clearChildren();
    }

    /** Where a block would be: seen through, with a ring. */
    void addGhost(BlockShape shape, Color ring) {
        BlockActor ghost = new BlockActor(look, grid, stones, shape);
        ghost.setLevel(1);
        ghost.setRing(ring);
        ghost.getColor().a = GHOST;
        ghosts.addActor(ghost);
    }
}
